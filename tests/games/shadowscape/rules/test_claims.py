"""Claims: whispers, deeds, equipment and general actions; what is refused and why."""

import pytest

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAct,
    ToClaimDeed,
    ToFace,
    ToKeep,
    ToPay,
    ToShed,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.holding import errands_of, missing_for
from engine.games.shadowscape.table import lord_stands, tokens_of
from engine.games.shadowscape.zones import (
    AWAKE,
    FALLEN,
    GEAR_DECK,
    LAST,
    SLAYER,
    TREASURES,
    TUCKED,
    WHISPER_DECK,
    WHISPERS,
    WORN,
)
from tests.games.shadowscape.builders import Dungeon


def give(table, *tokens):
    for token in tokens:
        table.token(token)


STATES = [
    ("what_hounds_know", "gullet", ("gloom_hound",), 2),
    ("black_water", "ford", ("redsand_thrall",), 1),
    ("the_tenth_hour", "abbey", ("bone_walker",), 1),
    ("a_pair_of_horns", "camp", ("gloom_hound", "ghoren_warrior"), 1),
    ("the_toll_is_due", "camp", ("redsand_thrall", "toll_archer"), 1),
    ("rest_both_of_you", "camp", ("bone_walker", "barrow_knight"), 1),
    ("a_cold_hearth", "chapel", ("treasure",), 1),
    ("three_nights", "camp", ("gloom_hound", "redsand_thrall", "bone_walker"), 2),
    ("a_long_grudge", "camp", ("gloom_hound", "gloom_hound", "gloom_hound"), 2),
    ("weighed_in_gold", "hoard", ("treasure", "treasure"), 3),
    ("buried_together", "barrow", ("bone_walker", "gloom_hound"), 2),
]


@pytest.mark.parametrize(("whisper", "room", "tokens", "shards"), STATES)
def test_a_whisper_is_claimed_with_what_it_asks_and_tokens_stay(whisper, room, tokens, shards):
    table = Dungeon().at(room).offer(whisper)
    card = table.world.zones[WHISPERS][0]
    table.ready()
    assert a.Claim(card) not in table.legal(0)
    give(table, *tokens)
    table.act(0, a.Claim(card))
    assert table.world.zones[TUCKED[0]] == [card]
    assert len(tokens_of(table.world, 0)) == len(tokens)
    assert table.shards() == shards
    assert len(table.world.zones[WHISPERS]) == 1


def test_another_s_door_is_any_start_but_the_own_one():
    table = Dungeon().offer("anothers_door")
    give(table, "treasure")
    table.ready()
    assert table.refuses(0, table_claim(table)).slug == "NotThere"
    table.at("salt_gate")
    assert table_claim(table) in table.legal(0)


def table_claim(table):
    return a.Claim(table.world.zones[WHISPERS][0])


def test_gear_and_general_actions_count_for_whispers_also_tucked():
    table = Dungeon().offer("dressed_for_court", "forge_smoke", "campfire_lesson").at("forge")
    court, smoke, lesson = table.world.zones[WHISPERS]
    table.wear("oxhide_coat")
    table.ready()
    assert not table.offers(a.Claim)
    table.wear("star_chip")
    assert a.Claim(court) in table.legal(0)
    give(table, "redsand_thrall")
    assert a.Claim(smoke) in table.legal(0)
    table.take("blood_rite", TUCKED[0])
    table.at("camp")
    assert a.Claim(lesson) in table.legal(0)


def test_one_claim_a_turn():
    table = Dungeon().offer("a_pair_of_horns", "star_chip")
    give(table, "gloom_hound", "gloom_hound", "treasure")
    table.hold("old_oath")
    table.ready()
    table.act(0, table_claim(table))
    assert table.refuses(0, a.Claim(table.world.zones["gear"][0])).slug == "AlreadyClaimed"


def test_a_whisper_says_what_is_missing():
    table = Dungeon().offer("a_pair_of_horns", "black_water", "the_last_whisper", "a_bell_below").ready()
    slugs = [table.refuses(0, a.Claim(card)).slug for card in table.world.zones[WHISPERS]]
    assert slugs == ["ConditionMissing", "NotThere", "NotSlayer", "DeedGone"]
    assert len(missing_for(table.world, 0, table.world.zones[WHISPERS][1])) == 2
    assert [errand.whisper for errand in errands_of(table.world, 0)]


# Deeds


def test_a_search_of_five_in_the_well_opens_its_whisper_also_without_a_treasure():
    table = Dungeon("fengray", "arani").at("well").offer("a_bell_below")
    table.take("long_spear", "deeds:0")
    table.wear("moth_lantern")
    table.ready().use("Read the Dust")
    assert isinstance(table.ask(), ToClaimDeed)
    table.act(0, table_claim(table))
    assert table.shards() == 1
    assert isinstance(table.ask(), ToAct)


def test_a_search_of_four_in_the_well_is_no_deed():
    table = Dungeon("fengray", "arani").at("well").offer("a_bell_below")
    table.take("long_spear", "deeds:0")
    table.ready().use("Read the Dust")
    assert isinstance(table.ask(), ToAct)


def test_a_deed_that_is_let_go_is_gone():
    table = Dungeon("fengray", "arani").at("well").offer("a_bell_below")
    table.take("long_spear", "deeds:0")
    table.wear("moth_lantern")
    table.ready().use("Read the Dust")
    table.act(0, a.Decline())
    assert table.refuses(0, table_claim(table)).slug == "DeedGone"


def test_a_search_next_door_counts_as_being_there():
    table = Dungeon("fengray", "arani", rooms={6: "camp", 7: "well"}).at("camp").offer("a_bell_below")
    table.take("deep_pockets", "deeds:0")
    table.wear("moth_lantern")
    (fate,) = table.hold(next(id for id, card in box().fate.items() if "search" in card.symbols))
    table.ready().use("Fish About")
    table.act(0, a.Point(table.place("well")))
    table.act(0, next(one for one in table.legal(0) if isinstance(one, a.Discard) and one.fate == fate))
    table.go()
    assert isinstance(table.ask(), ToClaimDeed)


def test_kills_at_a_shrine_are_deeds_for_who_has_what_else_is_asked():
    table = Dungeon("fengray", "arani").at("ford").offer("spilled_offering", "oathbreaker")
    give(table, "treasure")
    table.wear("notched_axe")
    table.enemy("barrow_knight", "ford")
    table.ready().use("Cleave")
    assert [type(action) for action in table.legal(0)] == [a.Claim, a.Claim, a.Decline]
    table.act(0, a.Claim(table.world.zones[WHISPERS][1]))
    assert table.shards() == 2


def test_an_enemy_of_defence_two_is_no_offering_at_a_shrine():
    table = Dungeon("fengray", "arani").at("ford").offer("spilled_offering")
    give(table, "treasure")
    table.enemy("gloom_hound", "ford")
    table.ready().use("Cleave")
    assert isinstance(table.ask(), ToAct)
    assert len(tokens_of(table.world, 0)) == 2


def test_a_kill_at_a_shrine_is_no_offering_without_a_treasure():
    table = Dungeon("fengray", "arani").at("ford").offer("spilled_offering")
    table.enemy("redsand_thrall", "ford")
    table.ready().use("Cleave")
    assert isinstance(table.ask(), ToAct)
    assert tokens_of(table.world, 0)


def test_a_kill_of_defence_four_away_from_shrines_breaks_no_oath():
    table = Dungeon("fengray", "arani").at("camp").offer("oathbreaker")
    table.wear("notched_axe")
    table.enemy("barrow_knight", "camp")
    table.ready().use("Cleave")
    assert isinstance(table.ask(), ToAct)
    assert tokens_of(table.world, 0)


def test_a_fourth_token_is_taken_and_then_any_is_dropped():
    table = Dungeon("fengray", "arani").at("camp")
    give(table, "gloom_hound", "treasure", "redsand_thrall")
    table.enemy("gloom_hound", "camp")
    table.ready().use("Cleave")
    assert table.ask() == ToKeep(1)
    treasure = tokens_of(table.world, 0)[1]
    table.act(0, a.Drop(treasure))
    assert treasure in table.world.zones[TREASURES]
    assert len(tokens_of(table.world, 0)) == 3


# Equipment and general actions


def test_equipment_costs_a_treasure_of_your_choice():
    table = Dungeon().offer("notched_axe")
    give(table, "treasure", "treasure", "gloom_hound")
    table.ready()
    table.act(0, a.Claim(table.world.zones["gear"][0]))
    assert isinstance(table.ask(), ToPay)
    assert len(table.legal(0)) == 2
    table.act(0, table.legal(0)[0])
    assert len(table.world.zones[WORN[0]]) == 1
    assert len(tokens_of(table.world, 0)) == 2
    assert len(table.world.zones["gear"]) == 1


def test_with_a_second_piece_of_clothing_one_goes_under_the_deck():
    table = Dungeon().offer("ghost_cloak")
    old = table.wear("oxhide_coat")
    give(table, "treasure")
    table.ready()
    table.act(0, a.Claim(table.world.zones["gear"][0]))
    assert isinstance(table.ask(), ToShed)
    table.act(0, a.Shed(old))
    assert table.world.zones[GEAR_DECK][0] == old


def test_two_weapons_may_be_carried():
    table = Dungeon().offer("yew_bow")
    table.wear("notched_axe")
    give(table, "treasure")
    table.ready()
    table.act(0, a.Claim(table.world.zones["gear"][0]))
    assert len(table.world.zones[WORN[0]]) == 2


def test_equipment_without_a_treasure_is_refused():
    table = Dungeon().offer("notched_axe", "executioner")
    give(table, "gloom_hound", "gloom_hound")
    table.ready()
    assert table.refuses(0, a.Claim(table.world.zones["gear"][0])).slug == "TokensMissing"
    refusal = table.refuses(0, a.Claim(table.world.zones["actions"][0]))
    assert (refusal.slug, refusal.sentence) == ("TokensMissing", "It costs 3 tokens, you have 2.")


def test_a_general_action_is_paid_token_by_token_and_can_be_used_at_once():
    table = Dungeon().offer("war_paint")
    give(table, "gloom_hound", "treasure")
    table.ready()
    card = table.world.zones["actions"][0]
    table.act(0, a.Claim(card))
    hound = tokens_of(table.world, 0)[0]
    table.act(0, a.Pay(hound))
    assert table.world.zones[FALLEN[0]] == [hound]
    assert table.ask() == ToFace(card)
    table.act(0, a.Face(card, "b"))
    assert a.Use(card) in table.legal(0)
    assert table.world.sides[card] == "b"


def test_the_new_general_action_may_be_tucked_instead():
    table = Dungeon().offer("executioner")
    old = table.take("war_paint", "deeds:0")
    give(table, "gloom_hound", "treasure", "bone_walker")
    table.ready()
    new = table.world.zones["actions"][0]
    table.act(0, a.Claim(new))
    table.act(0, a.Tuck(new))
    assert table.world.zones["deeds:0"][-1] == old
    assert isinstance(table.ask(), ToAct)
    assert table.shards() == 1


def test_an_empty_deck_shrinks_its_offer():
    table = Dungeon().offer(*box().equipment)
    give(table, "treasure")
    table.ready()
    table.act(0, a.Claim(table.world.zones["gear"][0]))
    assert len(table.world.zones["gear"]) == 16


# The lord


def test_a_refill_that_turns_up_the_last_whisper_wakes_the_lord_at_once():
    table = Dungeon().offer("a_pair_of_horns")
    table.take("the_last_whisper", WHISPER_DECK, "down")
    give(table, "gloom_hound", "gloom_hound")
    table.fold([table.world.game.layout.counters["room"].to(12, 1)])
    table.ready()
    table.act(0, table_claim(table))
    assert lord_stands(table.world)
    assert table.told("wakes")[1] == 12


def slay(table):
    """Seat 0 stands beside the lord with nine damage."""
    table.wake().fold([table.world.game.layout.counters["room"].to(12, 0)])
    table.fold([table.world.game.layout.counters["next_attack"].to(7, 0)])


def test_the_slayer_claims_the_last_whisper_and_others_have_one_more_turn():
    table = Dungeon().offer("the_last_whisper")
    slay(table)
    table.ready().use("Cleave")
    assert (AWAKE(table.world), SLAYER(table.world)) == (2, 0)
    assert not tokens_of(table.world, 0)
    table.act(0, table_claim(table))
    assert LAST(table.world) == 0


def test_with_the_claim_used_the_slayer_claims_in_the_next_turn_and_nobody_else_can():
    table = Dungeon().offer("the_last_whisper", "a_pair_of_horns")
    slay(table)
    give(table, "gloom_hound", "gloom_hound")
    table.ready()
    last = table.world.zones[WHISPERS][0]
    table.act(0, a.Claim(table.world.zones[WHISPERS][1]))
    table.use("Cleave")
    assert table.refuses(0, a.Claim(last)).slug == "AlreadyClaimed"
    table.end()
    while table.world.turn == 0:
        table.act(min(table.world.waiting()), table.legal(min(table.world.waiting()))[0])
    assert table.refuses(1, a.Claim(last)).slug == "NotSlayer"
    table.act(1, a.EndActions())
    while table.world.turn == 1:
        table.act(min(table.world.waiting()), table.legal(min(table.world.waiting()))[0])
    assert a.Claim(last) in table.legal(0)
