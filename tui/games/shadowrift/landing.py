"""Where the cursor goes when the scene changes: it stays on its thing, unless a new question is about others."""

from __future__ import annotations

from engine.games.shadowrift.actions import Play
from engine.games.shadowrift.bot.answering import card_worth
from engine.games.shadowrift.content.printed import ATTACK, BOSS, SORT, SYMBOLS
from engine.games.shadowrift.table import left_of
from engine.games.shadowrift.zones import AIDED, DISCARD, HAND, PLAY, PURSE, ROUND
from tui.board import landing as shared
from tui.board.spots import Slot, Spot, first_spot, in_area, is_legal
from tui.games.shadowrift.scene import Table
from tui.games.shadowrift.scenes.preview import afflictions_of, cost_of, default_way, heal_words, is_kill
from tui.games.shadowrift.view import DEEDS, HEROES, LOOKED, MARKET, POWER_AREA, TILES, TOWN, TRACK_AREA, WAYS


def landing(table: Table, before: Table | None, spot: Spot | None, *, is_new: bool) -> Spot | None:
    """The place of the cursor on a new view; what others do meanwhile does not move it."""

    def stays(view: Table, place: Spot, slot: Slot) -> bool:
        if before is None or place.area not in view.areas() or not is_same_turn(before, view):
            return False
        moved = spot is not None and place.area != spot.area
        return not has_acted(before, view) or (bool(slot.legal) and not moved)

    if before is not None and is_same_turn(before, table) and not has_acted(before, table):
        place = shared.found_again(table, before, spot) or spot
        if place is not None and place.area in table.areas() and table.slot(place) is not None:
            return place
    return shared.landing(
        table,
        before,
        spot,
        asked=is_new and table.sight.is_asked,
        stays=stays,
        begins=beginning,
    )


def is_same_turn(before: Table, table: Table) -> bool:
    """Whether the same hero is asked the same in the same round."""
    one, two = before.sight, table.sight
    same_ask = type(one.ask) is type(two.ask)
    return one.me == two.me and same_ask and ROUND(one.world) == ROUND(two.world)


def has_acted(before: Table, table: Table) -> bool:
    """Whether what the hero in focus holds has changed."""
    zones = (HAND, PLAY, PURSE, DISCARD)
    one, two, me = before.sight.world, table.sight.world, table.sight.me
    return any(one.zones[zone[me]] != two.zones[zone[me]] for zone in zones) or AIDED(one, me) != AIDED(two, me)


def beginning(table: Table) -> Spot | None:
    """A place to begin answering, where Enter does no harm."""
    sight = table.sight
    if table.ways:
        return Spot(WAYS, default_way(sight, table.ways))
    if sight.picks_stacks or not sight.is_asked:
        return first_spot(table)
    if table.made:
        return next_part(table) or first_spot(table)
    for area in (LOOKED,) if sight.sinks else (TRACK_AREA,) if not sight.acts and not sight.gives_up_cards else ():
        found = next((spot for spot in in_area(table, area) if is_legal(table, spot)), None)
        if found is not None:
            return found
    return first_complete(table)


def first_complete(table: Table) -> Spot | None:
    """The first card that costs nothing, then the first that asks for more before anything is done; Villagers after
    the cards, since a hero has one aid a round; else the buttons. Of cards to be given up it is the one missed least.
    """
    if table.sight.gives_up_cards:
        lit = [spot for spot in in_area(table, TILES) if is_legal(table, spot)]
        return min(lit, key=lambda spot: card_worth(table.sight.tiles[spot.index].kind), default=first_spot(table))
    for area in (TILES, TOWN):
        lit = [spot for spot in in_area(table, area) if is_legal(table, spot)]
        for is_safe in (is_free, is_begun):
            found = next((spot for spot in lit if is_safe(table, spot)), None)
            if found is not None:
                return found
    return done_button(table) or first_spot(table)


def done_button(table: Table) -> Spot | None:
    """Where a hero rests who has nothing left to play, and one who is done: never on giving Coin away."""
    names = [button.name for button in table.buttons]
    return Spot(DEEDS, names.index("done")) if "done" in names else None


def is_free(table: Table, spot: Spot) -> bool:
    """Whether Enter does something here that is not missed: it plays an Action, or costs nothing, not even a Wound."""
    slot = table.slot(spot)
    if slot is None or slot.action is None:
        return False
    if spot.area == TILES and ATTACK[table.sight.tiles[spot.index].kind]:
        return False
    return isinstance(slot.action, Play) or not any(cost_of(table.sight, slot.action))


def is_begun(table: Table, spot: Spot) -> bool:
    """Whether Enter only begins a choice here: its target, or how it is done, is chosen next."""
    slot = table.slot(spot)
    return slot is not None and slot.pick is not None


def next_part(table: Table) -> Spot | None:
    """With a choice half made: the worst monster, for a Seal a rift or what brings most power, else the first part."""
    lit = [spot for spot in in_area(table, TRACK_AREA) if is_legal(table, spot)]
    if lit:
        return max(lit, key=lambda spot: worst(table, spot))
    lit = [spot for spot in in_area(table, POWER_AREA) if is_legal(table, spot)]
    if lit:
        kinds = [table.sight.kind(card) for card in table.sight.area]
        return max(lit, key=lambda spot: (SORT[kinds[spot.index]] == "rift", SYMBOLS[kinds[spot.index]]))
    lit = [spot for spot in in_area(table, HEROES) if is_legal(table, spot)]
    if lit:
        return max(lit, key=lambda spot: in_need(table, spot.index))
    for area in (TOWN, TILES, DEEDS, MARKET):
        found = next((spot for spot in in_area(table, area) if is_legal(table, spot)), None)
        if found is not None:
            return found
    return None


def in_need(table: Table, seat: int) -> tuple[int, bool]:
    """Whom help is for: who has most Wounds and Burns in sight if it heals, else somebody who still acts."""
    sight = table.sight
    heals = any(heal_words(sight, action) for action in table.left)
    return afflictions_of(sight, seat) if heals else 0, seat in sight.scene.thinking


def worst(table: Table, spot: Spot) -> tuple[bool, bool, int, int]:
    """A monster that would die of what is picked comes first, then the boss, the furthest, of these the weakest."""
    space, monster = table.sight.foes[spot.index]
    left = left_of(table.sight.world, monster)
    return dies(table, spot), BOSS[table.sight.kind(monster)], space, -left


def dies(table: Table, spot: Spot) -> bool:
    """Whether what is picked could kill this monster."""
    slot = table.slot(spot)
    if slot is None:
        return False
    ways = (slot.action,) if slot.pick is None else table.about(slot.pick.what)
    return any(is_kill(table.sight, way) for way in ways)
