"""Labels, prompts, the story and the description: every row is there, and sentences say cause and outcome."""

import random
import typing

import pytest

from engine.core import next_to_act, observe, perform
from engine.games.shadowrift.actions import Action, Build, Give, Play, SayDone, SeekAid, Tell
from engine.games.shadowrift.content.printed import COST
from engine.games.shadowrift.names import as_clause, foe_name
from engine.games.shadowrift.tasks import ArrivalsDue, Ask, PlanDue, PowerDue, TownDue
from engine.games.shadowrift.words import prompts
from engine.games.shadowrift.words.clauses import CLAUSES
from engine.games.shadowrift.words.story import Story
from engine.games.shadowrift.words.warnings import ends_the_round, left_undone
from engine.games.shadowrift.zones import BURNS, MAGIC, POWER, WALLS, WOUNDS
from tests.games.shadowrift.builders import GAME, Siege, fresh, told


def test_every_action_has_a_label_and_every_ask_a_prompt():
    assert set(prompts.LABELS) == set(typing.get_args(Action))
    assert set(prompts.PROMPTS) == set(typing.get_args(Ask))


def test_every_note_of_the_rules_is_told():
    world, rng, last, notes = fresh(3, faction="storm_lords"), random.Random(2), None, set()
    while world.outcome is None:
        last = next_to_act(world, last)
        for fact in perform(GAME, world, last, rng.choice(GAME.legal(world, last)), True):
            notes.add(getattr(fact, "note", "gauges"))
    assert notes - {"gauges"} <= set(CLAUSES) | set(Story.notes)


def test_a_hunt_is_told_with_its_cause_in_one_line():
    siege = Siege(1)
    siege.town("sage")
    siege.town_deck("bard")
    siege.due(PlanDue(siege.monster("greater_flamewrack", 1), 1))
    assert siege.story() == ["Greater Flamewrack to 1: no Baker in play, it hunts; the Bard is killed"]


def test_a_kill_is_told_with_hits_heroism_and_token():
    siege = Siege(2)
    drake = siege.monster("cinder_drake", hits=4)
    [card] = siege.hand(0, "strike")
    siege.does(0, Play(card, (drake,)))
    [line] = siege.story()
    assert line.startswith("Hero0 plays Strike on Cinder Drake: 1 hit, slain; Heroism for Hero0; ")
    assert line.endswith("; the token goes to Hero1; takes a Wound for melee")


def harms_of(siege):
    names = [f"Hero{seat}" for seat in range(siege.world.seats)]
    return {line.text: line.harmed for line in told(siege, names) if line.harmed}


def test_what_monsters_do_to_a_hero_is_bad_news_for_that_hero():
    siege = Siege(3)
    siege.due(PlanDue(siege.monster("cinder_drake", 1), 1))
    assert harms_of(siege) == {"Cinder Drake to 1: Hero0 takes a Wound": (0,)}
    siege = Siege(2, "drow")
    siege.purse(1, 1)
    siege.due(PlanDue(siege.monster("vault_thief", 1), 1))
    assert harms_of(siege) == {"Vault Thief to 1: Hero0 has no Coin to lose; Hero1 loses 1¢": (1,)}


def test_what_a_hero_brings_upon_themselves_is_no_bad_news():
    siege = Siege(2)
    drake = siege.monster("cinder_drake")
    [card] = siege.hand(0, "strike")
    siege.does(0, Play(card, (drake,)))
    assert "takes a Wound" in siege.story()[0]
    assert harms_of(siege) == {}


def test_coin_taken_from_an_open_purse_is_news_for_its_owner():
    siege = Siege(2)
    siege.hand(0, "prowess", "prowess")
    siege.purse(1, 2)
    wall = next(card for card in siege.world.pieces(WALLS) if siege.world.kinds[card] == "stone_wall")
    siege.does(0, Build(wall))
    assert list(harms_of(siege).values()) == [(1,)]


def test_a_boss_that_comes_or_comes_nearer_is_bad_news_for_all():
    siege = Siege(3)
    siege.town("guard")
    siege.due(PlanDue(siege.monster("ashmother", 2), 2))
    assert set(harms_of(siege).values()) == {(0, 1, 2)}
    for kind, harmed in (("ashmother", {(0, 1, 2)}), ("cinder_drake", set())):
        siege = Siege(3)
        siege.monster_next(kind)
        siege.set(POWER, COST[kind])
        siege.due(ArrivalsDue())
        assert set(harms_of(siege).values()) == harmed, kind


def test_who_has_given_no_name_is_spoken_to_also_in_the_middle_of_a_sentence():
    siege = Siege(3)
    siege.due(PlanDue(siege.monster("cinder_drake", 1), 1))
    assert texts_of(siege, "You", "You (2)", "Aldo") == ["Cinder Drake to 1: you take a Wound"]
    assert texts_of(siege, "Aldo", "You", "You (2)") == ["Cinder Drake to 1: Aldo takes a Wound"]
    siege.hand(0, "prowess", "prowess")
    siege.purse(1, 3)
    wall = next(card for card in siege.world.pieces(WALLS) if siege.world.kinds[card] == "stone_wall")
    siege.does(0, Build(wall))
    [line] = texts_of(siege, "Aldo", "You", "You (2)")
    assert line.endswith(": 3¢ from your purse")
    [line] = texts_of(siege, "You", "You (2)", "Aldo")
    assert line.endswith(": 3¢ from your purse (2)")


def texts_of(siege, *names):
    return [line.text for line in told(siege, list(names))]


def test_what_every_hero_takes_is_told_once_whatever_they_are_called():
    siege = Siege(3)
    siege.due(PlanDue(siege.monster("greater_flamewrack", 2), 2))
    for names in (("You", "You (2)", "Aldo"), ("Aldo", "You", "Brann"), ("Aldo", "Brann", "Cyra")):
        assert texts_of(siege, *names) == ["Greater Flamewrack to 2: every hero takes a Burn"]


def test_a_power_that_is_sealed_goes_by_its_name():
    siege = Siege(2)
    [seal] = siege.hand(0, "seal")
    siege.does(0, Play(seal, tuple(siege.area("ember_rain"))))
    assert siege.story() == ["Hero0 seals Ember Rain"]


def test_what_every_hero_takes_is_told_once():
    siege = Siege(3)
    siege.due(PlanDue(siege.monster("greater_flamewrack", 2), 2))
    assert siege.story() == ["Greater Flamewrack to 2: every hero takes a Burn"]
    assert list(harms_of(siege).values()) == [(0, 1, 2)]


def test_a_plan_that_asks_the_heroes_is_told_with_what_it_asks():
    siege = Siege(2)
    siege.hand(0, "prowess", "strike"), siege.hand(1, "prowess", "strike")
    siege.due(PlanDue(siege.monster("smoke_serpent", 1), 1))
    assert siege.story() == ["Smoke Serpent to 1: each discards 1"]


def test_an_attack_on_two_says_how_many_hits_and_kills():
    siege = Siege(2, scenario="bread_and_ashes")
    one, two = siege.monster("ashwing", 1), siege.monster("cinder_drake", 2, hits=4)
    [card] = siege.hand(0, "fireball")
    said = GAME.label(siege.world, Play(card, (one, two)), 0)
    assert said == "Play Fireball on Ashwing and Cinder Drake: 2 hits and 2 hits, one kill"


def test_monsters_of_one_name_are_told_apart_by_space_and_age():
    siege = Siege(1)
    one = siege.monster("ashwing")
    assert foe_name(siege.world, one) == "Ashwing"
    two = siege.monster("ashwing")
    assert [foe_name(siege.world, foe) for foe in (one, two)] == [
        "the first Ashwing at Start", "the second Ashwing at Start",
    ]  # fmt: skip
    siege.move(one, "track:0", "track:2")
    assert [foe_name(siege.world, foe) for foe in (one, two)] == ["Ashwing in 2", "Ashwing at Start"]


def test_the_standing_of_all_is_walls_rifts_and_corpses():
    status = GAME.words.status(observe(Siege(2).world, 0), 0)
    assert status.side.words == "walls 0/8, rifts 0/2, corpses 0/16"


def test_a_guard_for_a_guard_is_another_guard():
    siege = Siege(1)
    siege.town("guard")
    siege.town_deck("guard")
    siege.due(PlanDue(siege.monster("greater_flamewrack", 1), 1))
    assert siege.story() == [
        "Greater Flamewrack to 1: no Baker in play, it hunts; another Guard steps in; the Guard is killed"
    ]


def test_an_empty_stack_of_burns_is_told_once_for_all_heroes():
    siege = Siege(3)
    for burn in tuple(siege.world.pieces("burns")):
        siege.move(burn, "burns", "discard:1")
    siege.due(PlanDue(siege.monster("greater_flamewrack", 2), 2))
    assert siege.story() == ["Greater Flamewrack to 2: there is no Burn left to take"]


def test_a_hero_with_nothing_to_spend_is_told_so():
    siege = Siege(2)
    remark = GAME.words.prompt(observe(siege.world, 0), 0).remark
    assert remark == "You have nothing to spend. You may still seek aid."
    siege.hand(0, "prowess", "wild_charge")
    siege.monster("ashwing", 1)
    remark = GAME.words.prompt(observe(siege.world, 0), 0).remark
    assert remark == "You can spend 1†. You may still seek aid and play your Action."


def test_power_is_told_as_a_sum():
    siege = Siege(3)
    siege.set(POWER, 1)
    siege.due(PowerDue())
    assert siege.story() == ["Power 1 + 3 + 0 = 4"]


def test_a_wall_is_told_with_its_price_and_who_paid():
    siege = Siege(2)
    siege.hand(0, "prowess", "prowess")
    siege.purse(1, 3)
    wall, _ = siege.find("stone_wall", (WALLS,))
    siege.does(0, Build(wall))
    assert siege.story() == ["Hero0 builds the Stone Wall for 2† and 2¢, one of eight: 2¢ from Hero1's purse"]


def test_a_sealed_rift_is_told_with_what_is_left():
    siege = Siege(2)
    [rift] = siege.area("shadowrift")
    [card] = siege.hand(1, "seal")
    siege.set(MAGIC, 3, 1)
    siege.does(1, Play(card, (rift,)))
    assert "Hero1 seals the first rift, one to go" in siege.story()


def test_the_town_is_told_by_who_stands():
    siege = Siege(1)
    siege.town_deck("sage", "bard", "moat", "corpse")
    siege.due(TownDue())
    assert siege.story() == ["Town is laid: two Villagers and one Wall stand"]


def test_a_gift_and_an_aid_are_told():
    siege = Siege(2)
    siege.purse(0, 1)
    siege.does(0, Give(1, 1))
    assert siege.story() == ["Hero0 gives 1¢ to Hero1"]
    siege.town("baker")
    siege.does(1, SeekAid(0))
    assert siege.story() == ["Hero1 seeks aid from the Baker: gains 2†"]


def test_the_way_to_the_end_is_the_way_to_the_nearest_end():
    siege = Siege(2)
    siege.town("baker", "guard", "sage", "bard")
    before = GAME.words.status(siege.world, 0)
    siege.monster("ashmother", 2)
    after = GAME.words.status(siege.world, 0)
    assert (after.done, after.of) == (9, 12)
    assert before.done < after.done


def test_an_action_that_cannot_be_played_is_not_said_to_be_left():
    siege = Siege(2)
    siege.area("shadowrift")
    siege.hand(0, "seal", "prowess")
    assert "play your Action" not in GAME.words.prompt(siege.world, 0).remark
    siege.hand(0, *["heroism"] * 3)
    assert "play your Action" in GAME.words.prompt(siege.world, 0).remark


def test_saying_done_too_early_is_warned_of():
    siege = Siege(2)
    siege.town("baker")
    siege.monster("cinder_drake", hits=4)
    siege.hand(0, "strike")
    undone = ["You can still slay Cinder Drake.", "You have not sought aid this round."]
    assert left_undone(siege.world, SayDone(), 0) == undone
    siege.hand(0, "prowess", "prowess", "explore", "brawler")
    more = ["You can still play Explore and Brawler.", "You still have 2† to spend."]
    assert left_undone(siege.world, SayDone(), 0) == [*undone, *more]
    assert not left_undone(siege.world, Tell(), 0)
    assert not ends_the_round(siege.world, 0)
    siege.does(1, SayDone())
    assert ends_the_round(siege.world, 0)


def test_done_is_no_loss_where_only_coin_and_a_blow_that_wounds_are_left():
    siege = Siege(2)
    siege.monster("ashwing", 1)
    siege.hand(0, "strike", "prowess")
    siege.purse(0, 3)
    assert left_undone(siege.world, SayDone(), 0) == []


def test_labels_say_what_an_attack_does_and_costs():
    siege = Siege(2)
    drake = siege.monster("cinder_drake", hits=3)
    [card, _] = siege.hand(0, "strike", "prowess")
    assert GAME.label(siege.world, Play(card, (drake,)), 0) == "Play Strike on Cinder Drake: 1 hit, 1 to go"
    assert GAME.label(siege.world, Play(card, (drake,), 1), 0) == "Play Strike on Cinder Drake for 1†: 2 hits, a kill"


@pytest.mark.parametrize("faction", ["dragons", "storm_lords", "necromancers"])
def test_everything_can_be_said_of_what_a_seat_sees(faction):
    world, rng, last = fresh(2, faction=faction), random.Random(4), None
    names = ["Mira", "Aldo"]
    for _ in range(60):
        if world.outcome is not None:
            break
        last = next_to_act(world, last)
        seen = observe(world, last)
        legal = GAME.legal(seen, last)
        assert all(GAME.label(seen, action, last) for action in legal)
        assert GAME.words.prompt(seen, last).call
        assert GAME.words.status(seen, last).stage
        assert GAME.words.describe(seen, last, names)
        assert GAME.words.about(seen, legal[0], last) is not None
        perform(GAME, world, last, rng.choice(legal))


def test_a_text_within_a_sentence_begins_small_unless_with_a_word_of_the_game():
    assert as_clause("Draw 2 cards.") == "draw 2 cards"
    assert as_clause("Villagers: 1¢ less.") == "Villagers: 1¢ less"
    assert as_clause("Monsters worth 1 Heroism do not hunt.") == "monsters worth 1 Heroism do not hunt"


def test_that_no_burn_is_left_is_said_in_full_once_a_step():
    siege = Siege(2)
    for card in tuple(siege.world.pieces(BURNS)):
        siege.move(card, BURNS, WOUNDS)
    wrack, drake = siege.monster("greater_flamewrack", 2), siege.monster("cinder_drake", 3)
    siege.due(PlanDue(drake, 3), PlanDue(wrack, 2))
    text = "\n".join(siege.story())
    assert text.count("there is no Burn left to take") == 1
    assert text.count("deals no Burn") == 1
