"""The score sheet as data: each card with its points and the reason, structured for screens and as a sentence.

Filled by `scoring.score`; shown by the score screen, the plain front end and the story export. It computes no points.
"""

from collections.abc import Sequence

import msgspec

from engine.games.fairy_tale.content.box import Cards
from engine.games.fairy_tale.content.vocabulary import Mark
from engine.games.fairy_tale.effects.room import many_of
from engine.kit.words import whom


class Printed(msgspec.Struct, frozen=True, tag="printed"):
    points: int


class Copies(msgspec.Struct, frozen=True, tag="copies"):
    """A square card: `real` copies, and the Almighty kinds that count as one."""

    kind: str
    real: int
    lent: tuple[str, ...]


class Friends(msgspec.Struct, frozen=True, tag="friends"):
    points: int
    friend: str
    real: int
    lent: tuple[str, ...]


class Most(msgspec.Struct, frozen=True, tag="most"):
    """Own count of a mark against the best of the others: `rival` is that seat, None where nobody else plays."""

    mark: Mark
    shown: int
    rival: int | None
    rival_shown: int
    met: bool


class Need(msgspec.Struct, frozen=True):
    """A card a chapter asks for; `lent` is the Almighty kind that stands in for it."""

    kind: str
    shown: bool
    lent: str | None


class Shows(msgspec.Struct, frozen=True, tag="shows"):
    needs: tuple[Need, ...]
    met: bool


class MarkNeed(msgspec.Struct, frozen=True):
    mark: Mark
    wanted: int
    shown: int


class Reaches(msgspec.Struct, frozen=True, tag="reaches"):
    needs: tuple[MarkNeed, ...]
    met: bool


class FaceDown(msgspec.Struct, frozen=True, tag="face_down"):
    """Scores nothing; face up it would change the total by `lost` (None: the card is not known)."""

    lost: int | None


Why = Printed | Copies | Friends | Most | Shows | Reaches | FaceDown


class Line(msgspec.Struct, frozen=True):
    """One card of a row, in the order of the row; `named` is the name an Almighty takes."""

    kind: str | None
    up: bool
    points: int
    why: Why
    sentence: str
    named: str | None = None


class Sheet(msgspec.Struct, frozen=True):
    """One player's score. `next_best` is the best lower total under other names, None if names change nothing."""

    seat: int
    total: int
    lines: tuple[Line, ...]
    by_faction: dict[str, int]  # points of each faction's cards; "every" for those of all factions
    lost: int | None  # what all face-down cards together would add, None if one of them is not known
    next_best: int | None = None

    @property
    def up(self) -> int:
        return sum(line.up for line in self.lines)

    @property
    def down(self) -> int:
        return len(self.lines) - self.up

    @property
    def names_taken(self) -> tuple[tuple[str, str], ...]:
        """(Almighty kind, name) for every Almighty that took one, in row order."""
        return tuple((line.kind, line.named) for line in self.lines if line.kind and line.named)


def sentence_of(why: Why, cards: Cards, players: Sequence[str], named: str | None = None) -> str:
    told = _told(why, cards, players)
    return f"named {cards[named].bound_name}, {told}" if named else told


def _told(why: Why, cards: Cards, players: Sequence[str]) -> str:
    match why:
        case Printed():
            return "printed value"
        case Copies():
            return _copies(why, cards)
        case Friends():
            count = why.real + len(why.lent)
            if not count:
                return f"no {cards[why.friend].noun_of(0)} shown"
            return f"{why.points} × {count} {cards[why.friend].noun_of(count)}{of_which(why.real, why.lent, cards)}"
        case Most():
            return _most(why, cards, players)
        case Shows():
            return _shows(why, cards)
        case Reaches():
            return ", ".join(_reached(need, cards) for need in why.needs)
        case FaceDown(lost=lost):
            return _face_down(lost)


def _reached(need: MarkNeed, cards: Cards) -> str:
    return f"{min(need.shown, need.wanted)} of {need.wanted} {cards.game.names[need.mark]}"


def _copies(why: Copies, cards: Cards) -> str:
    count = why.real + len(why.lent)
    if not why.lent:
        return f"{count} shown"
    return f"{count} shown: {why.real} {cards[why.kind].noun_of(why.real)} and {_lenders(why.lent, cards)}"


def of_which(real: int, lent: tuple[str, ...], cards: Cards) -> str:
    if not lent:
        return ""
    return f" ({_lenders(lent, cards)} in the name)" if not real else f" ({_lenders(lent, cards)} among them)"


def _lenders(lent: tuple[str, ...], cards: Cards) -> str:
    counts = {kind: lent.count(kind) for kind in lent}
    told = [f"the {cards[k].noun_of(1)}" if n == 1 else f"{n} {cards[k].noun_of(n)}" for k, n in counts.items()]
    return " and ".join(told)


def _most(why: Most, cards: Cards, players: Sequence[str]) -> str:
    what = many_of(why.mark, cards.game.names)
    if why.rival is None:
        return f"most {what}: {why.shown}"
    if why.met and why.shown == why.rival_shown:
        return f"tied for most {what}: {why.shown}, like {whom(players[why.rival])}"
    return f"{'most' if why.met else 'not the most'} {what}: {why.shown}, {whom(players[why.rival])} {why.rival_shown}"


def _shows(why: Shows, cards: Cards) -> str:
    missing = [cards[need.kind].bound_name for need in why.needs if not need.shown]
    if missing:
        return f"{missing[0]} not shown" if len(missing) == 1 else f"neither {' nor '.join(missing)} shown"
    lent = [f" (the {cards[need.lent].noun_of(1)} as {cards[need.kind].bound_name})" for need in why.needs if need.lent]
    return f"{' and '.join(cards[need.kind].bound_name for need in why.needs)} shown{''.join(lent)}"


def _face_down(lost: int | None) -> str:
    if lost is None:
        return "face down"
    if lost < 0:
        return f"face down: it would cost {-lost} face up"
    return f"face down: it would add {lost or 'nothing'} face up"
