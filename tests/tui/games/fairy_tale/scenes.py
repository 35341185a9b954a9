"""Scenes of Fairy Tale for the tests of its screens, from real tables and from whole games played at random."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core import World, observe
from engine.games import GAMES
from engine.journal import Journal
from tests.conformance.tables import Laid, played
from tests.tui.off_screen import OffScreen
from tui.board.contract import Scene
from tui.games.fairy_tale.board import FairyTaleBoard
from tui.games.fairy_tale.view import Table

GAME = GAMES["fairy_tale"]
NAMES = ("Mira", "Aldo", "Brann", "Cyra", "Dorothea")
KINDS = ("you", "bot, greedy", "bot, random", "ssh guest", "bot, greedy")

TABLES = [
    Laid("fairy_tale", seats, (("rules", rules), ("teams", teams)))
    for seats, rules, teams in (
        (2, "basic", "none"),
        (2, "expert", "none"),
        (3, "expert", "none"),
        (4, "expert", "none"),
        (5, "expert", "none"),
        (4, "basic", "partners"),
        (4, "expert", "garfield"),
    )
]


def scene_of(world: World, seat: int | None, before: World | None = None) -> Scene:
    """What a table screen hands to the board for this seat; everybody's cards after the end."""
    over = world.outcome is not None
    eyes = tuple(range(world.seats)) if over else () if seat is None else (seat,)
    seen = observe(world, *eyes)
    asked = seat is not None and seat in world.waiting()
    return Scene(
        world=seen,
        seat=seat,
        names=NAMES[: world.seats],
        kinds=KINDS[: world.seats],
        legal=tuple(GAME.legal(seen, seat)) if asked and seat is not None else (),
        thinking=frozenset(world.waiting()),
        before=None if before is None else observe(before, *eyes),
        you=frozenset(() if seat is None else (seat,)),
        over=over,
    )


def viewers(world: World) -> list[int | None]:
    """Everybody who may look: a spectator and every seat."""
    return [None, *range(world.seats)]


@lru_cache(maxsize=8)
def game_at(table: Laid) -> Journal:
    """A whole game by random choices. Shared: look, do not act."""
    return played(table)


def worlds_of(table: Laid, every: int = 1) -> Iterator[World]:
    """The Worlds of a whole game, one after each line, and always the last."""
    journal = game_at(table)
    lines = [event.seq for event in journal.events]
    for seq in dict.fromkeys((*lines[::every], lines[-1])):
        yield journal.at(seq)


class Heard(OffScreen, FairyTaleBoard):
    """A board that keeps what it says instead of sending it, so that it needs no app."""


class Silent(Heard):
    """A board that looks nothing up for the card under the cursor: for tests about choosing alone."""

    def tell(self) -> None:
        pass


def titles_in(table: Table) -> set[str]:
    """The names of all cards that a table shows, wherever they lie."""
    return {slot.face.title for area in table.areas() for slot in table.slots(area) if slot.face.title}
