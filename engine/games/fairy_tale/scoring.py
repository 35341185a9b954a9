"""Points: the full score sheet for the end and the screens, and a quick total for bots.

Pure: rows in, points out; no World. Both ways use the same `worth` table, and tests hold them equal. Team totals are
sums of sheets and are the caller's business.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.games.fairy_tale.almighty import Naming, best_naming
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Flat, IfCounts, IfMost, IfShown, Kind, PerFriend, Square
from engine.games.fairy_tale.content.vocabulary import Mark
from engine.games.fairy_tale.content.worth import Counts, Tables, has_most, marks_of, tables_of
from engine.games.fairy_tale.score_sheet import (
    Copies,
    FaceDown,
    Friends,
    Line,
    MarkNeed,
    Most,
    Need,
    Printed,
    Reaches,
    Sheet,
    Shows,
    Why,
    sentence_of,
)

Shown = tuple[str | None, bool]  # kind (None: not known to the one who asks, face down only) and face up?
NOBODY: Counts = {}


@lru_cache(maxsize=1)
def _tables() -> Tables:
    return tables_of(box())


def points_of(kinds_up: Sequence[str], rivals: Counts = NOBODY) -> int:
    """The total of face-up cards, against `rivals` as counted once by `rivals_of`."""
    return points_of_counted(_counted(kinds_up), rivals)


def points_of_counted(shown: dict[str, int], rivals: Counts = NOBODY) -> int:
    """The same for cards that are counted by kind already."""
    tables = _tables()
    marks: Counts = NOBODY
    if not tables.by_marks.isdisjoint(shown):
        marks = marks_of([kind for kind, count in shown.items() for _ in range(count)], tables)
    if not tables.almighty.isdisjoint(shown):
        return best_naming(shown, marks, rivals, tables).total
    worth = tables.worth
    total = 0
    for kind, count in shown.items():
        total += count * worth[kind](shown, marks, rivals)
    return total


def rivals_of(rows_up: Iterable[Sequence[str]]) -> dict[str, int]:
    """The most cards of each mark that any one of these players shows, for the conditions that compare."""
    return _highest(marks_of(row, _tables()) for row in rows_up)


def _highest(counts: Iterable[Counts]) -> dict[str, int]:
    most: dict[str, int] = {}
    for marks in counts:
        for mark, count in marks.items():
            most[mark] = max(count, most.get(mark, 0))
    return most


def gain_parts_of(kind: str, kinds_up: Sequence[str], rivals: Counts = NOBODY) -> dict[str, int]:
    """What one more face-up card adds, by the kinds whose points it changes, the card itself first."""
    before, after = _parts(kinds_up, rivals), _parts([*kinds_up, kind], rivals)
    changed = {other: points - before.get(other, 0) for other, points in after.items()}
    return {kind: changed.pop(kind)} | {other: points for other, points in changed.items() if points}


def _parts(kinds_up: Sequence[str], rivals: Counts) -> dict[str, int]:
    tables = _tables()
    shown, marks = _counted(kinds_up), marks_of(kinds_up, tables)
    names = best_naming(shown, marks, rivals, tables).names
    return {kind: count * tables.worth[kind](names, marks, rivals) for kind, count in shown.items()}


def _counted(kinds: Iterable[str]) -> dict[str, int]:
    shown: dict[str, int] = {}
    for kind in kinds:
        shown[kind] = shown.get(kind, 0) + 1
    return shown


def score(rows: Sequence[Sequence[Shown]], players: Sequence[str] | None = None) -> list[Sheet]:
    """One sheet a row, in seat order; `players` are the names used in sentences."""
    names = players or [f"seat {seat + 1}" for seat in range(len(rows))]
    ups = [_up(row) for row in rows]
    counts = [marks_of(up, _tables()) for up in ups]
    return [_Scorer(seat, ups[seat], counts, names).sheet(row) for seat, row in enumerate(rows)]


def _up(row: Sequence[Shown]) -> list[str]:
    return [kind for kind, up in row if up and kind is not None]


class _Scorer:
    """Scores one seat; holds the counts that all its lines share."""

    def __init__(self, seat: int, up: list[str], counts: Sequence[dict[str, int]], players: Sequence[str]) -> None:
        self.cards = box()
        self.seat, self.up, self.counts, self.players = seat, up, counts, players
        self.marks = counts[seat]
        self.others = {other: marks for other, marks in enumerate(counts) if other != seat}
        self.rivals = _highest(self.others.values())
        self.shown = _counted(up)
        self.naming: Naming = best_naming(self.shown, self.marks, self.rivals, _tables())

    def sheet(self, row: Sequence[Shown]) -> Sheet:
        names = {kind: list(taken) for kind, taken in self.naming.taken.items()}
        lines = tuple(self._line(kind, up, names) for kind, up in row)
        return Sheet(
            seat=self.seat,
            total=sum(line.points for line in lines),
            lines=lines,
            by_faction=self._by_faction(lines),
            lost=self._lost([kind for kind, up in row if not up]),
            next_best=self.naming.next_best,
        )

    def _line(self, kind: str | None, up: bool, names: dict[str, list[str | None]]) -> Line:
        if kind is None or not up:  # ruling 4
            why: Why = FaceDown(None if kind is None else self._lost([kind]))
            return Line(kind, False, 0, why, sentence_of(why, self.cards, self.players))
        named = names[kind].pop() if names.get(kind) else None
        why = self._why(self.cards[kind])
        points = _tables().worth[kind](self.naming.names, self.marks, self.rivals)
        return Line(kind, True, points, why, sentence_of(why, self.cards, self.players, named), named)

    def _lost(self, down: Sequence[str | None]) -> int | None:
        known = [kind for kind in down if kind is not None]
        if len(known) < len(down):
            return None
        return points_of([*self.up, *known], self.rivals) - self.naming.total

    def _by_faction(self, lines: Sequence[Line]) -> dict[str, int]:
        totals: dict[str, int] = {}
        for line in lines:
            if line.up and line.kind is not None:
                kind = self.cards[line.kind]
                group = "every" if kind.is_every_faction else kind.factions[0]
                totals[group] = totals.get(group, 0) + line.points
        return totals

    def _why(self, kind: Kind) -> Why:
        match kind.scoring:
            case Flat(points=points):
                return Printed(points)
            case Square():
                return Copies(kind.id, self.shown[kind.id], self._lent(kind.id))
            case PerFriend(points=points, friend=friend):
                return Friends(points, friend, self.shown.get(friend, 0), self._lent(friend))
            case IfMost(what=mark):
                return self._most(mark)
            case IfShown(cards=cards):
                needs = tuple(self._need(card) for card in cards)
                return Shows(needs, all(need.shown for need in needs))
            case IfCounts(counts=counts):
                marks = tuple(MarkNeed(mark, wanted, self.marks.get(mark, 0)) for mark, wanted in counts.items())
                return Reaches(marks, all(need.shown >= need.wanted for need in marks))

    def _lent(self, name: str) -> tuple[str, ...]:
        """The Almighty kinds, one entry a card, that count as this name."""
        lent: list[str] = []
        for kind, taken in self.naming.taken.items():
            always = name in self.cards[kind].counts_as
            lent += [kind] * (len(taken) if always else taken.count(name))
        return tuple(lent)

    def _most(self, mark: Mark) -> Most:
        shown = self.marks.get(mark, 0)
        rival = max(self.others, key=lambda other: self.others[other].get(mark, 0), default=None)
        rival_shown = self.rivals.get(mark, 0)
        return Most(mark, shown, rival, rival_shown, has_most(self.marks, self.rivals, mark))

    def _need(self, card: str) -> Need:
        if self.shown.get(card):
            return Need(card, True, None)
        lent = self._lent(card)
        return Need(card, bool(lent), lent[0] if lent else None)
