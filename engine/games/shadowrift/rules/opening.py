"""Before round 1: whom the heroes face, which stacks are laid out, and all decks shuffled."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.chance import roll, shuffle
from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Asked, Done, Entered, Fact, Noted, Placed, Planned, Side
from engine.core.world import World
from engine.games.shadowrift.actions import Pick
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import ATTACK, HEALS, MAKES_MAGIC, SORT
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.rules.monsters.power import show_next
from engine.games.shadowrift.rules.turn import ROUND_STEPS
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.table import stack_kind, stack_kinds
from engine.games.shadowrift.tasks import OpeningDue, PickDue, StacksDue, ToPick
from engine.games.shadowrift.zones import (
    BURNS,
    DECK,
    FACTION,
    FREEZES,
    HERO_BACK,
    HERO_STACKS,
    MAGIC_BACK,
    MAGIC_DECK,
    MONSTER_BACK,
    MONSTER_DECK,
    STACK,
    STACK_KIND,
    TOTEMS,
    TOWN_BACK,
    TOWN_DECK,
    TRAVELLER_DECK,
    ZOMBIES,
)
from engine.kit.rules import Choice, Deed, Duty, answer

SET_UP = "Set-up"
SPECIAL_ZONES: dict[str, tuple[str, Side, str]] = {
    "freeze": (FREEZES, UP, TOWN_BACK),
    "totem": (TOTEMS, UP, MONSTER_BACK),
    "zombie": (ZOMBIES, UP, MONSTER_BACK),
    "magic_card": (MAGIC_DECK, DOWN, MAGIC_BACK),
}
MANY = 1_000_000  # sides of the dice that mix the stacks


def open_game(world: World, task: OpeningDue) -> Iterator[Fact]:
    """Only what is in the game is laid out."""  # ruling 4
    yield Done()
    yield Entered("opening")
    yield from face_somebody(world)
    yield from lay_faction(world)
    for zone in (*DECK[: world.seats], TOWN_DECK, TRAVELLER_DECK, MONSTER_DECK):
        yield shuffle(world, zone)
    if world.zones[MAGIC_DECK]:
        yield shuffle(world, MAGIC_DECK)
    yield from show_next(world)
    yield ROUND_STEPS
    yield Planned((StacksDue(),))
    chosen = yield from stacks_by_option(world)
    for number, kind in enumerate(chosen):
        yield STACK_KIND[number].to(1 + stack_kinds().index(kind))
    if not chosen:
        yield Planned(tuple(PickDue(number % world.seats) for number in reversed(range(HERO_STACKS))))


def face_somebody(world: World) -> Iterator[Fact]:
    """The faction of the scenario or the option, or one by chance."""
    scenario, faction = world.options["scenario"], world.options["faction"]
    if scenario != "none":
        faction = box().scenarios[scenario].faction
    if faction == "random":
        fact = roll(world, "faction", len(FACTIONS))
        yield fact
        yield FACTION.to(fact.values[0])
    else:
        yield FACTION.to(1 + FACTIONS.index(faction))
    yield Noted("faces", (faction_of(world),))


def lay_faction(world: World) -> Iterator[Fact]:
    """Monsters with a rift for each hero, the Traveller deck, and what the faction brings."""  # ruling 1
    content, faction = box(), faction_of(world)
    yield Placed(tuple(content.travellers(faction)), TRAVELLER_DECK, DOWN, TOWN_BACK)
    rifts = (content.rift.id,) * world.seats
    yield Placed((*content.monsters(faction), *rifts), MONSTER_DECK, DOWN, MONSTER_BACK)
    specials = tuple(content.specials(faction))
    if specials:
        zone, side, back = SPECIAL_ZONES[SORT[specials[0]]]
        yield Placed(specials, zone, side, back)
    if faction == "dragons":
        yield Placed(("burn",) * content.given["burn"].copies, BURNS, UP, HERO_BACK)


def stacks_by_option(world: World) -> Any:
    """The eight kinds as scenario or option say; none if the heroes are to choose."""
    scenario, way = world.options["scenario"], world.options["stacks"]
    if scenario != "none":
        return box().scenarios[scenario].stacks
    if way == "first":
        return box().game.first
    if way == "choose":
        return ()
    fact = roll(world, "stacks", MANY, len(stack_kinds()))
    yield fact
    mixed = [kind for _, kind in sorted(zip(fact.values, stack_kinds(), strict=True))]
    return eight_of(mixed)


def eight_of(mixed: Sequence[str]) -> list[str]:
    """The first eight; where something is missing that every game needs, the next that has it replaces the last."""
    wanted = box().game.random
    needs = ((ATTACK, wanted.attacks), (HEALS, wanted.healing), (MAKES_MAGIC, wanted.magic))
    chosen: list[str] = []
    for has_it, count in needs:
        missing = count - sum(has_it[kind] for kind in chosen)
        chosen += [kind for kind in mixed if has_it[kind] and kind not in chosen][: max(0, missing)]
    if all(sum(has_it[kind] for kind in mixed[:HERO_STACKS]) >= count for has_it, count in needs):
        return list(mixed[:HERO_STACKS])
    chosen += [kind for kind in mixed if kind not in chosen][: HERO_STACKS - len(chosen)]
    return [kind for kind in mixed if kind in chosen]


# Choosing stacks by turns


def ask_to_pick(world: World, task: PickDue) -> Iterator[Fact]:
    yield Asked(task.seat, ToPick())


def picked(world: World) -> list[str]:
    kinds = (stack_kind(world, number) for number in range(HERO_STACKS))
    return [kind for kind in kinds if kind is not None]


def picks(world: World, seat: int, ask: ToPick) -> list[Pick]:
    taken = picked(world)
    return [Pick(kind) for kind in stack_kinds() if kind not in taken]


def pick(world: World, seat: int, action: Pick) -> Iterator[Fact]:
    yield STACK_KIND[len(picked(world))].to(1 + stack_kinds().index(action.stack))
    yield Noted("picks", (seat, action.stack))
    yield from answer(world, seat)


def cannot_pick(world: World, seat: int, ask: ToPick, action: Pick) -> Rejected | None:
    if action.stack in picked(world):
        return Rejected("AlreadyChosen", "That stack is already chosen.", SET_UP)
    return Rejected("NoSuchStack", "There is no such stack.", SET_UP)


def lay_stacks(world: World, task: StacksDue) -> Iterator[Fact]:
    yield Done()
    for number, kind in enumerate(picked(world)):
        yield Placed((kind,) * box().stacks[kind].copies, STACK[number], UP, HERO_BACK)
    yield Noted("stacks", tuple(picked(world)))


CHOICES = (Choice(ToPick, picks, "First choose the stacks of this game.", SET_UP),)
DEEDS = (Deed(Pick, (ToPick,), pick, cannot_pick),)
DUTIES = (Duty(OpeningDue, open_game), Duty(PickDue, ask_to_pick), Duty(StacksDue, lay_stacks))
