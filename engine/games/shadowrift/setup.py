"""Which tables Shadowrift can be played at, and the facts that lay one. What chance decides comes with the opening."""

from collections.abc import Iterator, Mapping
from functools import cache

from engine.core.facts import DOWN, UP, Fact, Placed, Planned
from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.words import FACTIONS, FactionId
from engine.games.shadowrift.entry import SCENARIOS
from engine.games.shadowrift.tasks import OpeningDue
from engine.games.shadowrift.zones import (
    BASE,
    CLOSED,
    CORPSES,
    DECK,
    FACTION,
    HERO_BACK,
    HEROISM,
    POWER,
    TOWN_BACK,
    TOWN_DECK,
    WALLS,
    WOUNDS,
)

STEPS = ("calm", "fair", "grim")
"""From easy to hard."""


def sequels(options: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The next faction, or scenario where one is played, and one step harder."""
    name, row = ("faction", FACTIONS) if options["scenario"] == "none" else ("scenario", SCENARIOS)
    found: dict[str, dict[str, str]] = {}
    if options[name] in row:
        found["another"] = {**options, name: row[(row.index(options[name]) + 1) % len(row)]}
    step = STEPS.index(options["difficulty"]) + 1
    if step < len(STEPS):
        found["harder"] = {**options, "difficulty": STEPS[step]}
    return found


def lay(seats: int, options: Mapping[str, str]) -> Iterator[Fact]:
    """What is in every game: starters, base stacks, the town, what heroes are dealt. Starters come first in the box."""
    content = box()
    starters = tuple(content.starters())
    for seat in range(seats):
        yield Placed(starters, DECK[seat], DOWN, HERO_BACK)
    left_out = content.scenarios[options["scenario"]].without if options["scenario"] != "none" else ()
    for number, kind in enumerate(base_kinds()):
        count = 0 if kind in left_out else content.base[kind].stack
        if count:
            yield Placed((kind,) * count, BASE[number], UP, HERO_BACK)
    for kind, zone in (("wound", WOUNDS), ("heroism", HEROISM)):
        yield Placed((kind,) * content.given[kind].copies, zone, UP, HERO_BACK)
    yield Placed(tuple(content.villagers()), TOWN_DECK, DOWN, TOWN_BACK)
    yield Placed(tuple(content.walls()), WALLS, UP, TOWN_BACK)
    yield Placed(("corpse",) * content.corpses, CORPSES, UP, TOWN_BACK)
    start = content.game.difficulty[options["difficulty"]]  # type: ignore[index]
    yield POWER.to(min(start.most, start.each * (seats - 1)))
    if options["purses"] == "closed":
        for seat in range(seats):
            yield CLOSED.to(1, seat)
    yield Planned((OpeningDue(),))


@cache
def base_kinds() -> tuple[str, ...]:
    """The kinds of the base stacks in the order they are laid out."""
    return tuple(kind for kind, card in box().base.items() if card.stack)


def faction_of(world: World) -> FactionId:
    """Whom the heroes face."""
    return FACTIONS[FACTION(world) - 1]
