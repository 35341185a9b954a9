"""What one card is worth: every way of scoring as a small function, put into a table by kind once.

Used by `scoring` for totals and by `sheet` for reasons, so that both follow the same rules. A card's worth depends on
three counts only: names its owner shows, marks (factions, categories) its owner shows, and the rivals' most of a mark.
"""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from engine.games.fairy_tale.content.box import Cards
from engine.games.fairy_tale.content.forms import Flat, IfCounts, IfMost, IfShown, Kind, PerFriend, Square
from engine.kit.printed import OfAll

Counts = Mapping[str, int]
Worth = Callable[[Counts, Counts, Counts], int]


def _flat(kind: Kind, rule: Flat) -> Worth:
    points = rule.points
    return lambda names, marks, rivals: points


def _square(kind: Kind, rule: Square) -> Worth:
    name = kind.id
    return lambda names, marks, rivals: names[name]


def _per_friend(kind: Kind, rule: PerFriend) -> Worth:
    points, friend = rule.points, rule.friend
    return lambda names, marks, rivals: points * names.get(friend, 0)


def _if_most(kind: Kind, rule: IfMost) -> Worth:
    points, mark = rule.points, rule.what
    return lambda names, marks, rivals: points if has_most(marks, rivals, mark) else 0


def _if_shown(kind: Kind, rule: IfShown) -> Worth:
    points, cards = rule.points, rule.cards
    return lambda names, marks, rivals: points if all(names.get(card) for card in cards) else 0


def _if_counts(kind: Kind, rule: IfCounts) -> Worth:
    points, needs = rule.points, tuple(rule.counts.items())
    return lambda names, marks, rivals: points if all(marks.get(mark, 0) >= need for mark, need in needs) else 0


def has_most(marks: Counts, rivals: Counts, mark: str) -> bool:
    return marks.get(mark, 0) >= rivals.get(mark, 0)  # ruling 10: a tie is the most, also a tie at none


_RULES: dict[type, Callable[..., Worth]] = {
    Flat: _flat,
    Square: _square,
    PerFriend: _per_friend,
    IfMost: _if_most,
    IfShown: _if_shown,
    IfCounts: _if_counts,
}


def worth_nothing(names: Counts, marks: Counts, rivals: Counts) -> int:
    """The worth of a card that is not in the box."""
    return 0


class Tables(msgspec.Struct, frozen=True):
    """The cards as tables for fast scoring, all by kind."""

    worth: dict[str, Worth]
    marks: dict[str, tuple[str, ...]]
    wants: dict[str, tuple[str, ...]]  # the names that this kind's points depend on
    all_or_nothing: frozenset[str]  # kinds that want every one of those names
    by_marks: frozenset[str]  # kinds whose points depend on marks
    almighty: frozenset[str]
    counts_as: dict[str, tuple[str, ...]]


def tables_of(cards: Cards) -> Tables:
    kinds = cards.kinds.values()
    return Tables(
        worth=OfAll({kind.id: _RULES[type(kind.scoring)](kind, kind.scoring) for kind in kinds}, worth_nothing),
        marks=OfAll({kind.id: (*kind.factions, *kind.categories) for kind in kinds}, ()),
        wants={kind.id: names for kind in kinds if (names := _wanted_by(kind))},
        all_or_nothing=frozenset(kind.id for kind in kinds if isinstance(kind.scoring, IfShown)),
        by_marks=frozenset(kind.id for kind in kinds if isinstance(kind.scoring, IfMost | IfCounts)),
        almighty=frozenset(kind.id for kind in kinds if kind.almighty),
        counts_as={kind.id: kind.counts_as for kind in kinds if kind.counts_as},
    )


def _wanted_by(kind: Kind) -> tuple[str, ...]:
    match kind.scoring:
        case Square():
            return (kind.id,)
        case PerFriend(friend=friend):
            return (friend,)
        case IfShown(cards=cards):
            return cards
    return ()


def marks_of(kinds_up: Iterable[str], tables: Tables) -> dict[str, int]:
    """How many face-up cards carry each mark; an Egg carries them all."""  # ruling 3
    marks: dict[str, int] = {}
    for kind in kinds_up:
        for mark in tables.marks[kind]:
            marks[mark] = marks.get(mark, 0) + 1
    return marks
