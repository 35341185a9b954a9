"""Where the cursor goes when the scene changes: on its thing while the same is asked, else to a safe choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Moved, World, fold
from engine.games.shadowscape import asks as q
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack, Heal, Recall, Search
from engine.games.shadowscape.content.printed import CLASS, EFFECTS, SHARDS, SYMBOLS_OF, gear_effects
from engine.games.shadowscape.holding import NEEDS, lacking
from engine.games.shadowscape.standing import standing_of
from engine.games.shadowscape.sums import left_by, withstands
from engine.games.shadowscape.table import (
    has_begun,
    hero_of,
    is_cooperative,
    is_lord,
    slots_left,
    treasure_at,
    wounds_of,
)
from engine.games.shadowscape.words.walks import order_matters
from engine.games.shadowscape.zones import PLACE, PLEDGED, REMOVED, TOKENS, WHISPERS, WOUNDS
from tui.board import landing as shared
from tui.board.spots import Slot, Spot, first_legal, first_spot, in_area, is_legal
from tui.games.shadowscape import view as v
from tui.games.shadowscape.scenes.boosts import can_fell, lacking_against, short_by

BEGINS: dict[type, tuple[str, ...]] = {
    q.ToAct: (v.CARDS, v.MOVES, v.WHISPERS, v.BUTTONS),
    q.ToClaimDeed: (v.WHISPERS,),
    q.ToGive: (v.TOKENS, v.HAND, v.BUTTONS),
}
"""The areas in which the answer to a question is looked for first."""


def landing(table: v.Table, before: v.Table | None, spot: Spot | None, *, asked: bool) -> Spot | None:
    """The place of the cursor on a new view."""

    def stays(view: v.Table, place: Spot, slot: Slot) -> bool:
        same = before is not None and type(view.ask) is type(before.ask)
        return same and bool(slot.legal) and slot.pick is None and place.area not in (v.BUTTONS, v.OPTIONS)

    return shared.landing(table, before, spot, asked=asked, stays=stays, begins=begin)


def begin(table: v.Table) -> Spot | None:
    """The safest sensible choice."""
    if isinstance(table.ask, q.ToAim):
        return spared(table, table.ask.enemy)
    if table.slots(v.OPTIONS):
        return Spot(v.OPTIONS, 0)
    if isinstance(table.ask, q.ToStep):
        return own_room(table)
    if isinstance(table.ask, q.ToWound):
        return cheapest(table)
    if isinstance(table.ask, q.ToMend):
        return soonest_well(table, table.ask.left)
    if isinstance(table.ask, q.ToBoost):
        return boost_with(table)
    if isinstance(table.ask, q.ToDefend):
        return defend_with(table)
    if isinstance(table.ask, q.ToDiscard):
        return next(iter(by_worth(table)), None)
    if isinstance(table.ask, q.ToTarget):
        return easiest(table)
    if isinstance(table.ask, q.ToRouse):
        return who_acts(table)
    if isinstance(table.ask, q.ToPoint):
        return richest(table)
    if isinstance(table.ask, q.ToKeep | q.ToPay):
        return least_missed(table)
    for area in BEGINS.get(type(table.ask), ()):
        for spot in in_area(table, area):
            if is_legal(table, spot) and is_of_use(table, spot):
                return spot
    chosen = (spot for spot, slot in table.everything() if slot.legal and slot.action is not None and slot.pick is None)
    return next(chosen, None) or own_room(table) or first_spot(table)


def cheapest(table: v.Table) -> Spot | None:
    """Where a wound does least: on the hero, on a card that is disabled already, else on the card with most slots."""
    if any(is_legal(table, spot) for spot in in_area(table, v.HERO)):
        return Spot(v.HERO, 0)
    world, free = table.world, slots_left(table.world, table.me)
    cards: list[tuple[Spot, Any]] = [
        (spot, table.slots(v.CARDS)[spot.index].ref) for spot in in_area(table, v.CARDS) if is_legal(table, spot)
    ]
    return min(cards, key=lambda card: (not WOUNDS(world, card[1]), -free[card[1]]))[0] if cards else None


def soonest_well(table: v.Table, left: int) -> Spot | None:
    """Where healing helps at once: on a card that can be used after it, else on any card, on the hero last."""
    spots = [spot for area in (v.CARDS, v.HERO) for spot in in_area(table, area) if is_legal(table, spot)]

    def wait(spot: Spot) -> tuple[bool, bool, int]:
        piece: Any = table.slots(spot.area)[spot.index].ref
        wounds = WOUNDS(table.world, piece)
        return spot.area == v.HERO, wounds > left, wounds

    return min(spots, key=wait) if spots else None


def spared(table: v.Table, enemy: Any) -> Spot | None:
    """Of several heroes in reach of an enemy a rival; where all play together, whom it hurts least."""
    aims: list[tuple[Spot, Any]] = [
        (spot, table.slots(v.OPTIONS)[spot.index].action) for spot in in_area(table, v.OPTIONS)
    ]
    together = is_cooperative(table.world)

    def harm(hero: int) -> tuple[bool, int]:
        return not together and hero == table.me, left_by(table.world, enemy, hero) if together else 0

    return min(aims, key=lambda aim: harm(aim[1].hero))[0] if aims else None


def easiest(table: v.Table) -> Spot | None:
    """The enemy that an attack lacks least to eliminate; of an effect that is no attack, the first in reach."""
    foes = [spot for spot in in_area(table, v.FOES) if is_legal(table, spot)]
    short: dict[Spot, int] = {}
    for spot in foes:
        enemy: Any = table.slots(v.FOES)[spot.index].ref
        short[spot] = lacking_against(table.world, table.me, enemy)
    world = table.world

    def worth(spot: Spot) -> tuple[int, bool, int]:
        enemy: Any = table.slots(v.FOES)[spot.index].ref
        return short[spot], not is_lord(world, enemy), -withstands(world, enemy, None, table.me)

    return min(foes, key=worth) if foes else None


def richest(table: v.Table) -> Spot | None:
    """Of several rooms one where a treasure lies."""
    rooms = [spot for spot in in_area(table, v.MAP) if is_legal(table, spot)]
    return min(rooms, key=lambda spot: treasure_at(table.world, spot.index) is None) if rooms else None


def who_acts(table: v.Table) -> Spot | None:
    """All enemies at once, where their order changes nothing; else the first of them."""
    foes = [spot for spot in in_area(table, v.FOES) if is_legal(table, spot)]
    enemies: list[Any] = [table.slots(v.FOES)[spot.index].ref for spot in foes]
    return foes[0] if foes and order_matters(table.world, enemies) else Spot(v.BUTTONS, 0)


def least_missed(table: v.Table) -> Spot | None:
    """The token whose loss takes least from what open whispers ask for."""
    tokens = [spot for spot in in_area(table, v.TOKENS) if is_legal(table, spot)]

    def loss(spot: Spot) -> int:
        token: Any = table.slots(v.TOKENS)[spot.index].ref
        return missed(table.world, table.me, token)

    return min(tokens, key=loss) if tokens else None


def missed(world: World, seat: int, token: int) -> int:
    """How many things more open whispers would ask for without a token, counted by their shards."""
    without = world.copy()
    fold(without, Moved((token,), TOKENS[seat], REMOVED))
    whispers: Sequence[Any] = world.zones[WHISPERS]
    return sum(
        SHARDS[world.kinds[whisper]] * (lacking(without, seat, need) - lacking(world, seat, need))
        for whisper in whispers
        for need in NEEDS[world.kinds[whisper]]
    )


def first_useful(table: v.Table, area: str) -> Spot:
    """The first thing of an area that can be chosen and does something, else the first that can be chosen."""
    useful = (spot for spot in in_area(table, area) if is_legal(table, spot) and is_of_use(table, spot))
    return next(useful, None) or first_legal(table, area)


def is_of_use(table: v.Table, spot: Spot) -> bool:
    """Whether a card that could be used does anything: an attack needs an enemy it can fell, a search a treasure,
    healing a wound. Whoever gains by an attack in vain may make it. Gear is for whose class can use it, or
    for its shards.
    """
    if spot.area == v.EQUIPMENT:
        gear: Any = table.slots(v.EQUIPMENT)[spot.index].ref
        kind = table.world.kinds[gear]
        scores = SHARDS[kind] > 0 and not is_cooperative(table.world)
        return scores or bool(gear_effects(kind, CLASS[table.world.kinds[hero_of(table.world, table.me)]]))
    if spot.area != v.CARDS or not isinstance(table.ask, q.ToAct):
        return True
    world, me = table.world, table.me
    card: Any = table.slots(v.CARDS)[spot.index].ref
    first = EFFECTS[world.kinds[card], world.sides[card]][0]
    if isinstance(first, Attack):
        return can_fell(world, me, card) or bool(standing_of(world, me).whens.get("vain"))
    if isinstance(first, Search) and first.reach == "here":
        return treasure_at(world, PLACE(world, me)) is not None
    return not isinstance(first, Heal) or wounds_of(world, me) > 0


def boost_with(table: v.Table) -> Spot | None:
    """A card that serves, as long as the action falls short and the hand can make up for it; else going."""
    cards = by_worth(table)
    if 0 < short_by(table.world, table.me) <= len(cards):
        return cards[0]
    return Spot(v.BUTTONS, 0) if table.slots(v.BUTTONS) else next(iter(cards), None)


def defend_with(table: v.Table) -> Spot | None:
    """A card that serves, while anything gets through; else taking the hit. What buys time is not offered first."""
    world, me, ask = table.world, table.me, table.ask
    if isinstance(ask, q.ToDefend) and not left_by(world, ask.enemy, me, len(world.zones[PLEDGED[me]])):
        return Spot(v.BUTTONS, 0)
    cheap = [spot for spot in by_worth(table) if not buys_time(table, spot)]
    return cheap[0] if cheap else Spot(v.BUTTONS, 0)


def by_worth(table: v.Table) -> list[Spot]:
    """The cards that can be discarded: what buys time last, before it what bears two symbols."""
    cards = [spot for spot in in_area(table, v.HAND) if is_legal(table, spot)]
    return sorted(cards, key=lambda spot: (buys_time(table, spot), len(SYMBOLS_OF[kind_in_hand(table, spot)])))


def buys_time(table: v.Table, spot: Spot) -> bool:
    """Whether a Fate card recalls others where all play together: nothing else puts off the end."""
    if not is_cooperative(table.world):
        return False
    return any(isinstance(effect, Recall) for effect in box().fate[kind_in_hand(table, spot)].text(True).effects)


def kind_in_hand(table: v.Table, spot: Spot) -> str:
    """Which Fate card lies there."""
    card: Any = table.slots(v.HAND)[spot.index].ref
    kind: str = table.world.kinds[card]
    return kind


def own_room(table: v.Table) -> Spot | None:
    """Where the viewer's hero stands."""
    return Spot(v.MAP, PLACE(table.world, table.me)) if has_begun(table.world, table.me) else None
