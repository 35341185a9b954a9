"""Which cards can be turned together: each turn that is owed takes one card it means, and no card twice.

Sets of cards that can be turned together form a matroid: any such set can be completed to the largest number of turns.
So choosing card by card never leads into a dead end, and "as many as possible" (ruling 5) needs no look ahead.
Cards and targets are masks of marks here; the module knows no World.
"""

from collections.abc import Sequence


def can_all_turn(cards: Sequence[int], owed: Sequence[int]) -> bool:
    """Whether every one of these cards can be given a turn of its own."""
    return len(cards) <= len(owed) and turns_for(cards, owed) == len(cards)


def turns_for(cards: Sequence[int], owed: Sequence[int]) -> int:
    """How many of the owed turns can happen with these cards, by augmenting paths."""
    taker: dict[int, int] = {}  # which card takes the turn

    def finds_turn(card: int, tried: set[int]) -> bool:
        for turn, target in enumerate(owed):
            if cards[card] & target and turn not in tried:
                tried.add(turn)
                if turn not in taker or finds_turn(taker[turn], tried):
                    taker[turn] = card
                    return True
        return False

    return sum(finds_turn(card, set()) for card in range(len(cards)))


def forced_among(cards: Sequence[int], turned: Sequence[int], owed: Sequence[int]) -> list[int]:
    """The indexes of the cards that every largest set of turns contains, given those turned already."""
    most = turns_for((*turned, *cards), owed)
    return [
        index for index in range(len(cards)) if turns_for((*turned, *cards[:index], *cards[index + 1 :]), owed) < most
    ]
