"""A person, or several at one keyboard, at a table: who looks, what they see, what they may do, whose turn is next.

The table screen drives it and paints its `picture`; it knows no screen. It shows observed Worlds only. Between two
people whose views differ it is covered: until the next one is ready its picture is a spectator's.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from engine.core import AnyEvent, Prompt, Rejected, Told, World, observe, perform, reveals
from engine.journal import Journal, is_game_line
from engine.journal.steps import Step
from engine.store import StoreProblem
from engine.tables import Empty, Table
from engine.tables.seats import is_one_keyboard
from engine.tables.undoing import NEVERS
from tui.agreeing import is_verb, said_of
from tui.games import FACES
from tui.games.contract import Face, Scene
from tui.sentences import awaited, options_in_words, timed
from tui.settings import Confirm, Pace
from tui.table.beats import Beat, beats_of
from tui.table.hints import Hint, hint_from
from tui.table.narration import Eyes, Narrator
from tui.table.news import News, news_for
from tui.table.picture import Picture
from tui.table.pondering import Pondering
from tui.table.record import record_of
from tui.table.sitters import kinds_of

DELAYS: dict[Pace, float | None] = {"instant": 0.0, "brisk": 0.6, "slow": 1.8, "step": None}
"""Seconds between two pictures of what others do; None: a key shows the next."""

ASIDE = 0.15
"""Seconds a bot takes at most while a person is asked as well: nothing of it needs to be followed."""


TROUBLE = (Rejected, StoreProblem)
"""What a table may answer instead of doing something, each with a sentence for people."""


class Reply(msgspec.Struct, frozen=True):
    """What became of a wish: it is done, refused, or asked once more before it is done."""

    said: Literal["done", "refused", "asks"]
    sentence: str = ""


class Session:
    """See the module."""

    def __init__(
        self, table: Table, mine: Iterable[int], *, pace: Pace = "brisk", confirm: Confirm = "irreversible"
    ) -> None:
        self.table, self.mine = table, tuple(sorted(mine))
        self.pace, self.confirm = pace, confirm
        self.viewer: int | None = self.mine[0] if len(self.mine) == 1 else None
        self.upcoming: int | None = None
        self.beats: deque[Beat] = deque()
        self.asked: tuple[Any, ...] | None = None
        self.asks_for_undo = False
        self.hint: Hint | None = None
        self.wants_hint = False
        self.minds = Pondering(table)
        self.narrator = Narrator(table.journal, table.names)
        self.is_counted = True
        self._news: tuple[Step, int, News] | None = None
        self._view: tuple[Step, Eyes, World] | None = None
        self._record: tuple[Step, str] | None = None
        self._seat_next()

    # Who looks

    @property
    def journal(self) -> Journal:
        return self.table.journal

    @property
    def face(self) -> Face:
        return FACES[self.journal.game.slug]

    @property
    def is_covered(self) -> bool:
        """Whether somebody else must sit down before anything is shown."""
        return self.upcoming is not None and not self.beats

    @property
    def is_over(self) -> bool:
        """Whether the score sheet is due: the game has ended and its last pictures were seen."""
        return self.journal.outcome is not None and not self.beats

    @property
    def eyes(self) -> Eyes:
        """Whose knowledge is shown: the viewer's; everybody's after the end; nobody's while covered."""
        if self.journal.header.view is not None:
            return self.journal.header.view
        if self.is_over:
            return tuple(range(len(self.table.names)))
        return () if self.is_covered or self.viewer is None else (self.viewer,)

    @property
    def seat(self) -> int | None:
        """The place the table is shown from."""
        if self.is_over and self.viewer is None and self.mine:
            return self.mine[0]
        return None if self.is_covered else self.viewer

    def sit(self) -> None:
        """The next person is there, and nobody else looks."""
        if self.upcoming is not None:
            self.viewer, self.upcoming = self.upcoming, None

    def _seat_next(self) -> None:
        """Who is to look now: whoever of the people here is asked, the next one after the last."""
        asked = [seat for seat in self.journal.waiting() if seat in self.mine]
        self.upcoming = None
        if not asked or self.viewer in asked:
            return
        last = -1 if self.viewer is None else self.viewer
        following = next((seat for seat in asked if seat > last), asked[0])
        if self.viewer is not None and self._sees_the_same(self.viewer, following):
            self.viewer = following
        else:
            self.upcoming = following

    def _sees_the_same(self, one: int, other: int) -> bool:
        """Whether there is nothing to hide between two people."""
        views = [self.table.view(seat) for seat in (one, other)]
        for view in views:
            view.eyes = ()
        return views[0] == views[1]

    # What they see

    @property
    def seen(self) -> World:
        """The World as it is shown now, looked at once for each moment."""
        if self.beats:
            return self.beats[0].world
        tip, eyes = self.journal.tip, self.eyes
        if self._view is None or self._view[0] is not tip or self._view[1] != eyes:
            self._view = (tip, eyes, self.table.view(*eyes))
        return self._view[2]

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to choose now."""
        return not self.beats and not self.is_covered and self.viewer in self.journal.waiting()

    def picture(self) -> Picture:
        """Everything to be shown now."""
        game, seen = self.journal.game, self.seen
        return Picture(
            face=self.face,
            title=game.title,
            options=options_in_words(self.journal.header.options),
            scene=self.scene(seen),
            status=timed(game.status(seen, self.seat if self.eyes else None), self.table.minutes_left),
            prompt=self.prompt(seen),
            told=self.told(),
        )

    def scene(self, seen: World) -> Scene:
        """The table as the board is to show it."""
        news = self.news(self.seat) if self.seat is not None and not self.is_over else News()
        return Scene(
            world=seen,
            seat=self.seat,
            names=self.table.names,
            kinds=kinds_of(self.table.sitters, self.mine),
            legal=self.legal(),
            thinking=frozenset() if self.beats else frozenset(self.journal.waiting()),
            changed=news.changed,
            before=news.before,
            you=frozenset(() if self.is_covered else self.mine),
            over=self.is_over,
            record=self.record() if self.is_over else "",
        )

    def record(self) -> str:
        """How the player stands in this game, now that it is over."""
        if self._record is None or self._record[0] is not self.journal.tip:
            told = record_of(self.table.store, self.table.id) if self.is_counted else ""
            self._record = (self.journal.tip, told)
        return self._record[1]

    def told(self) -> tuple[Told, ...]:
        """The narration so far, for the eyes that look."""
        tip = self.journal.tip
        if self.beats and tip.parent is not None:
            before = self.narrator.lines(self.eyes, tip.parent)
            return (*before, *self.narrator.told_so_far(self.eyes, tip, self.beats[0].facts))
        return self.narrator.lines(self.eyes)

    def prompt(self, seen: World) -> Prompt:
        """What to do now; while pictures pass, what is being shown."""
        if self.beats:
            titles = [told for told in self.told() if told.tone == "title"]
            onward = "space shows the next, Enter all." if DELAYS[self.pace] is None else "space goes on at once."
            return Prompt(f"{self.titled(titles[-1]) if titles else 'The table'}.", onward)
        asked = self.journal.waiting()
        if asked and all(isinstance(self.table.sitters[seat], Empty) for seat in asked):
            return Prompt("The table waits for somebody to take the empty seat.", "Esc goes to the hall.")
        return awaited(self.journal.game.prompt(seen, self.seat if self.eyes else None), self.table.names)

    def titled(self, told: Told) -> str:
        """A title of the narration; one that is something a seat does needs its name."""
        is_deed = told.seat is not None and is_verb(told.text)
        return said_of(self.table.names[told.seat or 0], told.text) if is_deed else told.text

    def news(self, seat: int) -> News:
        """What happened since a seat last chose."""
        tip = self.journal.tip
        if self._news is None or self._news[0] is not tip or self._news[1] != seat:
            known = (self._news[0], self._news[2]) if self._news is not None and self._news[1] == seat else None
            self._news = (tip, seat, news_for(self.narrator, seat, known))
        return self._news[2]

    # What they may do

    def legal(self) -> tuple[Any, ...]:
        """What the viewer may do now."""
        if not self.is_asked or self.viewer is None:
            return ()
        return tuple(self.journal.game.legal(self.seen, self.viewer))

    def why_not(self, action: Any) -> str | None:
        """Why the viewer may not do this, in one sentence; None if they may."""
        if not self.is_asked or self.viewer is None:
            return "The game is over." if self.journal.outcome is not None else "Others are to act now."
        return self.journal.game.why_not(self.seen, self.viewer, action)

    def label(self, action: Any) -> str:
        """An action in the viewer's words."""
        return self.journal.game.label(self.seen, action, self.viewer or 0)

    def about(self, action: Any) -> str:
        """More about an action than its label says."""
        return self.journal.game.about(self.seen, action, self.viewer or 0)

    def has_use_for(self, command: str) -> bool:
        """Whether a command would do anything now, for the key row and the palette."""
        match command:
            case "undo":
                return any(is_game_line(step.event.action) for step in self.journal.tip.path())
            case "redo":
                return bool(self.journal.left)
            case "hint":
                return self.is_asked
            case "skip":
                return not self.is_asked and (bool(self.beats) or bool(self.table.due_bots()))
        return True

    def choose(self, action: Any, *then: Any) -> Reply:
        """The viewer chose this, and by the same key what comes `then`: all of it is taken back at once.

        What cannot be taken back is asked twice, as they wish it.
        """
        if self.beats:
            self.skip()
            return Reply("done")
        refused = self.why_not(action)
        if refused is not None or self.viewer is None:
            self.asked = None
            return Reply("refused", refused or "")
        chosen = (action, *then)
        if self.asked != chosen and self.must_ask(self.viewer, chosen):
            self.asked = chosen
            return Reply("asks", f"{self.labels(chosen)}?  Enter once more does it, Esc thinks again.")
        try:
            self._happened(self._act(self.viewer, chosen))
        except TROUBLE as trouble:
            return Reply("refused", trouble.sentence)
        return Reply("done")

    def labels(self, chosen: Sequence[Any]) -> str:
        """What one key would do, in the viewer's words."""
        first, *others = map(self.label, chosen)
        return "; ".join([first, *(f"{other[:1].lower()}{other[1:]}" for other in others)])

    def _act(self, seat: int, chosen: Sequence[Any]) -> AnyEvent:
        """Do what one key stands for as one group, as far as it can be done; the last line of it."""
        event = self.table.act(seat, chosen[0])
        for action in chosen[1:]:
            if seat not in self.journal.waiting() or self.journal.game.why_not(self.table.view(seat), seat, action):
                break
            event = self.table.act(seat, action, group=event.group)
        return event

    def must_ask(self, seat: int, chosen: Sequence[Any]) -> bool:
        """Whether a choice is asked twice: always, never, or where it shows something and others have a say."""
        if self.confirm != "irreversible":
            return self.confirm == "always"
        if is_one_keyboard(self.table.sitters):
            return False
        return any(reveals(before, event) for before, event in self._foreseen(seat, chosen))

    def _foreseen(self, seat: int, chosen: Sequence[Any]) -> Iterator[tuple[World, AnyEvent]]:
        """What one key would do, each line with the World before it, while it can be done."""
        world, game = self.journal.world, self.journal.game
        for action in chosen:
            if game.why_not(observe(world, seat), seat, action) is not None:
                return
            before = world.copy()
            yield before, self.journal.line(seat, action, tuple(perform(game, world, seat, action)))

    def undo(self) -> Reply:
        """Go back to the last choice made here; where others have a say, ask them."""
        alone = is_one_keyboard(self.table.sitters)
        if not alone and self.viewer is None:
            return Reply("refused", "Who only watches has nothing to take back.")
        seat = None if alone else self.viewer
        try:
            if self.asks_for_undo and seat is not None:
                self.asks_for_undo = False
                self.table.ask_undo(seat)
                return Reply("done", "The others are asked.")
            self._moved_back(self.table.undo(seat))
        except TROUBLE as trouble:
            if seat is None or getattr(trouble, "slug", "") not in NEVERS:
                return Reply("refused", trouble.sentence)
            self.asks_for_undo = True
            return Reply("asks", f"{trouble.sentence}  u once more asks them, Esc lets it be.")
        return Reply("done", "Taken back; r brings it again.")

    def redo(self) -> Reply:
        """Bring back what was taken back."""
        try:
            self._moved_back(self.table.redo(None if is_one_keyboard(self.table.sitters) else self.viewer))
        except TROUBLE as trouble:
            return Reply("refused", trouble.sentence)
        return Reply("done", "Brought back.")

    def consent(self, yes: bool) -> Reply:
        """Answer the wish of somebody else to take something back."""
        try:
            self._moved_back(self.table.consent(self.viewer or 0, yes))
        except TROUBLE as trouble:
            return Reply("refused", trouble.sentence)
        return Reply("done", "You agreed." if yes else "You did not agree.")

    @property
    def is_wished(self) -> bool:
        """Whether somebody else waits for the viewer's yes to an undo."""
        wish = self.table.wish
        return wish is not None and self.viewer in wish.needs

    def next_hint(self) -> Hint | None:
        """A hint, stronger each time it is asked for at the same moment; None where nothing is asked, or not yet.

        While it is still thought about, `wants_hint` says so.
        """
        self.wants_hint = False
        if not self.is_asked or self.viewer is None:
            return None
        if self.hint is not None:
            self.hint = self.hint.stronger()
            return self.hint
        advice = self.minds.advice(self.viewer)
        if advice is None:
            self.wants_hint = True
        else:
            self.hint = hint_from(advice, self.journal.game, self.label)
        return self.hint

    def forget_hint(self) -> None:
        """Whoever wanted a hint does not any more."""
        self.hint, self.wants_hint = None, False
        self.minds.drop_advice()

    # What others do

    def delay(self) -> float | None:
        """Seconds until the next picture or bot's move; None where nothing is due, or a key has to ask for it."""
        if self.beats:
            return DELAYS[self.pace]
        if self.is_covered or self.journal.header.view is not None or not self.minds.movers():
            return None
        usual = DELAYS[self.pace]
        return min(ASIDE, ASIDE if usual is None else usual) if self.is_asked else usual

    def advance(self) -> None:
        """The next picture; after the last one the next bot's move."""
        if self.beats:
            self.beats.popleft()
            return
        self.ponder()
        movers = self.minds.movers()
        if movers and not self.is_covered and self.journal.header.view is None:
            event = self.minds.move(movers[0])
            if event is not None:
                self._happened(event)

    def ponder(self) -> None:
        """Let the bots think that need time to, and stop those that are not asked any more."""
        if self.journal.header.view is None:
            self.minds.keep_up()

    def leave(self) -> None:
        """Whoever sat here goes away; nobody thinks for them any more."""
        self.minds.drop_all()

    def skip(self) -> None:
        """Leave out the pictures still to come."""
        self.beats.clear()

    def heard(self) -> bool:
        """Pick up what other programs have written; whether there was anything."""
        news = self.table.reload()
        if news and is_game_line(news[-1].action):
            self._happened(news[-1])
        elif news:
            self._moved_back(news[-1])
        return bool(news)

    def _happened(self, event: AnyEvent) -> None:
        """A move was made: show it step by step unless everything is instant, then see who is next."""
        self.asked = None
        if not self.minds.is_advised:
            self.forget_hint()
        tip = self.journal.tip
        if self.pace != "instant" and tip.event.seq == event.seq and not self.is_covered:
            before, told = self.narrator.seen(() if self.viewer is None else (self.viewer,), tip)
            self.beats = deque(beats_of(before, told))
        self._seat_next()

    def _moved_back(self, _: AnyEvent) -> None:
        """The table stands elsewhere now, without a way there to be shown."""
        self.asked = None
        self.forget_hint()
        self.asks_for_undo = False
        self.beats.clear()
        self._seat_next()
