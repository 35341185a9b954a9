"""The three worked examples of the printed rules, played step by step."""

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.paying import actions_left, cost_of, missing_of
from engine.games.quests_of_shadowgate.zones import DISCARD, QUEST_DISCARD, SPENT
from tests.games.quests_of_shadowgate.builders import Gate

KARL, SARAH = 0, 1


def karl_and_sarah() -> Gate:
    gate = Gate(2)
    gate.plays(KARL, "Corvin of the Seal", "Seize")  # stats 0,2,2 and Artifact among the base types
    gate.plays(SARAH, "Ilsabet Swift")  # stats 1,2,1 and Ranged among the base types
    return gate


def test_karl_acquires_yorick():
    gate = karl_and_sarah()
    gate.hand(KARL, "iron_spear", "yorick", "minor_mistral", "spell_of_fortitude", "oak_shield", "bone_axe")
    gate.turn(KARL).light(KARL, "iron_spear")
    assert gate.actions() == 4

    gate.start_item(KARL, "yorick")
    assert cost_of(gate.world, gate.world.agenda[-1]) == (3, 1, 2)
    assert missing_of(gate.world, gate.world.agenda[-1]) == (3, 0, 0)
    gate.pay(KARL, "minor_mistral", "spell_of_fortitude")
    assert gate.acquired(KARL) == ["yorick"]
    assert gate.actions() == 1
    assert gate.held(KARL) == ["oak_shield", "bone_axe"]

    gate.stop(KARL)
    assert len(gate.held(KARL)) == 5  # 2 and 3 drawn: one, one by Seize, one for the action not used
    assert set(gate.kinds(DISCARD)) == {"iron_spear", "minor_mistral", "spell_of_fortitude"}
    assert gate.acquired(KARL) == ["yorick"]


def test_sarah_completes_the_silent_guard_at_great():
    gate = karl_and_sarah().quests("The Silent Guard", "Bridge of Bones", "The Drowned Bell", "The Empty Throne")
    gate.items(SARAH, "elven_longbow1", "flame_of_gorrung1")
    gate.hand(SARAH, "blazing_revelation", "golden_thorn", "scattered_coins")
    gate.hand(SARAH, "oak_shield", "bone_axe", "rime_ward", "keening_gale")
    gate.turn(SARAH).light(SARAH, "blazing_revelation")
    assert gate.actions() == 5

    gate.start_quest(SARAH, "The Silent Guard")
    assert missing_of(gate.world, gate.world.agenda[-1]) == (3, 1, 1)
    gate.pay(SARAH, "golden_thorn", "scattered_coins")
    assert gate.kinds(SPENT[SARAH]) == ["golden_thorn", "scattered_coins"]
    assert gate.legal(SARAH) == [
        actions.ChooseLevel(level) for level in ("minor", "major", "great")
    ]  # no Relic for Epic

    gate.level(SARAH, "great")
    assert gate.points(SARAH) == 5
    assert gate.actions() == 2

    gate.stop(SARAH)
    assert len(gate.held(SARAH)) == 7
    gate.discard(SARAH, "keening_gale")
    assert len(gate.held(SARAH)) == 6
    discarded = {"blazing_revelation", "golden_thorn", "scattered_coins", "flame_of_gorrung", "keening_gale"}
    assert set(gate.kinds(DISCARD)) == discarded
    assert gate.acquired(SARAH) == ["elven_longbow"]  # a base type stays
    assert gate.world.zones[QUEST_DISCARD] == [gate.quest("The Silent Guard")]
    assert gate.column()[0] == "The Empty Throne"  # the top of the deck has filled the gap


def test_sarah_steals_yorick_from_karl():
    # Karl plays the other character with 0,2,2: an item of a base type of his could not be stolen (ruling 32).
    gate = Gate(2, stealing="on").plays(KARL, "Hobart Quill").plays(SARAH, "Ilsabet Swift")
    gate.items(KARL, "yorick1")
    gate.hand(SARAH, "glaciate", "circle_rune", "magnus_bounty", "kings_crown", "oak_shield")
    gate.turn(SARAH).light(SARAH, "glaciate")
    assert gate.actions() == 3

    gate.start_theft(SARAH, "yorick")
    assert gate.asked() == [KARL]
    gate.act(KARL, actions.Double("spirit"))
    assert cost_of(gate.world, gate.world.agenda[-1]) == (3, 3, 6)
    assert missing_of(gate.world, gate.world.agenda[-1]) == (2, 1, 5)
    gate.pay(SARAH, "circle_rune", "magnus_bounty")
    assert actions_left(gate.world, SARAH) == 0
    gate.pay(SARAH, "kings_crown")  # no action required
    assert gate.acquired(SARAH) == ["yorick"]
    assert gate.acquired(KARL) == []
    assert gate.is_first("yorick")

    assert gate.notes()[-2:] == ["draws", "tops_up"]  # one card left, one drawn, one more to reach three
    assert len(gate.held(SARAH)) == 3
    assert set(gate.kinds(DISCARD)) == {"glaciate", "circle_rune", "magnus_bounty", "kings_crown"}
