"""The two ways to win and the four to lose, each with its code and its words. What happens first ends the game.

A rule that yields one of these ends is asked for nothing more, wherever in it that happens (`engine.core.agenda`).
"""

from collections.abc import Iterator

from engine.core.facts import Ended, Entered, Fact, Outcome
from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.table import rifts_sealed, standing_in_town
from engine.games.shadowrift.zones import CORPSES, ROUND, WALLS

REASONS = {
    "seals": "every Shadowrift is sealed",
    "walls": "all eight Walls are built",
    "town": "Haven Town has fallen, with no Villager and no Wall left standing",
    "plague": "the last Corpse has come to Town and the plague takes Haven",
    "world": "{name} has destroyed the world",
    "siege": "the siege has outlasted the heroes",
}
WINS = ("seals", "walls")


def end_game(world: World, code: str, name: str = "") -> Iterator[Fact]:
    """All heroes win, or all lose."""
    reason = f"{REASONS[code].format(name=name)}, in round {ROUND(world)}"
    yield Entered("end")
    yield Ended(Outcome((1 if code in WINS else 2,) * world.seats, reason, code=code))


def see_whether_sealed(world: World) -> Iterator[Fact]:
    if rifts_sealed(world) == world.seats:  # ruling 53
        yield from end_game(world, "seals")


def see_whether_walled(world: World) -> Iterator[Fact]:
    if not world.zones[WALLS]:  # ruling 53
        yield from end_game(world, "walls")


def see_whether_fallen(world: World) -> Iterator[Fact]:
    """Looked for after step 2 and before step 7 only."""  # rulings 13, 14
    if not standing_in_town(world):
        yield from end_game(world, "town")


def see_whether_plague(world: World) -> Iterator[Fact]:
    """The last Corpse of the stack has just come to Town."""  # ruling 15
    if not world.zones[CORPSES]:
        yield from end_game(world, "plague")


def is_last_round(world: World) -> bool:
    return ROUND(world) >= box().game.rounds  # ruling 63
