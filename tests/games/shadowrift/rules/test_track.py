"""Step 4: who leaves, who moves, in what order plans are carried out, and what they ask of the heroes."""

from engine.games.shadowrift.actions import Discard
from engine.games.shadowrift.tasks import MonstersDue, PlanDue, ToDiscard
from engine.games.shadowrift.zones import AREA, DISCARD, HAND, HITS, POWER, TRACK, ZOMBIES
from tests.games.shadowrift.builders import Siege


def test_those_in_space_3_leave_for_the_power_area_without_their_hits():
    siege = Siege()
    drake = siege.monster("cinder_drake", 3, hits=2)
    siege.due(MonstersDue())
    assert siege.kinds(AREA) == ["cinder_drake"]
    assert not HITS(siege.world, drake)


def test_a_rampaging_one_is_set_aside_with_its_hits():
    siege = Siege(2, "glacien")
    giant = siege.monster("tundra_giant", 3, hits=2)
    siege.due(MonstersDue())
    assert giant in siege.world.zones["aside"]
    assert HITS(siege.world, giant) == 2


def test_a_zombie_that_leaves_goes_back_to_its_stack():
    siege = Siege(2, "necromancers")
    zombie = siege.monster("zombie", 3)
    siege.due(MonstersDue())
    assert zombie in siege.world.zones[ZOMBIES]


def test_monsters_move_one_space_and_act_oldest_first():
    siege = Siege(1)
    siege.town("guard")
    first, second = siege.monster("ashwing", 2), siege.monster("hotspark_hatchling", 0)
    third = siege.monster("cinder_drake", 0)
    siege.due(MonstersDue())
    walked = [args[0].piece for args in siege.noted("walks")]
    assert walked == [first, second, third]
    assert siege.world.zones[TRACK[3]] == [first]
    assert siege.world.zones[TRACK[1]] == [second, third]


def test_activating_uses_every_power_oldest_first():
    siege = Siege(2)
    siege.area("dragonfear", "ember_rain")
    ashwing = siege.monster("ashwing", 1)
    siege.due(PlanDue(ashwing, 1))
    assert siege.noted("afflicted") == [(0, "wound"), (0, "burn"), (1, "burn")]


def test_without_a_power_activating_does_nothing():
    siege = Siege(2)
    siege.due(PlanDue(siege.monster("ashwing", 1), 1))
    assert siege.noted("no_power") == [()]


def test_each_hero_discards_together_and_powers_wait_for_it():
    siege = Siege(2)
    siege.hand(0, "prowess", "strike")
    siege.hand(1, "prowess", "explore")
    siege.due(PlanDue(siege.monster("smoke_serpent", 1), 1))
    assert {type(ask) for ask in siege.world.waiting().values()} == {ToDiscard}
    siege.does(1, Discard((siege.world.pieces(HAND[1])[0],)))
    assert list(siege.world.waiting()) == [0]
    siege.does(0, Discard((siege.world.pieces(HAND[0])[1],)))
    assert siege.kinds(DISCARD[0]) == ["strike"]
    assert siege.kinds(DISCARD[1]) == ["prowess"]


def test_who_has_no_choice_is_not_asked_and_who_has_nothing_discards_nothing():
    siege = Siege(2)
    siege.hand(0, "prowess", "prowess")
    siege.due(PlanDue(siege.monster("smoke_serpent", 1), 1))
    assert siege.kinds(DISCARD[0]) == ["prowess"]
    assert siege.noted("has_none") == [(1, "any")]


def test_only_a_spell_can_be_discarded_as_a_spell_and_the_hand_is_not_shown():
    siege = Siege(2, "glacien")
    siege.hand(0, "prowess", "heal", "seal")
    siege.hand(1, "prowess", "strike")
    siege.due(PlanDue(siege.monster("snow_maiden", 1), 1))
    assert {siege.world.kinds[action.cards[0]] for action in siege.offers(0, Discard)} == {"heal", "seal"}
    assert siege.noted("has_none") == [(1, "spell")]
    assert not any(siege.world.is_up(card) for card in siege.world.pieces(HAND[1]))


def test_a_heroism_is_demanded_by_the_second_plan_of_a_snow_maiden():
    siege = Siege(1, "glacien")
    siege.hand(0, "prowess", "heroism")
    siege.due(PlanDue(siege.monster("snow_maiden", 2), 2))
    assert siege.kinds(DISCARD[0]) == ["heroism"]


def test_a_tundra_giant_demands_a_card_then_kills_a_guard_in_play():
    siege = Siege(1, "glacien")
    siege.town("guard", "sage")
    siege.hand(0, "prowess", "strike")
    siege.due(PlanDue(siege.monster("tundra_giant", 3), 3))
    assert siege.spaces()[0] == "guard"
    siege.does(0, Discard((siege.world.pieces(HAND[0])[0],)))
    assert siege.spaces()[0] == "corpse"


def test_vault_thieves_steal_one_from_each():
    siege = Siege(2, "drow")
    siege.purse(0, 2)
    siege.due(PlanDue(siege.monster("vault_thief", 1), 1))
    assert siege.noted("stolen") == [(0, 1), (1, 0)]


def test_power_for_every_two_heroes_is_rounded_up():
    siege = Siege(3, "demons")
    siege.due(PlanDue(siege.monster("pact_lord", 1), 1))
    assert POWER(siege.world) == 2


def test_the_matron_mends_before_her_plan_while_a_totem_stands():
    siege = Siege(1, "drow")
    siege.town("sage")
    boss = siege.monster("matron_ilvara", 1, hits=5)
    siege.due(PlanDue(boss, 1))
    assert HITS(siege.world, boss) == 5
    siege.due(PlanDue(boss, 1))
    assert HITS(siege.world, boss) == 3


def test_a_resting_monster_does_nothing():
    siege = Siege(1, "necromancers")
    siege.due(PlanDue(siege.monster("hasty_creation", 2), 2))
    assert len(siege.noted("rests")) == 1
