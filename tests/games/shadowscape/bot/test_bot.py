"""The game's own bot: always legal, from what its seat sees, and better than chance; the value and the look-ahead."""

import random

import pytest

from engine.core import blank, lay_table, observe, perform
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToAct
from engine.games.shadowscape.bot.plans.fields import field
from engine.games.shadowscape.bot.plans.outlook import Outlook
from engine.games.shadowscape.bot.playout import is_far, playout, ranked
from engine.games.shadowscape.bot.taste import Taste
from engine.games.shadowscape.bot.value import value
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.zones import HAND, WHISPERS, WISH
from tests.games.shadowscape.builders import GAME, Dungeon


def opened(seats, seed, **options):
    world = blank(GAME, seats, GAME.complete(options), seed)
    lay_table(GAME, world)
    return world


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_table_of_bots_plays_to_its_end(mode):
    world, rng = opened(2, 3, mode=mode), random.Random(3)
    while world.outcome is None:
        (seat,) = world.waiting()
        action = GAME.bot.pick(observe(world, seat), seat, rng, Taste(trophies=2.0))
        assert action in GAME.legal(world, seat)
        perform(GAME, world, seat, action, offered=True)
    assert world.outcome.code


def test_the_bot_beats_chance():
    won = 0
    for seed in range(6):
        world, rng = opened(2, seed), random.Random(seed)
        while world.outcome is None and world.counts.get(("round", None), 0) < 15:
            (seat,) = world.waiting()
            choice = GAME.bot.pick(world, seat, rng) if seat == 0 else rng.choice(GAME.legal(world, seat))
            perform(GAME, world, seat, choice, offered=True)
        won += shards_of(world, 0) > shards_of(world, 1)
    assert won >= 5


def test_it_claims_a_whisper_it_can_have_before_anything_else():
    table = Dungeon().at("camp").offer("a_pair_of_horns")
    table.token("gloom_hound")
    table.token("gloom_hound")
    table.enemy("gloom_hound", "camp")
    table.ready()
    assert isinstance(GAME.bot.pick(table.world, 0, random.Random(1)), a.Claim)
    assert ranked(table.world, 0, random.Random(1))[0][0] == GAME.bot.pick(table.world, 0, random.Random(1))


def test_it_places_wounds_on_the_hero_first_and_boosts_no_more_than_needed():
    table = Dungeon("fengray", "arani").at("camp")
    table.enemy("gloom_hound", "camp")
    table.hold("old_oath", "war_cry")
    table.ready().use("Cleave")
    assert GAME.bot.pick(table.world, 0, random.Random(1)) == a.Go()


def test_the_value_is_the_lead_and_together_the_same_for_all():
    table = Dungeon()
    table.take("forge_smoke", "tucked:0")
    assert value(table.world, 0) == pytest.approx(-value(table.world, 1))
    assert value(table.world, 0) > 0
    friends = Dungeon(mode="cooperative")
    assert value(friends.world, 0) == value(friends.world, 1)


def first_turn(seats, seed, **options):
    world, rng = opened(seats, seed, **options), random.Random(seed)
    while world.turn is None or not isinstance(world.ask_of(min(world.waiting())), ToAct):
        (seat,) = world.waiting()
        perform(GAME, world, seat, rng.choice(GAME.legal(world, seat)), offered=True)
    return world


@pytest.mark.parametrize("seat", [0, 1])
def test_value_and_choice_read_nothing_that_is_hidden(seat):
    world = first_turn(2, 4)
    assert world.zones[HAND[seat]]
    assert value(observe(world, seat), seat) == value(world, seat)
    if seat == world.turn:
        assert ranked(observe(world, seat), seat, random.Random(1)) == ranked(world, seat, random.Random(1))


def test_a_look_ahead_ends_when_the_next_turn_of_the_same_hero_begins():
    table = Dungeon().ready()
    start = table.world.copy()
    while not is_far(start, table.world):
        seat = min(table.world.waiting())
        table.act(seat, table.legal(seat)[-1])
    assert (table.world.turn, table.world.counts["turns", 0]) == (0, 2)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_play_in_a_hurry_is_legal(mode):
    world, rng = first_turn(3, 5, mode=mode, advanced="on"), random.Random(5)
    for _ in range(250):
        if world.outcome is not None:
            break
        (seat,) = world.waiting()
        action = playout(world, seat, rng)
        assert action in GAME.legal(world, seat)
        perform(GAME, world, seat, action, offered=True)
    assert max(world.counts["turns", seat] for seat in range(3)) > 3


def test_a_partner_leaves_what_another_wished_for():
    table = Dungeon("fengray", "arani", mode="cooperative").at("camp").offer("a_pair_of_horns", "black_water")
    table.ready()
    horns = next(card for card in table.world.lying(WHISPERS) if table.world.kinds[card] == "a_pair_of_horns")
    assert Outlook(table.world, 0).left_to_others(horns) == 1.0
    table.fold([WISH.to(horns, 1)])
    assert Outlook(table.world, 0).left_to_others(horns) < 0.1
    assert Outlook(table.world, 1).left_to_others(horns) == 1.0


def test_a_partner_tells_at_the_start_of_its_turn_what_it_goes_for():
    table = Dungeon("fengray", "arani", mode="cooperative").at("camp").offer("a_pair_of_horns", "weighed_in_gold")
    table.token("gloom_hound")
    table.enemy("gloom_hound", "camp")
    table.ready()
    horns = table.world.lying(WHISPERS)[0]
    assert GAME.bot.pick(table.world, 0, random.Random(1)) == a.Wish(horns)
    table.act(0, a.Wish(horns))
    assert not isinstance(GAME.bot.pick(table.world, 0, random.Random(1)), a.Wish)


def test_a_partner_goes_for_something_else_when_another_wants_its_whisper():
    table = Dungeon("fengray", "arani", mode="cooperative").at("camp").offer("a_pair_of_horns", "black_water")
    table.enemy("gloom_hound", "camp")
    table.token("gloom_hound")
    table.ready()
    horns, water = table.world.lying(WHISPERS)
    assert GAME.bot.pick(table.world, 0, random.Random(1)) == a.Wish(horns)
    table.fold([WISH.to(horns, 1)])
    assert GAME.bot.pick(table.world, 0, random.Random(1)) == a.Wish(water)


@pytest.mark.parametrize(("near", "taken"), [(True, False), (False, True)])
def test_a_partner_leaves_a_whisper_to_who_asked_for_it_and_is_about_to_have_it(near, taken):
    table = Dungeon("fengray", "arani", mode="cooperative").at("camp").offer("a_pair_of_horns")
    for seat in (0, 1) if near else (0,):
        table.token("gloom_hound", seat)
        table.token("gloom_hound", seat)
    table.ready()
    horns = table.world.lying(WHISPERS)[0]
    table.fold([WISH.to(horns, 1)])
    assert (GAME.bot.pick(table.world, 0, random.Random(1)) == a.Claim(horns)) is taken


def test_a_whisper_is_as_many_actions_away_as_its_things_and_doors():
    near, far = (field((("beast", 1, ((place, 2),)),), (12,), 2, 2, 2) for place in (11, 0))
    assert near[10] < far[10]
    assert near[11] == pytest.approx(1 + 1 / 2.2)
    assert field((), (), 2, 2, 2)[7] == 0
