"""What each seat may know, derived from where pieces lie: `observe`, `redact`, `reveals`, `guess`.

No game writes code for secrecy: it declares who sees what in which zone, and asks whose text gives nothing away.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from engine.core import facts as f
from engine.core.facts import DOWN, UP
from engine.core.folding import fold, loose_order
from engine.core.pieces import Entry, Hidden, Ref, Shown, Spot, The, Touched, map_refs
from engine.core.world import World

GUESSES = 500
LAYING = frozenset((f.Placed, f.Moved, f.Turned, f.Shuffled))
"""The facts by which pieces come to lie otherwise: nothing else of the truth matters to how a fact is told."""


def observe(world: World, *seats: int) -> World:
    """The World as these seats together know it; with no seat, as a spectator does."""
    seen = world.copy()
    seen.eyes = eyes = eyes_of(seats)
    seen.seed = seen.where = None
    sides, backs, zones = seen.sides, world.backs, seen.zones
    for spec, up, down in world.game.layout.veiled_from(eyes):
        lying = zones.get(spec.name)
        if not lying or (up and down):
            continue
        zones[spec.name] = seen.own[spec.name] = lying = lying[:]
        for index, piece in enumerate(lying):
            if not isinstance(piece, Hidden) and not (down if sides[piece] == DOWN else up):
                lying[index] = Hidden(backs[piece])
                del sides[piece]
        if spec.loose:
            lying.sort(key=loose_order)
    name_unseen = namer(world, seen)
    seen.agenda = [map_refs(task, name_unseen) for task in seen.agenda]
    seen.asks, seen.rested = named_asks(seen.asks, name_unseen), named_asks(seen.rested, name_unseen)
    return seen


def eyes_of(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Seats that look together, in one order whatever order they are named in: they see the same World."""
    return seats if len(seats) < 2 else tuple(sorted(set(seats)))


def namer(world: World, seen: World) -> Callable[[Ref], Ref]:
    """How the observer of `seen` names a piece of `world`: by number if known, else by its spot."""

    def name(ref: Ref) -> Ref:
        return ref if isinstance(ref, Spot) or ref in seen.sides else spot_of(world, seen, ref)

    return name


def spot_of(world: World, seen: World, piece: int) -> Spot:
    """The spot of a piece the observer does not know; in a loose zone, of any unknown one of its family."""
    zone = world.zone_of(piece)
    assert zone is not None, f"piece {piece} lies nowhere"
    if world.game.layout.specs[zone].loose:
        return Spot(zone, seen.zones[zone].index(Hidden(world.backs[piece])))
    return Spot(zone, world.zones[zone].index(piece))


def redact(before: World, event: f.AnyEvent, *seats: int) -> f.AnyEvent:
    """The event as these seats are told it."""
    seen = observe(before, *seats)
    now = seen.copy()
    return retold(before, seen, now, event, tuple(telling(before, now, event)))


def telling(before: World, seen: World, event: f.AnyEvent) -> Iterator[Any]:
    """Each fact as the observer of `seen`, the same moment, is told it; by then `seen` has come as far as that fact."""
    truth = before.copy()
    for fact in event.facts:
        told = told_as(truth, seen, fact)
        if type(fact) in LAYING:
            fold(truth, fact)
        fold(seen, told)
        yield told


def retold(before: World, seen: World, now: World, event: f.AnyEvent, told: tuple[Any, ...]) -> f.AnyEvent:
    """An event with its facts as told to those who saw `seen` before it and see `now`; its action named likewise."""
    action = event.action
    if action is not None and event.seat not in (seen.eyes or ()):

        def name(ref: Ref) -> Ref:
            if isinstance(ref, Spot) or ref in seen.sides or ref in now.sides or before.zone_of(ref) is None:
                return ref  # what lies nowhere, as a forged log may say, gives nothing away
            return spot_of(before, seen, ref)

        action = map_refs(action, name)
    return msgspec.structs.replace(event, action=action, facts=told, link="")


def told_as(truth: World, seen: World, fact: Any) -> Any:
    """One fact as the observer of `seen` is told it; both Worlds are those before the fact."""
    kind = type(fact)
    if kind is f.Moved:
        down = [(fact.side or truth.sides[piece]) == DOWN for piece in fact.pieces]
        spec = truth.game.layout.specs[fact.to]
        taken: set[int] = set()
        refs = tuple(
            touched(truth, seen, fact.origin, piece, spec.shows(is_down, seen.eyes), taken)
            for piece, is_down in zip(fact.pieces, down, strict=True)
        )
        return msgspec.structs.replace(fact, pieces=refs)
    if kind is f.Turned:
        zone = truth.zone_of(fact.piece)
        assert zone is not None
        shown = truth.game.layout.specs[zone].shows(fact.side == DOWN, seen.eyes)
        return msgspec.structs.replace(fact, piece=touched(truth, seen, zone, fact.piece, shown, set()))
    if kind is f.Shuffled:
        spec = truth.game.layout.specs[fact.zone]
        order = tuple(
            piece if spec.shows(truth.sides[piece] == DOWN, seen.eyes) else Hidden(truth.backs[piece])
            for piece in fact.order
        )
        return f.Shuffled(fact.zone, tuple(sorted(order, key=loose_order)) if spec.loose else order)
    if kind is f.Reseeded:
        return f.Reseeded(None)
    if kind is f.Planned:
        return f.Planned(tuple(map_refs(task, namer(truth, seen)) for task in fact.tasks))
    if kind is f.Asked:
        return f.Asked(fact.seat, map_refs(fact.ask, namer(truth, seen)))
    if kind is f.Noted:
        return f.Noted(fact.note, tuple(told_arg(truth, seen, arg) for arg in fact.args))
    return fact


def told_arg(truth: World, seen: World, arg: Any) -> Any:
    """A piece in a note, if the observer may know it, else its back."""
    return Hidden(truth.backs[arg.piece]) if isinstance(arg, The) and arg.piece not in seen.sides else arg


def touched(truth: World, seen: World, zone: str, piece: int, shown: bool, taken: set[int]) -> Touched:
    """How a moving or turning piece is named to the observer. `taken` keeps unknown pieces of one move apart."""
    if piece in seen.sides:
        return piece
    lying = seen.zones[zone]
    if truth.game.layout.specs[zone].loose:
        back = Hidden(truth.backs[piece])
        index = next(i for i, entry in enumerate(lying) if entry == back and i not in taken)
    else:
        index = truth.zones[zone].index(piece)
    taken.add(index)
    return Shown(zone, index, piece, truth.sides[piece]) if shown else Spot(zone, index)


def reveals(before: World, event: f.AnyEvent) -> set[int]:
    """The seats that learn something by this event: a piece they did not know, or how dice fell."""
    return {seat for seat in range(before.seats) if any(is_news(fact) for fact in redact(before, event, seat).facts)}


def is_news(fact: Any) -> bool:
    """Whether a fact, as told to an observer, shows something unknown until then."""
    if isinstance(fact, f.Moved):
        return any(isinstance(ref, Shown) for ref in fact.pieces)
    return isinstance(fact, f.Rolled) or (isinstance(fact, f.Turned) and isinstance(fact.piece, Shown))


def guess(observed: World, rng: random.Random) -> World:
    """A whole World that these eyes could be looking at: unknown pieces of each family are dealt out at random."""
    world = guess_once(observed, rng)
    for _ in range(GUESSES):
        if world.game.possible(world):
            break
        world = guess_once(observed, rng)
    return world


def guess_once(observed: World, rng: random.Random) -> World:
    """One deal of the unknown pieces, possible or not."""
    world = observed.copy()
    world.eyes = world.where = None
    world.seed = rng.getrandbits(48)
    sides, eyes, chance = world.sides, observed.eyes or (), rng.random
    unknown: defaultdict[str, list[int]] = defaultdict(list)
    game, pools = world.game, world.game.zone_pools
    for piece, back in enumerate(world.backs):
        if piece not in sides:
            unknown[game.pool_of(observed, piece) if pools else back].append(piece)
    for pieces in unknown.values():
        pieces.sort(key=lambda _: chance())
    specs = game.layout.specs
    for name, seen in observed.zones.items():
        lying: list[Entry] = []
        for index, entry in enumerate(seen):
            if type(entry) is Hidden:
                if not lying:
                    world.zones[name] = world.own[name] = lying = seen[:]
                    # The side it shows must be one that keeps it out of sight there.
                    side, pool = UP if specs[name].shows(True, eyes) else DOWN, pools.get(name)
                lying[index] = piece = unknown[pool or entry.back].pop()
                sides[piece] = side
    name_whole = partial(piece_at, world)
    world.agenda = [map_refs(task, name_whole) for task in world.agenda]
    world.asks, world.rested = named_asks(world.asks, name_whole), named_asks(world.rested, name_whole)
    return world


def named_asks(asks: list[dict[int, Any]], name: Callable[[Ref], Ref]) -> list[dict[int, Any]]:
    """Asks with every piece in them named another way; most tasks below the top have none."""
    return [asked and {seat: map_refs(ask, name) for seat, ask in asked.items()} for asked in asks]


def piece_at(world: World, ref: Ref) -> int:
    """The piece that a reference names, in a World that is whole."""
    piece = world.zones[ref.zone][ref.index] if isinstance(ref, Spot) else ref
    assert not isinstance(piece, Hidden), "only a whole World knows what lies there"
    return piece
