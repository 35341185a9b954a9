"""Fairy Tale as a bare loop: the same decisions on lists and ints, without World, facts, asks, log or secrets.

`duskhall bench` compares the engine with it, and a test plays both with the same chance and compares the scores.
Expert rules, no teams. A card is a number; chance is asked once for every choice that the rules leave open.
"""

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

from engine.games.fairy_tale.content import forms, vocabulary
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.turning import Flip, Unflip

OPTIONS = {"rules": "expert", "teams": "none"}
KINDS = list(box().kinds.values())
NUMBER = {kind.id: number for number, kind in enumerate(KINDS)}
BIT = {mark: 1 << place for place, mark in enumerate(vocabulary.MARKS)} | {"any": 127}
MARKS = [sum(BIT[mark] for mark in (*kind.factions, *kind.categories)) for kind in KINDS]
DECK = [NUMBER[kind] for kind in box().deck("expert")]
MASK = [MARKS[kind] for kind in DECK]
SQUARE, FRIEND, MOST, SHOWN, COUNTS = range(1, 6)
Chance = Callable[[], float]


def _scoring(kind: forms.Kind) -> tuple[int, int, Any]:
    """(how, points, of what) for one kind; how is 0 for printed points."""
    match kind.scoring:
        case forms.Square():
            return SQUARE, 1, NUMBER[kind.id]
        case forms.PerFriend(points=points, friend=friend):
            return FRIEND, points, NUMBER[friend]
        case forms.IfMost(points=points, what=what):
            return MOST, points, vocabulary.MARKS.index(what)
        case forms.IfShown(points=points, cards=cards):
            return SHOWN, points, tuple(NUMBER[card] for card in cards)
        case forms.IfCounts(points=points, counts=counts):
            return COUNTS, points, tuple((vocabulary.MARKS.index(mark), need) for mark, need in counts.items())
        case forms.Flat(points=points):
            return 0, points, None


SCORING = [_scoring(kind) for kind in KINDS]
ALMIGHTY = [kind.almighty for kind in KINDS]
ALSO = [tuple(NUMBER[name] for name in kind.counts_as) for kind in KINDS]
HUNTS = [sum(BIT[effect.what] for effect in kind.effects if isinstance(effect, Hunt)) for kind in KINDS]
DRAWS = [sum(effect.count for effect in kind.effects if isinstance(effect, Draw)) for kind in KINDS]


def _turns(kind: forms.Kind) -> list[list[tuple[bool, int]]]:
    """By step (unflip named, unflip, flip named, flip): who must turn, and one target a turn."""
    steps: list[list[tuple[bool, int]]] = [[], [], [], []]
    for effect in kind.effects:
        if isinstance(effect, Flip | Unflip):
            step = 2 * isinstance(effect, Flip) + (effect.what not in vocabulary.FACTIONS)
            steps[step] += [(effect.who == "all", BIT[effect.what])] * effect.count
    return steps


TURNS = [_turns(kind) for kind in KINDS]


def play(seats: int, rng: Random, deck: Sequence[int] | None = None) -> list[int]:
    """A whole game by random choices; the points of every seat."""
    chance = rng.random
    cards = list(range(len(DECK))) if deck is None else list(deck)
    if deck is None:
        rng.shuffle(cards)
    rows: list[list[int]] = [[] for _ in range(seats)]
    up = [False] * len(DECK)
    for number in range(4):
        kept = draft(seats, cards, number % 2 == 0, chance)
        for _ in range(3):
            reveal([hand.pop(int(chance() * len(hand))) for hand in kept], rows, up, kept, cards, chance)
    return scores([[DECK[card] for card in row if up[card]] for row in rows])


def draft(seats: int, cards: list[int], left: bool, chance: Chance) -> list[list[int]]:
    """Deal five, keep one, pass the rest, until nothing is left to pass."""
    hands = []
    for _ in range(seats):
        hands.append(cards[-5:])
        del cards[-5:]
    kept: list[list[int]] = [[] for _ in range(seats)]
    for _ in range(4):
        for seat, hand in enumerate(hands):
            kept[seat].append(hand.pop(int(chance() * len(hand))))
        hands = [hands[-1], *hands[:-1]] if left else [*hands[1:], hands[0]]
    for seat, hand in enumerate(hands):
        kept[seat] += hand
    return kept


def reveal(
    played: list[int], rows: list[list[int]], up: list[bool], kept: list[list[int]], cards: list[int], chance: Chance
) -> None:
    """All cards come into play, then their effects."""
    hunted: set[int] = set()
    for seat, card in enumerate(played):
        rows[seat].append(card)
        up[card] = True
        wanted = HUNTS[DECK[card]]
        if wanted:
            hunted.update(other for other, prey in enumerate(played) if other != seat and MASK[prey] & wanted)
    for seat in hunted:
        up[played[seat]] = False
    kinds = [(seat, DECK[card]) for seat, card in enumerate(played) if seat not in hunted]
    for step in range(4):
        owed: list[list[int]] = [[] for _ in rows]
        for seat, kind in kinds:
            for everybody, target in TURNS[kind][step]:
                for ower in range(len(rows)) if everybody else (seat,):
                    owed[ower].append(target)
        for seat, targets in enumerate(owed):
            if targets:
                turn(rows[seat], up, targets, step < 2, chance)
    for seat, kind in kinds:
        if DRAWS[kind]:
            kept[seat] += cards[-DRAWS[kind] :]
            del cards[-DRAWS[kind] :]


def turn(row: list[int], up: list[bool], owed: list[int], face_up: bool, chance: Chance) -> None:
    """One seat turns as many cards as it owes, or as many as can be turned."""
    if len(owed) == 1:
        target = owed[0]
        fit = [card for card in row if up[card] is not face_up and MASK[card] & target]
        if fit:
            up[fit[int(chance() * len(fit)) if len(fit) > 1 else 0]] = face_up
        return
    turned: list[int] = []
    while True:
        masks = [MASK[card] for card in turned]
        lying = [card for card in row if up[card] is not face_up]
        fit = [card for card in lying if matched([*masks, MASK[card]], owed) > len(masks)]
        if not fit:
            return
        most = matched(masks + [MASK[card] for card in fit], owed)
        forced = fit if len(fit) == 1 else [card for card in fit if is_forced(card, fit, masks, owed, most)]
        if not forced:
            forced = [fit[int(chance() * len(fit))]]
        for card in forced:
            up[card] = face_up
        turned += forced


def is_forced(card: int, fit: list[int], masks: list[int], owed: list[int], most: int) -> bool:
    return matched(masks + [MASK[other] for other in fit if other != card], owed) < most


def matched(masks: list[int], owed: list[int]) -> int:
    """How many of the owed turns find a card of their own."""
    taker = [-1] * len(owed)

    def finds(card: int, tried: set[int]) -> bool:
        for place, target in enumerate(owed):
            if masks[card] & target and place not in tried:
                tried.add(place)
                if taker[place] < 0 or finds(taker[place], tried):
                    taker[place] = card
                    return True
        return False

    return sum(finds(card, set()) for card in range(len(masks)))


def scores(rows: list[list[int]]) -> list[int]:
    """The points of rows of face-up kinds."""
    marks = [[sum(MARKS[kind] >> bit & 1 for kind in row) for bit in range(7)] for row in rows]
    points = []
    for seat, row in enumerate(rows):
        rivals = [max(marks[other][bit] for other in range(len(rows)) if other != seat) for bit in range(7)]
        points.append(best_total(row, marks[seat], rivals))
    return points


def best_total(row: list[int], marks: list[int], rivals: list[int]) -> int:
    """The points of one row with the names its Almighties had best take."""
    names = [0] * len(KINDS)
    for kind in row:
        names[kind] += 1
        for name in ALSO[kind]:
            names[name] += 1
    mighty = [kind for kind in set(row) if ALMIGHTY[kind]]
    if not mighty:
        return total(row, names, marks, rivals)
    useful = {name for kind in row for name in wanted(kind)}
    groups = []
    for kind in mighty:
        free = [-1, *sorted(useful - {kind, *ALSO[kind]})]
        groups.append(combinations_with_replacement(free, row.count(kind)))
    best = -99
    for choice in product(*groups):
        tried = names.copy()
        for group in choice:
            for name in group:
                if name >= 0:
                    tried[name] += 1
        best = max(best, total(row, tried, marks, rivals))
    return best


def wanted(kind: int) -> tuple[int, ...]:
    """The names that a kind's points depend on."""
    how, _, what = SCORING[kind]
    if how in (SQUARE, FRIEND):
        return (what,)
    return tuple(what) if how == SHOWN else ()


def total(row: list[int], names: list[int], marks: list[int], rivals: list[int]) -> int:
    """The points of one row with these names."""
    points = 0
    for kind in row:
        how, worth, what = SCORING[kind]
        if how == 0:
            points += worth
        elif how in (SQUARE, FRIEND):
            points += worth * names[what]
        elif how == MOST:
            points += worth if marks[what] >= rivals[what] else 0
        elif how == SHOWN:
            points += worth if all(names[name] for name in what) else 0
        else:
            points += worth if all(marks[mark] >= need for mark, need in what) else 0
    return points
