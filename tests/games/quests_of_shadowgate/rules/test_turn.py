"""The order of a turn: event, torch, actions, draw, end, and who comes next."""

import pytest

from engine.core import Entered
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.zones import DECK, DISCARD, EVENT, EVENT_OWNER, HAND, TORCH, TURN
from tests.games.quests_of_shadowgate.builders import Gate


def two(**options):
    return Gate(2, **options).plays(0, "Corvin of the Seal", "Seize").plays(1, "Ilsabet Swift", "Haggler")


def phases(gate):
    return [fact.phase for fact in gate.facts(Entered)]


# Events


def test_an_event_may_be_played_before_the_torch():
    gate = two().hand(0, "falling_dusk", "oak_shield", "bone_axe").turn(0)
    assert gate.world.phase == "event"
    assert gate.offers(0, actions.PlayEvent) == [actions.PlayEvent(gate.card("falling_dusk"))]
    gate.play_event(0, "falling_dusk")
    assert gate.kinds(EVENT) == ["falling_dusk"]
    assert EVENT_OWNER(gate.world) == 1


def test_the_card_played_as_an_event_is_replaced_from_the_deck_or_the_pool():
    gate = two().pool("yorick", "mimic").hand(0, "falling_dusk", "oak_shield", "bone_axe").turn(0)
    gate.play_event(0, "falling_dusk")
    assert set(gate.legal(0)) == {
        actions.DrawCard(),
        actions.TakeCard(gate.card("yorick")),
        actions.TakeCard(gate.card("mimic")),
    }
    gate.take(0, "yorick")
    assert gate.held(0) == ["oak_shield", "bone_axe", "yorick"]
    assert gate.world.phase == "torch"


def test_only_one_event_is_played_a_turn():
    gate = two().hand(0, "falling_dusk", "narrow_stairs", "bone_axe").turn(0).play_event(0, "falling_dusk")
    assert gate.offers(0, actions.PlayEvent) == []
    assert gate.refuses(0, actions.PlayEvent(gate.card("narrow_stairs"))).slug == "OneEventATurn"


def test_a_card_that_is_no_event_cannot_be_played_as_one():
    gate = two().hand(0, "falling_dusk", "narrow_stairs", "bone_axe").turn(0)
    assert gate.refuses(0, actions.PlayEvent(gate.card("bone_axe"))).slug == "NotAnEvent"


def test_a_new_event_replaces_the_one_in_force():
    gate = two().event(1, "falling_dusk").hand(0, "narrow_stairs", "oak_shield", "bone_axe").turn(0)
    gate.play_event(0, "narrow_stairs")
    assert gate.kinds(EVENT) == ["narrow_stairs"]
    assert gate.kinds(DISCARD) == ["falling_dusk"]
    assert EVENT_OWNER(gate.world) == 1


def test_an_event_lasts_through_the_others_turns_until_its_owners_next():
    gate = two().event(0, "falling_dusk").hand(1, "oak_shield", "bone_axe").turn(1)
    assert gate.kinds(EVENT) == ["falling_dusk"]
    gate = two().event(0, "falling_dusk").hand(0, "oak_shield", "bone_axe").turn(0)
    assert gate.kinds(EVENT) == []
    assert gate.kinds(DISCARD) == ["falling_dusk"]
    assert EVENT_OWNER(gate.world) == 0


def test_an_event_is_also_a_torch():
    gate = two().hand(0, "falling_dusk", "oak_shield").turn(0).light(0, "falling_dusk")
    assert gate.kinds(TORCH[0]) == ["falling_dusk"]
    assert gate.kinds(EVENT) == []


# Torches


@pytest.mark.parametrize(
    ("id", "value"), [("minor_mistral", 2), ("glaciate", 3), ("iron_spear", 4), ("keening_gale", 6)]
)
def test_the_torch_gives_as_many_actions_as_its_value(id, value):
    gate = two().hand(0, id, "oak_shield").turn(0).light(0, id)
    assert gate.actions() == value
    assert gate.kinds(TORCH[0]) == [id]
    assert gate.world.phase == "action"


def test_every_card_of_the_hand_can_be_the_torch():
    gate = two().hand(0, "falling_dusk", "mimic", "yorick").turn(0)
    assert len(gate.offers(0, actions.LightTorch)) == 3


def test_a_single_card_is_lit_without_asking():
    gate = two().hand(0, "iron_spear").turn(0)
    assert gate.kinds(TORCH[0]) == ["iron_spear"]
    assert gate.asked() == [0]
    assert gate.world.phase == "action"


def test_a_single_event_may_still_be_played():
    gate = two().hand(0, "falling_dusk").turn(0)
    assert len(gate.legal(0)) == 2


def test_without_a_card_one_is_drawn_for_the_torch():
    gate = two().stack("iron_spear").turn(0)
    assert gate.kinds(TORCH[0]) == ["iron_spear"]
    assert gate.actions() == 4


def test_without_any_card_the_turn_passes_without_actions():
    gate = two().hand(1, "oak_shield", "bone_axe")
    while gate.world.zones[DECK]:
        gate.lay(gate.world.kinds[gate.world.zones[DECK][-1]], DECK, HAND[1])
    gate.turn(0)
    assert gate.world.zones[TORCH[0]] == []
    assert gate.asked() == [1]


# The end of a turn


def test_a_turn_has_five_phases_in_order():
    gate = two().hand(0, "falling_dusk", "minor_mistral").hand(1, "oak_shield", "bone_axe").turn(0)
    assert phases(gate) == ["event"]
    gate.play_event(0, "falling_dusk")
    assert phases(gate) == ["torch"]
    gate.light(0, "minor_mistral")
    assert phases(gate) == ["action"]
    gate.stop(0)
    assert phases(gate) == ["draw", "end", "event"]


def test_the_turn_goes_to_the_left():
    gate = Gate(3).hand(0, "oak_shield", "bone_axe").hand(1, "rime_ward", "yorick").hand(2, "mimic", "gatebreaker")
    gate.turn(2).light(2, "mimic").stop(2)
    assert gate.asked() == [0]
    assert TURN(gate.world) == 2


def test_pool_and_column_are_refilled_at_the_end_of_a_turn():
    gate = two().pool("yorick").quests("The Silent Guard", "Bridge of Bones")
    gate.hand(0, "iron_spear", "oak_shield").hand(1, "rime_ward", "mimic").turn(0).light(0, "iron_spear").stop(0)
    while gate.asked() == [0]:
        gate.act(0, gate.legal(0)[0])
    assert len(gate.world.zones["pool"]) == 2
    assert len(gate.open_quests()) == 4
