"""Which names the Almighty cards of one player take: an exact search over all of them together.

Called by `scoring`. A name is only a name: it changes neither faction, category nor points of the card that takes it.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product

import msgspec

from engine.games.fairy_tale.content.worth import Counts, Tables

Name = str | None
Choice = tuple[tuple[Name, ...], ...]  # one group a kind of Almighty shown, one name a copy


class Naming(msgspec.Struct, frozen=True):
    """The best names: per Almighty kind one name a copy (None: no name helps), and what the next best would give."""

    total: int
    next_best: int | None
    taken: dict[str, tuple[Name, ...]]
    names: dict[str, int]  # how many cards count as each name, with the names taken


def best_naming(shown: Counts, marks: Counts, rivals: Counts, tables: Tables) -> Naming:
    """Ties go to the naming that borrows least, then to the one found first in deck order."""
    names = _printed_names(shown, tables)
    fixed, moving = _split(shown, tables)
    base = sum(count * tables.worth[kind](names, marks, rivals) for kind, count in fixed.items())
    rules = [(count, tables.worth[kind]) for kind, count in moving.items()]
    tried: dict[tuple[str, ...], tuple[int, Choice]] = {}
    for choice in _choices(shown, names, moving, tables):
        taken = tuple(sorted(name for group in choice for name in group if name is not None))
        if taken not in tried:  # who of them takes a name does not matter, only which names are taken
            counted = _with_names(names, taken)
            total = base + sum(count * worth(counted, marks, rivals) for count, worth in rules)
            tried[taken] = total, choice
    best = max(tried, key=lambda taken: (tried[taken][0], -len(taken)))
    total, choice = tried[best]
    lower = [other for other, _ in tried.values() if other < total]
    owners = [kind for kind in shown if kind in tables.almighty]
    return Naming(total, max(lower, default=None), dict(zip(owners, choice, strict=True)), _with_names(names, best))


def _printed_names(shown: Counts, tables: Tables) -> dict[str, int]:
    names = dict(shown)
    for kind, count in shown.items():
        for name in tables.counts_as.get(kind, ()):
            names[name] = names.get(name, 0) + count
    return names


def _split(shown: Counts, tables: Tables) -> tuple[dict[str, int], dict[str, int]]:
    """Kinds whose points no name can change, and kinds whose points one can."""
    fixed = {kind: count for kind, count in shown.items() if kind not in tables.wants}
    return fixed, {kind: count for kind, count in shown.items() if kind in tables.wants}


def _choices(shown: Counts, names: Counts, moving: Counts, tables: Tables) -> Iterator[Choice]:
    """Every way to name the Almighties, one group of names a kind; the first way takes no name at all."""
    mighty = {kind: count for kind, count in shown.items() if kind in tables.almighty}
    useful = _useful_names(names, moving, sum(mighty.values()), tables) if mighty else []
    groups = []
    for kind, count in mighty.items():
        own = (kind, *tables.counts_as.get(kind, ()))  # ruling 8: no name counts twice on one card
        groups.append(combinations_with_replacement([None, *(name for name in useful if name not in own)], count))
    return product(*groups)


def _useful_names(names: Counts, moving: Counts, almighties: int, tables: Tables) -> list[str]:
    """Names that could add a point: all that are counted, and the missing ones of a set that can be completed."""
    useful: dict[str, None] = {}
    for kind in moving:
        wanted = tables.wants[kind]
        if kind in tables.all_or_nothing:
            wanted = tuple(name for name in wanted if not names.get(name))
            if len(wanted) > almighties:
                continue
        useful.update(dict.fromkeys(wanted))
    return [kind for kind in tables.worth if kind in useful]


def _with_names(names: Counts, taken: Iterable[str]) -> dict[str, int]:
    counted = dict(names)
    for name in taken:
        counted[name] = counted.get(name, 0) + 1
    return counted
