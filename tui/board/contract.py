"""What a game adds to the shared table screen: a board, a score sheet, signs, an emblem. Everything else is generic.

The table screen hands a `Scene` to the board; the board says what the cursor points at (`Pointed`) and what was chosen
(`Chose`), both as an action of the game: legal or not is the engine's business, and the screen tells why not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, runtime_checkable

import msgspec
from textual.binding import BindingType
from textual.message import Message

from engine.core import Moved, Noted, World
from tui.draw.canvas import Span, Words
from tui.draw.canvas_widget import CanvasWidget
from tui.draw.glyphs import GlyphSet
from tui.draw.theme import Palette
from tui.keys.bindings import bindings_at
from tui.keys.registry import BOARD, Command
from tui.words.cards import Card, CardNames


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer may see it: `world` is observed, `seat` the place it is shown from, None for a spectator.

    `legal` is what the viewer may do now, `thinking` are the seats still to choose, `held` the bots among them that let
    people act first; `kinds` say who sits where in words (`bot, adept`), `you` the viewer's seats. `changed` are the
    pieces touched since the viewer's last choice and `before` the World at that choice, seen by the same eyes (None:
    nothing to compare), so that news can be marked.
    `record` says how the viewer stands in this game once it is over (`your 6th win in 15 games`), for the score sheet;
    `course` are then the notes of the whole game, for what came of it round by round, and how pieces were turned.
    """

    world: World
    seat: int | None
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    legal: tuple[Any, ...] = ()
    thinking: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    changed: frozenset[int] = frozenset()
    before: World | None = None
    you: frozenset[int] = frozenset()
    over: bool = False
    record: str = ""
    course: tuple[Noted | Moved, ...] = ()


class Inspection(msgspec.Struct, frozen=True, kw_only=True):
    """What the inspector tells about a thing: a title and a few lines, the first ones first if room is short.

    `enter` is what Enter does with it, where that is more than its action says; `call` is what a half-made choice asks
    for next, in place of the question.
    """

    title: Words
    lines: tuple[Words, ...] = ()
    heading: str = ""
    enter: str = ""
    call: str = ""


@runtime_checkable
class Follower(Protocol):
    """A screen that shows what the cursor of its board is on."""

    def follow(self, action: Any | None, inspection: Inspection | None) -> None:
        """The cursor is on something that stands for this action; this is to be told about it."""


class SceneBoard(CanvasWidget):
    """A widget that shows a scene and lets the viewer point and choose.

    Its keys come from `tui.keys.registry`: a board has `action_move(way)`, `action_end(way)`, `action_area(way)`,
    `action_choose()` and `action_pick(digit)`. Choosing something that is not legal is said too: the screen tells why.
    `seat` of the scene is the seat in focus: of a viewer with several seats, the one they look from and act for.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings_at(BOARD)

    @dataclass
    class Pointed(Message):
        """The cursor is on something: the action it stands for (None: nothing can be done with it) and what to tell."""

        action: Any | None
        inspection: Inspection | None

    @dataclass
    class Chose(Message):
        """The viewer chose this action, by key or mouse; `then` are those that the same key goes on with.

        `asks`: the cursor came here by itself and the action is dear, so a key too many must not do it.
        """

        action: Any
        then: tuple[Any, ...] = ()
        asks: bool = False

    @dataclass
    class Overtaken(Message):
        """What the viewer had half chosen cannot be done any more: somebody else was quicker."""

    def post_message(self, message: Message) -> bool:
        """A screen that follows the cursor is told at once: board, inspector and prompt change in one picture."""
        if isinstance(message, self.Pointed) and self.is_attached and isinstance(self.screen, Follower):
            self.screen.follow(message.action, message.inspection)
            return True
        return super().post_message(message)

    def show(self, scene: Scene) -> None:
        """Show this scene from now on, the cursor where it makes sense, and post `Pointed` for what it is on."""
        raise NotImplementedError

    def point_at(self, action: Any) -> None:
        """Put the cursor on what this action is about (hints, palette)."""
        raise NotImplementedError

    def refused(self) -> None:
        """What was chosen here was not done."""

    def step_back(self) -> bool:
        """Esc: leave a half-made choice; False where there is none."""
        return False

    def rows_wanted(self, width: int, most: int) -> int:
        """How many of these rows the board has use for, on a screen that has room below it."""
        return most

    def lend(self, rows: int) -> tuple[int, int]:
        """Leave columns and rows at the bottom right to the log, where a board so high has the whole width and to
        spare; none for 0 rows."""
        return 0, 0

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys worth showing now, most useful first: (key, word)."""
        raise NotImplementedError


class Face(Protocol):
    """A game's looks, one per game, in the registry `tui.games.FACES`. `commands` are keys only its board has.

    A `wide` board takes the room of the log beside it, but on the largest screens and on those of fewer columns than
    `wide_from`.
    """

    wide: bool
    wide_from: int
    commands: tuple[Command, ...]

    @property
    def slug(self) -> str:
        """The game's."""

    @property
    def colour(self) -> str:
        """The role of the game's name."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the game, for the gallery."""

    @property
    def card_names(self) -> CardNames:
        """The cards by what they are called."""

    def board(self) -> SceneBoard:
        """The board of a table being played or watched."""

    def sheet(self) -> SceneBoard:
        """The score sheet of a finished table."""

    def signs(self) -> tuple[Words, ...]:
        """The legend of glyphs, a line each."""

    def sign(self, name: str) -> Words:
        """The glyph behind `Told.sign`, in its colour; no words where the game has no such sign."""

    def settled(self, world: World, seat: int, is_among_friends: bool) -> Any | None:
        """What a seat is asked that has one sensible answer: it is given together with the choice that led there."""

    def beside(self, scene: Scene) -> tuple[str, tuple[Words, ...]]:
        """A title and lines for the column beside the board, in place of points; no lines where points count."""

    def glyphs(self, glyphs: GlyphSet) -> GlyphSet:
        """The set to write this game's words with, where everything else is written with `glyphs`."""

    def spans(self, words: Words, palette: Palette) -> list[Span]:
        """Words in their colours: the roles of the palette, and the game's own."""
