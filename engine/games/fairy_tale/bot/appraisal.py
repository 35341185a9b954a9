"""What a card is worth to a seat now, and where its copies are: the inspector's page, in numbers and in words.

Called by screens for the card under the cursor. Reads only what the seat may know.
"""

import re
from collections.abc import Sequence

import msgspec

from engine.core.pieces import Hidden
from engine.core.world import World
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Effect
from engine.games.fairy_tale.content.worth import Counts
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.room import Points
from engine.games.fairy_tale.effects.rows import after
from engine.games.fairy_tale.effects.turning import Flip
from engine.games.fairy_tale.score_sheet import Copies, Printed, Why
from engine.games.fairy_tale.scoring import gain_parts_of, points_of, rivals_of, score
from engine.games.fairy_tale.setup import has_exchange
from engine.games.fairy_tale.table import shown_by
from engine.games.fairy_tale.zones import CHOSEN, HAND, KEPT, ROW
from engine.kit.words import spelled


class Worth(msgspec.Struct, frozen=True):
    """What a card adds to its seat's points face up, why, and what its effect would do on top of that."""

    gain: int
    why: str
    remark: str = ""


class Sighting(msgspec.Struct, frozen=True):
    """Copies a seat can see in one place: the cards in `hand`, those `kept` in the draft or a `row`."""

    place: str
    seat: int
    count: int


class Unseen(msgspec.Struct, frozen=True):
    """The copies of a kind in the deck, how many of them a seat cannot see, and where it sees the others."""

    copies: int
    unseen: int
    seen: tuple[Sighting, ...]


def worth(world: World, seat: int, piece: int, names: Sequence[str] | None = None, *, leaving: bool = False) -> Worth:
    """What this card adds to what the seat shows now; a card it shows already, what it adds to the rest.

    Of a card that is `leaving`, the reason tells what is left without it.
    """
    kind = world.kinds[piece]
    row = [card for card in world.zones[ROW[seat]] if not isinstance(card, Hidden) and card != piece]
    up = [world.kinds[card] for card in row if world.is_up(card)]
    rivals = rivals_against(world, seat)
    parts = gain_parts_of(kind, up, rivals)
    remark = "" if piece in world.zones[ROW[seat]] else effect_remark(world, seat, kind, up, rivals)
    return Worth(sum(parts.values()), why_words(world, seat, kind, up, parts, names, leaving), remark)


def rivals_against(world: World, seat: int) -> Counts:
    return rivals_of(shown_by(world, other) for other in range(world.seats) if other != seat)


def points_against(rivals: Counts) -> Points:
    return lambda up: points_of(up, rivals)


def why_words(
    world: World,
    seat: int,
    kind: str,
    up: Sequence[str],
    parts: dict[str, int],
    names: Sequence[str] | None,
    leaving: bool,
) -> str:
    """`3 itself, 6 for your 2 Bronze Dragons`; for a card that is not just its number, how it comes to that."""
    rows = [[(shown, True) for shown in shown_by(world, other)] for other in range(world.seats)]
    rows[seat] = [(shown, True) for shown in (*up, kind)]
    line = score(rows, names)[seat].lines[-1]
    how = "" if isinstance(line.why, Printed) or line.why == Copies(kind, 1, ()) else f" ({line.sentence})"
    own = gain_words(up, kind, parts[kind], line.why, how, leaving)
    others = [f"{points} for your {copies(up, other)}" for other, points in parts.items() if other != kind]
    return re.sub(r"(?<!\w)-(?=\d)", "−", ", ".join((own, *others)))  # but not the hyphen in somebody's name


def gain_words(up: Sequence[str], kind: str, points: int, why: Why, how: str, leaving: bool) -> str:
    if isinstance(why, Copies) and kind in up:
        return (
            f"{points} with your {copies(up, kind)}{how}" if why.lent else squares_words(kind, up.count(kind), leaving)
        )
    return f"{points} itself{how}"


def squares_words(kind: str, there: int, leaving: bool) -> str:
    """`two Children at 2 each instead of one at 1`; of one that is leaving, the other way round."""
    many, few = spelled(there + 1), spelled(there)
    if leaving:
        each = f"{there} each" if there > 1 else f"{there}"
        return f"{few} {box()[kind].noun_of(there)} at {each} instead of {many} at {there + 1}"
    return f"{many} {box()[kind].noun_of(there + 1)} at {there + 1} each instead of {few} at {there}"


def copies(up: Sequence[str], kind: str) -> str:
    count = up.count(kind)
    return f"{count} {box()[kind].noun_of(count)}" if count > 1 else box()[kind].noun_of(1)


def effect_remark(world: World, seat: int, kind: str, up: Sequence[str], rivals: Counts) -> str:
    """What the effects of a card would change on top if it were revealed now and everybody chose well."""
    down = [world.kinds[card] for card in world.lying(ROW[seat]) if not world.is_up(card)]
    told = []
    for effect in box()[kind].effects:
        if not isinstance(effect, Draw | Hunt):  # what those do stands on the card, and what it finds nobody knows
            shown = [*up, kind]
            points = points_against(rivals)
            change = points(after(effect, shown, down, points)[0]) - points(shown)
            told.append(f"Its effect {turning_words(world, seat, effect, change)}.")
    if has_exchange(world) and box()[kind].is_("shadow"):
        told.append("Then you swap a card with your partner.")
    return " ".join(told)


def turning_words(world: World, seat: int, effect: Effect, change: int) -> str:
    """What turning cards would change for the seat, and where all feel it for the others together."""
    if not isinstance(effect, Flip):
        return told_change(change, "you") if change else "does nothing for you now"
    if effect.who != "all":
        return told_change(change, "you") if change else "costs you nothing now"
    others = others_change(world, seat, effect)
    if not change and not others:
        return "costs nobody anything now"
    mine = told_change(change, "you") if change else "costs you nothing"
    if not others:
        return f"{mine} and the others nothing" if change <= 0 else f"{mine} and costs the others nothing"
    theirs = told_change(others, "the others")
    return f"{mine} and {theirs.removeprefix('costs ') if change <= 0 and others < 0 else theirs} in all"


def told_change(change: int, whom: str) -> str:
    return f"gains {whom} {change}" if change > 0 else f"costs {whom} {-change}"


def others_change(world: World, seat: int, effect: Flip) -> int:
    """What a flip that all feel would change for the others, together, as far as their face-up cards tell."""
    change = 0
    for other in range(world.seats):
        if other != seat:
            shown, points = shown_by(world, other), points_against(rivals_against(world, other))
            change += points(after(effect, shown, [], points)[0]) - points(shown)
    return change


def unseen(world: World, seat: int, kind: str) -> Unseen:
    """How many copies there are and where this seat sees some."""
    seen = []
    drafting = any(world.zones[HAND[owner]] for owner in range(world.seats))  # afterwards what was kept is the hand
    held = (("hand", (HAND,)), ("kept", (KEPT,))) if drafting else (("hand", (KEPT, CHOSEN)),)
    for place, zones in (*held, ("row", (ROW,))):
        for owner in range(world.seats):
            lying = [(zone[owner], card) for zone in zones for card in world.lying(zone[owner])]
            count = sum(world.kinds[card] == kind for zone, card in lying if world.sees(seat, zone, card))
            if count:
                seen.append(Sighting(place, owner, count))
    total = world.kinds.count(kind)
    return Unseen(total, total - sum(sighting.count for sighting in seen), tuple(seen))


def unseen_words(found: Unseen, seat: int, names: Sequence[str]) -> str:
    """`2 of 4 unseen (1 in your hand, 1 in Aldo's row)`"""
    told = [f"{sighting.count} {place_words(sighting, seat, names)}" for sighting in found.seen]
    return f"{found.unseen} of {found.copies} unseen" + (f" ({', '.join(told)})" if told else "")


def place_words(sighting: Sighting, seat: int, names: Sequence[str]) -> str:
    if sighting.place == "kept":
        return "kept"
    whose = "your" if sighting.seat == seat else f"{names[sighting.seat]}'s"
    return f"in {whose} {sighting.place}"
