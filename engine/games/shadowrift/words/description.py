"""The table of Shadowrift in words, for front ends without a picture: town, track, Power Area, market, heroes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.pieces import Hidden
from engine.core.world import World
from engine.games.shadowrift.actions import Build, Buy, Invite, Play
from engine.games.shadowrift.content.printed import NAME, PLANS, PRICE, TEXT, WALL_PRICE
from engine.games.shadowrift.names import cost_in_words, faction_name, name_of, track_name
from engine.games.shadowrift.rules.heroes.attacking import BESIDE
from engine.games.shadowrift.rules.heroes.buying import ALL_STACKS, kind_in_stack
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.scoring import gauges_of
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.table import health_of, in_space, left_of, rifts_open, standing_in_town
from engine.games.shadowrift.zones import (
    AREA,
    CLOSED,
    DECK,
    DISCARD,
    FACTION,
    HAND,
    LAST,
    MONSTER_DECK,
    MONSTER_TOP,
    PLAY,
    POWER,
    PURSE,
    SPACES,
    TOKEN,
    TOWN_DECK,
    TOWN_DISCARD,
    TRACK,
    TRAVELLER,
    WALLS,
)
from engine.kit.sides import seats_from
from engine.kit.words import counted, listed


def describe(world: World, seat: int | None, names: Sequence[str]) -> list[str]:
    """How near the ends are, the monsters, the town, what can be bought, then every hero from the own one on."""
    if not FACTION(world):
        return ["Nothing is laid out yet."]
    first = seat or 0
    return [
        *gauges_in_words(world),
        *track_in_words(world),
        *area_in_words(world),
        *town_in_words(world),
        *market_in_words(world),
        *(line for other in seats_from(first, world.seats) for line in hero_in_words(world, other, names)),
    ]


def about(world: World, action: Any, seat: int) -> str:
    """What the card of an action says; what Villagers, Skills and the like do stands in the label."""
    kind: str | None = None
    if isinstance(action, Buy):
        kind = kind_in_stack(world, action.stack)
    elif isinstance(action, Build) or (isinstance(action, Play) and BESIDE[world.kinds[action.card]]):
        card: Any = action.wall if isinstance(action, Build) else action.card
        kind = world.kinds[card]
    elif isinstance(action, Invite):
        kind = next((world.kinds[card] for card in world.pieces(TRAVELLER[action.place])), None)
    return "" if kind is None else TEXT[kind]


def card_in_words(kind: str) -> str:
    plans = ". ".join(f"{number}: {plan.text}" for number, plan in enumerate(PLANS[kind], 1))
    return f"{NAME[kind]}: {' '.join(filter(None, (TEXT[kind], f'{plans}.' if plans else '')))}"


def gauges_in_words(world: World) -> Iterator[str]:
    """The two wins and the three losses."""
    gauges, standing = gauges_of(world), len(standing_in_town(world))
    yield f"You face {faction_name(faction_of(world))}."
    yield (
        f"You win with {gauges.walls.of} Walls ({gauges.walls.value} built) "
        f"or {counted(gauges.seals.of, 'rift')} sealed ({gauges.seals.value} sealed, {rifts_open(world)} open)."
    )
    boss = "not here yet" if not gauges.world.value else f"{gauges.world.value} of {gauges.world.of} steps"
    yield (
        f"You lose when nobody stands in Town ({standing} now), with {gauges.plague.of} Corpses "
        f"({gauges.plague.value} so far), or when the boss has done its third plan ({boss})."
    )


def track_in_words(world: World) -> Iterator[str]:
    for space, zone in enumerate(TRACK):
        for monster in world.pieces(zone):
            kind = world.kinds[monster]
            plans = PLANS[kind]
            following = plans[space].text if space < min(LAST, len(plans)) else "flees"
            left, health = left_of(world, monster), health_of(world, monster)
            lasting = f" {TEXT[kind]}" if TEXT[kind] else ""
            yield f"{track_name(space)}: {NAME[kind]}, {left} of {health} health.{lasting} Next: {following}."


def area_in_words(world: World) -> Iterator[str]:
    area = Counter(name_of(world, card) for card in world.pieces(AREA))
    listed_area = listed([name if n == 1 else f"{n} {name}" for name, n in area.items()])
    yield f"Power {POWER(world)}. Power Area: {listed_area or 'empty'}."
    top = [name_of(world, card) for card in world.pieces(MONSTER_TOP)]
    seen = [name_of(world, card) for card in reversed(world.zones[MONSTER_DECK]) if isinstance(card, int)]
    yield f"Next to come: {listed(top + seen) or 'nobody'}; {len(world.zones[MONSTER_DECK])} cards below."


def town_in_words(world: World) -> Iterator[str]:
    for space in range(SPACES):
        card = in_space(world, space)
        yield f"Town {space + 1}: empty." if card is None else f"Town {space + 1}, {card_in_words(world.kinds[card])}"
    yield f"Town deck {len(world.zones[TOWN_DECK])}, discard {len(world.zones[TOWN_DISCARD])}."
    for place, zone in enumerate(TRAVELLER):
        for card in world.pieces(zone):
            price = cost_in_words(cost_of_price(PRICE[world.kinds[card]]))
            yield f"Traveller {place + 1}, {card_in_words(world.kinds[card])} Invite for {price}."


def market_in_words(world: World) -> Iterator[str]:
    for number, zone in enumerate(ALL_STACKS):
        kind = kind_in_stack(world, number)
        if kind is not None and world.zones[zone]:
            price = cost_in_words(cost_of_price(PRICE[kind]))
            yield f"Stack of {len(world.zones[zone])} {NAME[kind]}, {price}: {TEXT[kind]}"
    for wall in world.pieces(WALLS):
        kind = world.kinds[wall]
        price = cost_in_words(cost_of_price(WALL_PRICE[kind, world.seats]))
        yield f"Wall to build for {price}, {card_in_words(kind)}"


def hero_in_words(world: World, seat: int, names: Sequence[str]) -> Iterator[str]:
    token = ", with the token" if TOKEN(world) == seat else ""
    purse = f"{len(world.zones[PURSE[seat]])}¢ in {'a closed' if CLOSED(world, seat) else 'an open'} purse"
    yield f"{names[seat]}: {purse}, deck {len(world.zones[DECK[seat]])}{token}."
    for place, zone in (("Hand", HAND[seat]), ("In play", PLAY[seat]), ("Discard", DISCARD[seat])):
        if world.zones[zone]:
            yield f"  {place}: {pile_in_words(world, zone)}."


def pile_in_words(world: World, zone: str) -> str:
    known = Counter(NAME[world.kinds[card]] for card in world.lying(zone))
    hidden = sum(isinstance(entry, Hidden) for entry in world.zones[zone])
    told = [name if n == 1 else f"{n} {name}" for name, n in known.items()]
    return listed([*told, *([f"{hidden} unknown"] if hidden else [])])
