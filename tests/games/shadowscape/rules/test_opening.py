"""Set-up: the dungeon, the layers of whispers, heroes, sides and rooms from the last seat back, hands, options."""

import random

import pytest

from engine.core import Rejected, guess, observe
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAct,
    ToChoose,
    ToFace,
    ToStand,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import CORNERS, WHISPER
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.table import cards_of, is_treasure, of_type
from engine.games.shadowscape.zones import (
    ACTIONS,
    FATE_DECK,
    FATE_DISCARD,
    FIRST,
    GEAR,
    HAND,
    HERO,
    LORD,
    PLACE,
    REMOVED,
    ROOM,
    WHISPER_DECK,
    WHISPERS,
)
from tests.builders import Table, first_legal
from tests.games.shadowscape.builders import GAME


def opened(seats=3, seed=4, **options):
    table = Table("shadowscape", seats, options, seed)
    table.begin()
    return table


def begun(seats=3, seed=4, **options):
    """At the first action: everybody took what was offered first."""
    table = opened(seats, seed, **options)
    table.play_out(first_legal, lambda world: world.turn is not None)
    return table


def test_starts_lie_in_the_corners_and_every_lair_and_sign_is_filled():
    world = opened().world
    chart = chart_of(world)
    assert chart.starts == tuple(sorted(CORNERS))
    assert [len(of_type(world, type)) for type in TYPES] == [5, 5, 5]
    signs = [piece for zone in ROOM for piece in world.zones[zone] if is_treasure(world, piece)]
    assert len(signs) == 7
    assert len(world.zones[GEAR]) == len(world.zones[ACTIONS]) == len(world.zones[WHISPERS]) == 4
    assert len(world.zones[LORD]) == 1


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 12), (4, 14)])
def test_the_whisper_deck_has_its_layers(seats, cards):
    world = opened(seats).world
    deck = [*world.zones[WHISPER_DECK], *reversed(world.zones[WHISPERS])]
    shards = [WHISPER[world.kinds[card]].shards for card in deck]
    assert len(deck) == cards
    assert sorted(shards[:3]) == [2, 2, 3]
    assert shards[3 : 3 + seats] == [2] * seats
    assert shards[3 + seats :] == [1] * (seats + 3)


def test_together_all_nineteen_whispers_are_used():
    world = opened(mode="cooperative").world
    assert len(world.zones[WHISPER_DECK]) + len(world.zones[WHISPERS]) == 19
    assert not world.zones[REMOVED]


def test_heroes_and_rooms_are_chosen_from_the_last_seat_back():
    table = opened(3)
    first = FIRST(table.world)
    asked = []
    while table.world.turn is None:
        (seat,) = table.asked()
        asked.append((seat, type(table.world.ask_of(seat))))
        table.act(seat, first_legal(table.world, seat))
    order = [(first + step) % 3 for step in range(3)][::-1]
    assert [seat for seat, ask in asked if ask is ToChoose] == order
    assert [seat for seat, ask in asked if ask is ToStand] == order
    assert table.world.turn == first


def test_a_hero_is_chosen_once_and_its_cards_may_stay_as_they_lie():
    table = opened(2)
    (seat,) = table.asked()
    assert len(table.legal(seat)) == 13
    table.act(seat, a.Choose("crow"))
    assert isinstance(table.world.ask_of(seat), ToFace)
    cards = cards_of(table.world, seat)
    table.act(seat, a.Face(cards[0], "b"))
    table.act(seat, a.AsTheyLie())
    assert [table.world.sides[card] for card in cards] == ["b", "a", "a", "a"]
    (other,) = table.asked()
    assert table.refuses(other, a.Choose("crow")).slug == "HeroTaken"


def test_dealt_heroes_are_three_of_which_one_is_kept():
    table = opened(4, heroes="dealt")
    (seat,) = table.asked()
    assert len(table.legal(seat)) == 3
    table.act(seat, table.legal(seat)[1])
    assert len(table.world.zones[HERO[seat]]) == 1
    begun(4, heroes="dealt")


def test_everybody_begins_in_a_corner_of_their_own_with_a_full_hand():
    world = begun(4).world
    places = [PLACE(world, seat) for seat in range(4)]
    assert sorted(places) == sorted(CORNERS)
    for seat in range(4):
        hero = box().heroes[world.kinds[world.zones[HERO[seat]][0]]]
        assert len(world.zones[HAND[seat]]) == hero.hand
    assert isinstance(world.ask_of(FIRST(world)), ToAct)


def test_hands_are_closed_among_rivals_and_open_together():
    rivals, friends = begun(2).world, begun(2, mode="cooperative").world
    assert observe(rivals, 0).lying(HAND[1]) == []
    assert observe(friends, 0).lying(HAND[1]) == friends.zones[HAND[1]]


def test_fate_cards_are_discarded_at_the_start_of_a_harder_game():
    world = opened(2, mode="cooperative", fate_discard="10").world
    assert (len(world.zones[FATE_DECK]), len(world.zones[FATE_DISCARD])) == (50, 10)


@pytest.mark.parametrize("options", [{"fate_per_phase": "2"}, {"fate_discard": "5"}])
def test_what_makes_a_cooperative_game_harder_is_refused_among_rivals(options):
    with pytest.raises(Rejected) as refused:
        GAME.check(options, 2)
    assert refused.value.slug == "OnlyCooperative"
    GAME.check({"mode": "cooperative", **options}, 2)


def test_a_guess_keeps_the_last_whisper_among_the_last_three():
    world = begun(3).world
    rng = random.Random(5)
    for _ in range(20):
        guessed = guess(observe(world, 0), rng)
        lowest = [guessed.kinds[card] for card in guessed.zones[WHISPER_DECK][:3]]
        assert "the_last_whisper" in lowest
