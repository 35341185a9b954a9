"""The special cards and lasting effects of the six factions."""

import pytest

from engine.games.shadowrift.actions import Choose, Offer, Play, SeekAid
from engine.games.shadowrift.rules.monsters.power import cost_of
from engine.games.shadowrift.table import can_be_hit, health_of
from engine.games.shadowrift.tasks import MonstersDue, PlanDue, ToChoose, ToOffer, TownDue
from engine.games.shadowrift.zones import (
    AREA,
    CORPSES,
    DISCARD,
    FREEZES,
    HAND,
    HITS,
    MAGIC_DECK,
    MAGIC_SPENT,
    POWER,
    TOTEMS,
    TOWN_DISCARD,
    TRACK,
    TRAVELLER_DECK,
    ZOMBIES,
)
from tests.games.shadowrift.builders import GAME, Siege


def strike(siege, seat, foe):
    [card] = siege.hand(seat, "strike")
    siege.does(seat, Play(card, (foe,)))


# Demons


def test_a_cultist_that_is_laid_brings_power_and_more_with_whisperers_that_do_not_add_up():
    siege = Siege(1, "demons")
    siege.town_deck("guard", "cultist")
    siege.due(TownDue())
    assert POWER(siege.world) == 1
    other = Siege(1, "demons")
    other.monster("whisperer")
    other.monster("whisperer")
    other.town_deck("guard", "cultist")
    other.due(TownDue())
    assert POWER(other.world) == 2


def test_a_called_cultist_is_the_one_nearest_the_top_of_the_traveller_deck():
    siege = Siege(1, "demons")
    deck = siege.world.pieces(TRAVELLER_DECK)
    nearest = next(card for card in reversed(deck) if siege.world.kinds[card] == "cultist")
    siege.due(PlanDue(siege.monster("shard_corruptor", 1), 1))
    assert siege.world.zones[TOWN_DISCARD] == [nearest]


def test_imps_wound_the_first_attacker_while_a_cultist_is_in_play():
    siege = Siege(2, "demons")
    imps = siege.monster("imps")
    siege.town("cultist")
    strike(siege, 0, imps)
    strike(siege, 1, imps)
    assert [siege.kinds(DISCARD[seat]).count("wound") for seat in (0, 1)] == [2, 1]


def test_imps_shun_melee_for_the_round_of_their_first_plan():
    siege = Siege(1, "demons")
    imps = siege.monster("imps", 1)
    siege.due(PlanDue(imps, 1))
    assert not can_be_hit(siege.world, imps, False)
    assert can_be_hit(siege.world, imps, True)
    [card] = siege.hand(0, "strike")
    assert siege.refusal(0, Play(card, (imps,))) == "Imps cannot be hit in melee this round."


def test_a_shard_corruptor_kills_a_guard_once_a_round_for_more_than_one_hit():
    siege = Siege(2, "demons")
    foe = siege.monster("shard_corruptor")
    siege.town("cultist", "guard", "guard")
    strike(siege, 0, foe)
    assert siege.spaces()[1:3] == ["guard", "guard"]
    strike(siege, 1, foe)
    strike(siege, 1, foe)
    assert siege.spaces()[1:3] == ["guard", "corpse"]


def test_marzosa_cannot_be_hit_while_a_cultist_is_in_play():
    siege = Siege(1, "demons")
    boss = siege.monster("marzosa")
    siege.town("cultist")
    [card] = siege.hand(0, "strike")
    assert siege.refusal(0, Play(card, (boss,))) == (
        "Mar'Zosa cannot be hit while a Cultist is in play: send it off for 1¢ and 1*."
    )


def test_kin_of_a_gate_warden_arrive_for_less_but_rifts_and_powers_do_not():
    siege = Siege(1, "demons")
    siege.monster("gate_warden")
    [hound] = [siege.find("hellhound", ("monster_deck", "monster_top"))[0]]
    [gate] = [siege.find("open_gate", ("monster_deck", "monster_top"))[0]]
    assert cost_of(siege.world, hound) == 2
    assert cost_of(siege.world, gate) == 3


# Glacien


def test_a_freeze_goes_to_the_town_discard_and_an_empty_stack_brings_two_power():
    siege = Siege(1, "glacien")
    carver = siege.monster("ice_carver", 1)
    siege.due(PlanDue(carver, 1))
    assert siege.kinds(TOWN_DISCARD) == ["freeze"]
    for card in tuple(siege.world.pieces(FREEZES)):
        siege.move(card, FREEZES, "sealed")
    siege.due(PlanDue(carver, 1))
    assert POWER(siege.world) == 2


def test_a_freeze_breaks_after_its_hits_without_heroism_and_melee_on_it_costs_no_wound():
    siege = Siege(1, "glacien")
    [ice] = siege.town("freeze")
    siege.set(HITS, 3, ice)
    strike(siege, 0, ice)
    assert ice in siege.world.zones[FREEZES]
    assert not siege.noted("heroism")
    assert "wound" not in siege.kinds(DISCARD[0])
    assert not HITS(siege.world, ice)


def test_freezes_take_five_hits_under_an_ice_carver_and_two_carvers_do_not_add_up():
    siege = Siege(1, "glacien")
    [ice] = siege.town("freeze")
    siege.monster("ice_carver")
    siege.monster("ice_carver")
    assert health_of(siege.world, ice) == 5


def test_a_rime_wolf_is_tougher_with_a_freeze_in_play():
    siege = Siege(1, "glacien")
    wolf = siege.monster("rime_wolf")
    assert health_of(siege.world, wolf) == 4
    siege.town("freeze", "freeze")
    assert health_of(siege.world, wolf) == 5


def test_the_still_queen_is_immune_with_two_freezes_in_play():
    siege = Siege(1, "glacien")
    queen = siege.monster("the_still_queen")
    siege.town("freeze")
    assert can_be_hit(siege.world, queen, False)
    siege.town("", "freeze")
    [card] = siege.hand(0, "strike")
    assert siege.refusal(0, Play(card, (queen,))) == (
        "The Still Queen cannot be hit while two Freezes are in play: break the ice first."
    )


# Drow


def test_a_totem_rises_in_the_power_area_and_makes_every_drow_tougher():
    siege = Siege(1, "drow")
    carver = siege.monster("totem_carver", 1)
    siege.due(PlanDue(carver, 1))
    siege.due(PlanDue(carver, 1))
    assert siege.kinds(AREA) == ["totem", "totem"]
    assert health_of(siege.world, carver) == 8
    assert not can_be_hit(siege.world, carver, True)


def test_without_a_totem_left_nothing_rises():
    siege = Siege(1, "drow")
    for card in tuple(siege.world.pieces(TOTEMS)):
        siege.move(card, TOTEMS, "sealed")
    siege.due(PlanDue(siege.monster("totem_carver", 1), 1))
    assert siege.noted("no_totem") == [()]


def test_a_venom_blade_wounds_its_first_attacker_also_from_afar():
    siege = Siege(1, "drow")
    blade = siege.monster("venom_blade")
    [card] = siege.hand(0, "spear_volley")
    siege.does(0, Play(card, (blade,)))
    assert siege.kinds(DISCARD[0]).count("wound") == 1


# Necromancers


def test_a_zombie_rises_from_the_corpse_closest_to_the_discard_as_the_newest():
    siege = Siege(1, "necromancers")
    siege.town("corpse", "corpse", discard=("corpse",))
    caller = siege.monster("grave_caller", 2)
    siege.due(PlanDue(caller, 2))
    assert siege.spaces()[:2] == ["corpse", ""]
    assert siege.kinds(TRACK[0]) == ["zombie"]
    zombie = siege.world.pieces(TRACK[0])[0]
    assert health_of(siege.world, zombie) == 3


def test_without_a_corpse_no_zombie_rises():
    siege = Siege(1, "necromancers")
    siege.due(PlanDue(siege.monster("grave_caller", 2), 2))
    assert siege.noted("no_zombie") == [()]


def test_melee_on_a_zombie_costs_a_wound():
    siege = Siege(1, "necromancers")
    zombie = siege.monster("zombie")
    strike(siege, 0, zombie)
    assert "wound" in siege.kinds(DISCARD[0])


def test_a_corpse_comes_to_the_town_discard():
    siege = Siege(1, "necromancers")
    siege.due(PlanDue(siege.monster("plague_bearer", 1), 1))
    assert siege.kinds(TOWN_DISCARD) == ["corpse"]
    assert len(siege.world.zones[CORPSES]) == 15


def test_the_pale_king_dies_when_zombies_leave_him_with_too_little_health():
    siege = Siege(1, "necromancers")
    siege.town("guard")
    zombie = siege.monster("zombie", 3)
    king = siege.monster("the_pale_king", 0, hits=9)
    assert health_of(siege.world, king) == 10
    siege.due(MonstersDue())
    assert zombie in siege.world.zones[ZOMBIES]
    assert king in siege.world.zones["monster_deck"]


# Storm Lords


def test_magic_is_put_aside_and_shuffled_together_at_the_end_of_the_round():
    siege = Siege(1, "storm_lords")
    siege.monster("gale_rider", 1)
    siege.due_magic("lull")
    assert siege.kinds(MAGIC_SPENT) == ["lull"]
    siege.town("guard")
    siege.does(0, GAME.legal(siege.world, 0)[-1])
    assert len(siege.world.zones[MAGIC_DECK]) + len(siege.world.zones[MAGIC_SPENT]) == 10


@pytest.mark.parametrize(("offered", "met"), [((1, 1), True), ((2, 0), True), ((1, 0), False), ((0, 0), False)])
def test_a_blinding_flash_takes_what_is_offered_and_strikes_if_it_is_too_little(offered, met):
    siege = Siege(2, "storm_lords")
    siege.town("child", "sage")
    siege.monster("gale_rider", 1)
    for seat in (0, 1):
        siege.hand(seat, "prowess", "prowess", "strike")
    siege.due_magic("blinding_flash")
    assert {type(ask) for ask in siege.world.waiting().values()} == {ToOffer}
    for seat, count in enumerate(offered):
        siege.does(seat, Offer(tuple(siege.world.pieces(HAND[seat])[:count])))
    assert (siege.spaces()[0] == "child") is met
    assert ("wound" in siege.kinds(DISCARD[0])) is not met
    assert siege.kinds(DISCARD[0]).count("prowess") == offered[0]


def test_a_breeze_lets_the_first_answer_of_the_team_stand():
    siege = Siege(3, "storm_lords")
    hurt, _ = siege.monster("cloud_giant", 2, hits=3), siege.monster("gale_rider", 1)
    siege.due_magic("breeze")
    assert set(siege.world.waiting()) == {0, 1, 2}
    assert isinstance(siege.world.ask_of(2), ToChoose)
    siege.does(2, Choose(hurt))
    assert HITS(siege.world, hurt) == 2


def test_a_breeze_on_an_unhurt_monster_draws_again():
    siege = Siege(1, "storm_lords")
    siege.monster("gale_rider", 1)
    siege.magic_next("lull")
    siege.due_magic("breeze")
    assert siege.kinds(MAGIC_SPENT) == ["breeze", "lull"]


def test_building_clouds_bring_power_for_each_hero_and_hailstones_wound_half_of_them():
    siege = Siege(3, "storm_lords")
    siege.monster("gale_rider", 1)
    siege.due_magic("building_clouds")
    assert POWER(siege.world) == 3
    siege.due_magic("hailstones")
    assert siege.noted("afflicted") == [(0, "wound"), (1, "wound")]


def test_a_downpour_washes_the_villager_closest_to_the_discard_away_alive():
    siege = Siege(1, "storm_lords")
    siege.town("guard", "sage", "spy", "moat")
    siege.due_magic("downpour")
    assert siege.spaces()[:4] == ["guard", "", "spy", "moat"]
    assert siege.kinds(TOWN_DISCARD) == ["sage"]


def test_thunderclap_activates_tempest_hunts_and_gust_takes_a_card():
    siege = Siege(1, "storm_lords")
    siege.monster("gale_rider", 1)
    siege.town("sage")
    siege.town_deck("bard")
    siege.area("chain_lightning")
    siege.due_magic("thunderclap")
    assert siege.noted("afflicted") == [(0, "wound")]
    siege.due_magic("tempest")
    assert siege.kinds(TRAVELLER_DECK)[0] == "bard"
    siege.hand(0, "prowess")
    siege.due_magic("gust")
    assert not siege.world.zones[HAND[0]]


def test_a_cloud_giant_cannot_be_hit_in_melee_in_space_1():
    siege = Siege(1, "storm_lords")
    giant = siege.monster("cloud_giant", 1)
    assert not can_be_hit(siege.world, giant, False)
    siege.move(giant, TRACK[1], TRACK[2])
    assert can_be_hit(siege.world, giant, False)


def test_squall_twins_mend_each_other_before_their_plan():
    siege = Siege(1, "storm_lords")
    twin = siege.monster("squall_twin", 1, hits=2)
    siege.due(PlanDue(twin, 1))
    assert HITS(siege.world, twin) == 2
    siege.monster("squall_twin", 0)
    siege.due(PlanDue(twin, 1))
    assert HITS(siege.world, twin) == 1


def test_skyfather_draws_one_more_magic_each_round():
    siege = Siege(1, "storm_lords")
    boss = siege.monster("skyfather_turm", 1)
    siege.town("guard")
    siege.magic_next("lull", "downpour")
    siege.due(PlanDue(boss, 1))
    assert siege.kinds(MAGIC_SPENT)[:2] == ["lull", "downpour"]


# Dragons


def test_ember_rain_burns_everybody_and_short_stacks_are_dealt_from_the_token_on():
    siege = Siege(3)
    for card in tuple(siege.world.pieces("burns"))[1:]:
        siege.move(card, "burns", "sealed")
    siege.set(GAME.layout.counters["token"], 2)
    siege.area("ember_rain")
    siege.due(PlanDue(siege.monster("ashwing", 1), 1))
    assert siege.noted("afflicted") == [(2, "burn")]


def test_only_what_is_in_the_game_is_laid_out():
    for faction, zone in (
        ("glacien", FREEZES),
        ("drow", TOTEMS),
        ("necromancers", ZOMBIES),
        ("storm_lords", MAGIC_DECK),
    ):
        assert Siege(1, faction).world.zones[zone]
        assert not Siege(1, "dragons").world.zones[zone]
    assert not Siege(1, "drow").world.zones["burns"]


def test_demons_bring_cultists_in_place_of_infiltrators():
    demons, dragons = Siege(1, "demons"), Siege(1)
    assert demons.world.kinds.count("cultist") == 4
    assert "spy" not in demons.world.kinds
    assert "cultist" not in dragons.world.kinds
    dragons.town("baker")
    assert dragons.offers(0, SeekAid)
