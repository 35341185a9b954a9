"""Rules as rows: what is offered is legal, what is not is refused in words, and nothing is judged twice."""

import pytest

from engine.core import Rejected, Spot, World, blank, fold, lay_table, observe, perform
from engine.kit.rules import Choice, Deed, Rules, is_offered, is_piece, lies_in
from tests.toy.embers import EMBERS
from tests.toy.embers import things as t
from tests.toy.known import embers_is_known as embers_is_known


def a_day(seats: int = 2) -> World:
    world = blank(EMBERS, seats, {}, 7)
    lay_table(EMBERS, world)
    return world


def counting_rules(calls: list[int]) -> Rules:
    """The rules of Embers, noting each time it is worked out what a hero may do."""
    acts = EMBERS.rules.choices[t.ToAct].offers

    def offers(world, seat, ask):
        calls.append(seat)
        return acts(world, seat, ask)

    choices = [*EMBERS.rules.choices.values(), Choice(t.ToAct, offers, "Act.", "The day")]
    return Rules(choices, EMBERS.rules.deeds.values(), EMBERS.rules.duties.values(), EMBERS.rules.idle)


def test_what_is_offered_is_not_refused():
    world = a_day()
    assert [EMBERS.why_not(world, 0, action) for action in EMBERS.legal(world, 0)] == [None] * len(
        EMBERS.legal(world, 0)
    )


def test_an_action_of_another_ask_is_refused_with_the_reminder_of_this_one():
    assert EMBERS.why_not(a_day(), 0, t.Hold()) == "It is day: act, or rest."


def test_a_seat_that_is_asked_nothing_is_told_so():
    world = a_day()
    world.asks[-1].pop(1)
    with pytest.raises(Rejected) as refused:
        EMBERS.decide(world, 1, t.Rest())
    assert refused.value.slug == "NotAsked"


def test_after_the_end_nothing_is_asked():
    world = a_day()
    for seat in (0, 1):
        perform(EMBERS, world, seat, t.Rest())
    perform(EMBERS, world, 0, t.Hold())  # nobody stoked the fire
    with pytest.raises(Rejected) as refused:
        EMBERS.decide(world, 0, t.Hold())
    assert refused.value.slug == "GameOver"


def test_a_deed_finds_its_own_words_before_the_reminder():
    def why_not(world, seat, ask, action):
        return Rejected("TooDark", "It is too dark to sing.", "The night")

    deeds = [*EMBERS.rules.deeds.values(), Deed(t.Sing, (t.ToAct, t.ToWatch), EMBERS.rules.deeds[t.Sing].does, why_not)]
    rules = Rules(EMBERS.rules.choices.values(), deeds, EMBERS.rules.duties.values(), EMBERS.rules.idle)
    assert rules.why_not(a_day(), 0, t.Sing()) == "It is too dark to sing."


def test_an_action_just_handed_out_is_not_worked_out_again():
    world, calls = a_day(), []
    rules = counting_rules(calls)
    rules.decide(world, 0, rules.legal(world, 0)[0])
    assert calls == [0]


def test_an_equal_action_from_elsewhere_is_judged():
    world, calls = a_day(), []
    rules = counting_rules(calls)
    rules.legal(world, 0)
    rules.decide(world, 0, t.Rest())
    assert calls == [0, 0]


def test_what_was_handed_out_before_something_happened_is_judged_anew():
    world = a_day()
    stale = [action for action in EMBERS.legal(world, 0) if isinstance(action, t.Stoke)]
    fold(world, t.FIRE.to(1))
    assert world.offered is None
    perform(EMBERS, world, 0, stale[0])
    with pytest.raises(Rejected):
        EMBERS.decide(world, 0, stale[0])


def test_what_one_seat_was_handed_out_is_not_legal_for_another():
    world = a_day()
    mine = next(action for action in EMBERS.legal(world, 0) if isinstance(action, t.Stoke))
    with pytest.raises(Rejected):
        EMBERS.decide(world, 1, mine)


def test_what_was_offered_does_not_count_when_worlds_are_compared():
    world, other = a_day(), a_day()
    EMBERS.legal(world, 0)
    assert world == other
    assert observe(world, 0) == observe(other, 0)


@pytest.mark.parametrize("wrong", [t.Stoke(True), t.Stoke(1.0)])  # type: ignore[arg-type]
def test_true_is_not_one_and_a_fraction_is_no_number_of_a_card(wrong):
    assert not is_offered(wrong, [t.Stoke(1)])
    assert is_offered(t.Stoke(1), [t.Stoke(1)])


@pytest.mark.parametrize("nonsense", [-1, 10_000, True, 0.0, "0", None, Spot(t.PACK, 0)], ids=repr)
def test_only_the_number_of_a_piece_names_one(nonsense):
    world = a_day()
    wolf = world.lying(t.PACK)[0]
    assert is_piece(world, wolf)
    assert lies_in(world, t.PACK, wolf)
    assert not lies_in(world, t.ASH, wolf)
    assert not is_piece(world, nonsense)
    assert not lies_in(world, t.PACK, nonsense)
