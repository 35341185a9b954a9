"""The draw phase: how many, from where, filling and cutting the hand, and what is discarded when."""

from engine.core import Shuffled, observe
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.tasks import ToAct
from engine.games.quests_of_shadowgate.zones import DECK, DISCARD, HAND, POOL, SPENT, TORCH
from tests.games.quests_of_shadowgate.builders import Gate

FIVE = ("yorick", "mimic", "bone_axe", "rime_ward", "oak_shield")


def one(hand=("yorick", "mimic"), count=0, **more):
    """Seat 0 with a plain ability ends its action phase with so many actions left."""
    gate = Gate(2, **more).plays(0, "Ilsabet Swift", "Long Wick").plays(1, "Brannoc Ironhall")
    return gate.hand(0, *hand).hand(1, "gatebreaker", "iron_spear").acting(0, count)


def drawn(gate):
    """How many cards seat 0 drew in the latest happening."""
    return sum(len(fact.pieces) for fact in gate.last if getattr(fact, "to", "") == HAND[0])


def test_one_card_is_drawn_and_one_for_every_action_not_used():
    assert drawn(one(("yorick", "mimic"), 3).stop(0)) == 4


def test_an_action_used_draws_nothing():
    gate = one(count=2).cycle(0)
    assert gate.actions() == 1
    assert gate.asked() == [0]


def test_every_card_is_drawn_from_the_deck_or_the_pool():
    gate = Gate(2).plays(0, "Ilsabet Swift").pool("gatebreaker", "iron_spear").hand(0, "yorick", "mimic").acting(0, 1)
    gate.stack("circle_rune").stop(0)
    assert len(gate.legal(0)) == 3
    gate.take(0, "iron_spear")
    assert gate.held(0) == ["yorick", "mimic", "iron_spear"]
    gate.draw(0)
    assert gate.held(0)[-1] == "circle_rune"


def test_a_pool_card_is_not_replaced_before_the_end_of_the_turn():
    gate = Gate(2).plays(0, "Ilsabet Swift").pool("gatebreaker", "iron_spear").hand(0, "yorick", "mimic").acting(0, 2)
    gate.stop(0).take(0, "iron_spear")
    assert gate.kinds(POOL) == ["gatebreaker"]
    gate.take(0, "gatebreaker")  # the last card comes from the deck without asking, and the turn is over
    assert gate.world.turn == 1
    assert len(gate.world.zones[POOL]) == 2


def test_a_card_that_is_not_in_the_pool_cannot_be_taken():
    gate = Gate(2).plays(0, "Ilsabet Swift").pool("gatebreaker", "iron_spear").hand(0, "yorick", "mimic").acting(0, 2)
    gate.stop(0)
    assert gate.refuses(0, actions.TakeCard(gate.card("rime_ward"))).slug == "NotInPool"


def test_a_hand_of_fewer_than_three_is_filled():
    gate = one(("yorick",), 1)
    gate.cycle(0).draw(0, 2)  # the last action, so one card; then one more to hold three
    assert len(gate.held(0)) == 3
    assert gate.world.turn == 1


def test_a_hand_of_more_than_six_is_cut_card_by_card():
    gate = one(FIVE, 2).stop(0)
    assert len(gate.held(0)) == 8
    assert gate.world.ask_of(0).cards == 2
    gate.discard(0, "mimic")
    assert gate.asked() == [0]
    gate.discard(0, "yorick")
    assert len(gate.held(0)) == 6
    assert gate.kinds(DISCARD) == ["mimic", "yorick"]
    assert gate.world.turn == 1


def test_a_card_of_another_hand_cannot_be_discarded():
    gate = one(FIVE, 2).stop(0)
    assert gate.refuses(0, actions.DiscardCard(gate.card("gatebreaker"))).slug == "NotInHand"


def test_torch_and_resources_are_discarded_after_drawing_so_that_no_reshuffle_holds_them():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").hand(1, "gatebreaker", "iron_spear")
    gate.hand(0, "yorick", "mimic", "minor_mistral")
    gate.turn(0).light(0, "minor_mistral")
    keep = gate.world.lying(DECK)[-1]
    while len(gate.world.lying(DECK)) > 1:
        card = next(card for card in gate.world.lying(DECK) if card != keep)
        gate.lay(gate.world.kinds[card], DECK, DISCARD, "a")
    gate.stop(0)
    [shuffled] = [fact for fact in gate.facts(Shuffled) if fact.zone == DECK]
    assert gate.card("minor_mistral") not in shuffled.order
    assert gate.kinds(DISCARD) == ["minor_mistral"]
    assert gate.world.zones[TORCH[0]] == gate.world.zones[SPENT[0]] == []


def test_an_empty_deck_is_made_anew_from_the_discards():
    gate = one(count=1)
    while gate.world.zones[DECK]:
        gate.lay(gate.world.kinds[gate.world.zones[DECK][-1]], DECK, DISCARD, "a")
    held = len(gate.held(0))
    gate.stop(0)
    assert len(gate.held(0)) == held + 2
    assert gate.world.zones[DISCARD] == []


def test_when_no_card_is_left_at_all_nothing_is_drawn():
    gate = one(count=1)
    while gate.world.zones[DECK]:
        gate.lay(gate.world.kinds[gate.world.zones[DECK][-1]], DECK, HAND[1])
    gate.stop(0)
    assert gate.held(0) == ["yorick", "mimic"]
    assert gate.world.turn == 1


# Without an action left (ruling 43)


def at_the_end(*hand, event=""):
    """Seat 0 has used all its actions, with two cards in the pool."""
    gate = Gate(2).plays(0, "Corvin of the Seal", "Long Wick").plays(1, "Brannoc Ironhall")
    if event:
        gate.event(1, event)
    return gate.pool("bone_axe", "rime_ward").hand(0, *hand).hand(1, "gatebreaker", "iron_spear").acting(0, 0)


FREE, PRICED = ("throwing_knives", "kings_crown", "mimic"), ("yorick", "circle_rune", "mimic")


def test_without_an_action_the_first_card_is_drawn_in_answer_to_the_same_question_as_a_last_free_item():
    gate = at_the_end(*FREE)
    assert gate.startable(0) == ["throwing_knives"]  # it needs no action, nor does the Crown that pays for it
    assert len(gate.offers(0, actions.DrawCard)) == 1
    assert len(gate.offers(0, actions.TakeCard)) == 2
    assert gate.world.phase == "action"


def test_nobody_learns_from_the_question_whether_the_hand_holds_a_card_that_needs_no_action():
    views = [observe(at_the_end(*hand).world, 1) for hand in (FREE, PRICED)]
    assert [view.waiting() for view in views] == [{0: ToAct()}] * 2
    assert views[0].phase == views[1].phase


def test_whoever_draws_acts_no_more_this_turn():
    gate = at_the_end(*FREE[:2]).take(0, "rime_ward")
    assert gate.world.phase != "action"
    assert gate.refuses(0, actions.StartItem(gate.card("throwing_knives"))).slug in ("WrongAction", "NotAsked")


def test_a_hand_made_smaller_by_a_last_free_item_is_filled_all_the_same():
    gate = at_the_end(*FREE).start_item(0, "throwing_knives").pay(0, "kings_crown")
    assert gate.acquired(0) == ["throwing_knives"]
    gate.take(0, "rime_ward").draw(0)
    assert gate.held(0)[:2] == ["mimic", "rime_ward"]
    assert len(gate.held(0)) == 3
    assert gate.world.turn == 1


def test_with_no_action_left_there_is_nothing_to_stop_and_with_one_left_nothing_to_draw():
    assert at_the_end(*FREE).refuses(0, actions.EndActions()).slug == "NothingToStop"
    gate = Gate(2).plays(0, "Corvin of the Seal").pool("bone_axe", "rime_ward").hand(0, *PRICED).acting(0, 1)
    assert gate.refuses(0, actions.DrawCard()).slug == "ActionsFirst"
    assert gate.refuses(0, actions.TakeCard(gate.card("bone_axe"))).slug == "ActionsFirst"


def test_where_drawing_is_no_choice_only_something_to_play_is_asked():
    gate = at_the_end(*FREE, event="sealed_cache")
    assert gate.legal(0)[-1] == actions.EndActions()
    assert gate.startable(0) == ["throwing_knives"]
    assert at_the_end(*PRICED, event="sealed_cache").world.turn == 1
