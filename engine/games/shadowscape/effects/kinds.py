"""The other kinds of actions: search, prepare, heal, go, guard and ready."""

from collections.abc import Iterator
from typing import Any

from engine.core.facts import Fact, Moved, Noted
from engine.core.world import World
from engine.games.shadowscape.actions import Pick, Point, Turn
from engine.games.shadowscape.asks import (
    ToPick,
    ToPoint,
    ToTurn,
)
from engine.games.shadowscape.content.effect_forms import Go, Guard, Heal, Prepare, Ready, Search
from engine.games.shadowscape.effects.row import Row, Want, advance, events_of, is_open
from engine.games.shadowscape.effects.striking import after_deed, use_up
from engine.games.shadowscape.lists import boost_of
from engine.games.shadowscape.names import sign
from engine.games.shadowscape.rules.fate import draw
from engine.games.shadowscape.sums import (
    draw_of,
    go_of,
    hand_size,
    heal_of,
    search_needed,
    search_of,
    shrine_serves,
)
from engine.games.shadowscape.table import cards_of, hand_count, treasure_at, used_cards, within, wounds_of
from engine.games.shadowscape.tasks import (
    ActionDue,
    DeedDue,
    DiscardingDue,
    EffectsDue,
    MendingDue,
    WalkDue,
)
from engine.games.shadowscape.zones import FOUND, GUARD, PLACE, ROOM, TOKENS, USED


def boosted(run: EffectsDue, symbol: str) -> int:
    """What discards add to a number with this symbol."""  # ruling 72
    return run.boost if boost_of(run.source) == symbol else 0


# Search


def wants_room(world: World, run: EffectsDue, effect: Search) -> Want | None:
    if effect.reach == "here" or not is_open(run.place):
        return None
    return ToPoint(), [Point(place) for place in within(PLACE(world, run.seat), effect.reach)]


def search(world: World, run: EffectsDue, effect: Search) -> Iterator[Fact]:
    """With enough points the treasure is found; what is left over is lost."""  # rulings 17, 45 and 50
    seat, place = run.seat, PLACE(world, run.seat) if is_open(run.place) else run.place
    points = search_of(world, seat, effect, place, boosted(run, "search"))
    treasure = treasure_at(world, place)
    needed = 0 if treasure is None else search_needed(world, seat, treasure)
    yield Noted("searches", (seat, place, points, -1 if treasure is None else needed))
    yield from use_up(world, seat, "search")
    if treasure is not None and points >= needed:
        yield Moved((treasure,), ROOM[place], TOKENS[seat])
        yield FOUND.to(FOUND(world, seat) + 1, seat)
    yield from advance(world, run, *after_deed(world, DeedDue(seat, "search", place, points)))


# Prepare, heal, guard


def prepare(world: World, run: EffectsDue, effect: Prepare) -> Iterator[Fact]:
    """Draw, then down to the hand size, which a shrine raises too."""  # rulings 31 and 32
    seat, keep = run.seat, hand_size(world, run.seat) + shrine_serves(world, run.seat, "foresight")
    yield from draw(world, seat, draw_of(world, seat, effect))
    if world.outcome is None:
        over = hand_count(world, seat) - keep
        yield from advance(world, run, *((DiscardingDue(seat, over),) if over > 0 else ()))


def heal(world: World, run: EffectsDue, effect: Heal) -> Iterator[Fact]:
    points = heal_of(world, run.seat, effect, boosted(run, "heal"))
    yield Noted("heals", (run.seat, points))
    yield from use_up(world, run.seat, "heal")
    after = events_of(world, run.seat, "heal")  # ruling 94
    yield from advance(world, run, *after, MendingDue(run.seat, points))


def guard(world: World, run: EffectsDue, effect: Guard) -> Iterator[Fact]:
    yield GUARD.to(GUARD(world, run.seat) + effect.points, run.seat)
    yield from advance(world, run)


# Go


def wants_hero(world: World, run: EffectsDue, effect: Go) -> Want | None:
    if effect.who == "you" or not is_open(run.hero):
        return None
    return ToPick(), [Pick(seat) for seat in range(world.seats)]


def go(world: World, run: EffectsDue, effect: Go) -> Iterator[Fact]:
    """A move of its own."""
    seat = run.seat if is_open(run.hero) else run.hero
    points = go_of(world, seat, effect, boosted(run, "move"))
    yield from use_up(world, seat, "move")
    yield from advance(world, run, WalkDue(seat, points, effect.past))


# Ready


def wants_used(world: World, run: EffectsDue, effect: Ready) -> Want | None:
    return None if run.card is not None else (ToTurn(), [Turn(card) for card in readied(world, run.seat)])


def readied(world: World, seat: int) -> list[int]:
    """The used cards, without the one in use; only the hero in turn has any."""  # ruling 68
    in_use = {task.card for task in world.agenda if isinstance(task, ActionDue)}
    return [card for card in used_cards(world, seat) if card not in in_use]


def ready(world: World, run: EffectsDue, effect: Ready) -> Iterator[Fact]:
    card: Any = run.card
    yield USED.to(USED(world, run.seat) & ~(1 << cards_of(world, run.seat).index(card)), run.seat)
    yield Noted("readies", (run.seat, card))
    yield from advance(world, run)


def can_ready(world: World, seat: int, effect: Ready) -> bool:
    return bool(readied(world, seat))


def can_heal(world: World, seat: int, effect: Heal) -> bool:
    return wounds_of(world, seat) > 0


def next_door(reach: str) -> str:
    return "" if reach == "here" else ", next door"


ROWS = (
    Row(
        form=Search,
        words=lambda effect: f"search {effect.base}{next_door(effect.reach)}",
        does=search,
        worth=lambda effect: 0.8 * effect.base,
        sign="search",
        wants=wants_room,
    ),
    Row(
        form=Prepare,
        words=lambda effect: f"draw {effect.draw}, then down to your hand size",
        does=prepare,
        worth=lambda effect: 0.6 * effect.draw,
        sign="hand",
    ),
    Row(
        form=Heal,
        words=lambda effect: f"heal {effect.base}{' and more' if effect.plus else ''}",
        does=heal,
        worth=lambda effect: 0.5 * effect.base,
        sign="heal",
        can=can_heal,
    ),
    Row(
        form=Go,
        words=lambda effect: f"{sign('move')} {effect.points}{' past enemies' if effect.past else ''}",
        does=go,
        worth=lambda effect: 0.4 * effect.points + 0.4 * effect.past,
        sign="move",
        wants=wants_hero,
    ),
    Row(
        form=Guard,
        words=lambda effect: f"{sign('defence')} +{effect.points} until your next turn",
        does=guard,
        worth=lambda effect: 0.7 * effect.points,
        sign="defence",
    ),
    Row(
        form=Ready,
        words=lambda effect: "a used card can be used again",
        does=ready,
        worth=lambda effect: 1.5,
        sign="flip",
        wants=wants_used,
        can=can_ready,
    ),
)
