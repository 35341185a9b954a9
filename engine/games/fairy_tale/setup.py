"""Which tables Fairy Tale can be played at, and the facts that lay one."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import DOWN, Fact, Placed, Planned
from engine.core.world import World
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.tasks import OpeningDue
from engine.games.fairy_tale.zones import BACK, DECK
from engine.kit.sides import Sides, each_alone


def check_table(rules: str, teams: str, seats: int) -> None:
    """Raise Rejected where this many players cannot play these rules."""
    players: dict[Any, tuple[int, int]] = box().game.players
    few, many = players[rules]
    if not few <= seats <= many:
        sentence = f"The {rules} rules are for {few} to {many} players, not {seats}."
        raise Rejected("WrongSeats", sentence, "The table")
    if teams != "none" and seats != 4:
        raise Rejected("TeamsNeedFour", f"Partners need four players, not {seats}.", "Partners")


def lay(options: Mapping[str, str]) -> Iterator[Fact]:
    """The whole deck, face down and in its known order; shuffling it is the first task."""
    yield Placed(tuple(box().deck(options["rules"])), DECK, DOWN, BACK)
    yield Planned((OpeningDue(),))


def sides(options: Mapping[str, str], seats: int) -> Sides:
    """Partners, by their lower seat; where there are none, each for itself."""
    return ((0, 2), (1, 3)) if options["teams"] != "none" else each_alone(seats)


def has_teams(world: World) -> bool:
    return world.options.get("teams", "none") != "none"


def has_exchange(world: World) -> bool:
    return world.options.get("teams", "none") == "garfield"


def partner_of(seat: int) -> int:
    """Who sits across a table of four."""
    return (seat + 2) % 4


def allies_of(world: World, seat: int) -> tuple[int, ...]:
    """The seats whose points count together with this seat's, itself first."""
    return (seat, partner_of(seat)) if has_teams(world) else (seat,)
