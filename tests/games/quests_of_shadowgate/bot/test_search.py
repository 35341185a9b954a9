"""What a search asks of the game: choices worth a look, a quick policy, a horizon, and how well a seat stands there."""

import random

import pytest

from engine.core import guess, observe, perform
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot import playout, value
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.zones import FINISHER, USED
from tests.games.quests_of_shadowgate import weights
from tests.games.quests_of_shadowgate.builders import GAME, Gate, a_game

TABLES = [
    (2, {}),
    (3, {"stealing": "on"}),
    (2, {"setup": "starred", "match": "each_starts_once"}),
]
on_tables = pytest.mark.parametrize(("seats", "options"), TABLES)


def moments(seats, options, seed, count=400):
    """Choices of games that the quick policy plays: the World, and who is asked."""
    gate, rng = a_game(seats, seed, **options), random.Random(seed)
    for _ in range(count):
        if gate.world.outcome is not None:
            return
        [seat] = gate.asked()
        yield gate.world, seat
        perform(GAME, gate.world, seat, GAME.bot.playout(gate.world, seat, rng))


def swift():
    """Two seats with characters, nothing else."""
    return Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall")


# Choices worth a look


@on_tables
def test_the_first_of_the_ranked_is_what_the_bot_picks(seats, options):
    for world, seat in moments(seats, options, 4, 120):
        seen = observe(world, seat)
        ranked = GAME.bot.ranked(seen, seat, random.Random(1))
        assert ranked[0][0] == GAME.bot.pick(seen, seat, random.Random(1))


@on_tables
def test_ranked_are_different_legal_actions_the_better_ones_first(seats, options):
    for world, seat in moments(seats, options, 5, 120):
        ranked = GAME.bot.ranked(observe(world, seat), seat, random.Random(1))
        legal = GAME.legal(world, seat)
        chosen = [action for action, _ in ranked]
        assert all(action in legal for action in chosen)
        assert len(set(chosen)) == len(chosen)
        others = [worth for _, worth in ranked[1:]]
        assert others == sorted(others, reverse=True)


def test_nothing_started_is_ranked_to_be_taken_back():
    gate = swift().hand(0, "oak_shield", "siege_crossbow", "golden_thorn").acting(0, 4).start_item(0, "oak_shield")
    ranked = GAME.bot.ranked(observe(gate.world, 0), 0, random.Random(1))
    assert all(isinstance(action, actions.Pay) for action, _ in ranked)


def test_of_two_cards_that_pay_together_one_is_ranked():
    gate = Gate(2).plays(0, "Corvin of the Seal").hand(0, "yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4)
    gate.start_item(0, "yorick")  # both cards are needed
    assert len(gate.offers(0, actions.Pay)) == 2
    assert len(GAME.bot.ranked(observe(gate.world, 0), 0, random.Random(1))) == 1


# The quick policy


@on_tables
def test_the_quick_policy_takes_only_legal_actions(seats, options):
    for world, seat in moments(seats, options, 6):
        assert GAME.bot.playout(world, seat, random.Random(1)) in GAME.legal(world, seat)


def test_what_is_remembered_changes_no_choice():
    for world, seat in moments(2, {}, 7, 150):
        remembered = GAME.bot.playout(world, seat, random.Random(1))
        playout.remembered.clear()
        assert GAME.bot.playout(world, seat, random.Random(1)) == remembered


def test_the_quick_policy_chooses_the_same_in_worlds_that_look_the_same():
    rng = random.Random(3)
    for world, seat in moments(2, {}, 8, 150):
        other = guess(observe(world, seat), rng)
        assert GAME.bot.playout(other, seat, random.Random(1)) == GAME.bot.playout(world, seat, random.Random(1))


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch):
    monkeypatch.setattr(playout, "MOST_REMEMBERED", 10)
    playout.remembered.clear()
    for _ in moments(2, {}, 9, 60):
        assert len(playout.remembered) <= 10
    assert playout.remembered


# The horizon


def test_a_look_ahead_ends_where_the_actions_of_the_turn_are_over():
    gate = swift().pool("mimic", "yorick").hand(0, "bone_axe").hand(1, "oak_shield", "glaciate").acting(0, 2)
    start = observe(gate.world, 0)
    assert not GAME.bot.is_far(start, gate.world)
    assert GAME.bot.is_far(start, gate.stop(0).world)


def test_a_look_ahead_from_the_draw_phase_ends_with_the_turn():
    gate = swift().pool("mimic", "yorick").hand(0, "bone_axe").hand(1, "oak_shield", "glaciate").acting(0, 1).stop(0)
    start = observe(gate.world, 0)
    assert not GAME.bot.is_far(start, gate.draw(0).world)
    assert GAME.bot.is_far(start, gate.draw(0).world)
    assert gate.asked() == [1]


def test_the_last_turns_are_looked_at_to_the_end():
    gate = swift().pool("mimic", "yorick").hand(0, "bone_axe").hand(1, "oak_shield", "glaciate").vp(25).acting(0, 1)
    start = observe(gate.world, 0)
    assert not GAME.bot.is_far(start, gate.stop(0).world)
    gate.draw(0, 2)
    assert FINISHER(gate.world) == 1
    assert not GAME.bot.is_far(start, gate.world)


def test_a_draft_is_judged_as_it_is():
    gate = a_game(2, 1)
    start = observe(gate.world, 0)
    assert GAME.bot.is_far(start, gate.world)


# How well a seat stands


def test_value_at_the_end_is_the_lead_in_points():
    world = a_game(2, 3).world
    rng = random.Random(3)
    while world.outcome is None:
        [seat] = world.waiting()
        perform(GAME, world, seat, GAME.bot.playout(world, seat, rng))
    first, second = world.outcome.scores
    assert [GAME.value(world, seat) for seat in (0, 1)] == [first - second, second - first]


@pytest.mark.parametrize(
    "better",
    [
        lambda gate: gate.vp(3),
        lambda gate: gate.items(0, "elven_longbow1"),
        lambda gate: gate.items(0, "elven_longbow"),
        lambda gate: gate.items(0, "golden_thorn"),
        lambda gate: gate.hand(0, "kings_crown"),
        lambda gate: gate.turn(0),
    ],
    ids=["points", "a first", "an item", "a piece of the Staff", "a card", "the turn"],
)
def test_whoever_has_more_stands_better(better):
    plain = swift().hand(0, "mimic", "oak_shield").hand(1, "glaciate")
    before = GAME.value(plain.world, 0), GAME.value(plain.world, 1)
    better(plain)
    assert GAME.value(plain.world, 0) > before[0]
    assert GAME.value(plain.world, 1) < before[1]


def test_an_item_that_will_be_discarded_counts_for_nothing():
    gate = swift().items(0, "elven_longbow1").acting(0, 2)
    kept = GAME.value(gate.world, 0)
    assert GAME.value(gate.put(USED.to(1, gate.card("elven_longbow"))).world, 0) < kept


def test_cards_still_to_be_drawn_count_as_cards():
    few = swift().pool("mimic", "yorick").hand(0, "bone_axe").hand(1, "oak_shield", "glaciate").acting(0, 2).stop(0)
    many = swift().pool("mimic", "yorick").hand(0, "bone_axe").hand(1, "oak_shield", "glaciate").acting(0, 4).stop(0)
    assert GAME.value(many.world, 0) > GAME.value(few.world, 0)


def test_characters_and_abilities_are_measured_against_their_sort():
    for cards in (box().characters, box().abilities):
        worths = [value.face_worth((id, side)) for id in cards for side in ("a", "b")]
        assert sum(worths) == pytest.approx(0)
        assert max(worths) > min(worths)


def test_weights_fitted_anew_explain_the_games_they_were_fitted_on():
    fitted = weights.fitted(2, seed=1)
    rows = [row for number in range(2) for row in weights.rows_of(number, seed=1)]
    missed = sum((came - sum(a * b for a, b in zip(fitted, had, strict=True))) ** 2 for had, came in rows)
    assert missed < sum(came**2 for _, came in rows)


def test_equations_are_solved():
    assert weights.solved([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == pytest.approx([1.0, 3.0])
