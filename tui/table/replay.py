"""The replay: any game from its log, picture by picture, forwards and back, from every seat that may be looked from.

Opened from the hall, from a score sheet and from the command line. It changes nothing; `f` makes a new table from the
moment on screen. A log made for one seat can be watched from that seat only, and not played on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec
from textual.binding import BindingType
from textual.timer import Timer

from engine.core import Rejected
from engine.journal import Journal
from engine.store import StoreProblem
from engine.tables import Bot, Person, Sitter, Table
from engine.tables.table.seats import free_names
from tui.board.contract import SceneBoard
from tui.config import exporting
from tui.config.settings import Pace
from tui.draw.ask import AskScreen
from tui.draw.glyphs import BLOCK, FACE_DOWN, seat_glyph
from tui.keys.bindings import bindings_at
from tui.keys.registry import REPLAY, Command
from tui.table.panels.inspector import Inspector
from tui.table.panels.log import LogView
from tui.table.panels.prompt import Words
from tui.table.session.narration import Eyes
from tui.table.session.replay_frames import Film, Frame, text_of
from tui.table.stage import Stage
from tui.table.story import story_of
from tui.words.seating import YOU

PACES = (3.0, 1.8, 1.0, 0.6, 0.3, 0.15)
"""Seconds between two pictures of a game that plays by itself, from slow to fast."""

USUAL_PACE: dict[Pace, int] = {"slow": 1, "step": 2, "brisk": 3, "instant": 5}
"""Where among them a player begins who likes bots to move at this pace."""

BAR_SHARE = 6
"""The part of the screen's width that the bar over all steps takes."""

BOT = "adept"
"""The level of the bots that take over when a game is played on."""


class ReplayScreen(Stage):
    """A game watched again. `seats` are those the watcher holds, for a game that is not over."""

    caption = True
    """Whether step and keys are told; without, the screen is a mere picture of the table."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = bindings_at(REPLAY)

    def __init__(self, journal: Journal, title: str = "", seats: Iterable[int] = (), *, at_end: bool = False) -> None:
        super().__init__()
        self.film = Film(journal, seats)
        self.replay_title = title
        self.now = len(self.film.frames) - 1 if at_end else 0
        self.eyes: Eyes = self.film.perspectives[0]
        self.wanted = ""
        self.timer: Timer | None = None
        self.pace = 0
        self.found: int | None = None
        self._stood: tuple[bool, Eyes] | None = None

    @property
    def places(self) -> tuple[str, ...]:
        return (REPLAY,)

    @property
    def last(self) -> int:
        """The place of the last picture."""
        return len(self.film.frames) - 1

    @property
    def frame(self) -> Frame:
        return self.film.frames[self.now]

    async def opened(self) -> None:
        if self.caption:
            self.pace = USUAL_PACE[self.hall.settings.pace]
        await self.show_frame()

    # Showing

    async def stand(self, board: SceneBoard) -> None:
        """The keys step through the game; only while the inspector is open do they move over the board."""
        board.can_focus = self.is_inspecting
        await super().stand(board)

    @property
    def is_inspecting(self) -> bool:
        return self.query_one("#whole", Inspector).display

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        return super().board_keys() if self.is_inspecting else ()

    async def show_frame(self) -> None:
        """Show the picture at the present place from the present eyes."""
        film = self.film
        picture = film.picture(self.frame, self.eyes)
        stood = (picture.scene.over, self.eyes)
        if stood != self._stood:
            await self.stand(picture.face.sheet() if picture.scene.over else picture.face.board())
            self._stood = stood
        self.present(picture)
        self.query_one(LogView).mark(self.found)

    def words(self) -> Words:
        if not self.caption and self.picture is not None:
            return Words(call=self.picture.prompt.call, remark=self.picture.prompt.remark)
        last = self.last
        where = f"Replay, step {self.now} of {last}{'.' if self.now < last else ', the end.'}"
        where = f"{bar_of(self.now, last, self.app.size.width // BAR_SHARE)} {where}"
        if self.question:
            return Words(question=self.question)
        pace = f" {self.pace_in_words()}" if self.is_playing else ""  # as news it would be gone with the next picture
        return Words(call=where, remark=f"{self.eyes_in_words()}.{pace}", news=self.news)

    def eyes_in_words(self) -> str:
        """Whose eyes look, for the prompt."""
        names = self.film.names
        if len(self.eyes) == len(names) and not self.film.is_held(self.eyes):
            return "All cards face up"
        if not self.eyes:
            return "As a spectator sees it"
        return "As seen by " + " and ".join(f"{seat_glyph(seat)} {names[seat]}" for seat in self.eyes)

    def commands(self) -> tuple[Command, ...]:
        if not self.caption:
            return ()
        useless = {"find_next"} if not self.wanted else set()
        if len(self.film.perspectives) == 1:
            useless.add("seat")
        seats = {"move_of": f"1-{len(self.film.journal.header.seats)}"}
        words = {"autoplay": "pause" if self.is_playing else "play"}
        return tuple(
            msgspec.structs.replace(
                command, shown=seats.get(command.name, command.shown), word=words.get(command.name, command.word)
            )
            for command in super().commands()
            if command.name not in useless
        )

    async def go(self, place: int, found: int | None = None) -> None:
        """Show the picture at another place, as far as the film goes."""
        self.pause()
        self.now = max(0, min(place, self.last))
        self.found = found
        self.hush()
        await self.show_frame()

    # Keys

    async def action_forward(self) -> None:
        await self.go(self.now + 1)

    async def action_backward(self) -> None:
        await self.go(self.now - 1)

    async def action_next_turn(self) -> None:
        await self.go(self.film.turn_after(self.now))

    async def action_last_turn(self) -> None:
        await self.go(self.film.turn_before(self.now))

    async def action_next_phase(self) -> None:
        await self.go(self.film.phase_after(self.now, self.eyes))

    async def action_last_phase(self) -> None:
        await self.go(self.film.phase_before(self.now, self.eyes))

    # Playing by itself

    async def action_autoplay(self) -> None:
        """Play on from here, or from the start where the end is shown; or pause."""
        if self.is_playing:
            self.pause()
            self.speak()
            return
        await self.go(0 if self.now == self.last else self.now)
        self.play_on()

    def play_on(self) -> None:
        """Show the next picture after a while."""
        self.timer = self.set_timer(PACES[self.pace], self.show_next)
        self.timer._skip = False  # Textual drops a timer that a busy machine lets start too late
        self.speak()

    async def show_next(self) -> None:
        await self.go(self.now + 1)
        if self.now < self.last:
            self.play_on()

    def pause(self) -> None:
        """Stay at this picture."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    @property
    def is_playing(self) -> bool:
        return self.timer is not None

    def action_faster(self) -> None:
        self.change_pace(1)

    def action_slower(self) -> None:
        self.change_pace(-1)

    def change_pace(self, step: int) -> None:
        """Play at another pace, from the next picture on."""
        self.pace = max(0, min(self.pace + step, len(PACES) - 1))
        self.news = "" if self.is_playing else self.pace_in_words()
        self.speak()

    def pace_in_words(self) -> str:
        return f"{PACES[self.pace]:g} s a step."

    async def action_start(self) -> None:
        await self.go(0)

    async def action_finish(self) -> None:
        await self.go(len(self.film.frames) - 1)

    async def action_seat(self) -> None:
        """Look from the next seat that may be looked from."""
        order = self.film.perspectives
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.found = None
        await self.show_frame()

    async def action_move_of(self, number: int) -> None:
        """Go to the next move of the player in a seat, counted from 1."""
        names = self.film.names
        if number > len(names):
            return
        place = self.film.move_after(self.now, number - 1)
        if place is not None:
            await self.go(place)
        else:
            self.news = f"{seat_glyph(number - 1)} {names[number - 1]}: no more moves."
            self.speak()

    def action_search(self) -> None:
        asks = AskScreen.text("Search the log", "A player, a card or any word in the log:", self.wanted, verb="search")
        self.app.push_screen(asks, self.search)

    async def search(self, words: str | None) -> None:
        """Go to the next place where the log says this."""
        if words:
            self.wanted = words
            await self.action_find_next()

    async def action_find_next(self) -> None:
        found = self.film.find(self.wanted, self.now, self.eyes) if self.wanted else None
        if found is not None:
            await self.go(*found)
            line = text_of(self.film.told(self.frame, self.eyes)[found[1]], self.film.names)
            self.news = f"Found: {line.strip()}.  {self.hall.keys.shown('find_next', REPLAY)} finds the next match."
            self.speak()
        elif self.wanted:
            self.news = f"No match for {self.wanted!r} in what you can see of the log."
            self.speak()

    def action_inspect(self) -> None:
        super().action_inspect()
        self._lend_keys()

    def _lend_keys(self) -> None:
        """Give the keys to the board, or take them back."""
        if self.board is not None:
            self.board.can_focus = self.is_inspecting
            self.set_focus(self.board if self.is_inspecting else None)
        self.speak()

    def exported(self, kind: exporting.Kind) -> tuple[str, bytes]:
        journal, eyes = self.film.journal, self.eyes
        whole = journal.outcome is not None or journal.header.view is not None
        log = journal.dump() if whole else journal.dump(*self.film.held, whole=False)
        return f"{journal.game.slug}-replay", log if kind == "log" else story_of(journal, *eyes).encode()

    def action_step_back(self) -> None:
        if self.question or self.news:
            self.hush()
            self.speak()
        elif self.step_aside():
            self._lend_keys()
        else:
            self.hall.go_back()

    def action_rules(self) -> None:
        self.hall.open_rulebook(self.film.journal.game.slug)

    def action_leave(self) -> None:
        self.app.exit()

    def action_fork(self) -> None:
        """A new table from the moment on screen: the watcher in the seat looked from (who sees nobody's cards goes to
        their own), bots in all others."""
        film = self.film
        if film.world(self.frame, self.eyes).outcome is not None:
            self.news = "The game ends here; step back to where you want to play on."
            self.speak()
            return
        seats = self.seats_to_play()
        line = film.steps[self.frame.step].event.seq
        try:
            table = Table(self.hall.store, "", film.journal).fork(line, self.sitters(seats))
        except (Rejected, StoreProblem) as refused:
            self.news = refused.sentence
            self.speak()
            return
        self.hall.open_fork(table, seats)

    def seats_to_play(self) -> Eyes:
        """Where the watcher sits who plays on: in the seat looked from; in all of their own where that is no one's."""
        film = self.film
        is_own = film.is_held(self.eyes) or not self.eyes or (len(film.held) > 1 and len(self.eyes) > 1)
        return film.held if is_own and film.held else self.eyes[:1] or (0,)

    def sitters(self, mine: Sequence[int]) -> list[Sitter]:
        """The watcher in their seats, bots with the names of before in the others."""
        names = self.film.journal.header.seats
        me = self.hall.settings.name or (YOU if YOU in names else names[mine[0]])
        free = iter((names[mine[0]], *free_names((me, *names))))  # the seat they leave takes the name there
        taken = (me, YOU)
        others = [next(name for name in free if name not in taken) if name in taken else name for name in names]
        return [Person(me) if seat in mine else Bot(name, BOT) for seat, name in enumerate(others)]


def bar_of(now: int, last: int, width: int) -> str:
    """How far a replay is, of so many cells; the last is filled at the very end only."""
    full = width if now >= last else min(round(width * now / max(last, 1)), width - 1)
    return BLOCK * full + FACE_DOWN * (width - full)
