"""What is hidden and what is known: hands, decks, the monster deck; and guesses that deal everybody their own cards."""

import random

import pytest

from engine.core import Hidden, guess, next_to_act, observe, perform
from engine.games.shadowrift.actions import Buy
from engine.games.shadowrift.ownership import pool_of
from engine.games.shadowrift.zones import DECK, DISCARD, HAND, MONSTER_DECK, TOWN_DECK, TRAVELLER_DECK
from tests.games.shadowrift.builders import GAME, Siege, fresh


def played(seats, moves, seed=3, **options):
    world, rng, last = fresh(seats, **options), random.Random(seed), None
    for _ in range(moves):
        if world.outcome is not None:
            break
        last = next_to_act(world, last)
        perform(GAME, world, last, rng.choice(GAME.legal(world, last)), True)
    return world


def hidden(world, zone):
    return sum(isinstance(entry, Hidden) for entry in world.zones[zone])


def test_a_hand_is_its_owner_s_and_decks_are_nobody_s():
    seen = observe(fresh(2), 0)
    assert hidden(seen, HAND[0]) == 0
    assert hidden(seen, HAND[1]) == 5
    for zone in (DECK[0], DECK[1], TOWN_DECK, TRAVELLER_DECK, MONSTER_DECK):
        assert hidden(seen, zone) == len(seen.zones[zone])


def test_one_person_with_two_heroes_sees_both_hands():
    seen = observe(fresh(3), 0, 2)
    assert [hidden(seen, HAND[seat]) for seat in range(3)] == [0, 5, 0]


@pytest.mark.parametrize("faction", ["demons", "necromancers", "glacien"])
def test_a_guess_deals_every_hero_and_both_decks_their_own_cards(faction):
    world = played(3, 120, faction=faction)
    assert world.outcome is None or world.outcome.code
    guessed = guess(observe(world, 1), random.Random(1))
    assert GAME.possible(guessed)
    for seat in range(3):
        mine = sorted(world.pieces(DECK[seat]) + world.pieces(HAND[seat]))
        assert sorted(guessed.pieces(DECK[seat]) + guessed.pieces(HAND[seat])) == mine
    assert sorted(guessed.pieces(TOWN_DECK)) == sorted(world.pieces(TOWN_DECK))
    assert sorted(guessed.pieces(TRAVELLER_DECK)) == sorted(world.pieces(TRAVELLER_DECK))


def test_the_same_is_legal_for_who_acts_in_what_they_see():
    world = played(2, 40)
    for seat in world.waiting():
        assert list(GAME.legal(observe(world, seat), seat)) == list(GAME.legal(world, seat))


def test_a_bought_card_belongs_to_its_hero():
    siege = Siege(2)
    siege.hand(1, *["prowess"] * 3)
    siege.does(1, Buy(2))
    card = next(c for c in siege.world.pieces(DISCARD[1]) if siege.world.kinds[c] == "might")
    assert pool_of(siege.world, card) == "hero:1"
