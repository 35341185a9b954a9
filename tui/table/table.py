"""The table screen: a session at a table of any game, played with keys or mouse.

It paints what the session shows, says what may be done and why not, lets bots take their turns at the player's pace,
and covers itself between two people. It knows no game and no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.message import Message
from textual.timer import Timer

from engine.bots.levels.bot import Budget
from engine.store import StoreProblem
from engine.tables import Table
from tui.board.contract import SceneBoard
from tui.config import exporting
from tui.config.settings import Settings
from tui.draw.glyphs import NO_BREAK, seat_glyph
from tui.keys.bindings import bindings_at
from tui.keys.registry import SHEET, TABLE, Command, commands_at
from tui.table.cover import CoverScreen
from tui.table.panels.prompt import Words
from tui.table.session.hints import THINKING, Hint, Strength, within
from tui.table.session.session import Reply, Session
from tui.table.stage import Stage
from tui.table.story import story_of
from tui.words.agreement import all_of
from tui.words.happenings import just_done
from tui.words.sentences import clause, with_names

POLL = 0.5
"""Seconds between two looks for what other programs have written."""

AT_ONCE = 8
"""Moves of bots made without a picture between them, where the pace is instant."""

CANNOT_THINK = "Bots cannot think ahead on this system, so Masters play as Adepts."

HINTS_OFF = "Hints are off; {key} opens the settings."

DONE_ALREADY = "You are done for now."
KEPT = "The game is over and saved. Look at any card or player, or play again."

AGAIN = ("enter", "click", *"123456789")
"""What chooses, and therefore also answers when a choice is asked twice; so do the keys of a game's own board."""


class TableScreen(Stage):
    """A table being played, or watched by people without a seat, up to its score sheet."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_at(TABLE, SHEET)

    class Thought(Message):
        """A bot, or the adviser, is done with thinking. Sent from whatever thread."""

    def __init__(self, table: Table, seats: Iterable[int]) -> None:
        super().__init__()
        self.session = Session(table, seats)
        self._stood: tuple[bool, tuple[int, ...] | int | None] | None = None
        self._timer: Timer | None = None
        self._told_so = False
        self._has_chosen = False  # and pressed nothing since

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def places(self) -> tuple[str, ...]:
        return (SHEET,) if self.session.is_over else (TABLE,)

    async def opened(self) -> None:
        self.session.keys = self.hall.keys
        minds = self.session.minds
        minds.thinker, minds.wake = self.hall.thinker, self.notice_thought
        self.heed(self.hall.settings)
        self.hall.settings_changed.subscribe(self, self.settings_change)
        self._watch = self.table.store.watch()
        self.set_interval(POLL, self.listen)
        await self.show_table()

    def on_unmount(self) -> None:
        self.session.leave()

    def heed(self, settings: Settings) -> None:
        """Play as the player likes it, from the next move on."""
        self.session.pace, self.session.confirm = settings.pace, settings.confirm
        self.session.hints = settings.hints
        self.session.minds.budget = Budget(self.hall.think or settings.think)

    def settings_change(self, settings: Settings) -> None:
        """Something was set while the table lies there: on the page of settings, or in the palette."""
        before = self.session.pace
        self.heed(settings)
        if self.picture is not None:
            if settings.pace != before:
                self.wait()
            self.speak()

    # Showing

    async def show_table(self) -> None:
        """Show what the session shows now; the seats of one person share a board, nobody else has seen it."""
        session = self.session
        stood = (session.is_over, session.own if session.seat in session.own else session.seat)
        if stood != self._stood:
            await self.stand(session.face.sheet() if session.is_over else session.face.board())
            self._stood, self.refusal, self.news = stood, "", ""  # what was said was about the board before
        self.present(session.picture())
        if session.is_covered:
            self.cover()
        self.wait()

    def cover(self) -> None:
        """Hide the table until the next person sits down."""
        seat = self.session.upcoming
        assert seat is not None
        if not isinstance(self.app.screen, CoverScreen):
            cover = CoverScreen(seat, self.session.person_at(seat), self.table.game.title)
            self.app.push_screen(cover, self.uncover)

    async def uncover(self, ready: bool | None) -> None:
        """The cover was taken away, by who sits down or by who wants to leave."""
        if ready:
            self.session.sit()
            await self.show_table()
        else:
            self.hall.go_to_hall()

    def wait(self) -> None:
        """Let the next thing that others do happen after a while; meanwhile they think."""
        if self._timer is not None:
            self._timer.stop()
        self.session.ponder()
        if self.session.minds.cannot_think and not self._told_so:
            self._told_so, self.news = True, CANNOT_THINK
            self.speak()
        delay = self.session.delay()
        self._timer = None if delay is None else self.set_timer(max(delay, 0.001), self.advance)
        if self._timer is not None:
            self._timer._skip = False  # Textual drops a timer that a busy machine lets start too late; bots must move

    def notice_thought(self) -> None:
        """Called from whatever thread."""
        self.post_message(self.Thought())

    async def on_table_screen_thought(self, _: Thought) -> None:
        """Somebody knows what to do: a bot moves when it is its time, a hint is told at once."""
        if self.session.wants_hint:
            await self.tell_hint(self.session.hint_thought_of())
        if self._timer is None:
            self.wait()
            self.speak()

    async def advance(self) -> None:
        """The next picture, or the next bot's move; several where nobody wants to see them one by one."""
        self._timer = None
        try:
            for number in range(AT_ONCE):
                if number == 0 or self.session.delay() == 0:
                    self.session.advance()
        except StoreProblem as trouble:
            self.say(Reply("refused", trouble.sentence))
        else:
            await self.show_table()

    async def listen(self) -> None:
        """Follow what was done at the same table elsewhere."""
        try:
            heard = self._watch.changed() and self.session.heard()
        except StoreProblem as trouble:
            self.say(Reply("refused", trouble.sentence))
        else:
            if heard:
                await self.show_table()

    def words(self) -> Words:
        session, picture = self.session, self.picture
        if picture is None:
            return Words()
        wish = self.table.wish
        if wish is not None and session.is_wished and not self.question:
            who = f"{seat_glyph(wish.seat)} {self.table.names[wish.seat]}"
            what = "a move" if len(wish.lines) == 1 else f"the last {len(wish.lines)} moves"
            return Words(question=f"{who} wants to undo {what}.  y agrees, n refuses.")
        if self.question:
            return Words(question=self.question)
        prompt, action = picture.prompt, self.pointed
        remark = self.who_thinks() or prompt.remark
        refused = session.why_not(action) if action is not None and session.is_asked else None
        entry = self.entry_for(action) if session.is_asked and not refused else ""
        if self._has_chosen:
            refused = None  # that it cannot be done again would read as if it had not been done
        return Words(
            call=KEPT if session.is_over else self.half_asked() or prompt.call,
            entry=entry,
            remark=remark,
            refusal=self.refusal or refused or "",
            news=self.news or (THINKING if session.wants_hint else ""),
            harm=picture.bad_news,
            waiting=not session.is_asked and not session.is_over,
        )

    def entry_for(self, action: Any | None) -> str:
        """What Enter would do, in words; also where that is only half of an action."""
        told = self.inspection.enter if self.inspection is not None else ""
        return told or ("" if action is None else clause(self.session.label(action)))

    def half_asked(self) -> str:
        """What a half-made choice asks for next."""
        return self.inspection.call if self.inspection is not None and self.session.is_asked else ""

    def who_thinks(self) -> str:
        """Whom everybody waits for, where that takes a while."""
        if self.session.is_asked or self.session.beats:
            return ""
        names = [self.table.names[seat] for seat in self.session.minds.thinkers()]
        if not names and self.session.pace == "step" and self.session.has_use_for("skip"):
            return f"{self.session.key('skip')} shows their next move."
        return f"{all_of(names, 'is thinking')}; look around while you wait." if names else ""

    def choices(self) -> list[tuple[str, str, Any]]:
        session = self.session
        return [(session.label(action), session.about(action), action) for action in session.legal()]

    def commands(self) -> tuple[Command, ...]:
        useless = {"another", "harder"} - self.sequels.keys() | ({"same_deal"} if not self.sequels else set())
        return tuple(
            command
            for command in super().commands()
            if command.name not in useless and self.session.has_use_for(command.name)
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        named = {command.name for command in commands_at(TABLE, SHEET)}
        return action not in named or action in {command.name for command in commands_at(*self.places)}

    def points_at(self, action: Any | None) -> None:
        if action != self.pointed:
            self.refusal = ""
        if self.session.asked is not None and action != self.session.asked[0]:
            self.session.asked = None

    def touched(self, key: str) -> None:
        super().touched(key)
        own = self.session.face.commands
        if key not in AGAIN and not any(key in command.every_key for command in own):
            self.session.asked = None
        if not self.hall.keys.does(key, "undo", TABLE):
            self.session.asks_for_undo = False
        self._has_chosen = False

    def say(self, reply: Reply) -> None:
        """Tell what became of a wish."""
        self.hush()
        if reply.said == "refused":
            self.refusal = reply.sentence
        elif reply.said == "asks":
            self.question = reply.sentence
        else:
            self.news = reply.sentence
        self.speak()

    async def after(self, reply: Reply) -> None:
        """Show the table after a wish, then tell what became of it."""
        self.hush()
        if reply.said == "done":
            await self.show_table()
        elif self.board is not None:
            self.board.refused()
        self.say(reply)

    # Keys

    async def answers(self, key: str) -> bool:
        if self.session.is_wished and key in ("y", "n"):
            await self.after(self.session.consent(key == "y"))
            return True
        if self.session.beats and self.chooses(key):
            self.session.skip()
            await self.show_table()
            return key == "enter"  # it may have been meant to hurry; what is named by its key is selected
        return await super().answers(key)

    def chooses(self, key: str) -> bool:
        """Whether a key would choose or select something, were it not for the pictures that pass."""
        own = self.session.face.commands
        return key in ("enter", *"123456789") or any(key in command.every_key for command in own)

    async def choose(self, action: Any, *then: Any, asks: bool = False) -> None:
        reply = self.session.choose(action, *then, asks=asks)
        self._has_chosen = reply.said == "done"
        await self.after(reply)

    def on_scene_board_overtaken(self, message: SceneBoard.Overtaken) -> None:
        """Say why what was half chosen is off; nothing of it was paid or played."""
        message.stop()
        done = just_done(self.session.told(), self.session.table.names, self.session.own)
        self.hush()
        self.session.asked = None
        self.refusal = f"Your choice is no longer possible. {done}".rstrip()
        self.speak()

    async def action_undo(self) -> None:
        await self.after(self.session.undo())

    async def action_redo(self) -> None:
        await self.after(self.session.redo())

    async def action_call(self) -> None:
        await self.after(self.session.call())

    async def action_next_hero(self, step: int) -> None:
        """Go on with another of one's own seats."""
        self.hush()
        self.session.go_to_hero(step)
        await self.show_table()

    async def action_look_around(self) -> None:
        """Look at another seat."""
        self.hush()
        self.session.look_at_next()
        await self.show_table()

    async def action_hint(self) -> None:
        """Point at a good choice, then explain it, then play it."""
        if self.session.hints == "off":
            self.say(Reply("refused", HINTS_OFF.format(key=self.session.key("settings"))))
            return
        if self.session.is_asked and self.session.viewer not in self.table.waiting():
            self.say(Reply("refused", DONE_ALREADY))
            return
        await self.tell_hint(self.session.next_hint())

    async def tell_hint(self, hint: Hint | None) -> None:
        if hint is None or self.board is None:
            self.hush()
            self.speak()
            return
        self.board.point_at(hint.action)
        label = self.session.label(hint.action)
        if hint.strength == "play":
            await self.choose(hint.action)
        elif hint.strength == "explain":
            self.say(Reply("done", f"{with_names(hint.reason, self.table.names)}{self.onward('play')}"))
        else:
            self.say(Reply("done", f"Hint: {clause(label)}.{self.onward('explain')}"))

    def onward(self, strength: Strength) -> str:
        """What asking again would do, if the player wants hints to go so far."""
        if strength not in within(self.session.hints):
            return ""
        key = self.session.key("hint")
        if strength == "explain":
            return f" Press {key} again for the reason."
        return " " + NO_BREAK.join(f"Press {key} again to play it.".split())

    async def action_skip(self) -> None:
        """Leave out the pictures still to come; without any, or where a key shows the next, show the next at once."""
        if self.session.beats and self.session.delay() is not None:
            self.session.skip()
        else:
            self.session.advance()
        await self.show_table()

    def exported(self, kind: exporting.Kind) -> tuple[str, bytes]:
        eyes = self.session.eyes
        data = self.table.export(*eyes) if kind == "log" else story_of(self.table.journal, *eyes).encode()
        return f"{self.table.game.slug}-{self.table.id}", data

    def action_rules(self) -> None:
        heading = self.inspection.heading if self.inspection and self.session.is_over else ""
        heading = heading or (self.picture.prompt.heading if self.picture else "")
        self.hall.open_rulebook(self.table.game.slug, heading)

    async def action_step_back(self) -> None:
        """Let be what was asked or told; a refusal is no step of its own."""
        is_answer = bool(self.question or self.news or self.session.wants_hint)
        if self.session.wants_hint:
            self.session.forget_hint()
        self.session.asked, self.session.asks_for_undo = None, False
        self.hush()
        self.speak()
        if is_answer or self.step_aside():
            return
        if self.session.look_back():
            await self.show_table()
        else:
            self.hall.go_to_hall()

    def action_leave(self) -> None:
        self.app.exit()

    # After the end

    def action_rematch(self) -> None:
        """The same people, bots and options again."""
        self.play_again(self.table.journal.header.options)

    def action_same_deal(self) -> None:
        """The same again, shuffled alike."""
        header = self.table.journal.header
        self.play_again(header.options, header.seed)

    def action_another(self) -> None:
        self.play_sequel("another")

    def action_harder(self) -> None:
        self.play_sequel("harder")

    @property
    def sequels(self) -> Mapping[str, Mapping[str, str]]:
        """With what options to play on after this game; where chance chose something, on from what it chose."""
        game, options = self.table.game, self.table.journal.header.options
        return {**game.sequels({**options, **game.decided(self.table.journal.world)}), **game.sequels(options)}

    def play_sequel(self, name: str) -> None:
        """The same people with other options, where the game has such."""
        if name in self.sequels:
            self.play_again(self.sequels[name])

    def play_again(self, options: Mapping[str, str], seed: int | None = None) -> None:
        old = self.table
        table = Table.create(old.store, old.game.slug, options, old.sitters, seed)
        self.hall.go_back()
        self.hall.open_table(table, self.session.mine)

    def action_replay(self) -> None:
        self.hall.open_replay(self.table.journal, self.table.game.title, self.session.own)

    def action_fork(self) -> None:
        """Go to the end of the replay: from there one steps back to the moment to play on from."""
        self.hall.open_replay(self.table.journal, self.table.game.title, self.session.own, at_end=True)
