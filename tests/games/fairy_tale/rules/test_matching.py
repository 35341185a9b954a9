"""Which cards can be turned together, checked against trying everything."""

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from engine.games.fairy_tale.rules.matching import can_all_turn, forced_among, turns_for

EGG = 0b1111
MARKS = st.sampled_from([1, 2, 4, 8, EGG])
CARDS = st.lists(MARKS, max_size=5)
OWED = st.lists(MARKS, max_size=4)


def fits(cards, owed) -> bool:
    """Whether these cards can pay for that many of the turns, by trying all ways."""
    return any(
        all(card & target for card, target in zip(cards, way, strict=True)) for way in permutations(owed, len(cards))
    )


def largest_sets(cards, owed) -> list[set[int]]:
    """The largest sets of cards (by index) that can be turned together."""
    for size in range(min(len(cards), len(owed)), -1, -1):
        found = [
            set(chosen) for chosen in combinations(range(len(cards)), size) if fits([cards[i] for i in chosen], owed)
        ]
        if found:
            return found
    return [set()]


@given(CARDS, OWED)
def test_as_many_turns_are_found_as_there_are(cards, owed):
    assert turns_for(cards, owed) == len(largest_sets(cards, owed)[0])


@given(CARDS, OWED)
def test_cards_can_turn_together_if_some_way_pays_for_all(cards, owed):
    assert can_all_turn(cards, owed) == fits(cards, owed)


@given(CARDS, OWED)
def test_forced_is_what_every_largest_set_contains(cards, owed):
    every = set.intersection(*largest_sets(cards, owed))
    assert set(forced_among(cards, (), owed)) == every


@given(CARDS, OWED)
def test_choosing_card_by_card_never_ends_too_early(cards, owed):
    most = turns_for(cards, owed)
    turned: list[int] = []
    for card in cards:
        if can_all_turn([*turned, card], owed):
            turned.append(card)
    assert len(turned) == most
