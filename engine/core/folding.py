"""`fold(world, fact)`: the only code that changes a World, the same for all games.

Observed Worlds fold redacted facts: there a piece that comes into sight brings its number (`Shown`),
and one that goes out of sight becomes `Hidden`. A fact that does not fit the World raises (`Unfoldable`, KeyError …),
which the journal reports as damage.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.core import facts as f
from engine.core.facts import DOWN
from engine.core.pieces import Entry, Hidden, Shown, Spot, Touched
from engine.core.places import ZoneSpec
from engine.core.world import NO_ASKS, World, writable


class Unfoldable(ValueError):
    """A fact that speaks of something this World does not have."""


def fold(world: World, fact: Any) -> World:
    """Apply one fact (or all facts of an event) to the World, in place, and return it."""
    world.offered = None
    FOLDS[type(fact)](world, fact)
    return world


def fold_all(world: World, happened: Iterable[f.Fact]) -> World:
    """Apply facts in order."""
    folds = FOLDS
    world.offered = None
    for fact in happened:
        folds[type(fact)](world, fact)
    return world


def event(world: World, fact: f.AnyEvent) -> None:
    fold_all(world, fact.facts)


def placed(world: World, fact: f.Placed) -> None:
    first = len(world.kinds)
    numbers = range(first, first + len(fact.kinds))
    world.kinds = world.kinds + list(fact.kinds)
    world.backs = world.backs + [fact.back] * len(fact.kinds)
    world.where = None
    spec = world.game.layout.specs[fact.zone]
    if world.eyes is not None and not spec.shows(fact.side == DOWN, world.eyes):
        writable(world, fact.zone).extend(Hidden(fact.back) for _ in numbers)
    else:
        writable(world, fact.zone).extend(numbers)
        world.sides.update(dict.fromkeys(numbers, fact.side))
    if world.eyes is not None:
        settle_loose(world, spec)


def moved(world: World, fact: f.Moved) -> None:
    if world.eyes is not None:
        return moved_in_sight(world, fact)
    start, to = fact.origin, fact.to
    try:
        origin, target = world.own[start], world.own[to]
    except KeyError:  # still shared with another World; nothing is folded as often as a move, so no call before
        origin, target = writable(world, start), writable(world, to)
    pieces, layout = fact.pieces, world.game.layout
    if len(pieces) == 1:
        piece: int = pieces[0]  # type: ignore[assignment]
        if origin[-1] == piece:
            origin.pop()
        else:
            origin.remove(piece)
        if fact.at is None or layout.specs[to].loose:
            target.append(piece)
        else:
            target.insert(fact.at, piece)
        if world.where is not None:
            world.where[piece] = to
        if fact.side is not None:
            world.sides[piece] = fact.side
    else:
        if len(pieces) == len(origin) and list(pieces) == origin:
            origin.clear()
        else:
            for piece in reversed(pieces):  # type: ignore[assignment]
                if origin[-1] == piece:
                    origin.pop()
                else:
                    origin.remove(piece)
        if fact.at is None or layout.specs[to].loose:
            target.extend(pieces)  # type: ignore[arg-type]
        else:
            target[fact.at : fact.at] = pieces  # type: ignore[assignment]
        if world.where is not None:
            for piece in pieces:  # type: ignore[assignment]
                world.where[piece] = to
        if fact.side is not None:
            world.sides.update(dict.fromkeys(pieces, fact.side))  # type: ignore[arg-type]
    lies_open = fact.side is not None and fact.side != DOWN and to in layout.open_up
    if not lies_open and start in layout.marking and to in layout.veiling and world.counts:
        drop_marks(world, to, pieces)  # type: ignore[arg-type]
    return None


def turned(world: World, fact: f.Turned) -> None:
    if world.eyes is not None:
        return turned_in_sight(world, fact)
    piece = fact.piece
    if piece not in world.sides:
        raise Unfoldable(f"there is no piece {piece}")
    world.sides[piece] = fact.side
    layout = world.game.layout
    if layout.mixed or (world.counts and layout.piece_counters):
        zone = world.zone_of(piece)
        assert zone is not None, f"piece {piece} lies nowhere"
        if zone in layout.mixed:
            go_last(writable(world, zone), piece)
        drop_marks(world, zone, (piece,))
    return None


def shuffled(world: World, fact: f.Shuffled) -> None:
    lying = world.zones[fact.zone]
    # Pieces are there once; what these eyes do not know looks alike and has to be counted.
    same = set(fact.order) == set(lying) if world.eyes is None else Counter(fact.order) == Counter(lying)
    if len(fact.order) != len(lying) or not same:
        raise Unfoldable(f"the new order of {fact.zone} is not made of what lies there")
    world.own[fact.zone] = world.zones[fact.zone] = list(fact.order)
    world.draws += 1


def rolled(world: World, fact: f.Rolled) -> None:
    world.draws += 1


def reseeded(world: World, fact: f.Reseeded) -> None:
    world.seed = fact.seed if world.eyes is None else None
    world.draws = 0


def counted(world: World, fact: f.Counted) -> None:
    name, key, value = fact.counter, fact.key, fact.value
    least, most, default, is_carried = world.game.layout.bounds[name]
    if (least is not None and value < least) or (most is not None and value > most):
        raise Unfoldable(f"{name} cannot be {value}")
    if value == default:
        world.counts.pop((name, key), None)
        return
    if is_carried and world.eyes is None:
        refuse_unseen(world, fact)
    world.counts[name, key] = value


def planned(world: World, fact: f.Planned[Any]) -> None:
    for task in fact.tasks:
        world.agenda.append(task)
        world.asks.append({})
        world.rested.append(NO_ASKS)


def done(world: World, fact: f.Done) -> None:
    world.agenda.pop()
    world.asks.pop()
    world.rested.pop()


def asked(world: World, fact: f.Asked[Any]) -> None:
    world.asks[-1][fact.seat] = fact.ask
    if fact.seat in world.rested[-1]:
        world.rested[-1] = {seat: ask for seat, ask in world.rested[-1].items() if seat != fact.seat}


def answered(world: World, fact: f.Answered) -> None:
    ask = world.asks[-1].pop(fact.seat)
    if type(ask) in world.game.free_asks:
        world.rested[-1] = {**world.rested[-1], fact.seat: ask}


def entered(world: World, fact: f.Entered) -> None:
    world.phase = fact.phase
    world.turn = fact.seat


def noted(world: World, fact: f.Noted) -> None:
    """A note changes nothing."""


def ended(world: World, fact: f.Ended) -> None:
    if world.outcome is not None:
        raise Unfoldable("the game had ended before")
    world.outcome = fact.outcome


def refuse_unseen(world: World, fact: f.Counted) -> None:
    """A piece that somebody cannot see carries nothing: its number would be told with the counter."""
    zone = world.zone_of(fact.key) if fact.key is not None else None
    layout = world.game.layout
    if zone not in (layout.open_down if world.sides.get(fact.key) == DOWN else layout.open_up):  # type: ignore[arg-type]
        raise Unfoldable(f"piece {fact.key} cannot carry {fact.counter}: not everybody sees it")


def go_last(lying: list[Entry], piece: Entry) -> None:
    """In a loose zone a piece that turns goes last: where it lay before is not known to those who see it only now."""
    lying.remove(piece)
    lying.append(piece)


def drop_marks(world: World, zone: str, pieces: Sequence[int]) -> None:
    """What pieces carry returns to its default where some seat can no longer see them."""
    layout, sides, counts = world.game.layout, world.sides, world.counts
    up, down = zone in layout.open_up, zone in layout.open_down
    if len(pieces) == 1 and (down if sides[pieces[0]] == DOWN else up):
        return
    veiled = [piece for piece in pieces if not (down if sides[piece] == DOWN else up)]
    if len(veiled) * len(layout.piece_counters) > len(counts):  # a whole pile: look at what is carried, once
        unseen = set(veiled)
        for mark in [(name, key) for name, key in counts if key in unseen and name in layout.piece_counters]:
            del counts[mark]
        return
    for piece in veiled:
        for name in layout.piece_counters:
            counts.pop((name, piece), None)


# Folding what a seat is told into what it sees


def moved_in_sight(world: World, fact: f.Moved) -> None:
    origin = writable(world, fact.origin)
    places = [index_of(origin, ref) for ref in fact.pieces]
    taken = [entry_of(world, origin, ref, place) for ref, place in zip(fact.pieces, places, strict=True)]
    for place in sorted(places, reverse=True):
        del origin[place]
    spec = world.game.layout.specs[fact.to]
    arriving = []
    for ref, entry in zip(fact.pieces, taken, strict=True):
        side = fact.side or (ref.side if isinstance(ref, Shown) else world.sides.get(entry, DOWN))  # type: ignore[arg-type]
        arriving.append(lay(world, spec, entry, side))
    target = writable(world, fact.to)
    at = len(target) if fact.at is None or spec.loose else fact.at
    target[at:at] = arriving
    settle_loose(world, spec)


def turned_in_sight(world: World, fact: f.Turned) -> None:
    ref = fact.piece
    zone = world.zone_of(ref) if isinstance(ref, int) else ref.zone
    if zone is None:
        raise Unfoldable(f"there is no piece {ref}")
    lying = writable(world, zone)
    place = index_of(lying, ref)
    spec = world.game.layout.specs[zone]
    entry = lay(world, spec, entry_of(world, lying, ref, place), fact.side)
    lying[place] = entry
    if zone in world.game.layout.mixed and not isinstance(entry, Hidden):
        go_last(lying, entry)
    settle_loose(world, spec)


def index_of(lying: list[Entry], ref: Touched) -> int:
    return lying.index(ref) if isinstance(ref, int) else ref.index


def entry_of(world: World, lying: list[Entry], ref: Touched, place: int) -> Entry:
    if isinstance(ref, Shown):
        if not isinstance(lying[place], Hidden) or ref.piece in world.sides or ref.piece not in range(len(world.kinds)):
            raise Unfoldable(f"piece {ref.piece} cannot come into sight there")
        return ref.piece
    return lying[place] if isinstance(ref, Spot) else ref


def lay(world: World, spec: ZoneSpec, entry: Entry, side: str) -> Entry:
    """What these eyes have before them when a piece comes to lie there."""
    if isinstance(entry, Hidden):
        return entry
    assert world.eyes is not None
    if spec.shows(side == DOWN, world.eyes):
        world.sides[entry] = side
        if world.where is not None:
            world.where[entry] = spec.name
        if world.counts:
            drop_marks(world, spec.name, (entry,))
        return entry
    world.sides.pop(entry, None)
    if world.where is not None:
        world.where[entry] = None
    for name in world.game.layout.piece_counters:
        world.counts.pop((name, entry), None)
    return Hidden(world.backs[entry])


def settle_loose(world: World, spec: ZoneSpec) -> None:
    """In a loose zone the unknown pieces have no order: they lie behind the known ones, by family."""
    if spec.loose:
        writable(world, spec.name).sort(key=loose_order)


def loose_order(entry: Entry) -> str:
    return f"~{entry.back}" if isinstance(entry, Hidden) else ""


FOLDS: dict[type, Callable[[World, Any], None]] = {
    f.Event: event,
    f.Placed: placed,
    f.Moved: moved,
    f.Turned: turned,
    f.Shuffled: shuffled,
    f.Rolled: rolled,
    f.Reseeded: reseeded,
    f.Counted: counted,
    f.Planned: planned,
    f.Done: done,
    f.Asked: asked,
    f.Answered: answered,
    f.Entered: entered,
    f.Noted: noted,
    f.Ended: ended,
}
