"""A person, or several at one keyboard, at a table: what they see, what they may do, and what others do meanwhile.

The table screen drives it and paints its `picture`; it knows no screen. It shows observed Worlds only. Between two
people whose views differ it is covered: until the next one is ready its picture is a spectator's. Who looks, and with
which of their seats, is the business of `viewing`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from engine.core import AnyEvent, Rejected, World
from engine.journal import is_game_line
from engine.journal.steps import Step
from engine.kit.telling import Prompt, Told
from engine.kit.words import uncapitalized
from engine.store import StoreProblem
from engine.tables import Empty, Table
from engine.tables.table.seats import is_one_keyboard
from engine.tables.table.undoing import NEVERS
from tui.board.contract import Face, Scene
from tui.config.settings import Confirm, Hints, Pace
from tui.games import FACES
from tui.table.picture import Picture
from tui.table.session.bot_thinking import Pondering
from tui.table.session.confirming import left_undone, shows_something
from tui.table.session.groups import act_as_group
from tui.table.session.hints import Hint, choices_of, hint_at
from tui.table.session.narration import Eyes, Narrator
from tui.table.session.news import News, news_for
from tui.table.session.pace import DELAYS, delay_of
from tui.table.session.record import course_of, record_of
from tui.table.session.sitters import kinds_of
from tui.table.session.viewing import Viewing
from tui.words.agreement import is_verb
from tui.words.happenings import bad_news, just_done, just_happened, sentence_of
from tui.words.sentences import addressed, awaited, options_in_words, timed, with_names

TROUBLE = (Rejected, StoreProblem)
"""What a table may answer instead of doing something, each with a sentence for people."""


class Reply(msgspec.Struct, frozen=True):
    """What became of a wish: it is done, refused, or asked once more before it is done."""

    said: Literal["done", "refused", "asks"]
    sentence: str = ""


class Session(Viewing):
    """See the module."""

    def __init__(
        self, table: Table, mine: Iterable[int], *, pace: Pace = "brisk", confirm: Confirm = "irreversible"
    ) -> None:
        super().__init__(table, mine)
        self.pace, self.confirm = pace, confirm
        self.hints: Hints = "play"
        self.asked: tuple[Any, ...] | None = None
        self.asks_for_undo = False
        self.hint: Hint | None = None
        self.wants_hint = 0
        self.minds = Pondering(table)
        self.narrator = Narrator(table.journal, table.names)
        self.is_counted = True
        self._news: tuple[Step, int, News] | None = None
        self._view: tuple[Step, Eyes, World] | None = None
        self._record: tuple[Step, str] | None = None
        self._seat_next()

    @property
    def face(self) -> Face:
        return FACES[self.journal.game.slug]

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
        """Whether the viewer may choose now: the table waits for them, or they are done where others are not."""
        return not self.beats and not self.is_covered and self.table.may_act(self.viewer)

    def picture(self) -> Picture:
        """Everything to be shown now."""
        game, seen = self.journal.game, self.seen
        return Picture(
            face=self.face,
            title=game.title,
            options=options_in_words(game.slug, {**self.journal.header.options, **game.decided(seen)}),
            scene=self.scene(seen),
            status=timed(game.words.status(seen, self.focus if self.eyes else None), self.table.minutes_left),
            prompt=self.prompt(seen),
            told=self.told(),
            own=frozenset(self.own if self.eyes else ()),
            bad_news=self.bad_news(),
        )

    def bad_news(self) -> str:
        """What harmed the viewer since they last chose, until they choose again."""
        if self.beats or self.viewer is None or self.is_covered or self.is_over:
            return ""
        return bad_news(self.news(self.viewer).harms, self.table.names, self.own)

    def scene(self, seen: World) -> Scene:
        """The table as the board is to show it."""
        shows_news = self.seat is not None and self.seat == self.viewer and not self.is_over
        news = self.news(self.seat) if shows_news and self.seat is not None else News()
        you = self.mine if self.looked is None else self.own
        return Scene(
            world=seen,
            seat=self.seat,
            names=self.table.names,
            kinds=kinds_of(self.table.sitters, self.mine, self.table.names),
            legal=self.legal(),
            thinking=frozenset() if self.beats else frozenset(self.journal.waiting()),
            held=frozenset() if self.beats else frozenset(self.table.asked_bots()).difference(self.table.due_bots()),
            changed=news.changed,
            before=news.before,
            you=frozenset(() if self.is_covered else you),
            over=self.is_over,
            record=self.record() if self.is_over else "",
            course=course_of(self.journal) if self.is_over else (),
        )

    def record(self) -> str:
        """How the player stands in this game, now that it is over."""
        if self._record is None or self._record[0] is not self.journal.tip:
            told = record_of(self.table.store, self.table.id) if self.is_counted else ""
            self._record = (self.journal.tip, told)
        return self._record[1]

    def told(self) -> tuple[Told, ...]:
        """The narration so far, for the eyes that look."""
        if self.beats and self.pictured is not None:
            beat = self.beats[0]
            return self.narrator.lines_so_far(self.eyes, beat.step or self.pictured, beat.facts)
        return self.narrator.lines(self.eyes)

    def prompt(self, seen: World) -> Prompt:
        """What to do now; while pictures pass, what is being shown."""
        if self.beats:
            key = self.key("skip")
            onward = (
                f"{key} shows the next, Enter all." if DELAYS[self.pace] is None else f"Enter or {key} skips ahead."
            )
            return Prompt(just_happened(self.told(), self.table.names, self.own) or self.title(), onward)
        asked = self.journal.waiting()
        if asked and all(isinstance(self.table.sitters[seat], Empty) for seat in asked):
            return Prompt("Waiting for someone to take the empty seat.", "Esc goes to the hall.")
        prompt = self.journal.game.words.prompt(seen, self.focus if self.eyes else None)
        done = just_done(self.told(), self.table.names, self.own)
        prompt = awaited(prompt, self.table.names, done, may_act=self.is_asked)
        if self.is_asked and self.viewer is not None and len(self.own) > 1 and not prompt.awaits:
            prompt = addressed(prompt, self.table.names[self.viewer])
        if self.looked is not None:
            prompt = msgspec.structs.replace(prompt, remark=self.looking_words(self.looked))
        return prompt

    def title(self) -> str:
        """The newest title of the narration; one that is something a seat does needs its name."""
        titles = [told for told in self.told() if told.tone == "title"]
        if not titles:
            return "At the table."
        is_deed = titles[-1].seat is not None and is_verb(titles[-1].text)
        return f"{sentence_of(titles[-1], self.table.names) if is_deed else titles[-1].text}."

    def news(self, seat: int) -> News:
        """What happened since a seat last chose."""
        tip = self.journal.tip
        if self._news is None or self._news[0] is not tip or self._news[1] != seat:
            known = (self._news[0], self._news[2]) if self._news is not None and self._news[1] == seat else None
            self._news = (tip, seat, news_for(self.narrator, seat, known, self.seats_beside(seat)))
        return self._news[2]

    # What they may do

    def legal(self) -> tuple[Any, ...]:
        """What the viewer may do now."""
        if not self.is_asked or self.viewer is None or self.looked is not None:
            return ()
        return choices_of(self.journal.game, self.seen, self.viewer, self.own)

    def why_not(self, action: Any) -> str | None:
        """Why the viewer may not do this, in one sentence; None if they may."""
        if not self.is_asked or self.viewer is None:
            return "The game is over." if self.journal.outcome is not None else "It is not your turn."
        if self.looked is not None:
            return self.looking_words(self.looked)
        refused = self.journal.game.why_not(self.seen, self.viewer, action)
        return with_names(refused, self.table.names) if refused else refused

    def label(self, action: Any) -> str:
        """An action in the viewer's words."""
        return with_names(self.journal.game.label(self.seen, action, self.viewer or 0), self.table.names)

    def about(self, action: Any) -> str:
        """More about an action than its label says."""
        return self.journal.game.words.about(self.seen, action, self.viewer or 0)

    def has_use_for(self, command: str) -> bool:
        """Whether a command would do anything now, for the key row and the palette."""
        match command:
            case "undo":
                return self.journal.tip.moves > 0
            case "redo":
                return bool(self.journal.left)
            case "hint":
                return self.is_asked and self.hints != "off"
            case "call":
                return not self.beats and not self.is_covered and self.table.can_call
            case "next_hero":
                return any(seat != self.viewer for seat in self.heroes())
            case "look_around":
                return len(self.own) > 1
            case "skip":
                return bool(self.beats) or (self.follows_others and bool(self.table.due_bots()))
        return True

    def choose(self, action: Any, *then: Any, asks: bool = False) -> Reply:
        """The viewer chose this, and by the same key what comes `then`: all of it is taken back at once.

        What cannot be taken back is asked twice, as they wish it; so is what the board `asks` for.
        """
        if self.beats:
            self.skip()
            return Reply("done")
        refused = self.why_not(action)
        if refused is not None or self.viewer is None:
            self.asked = None
            return Reply("refused", refused or "")
        chosen = (action, *then)
        if self.asked != chosen and ((asks and self.confirm != "never") or self.must_ask(self.viewer, chosen)):
            self.asked = chosen
            undone = left_undone(self.journal, self.viewer, chosen)
            asked = f"{undone} {self.labels(chosen)}?".lstrip()
            return Reply("asks", f"{asked}  Press Enter again to confirm, Esc to cancel.")
        try:
            sitter = self.sat_as.get(self.viewer)
            event, shown = act_as_group(self.table, self.face, self.narrator, self.own, self.viewer, chosen, sitter)
            self._happened(event)
        except TROUBLE as trouble:
            return Reply("refused", trouble.sentence)
        if self.pace != "instant" and not self.is_covered:
            self.beats.extendleft(reversed(shown))
        return Reply("done")

    def labels(self, chosen: Sequence[Any]) -> str:
        """What one key would do, in the viewer's words."""
        first, *others = map(self.label, chosen)
        return "; ".join([first, *(f"{uncapitalized(other)}" for other in others)])

    def must_ask(self, seat: int, chosen: Sequence[Any]) -> bool:
        """Whether a choice is asked twice: always, never, or where it leaves something undone, or shows something and
        others have a say.
        """
        if self.confirm != "irreversible":
            return self.confirm == "always"
        if left_undone(self.journal, seat, chosen):
            return True
        is_alone = is_one_keyboard(self.table.sitters)
        return not is_alone and shows_something(self.journal, seat, chosen, self.seats_beside(seat))

    def undo(self) -> Reply:
        """Go back to the last choice made here; where others have a say, ask them."""
        alone = is_one_keyboard(self.table.sitters)
        if not alone and self.viewer is None:
            return Reply("refused", "You are watching; there is nothing to undo.")
        seat = None if alone else self.viewer
        try:
            if self.asks_for_undo and seat is not None:
                self.asks_for_undo = False
                self.table.ask_undo(seat)
                return Reply("done", "The others have been asked.")
            self._moved_back(self.table.undo(seat))
        except TROUBLE as trouble:
            if seat is None or getattr(trouble, "slug", "") not in NEVERS:
                return Reply("refused", trouble.sentence)
            self.asks_for_undo = True
            again = f"Press {self.key('undo')} again to ask them, {self.key('step_back')} to cancel."
            return Reply("asks", f"{trouble.sentence}  {again}")
        return Reply("done", f"Undone; {self.key('redo')} redoes it.")

    def redo(self) -> Reply:
        """Bring back what was taken back."""
        try:
            self._moved_back(self.table.redo(None if is_one_keyboard(self.table.sitters) else self.viewer))
        except TROUBLE as trouble:
            return Reply("refused", trouble.sentence)
        return Reply("done", "Redone.")

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
        return wish is not None and any(seat in wish.needs for seat in self.own)

    def next_hint(self) -> Hint | None:
        """A hint, stronger each time it is asked for at the same moment; None where nothing is asked, or not yet.

        While it is still thought about, `wants_hint` counts how often it was asked for.
        """
        wanted, self.wants_hint = self.wants_hint + 1, 0
        self.look_back()
        if not self.is_asked or self.viewer is None or self.hints == "off":
            return None
        if self.hint is not None:
            self.hint = self.hint.stronger(self.hints)
            return self.hint
        advice = self.minds.advice(self.viewer)
        if advice is None:
            self.wants_hint = wanted
        else:
            self.table.note_hint(self.viewer)
            hint = hint_at(advice, self.journal.game, self.seen, self.viewer, self.label, self.own)
            # Asked for twice: with the reason, never played.
            self.hint = hint if wanted == 1 else hint.stronger(self.hints)
        return self.hint

    def hint_thought_of(self) -> Hint | None:
        """The hint that was asked for and is worked out by now; that is no asking again."""
        self.wants_hint = max(0, self.wants_hint - 1)
        return self.next_hint()

    def forget_hint(self) -> None:
        """Whoever wanted a hint does not any more."""
        self.hint, self.wants_hint = None, 0
        self.minds.drop_advice()

    # Which of one's seats

    def go_to_hero(self, step: int) -> None:
        self._let_be()
        super().go_to_hero(step)

    def look_at_next(self) -> None:
        self._let_be()
        super().look_at_next()

    def _let_be(self) -> None:
        """What was wished for another seat is wished no more."""
        self.asked, self.asks_for_undo = None, False
        self.forget_hint()

    # What others do

    def delay(self) -> float | None:
        """Seconds until the next picture or bot's move; None where nothing is due, or a key has to ask for it."""
        if self.beats:
            return DELAYS[self.pace]
        if self.is_covered or self.journal.header.view is not None or not self.minds.movers():
            return None
        return delay_of(self.pace, self.follows_others)

    @property
    def follows_others(self) -> bool:
        """Whether the viewer looks what others do: the table does not wait for them, or they have called the bots."""
        return self.viewer not in self.journal.waiting() or self.table.is_calling

    def call(self) -> Reply:
        """Let the bots act that hold back while people do."""
        if not self.has_use_for("call"):
            return Reply("refused", "No bot is waiting.")
        self.table.call_bots()
        return Reply("done", "The bots act now. Act yourself to make them wait again.")

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
        self._call_by_name()
        if self.pace != "instant" and not self.is_covered:
            self.pictured = self.journal.step(event.seq)
            self.beats = deque(self.narrator.beats(self.own, self.pictured))
        self._seat_next()

    def _moved_back(self, _: AnyEvent) -> None:
        """The table stands elsewhere now, without a way there to be shown."""
        self.asked = None
        self.forget_hint()
        self.asks_for_undo = False
        self._call_by_name()
        self.beats.clear()
        self._seat_next()

    def _call_by_name(self) -> None:
        """Somebody may be called otherwise by now; then everything is told anew."""
        if self.narrator.names != self.table.names:
            self.narrator = Narrator(self.journal, self.table.names)
            self._news = None
