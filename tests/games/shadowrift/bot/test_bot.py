"""The companions' judgement at a table laid by hand: what they do first, what they save for, and that they say done."""

import random

import pytest

from engine.core import blank, fold, lay_table, next_to_act, observe, perform
from engine.games.shadowrift import actions
from engine.games.shadowrift.bot import planning
from engine.games.shadowrift.bot.foes import harm_of, reward_of
from engine.games.shadowrift.bot.outlook import Outlook, told_by
from engine.games.shadowrift.bot.playout import CLOSE, MOST, OPENING, ranked
from engine.games.shadowrift.bot.taste import PLAIN, Taste
from engine.games.shadowrift.bot.weights import ADEPT, MASTER
from engine.games.shadowrift.content.words import FACTIONS
from engine.games.shadowrift.ownership import in_town_now
from engine.games.shadowrift.rules.heroes.giving import told_of
from engine.games.shadowrift.zones import CLOSED, PURSE, ROUND, TRACK, TRAVELLER, WALLS
from tests.games.shadowrift.builders import GAME, Siege

MOST_ACTS = 60  # of one hero in one round


def pick(siege: Siege, seat: int = 0, taste: Taste | None = None):
    return GAME.bot.pick(observe(siege.world, seat), seat, random.Random(1), taste)


def acts_of(siege: Siege, seat: int = 0):
    """What a companion does one after the other until it says done, or the game is over."""
    done: list[object] = []
    while siege.world.outcome is None and (not done or not isinstance(done[-1], actions.SayDone)):
        done.append(pick(siege, seat))
        perform(GAME, siege.world, seat, done[-1])
        assert len(done) < MOST_ACTS
        if isinstance(done[-1], actions.SayDone):
            break
    return done


def test_a_monster_that_the_hand_can_kill_is_killed():
    siege = Siege(2)
    foe = siege.monster("hotspark_hatchling", 1)
    siege.hand(0, "strike", "strike", "prowess", "prowess")
    acts_of(siege)
    assert foe not in siege.world.zones[TRACK[1]]


def test_a_boss_about_to_end_the_world_comes_before_a_nearer_kill():
    siege = Siege(2)
    boss = siege.monster("ashmother", 2, hits=7)
    siege.monster("hotspark_hatchling", 1, hits=2)
    siege.hand(0, "strike", "prowess")
    attacks = [act for act in acts_of(siege) if isinstance(act, actions.Play)]
    assert [act.targets for act in attacks] == [(boss,)]


def test_the_boss_does_more_harm_the_nearer_it_comes():
    siege = Siege(2)
    boss = siege.monster("ashmother", 0)
    far = harm_of(siege.world, boss)
    siege.move(boss, TRACK[0], TRACK[2])
    assert harm_of(siege.world, boss) > far


def test_a_rift_is_sealed_before_anything_is_bought():
    siege = Siege(2)
    siege.area("shadowrift")
    siege.hand(0, "seal", "heroism", "heroism", "heroism", "prowess", "prowess")
    first = next(act for act in acts_of(siege) if not isinstance(act, actions.Tell))
    assert isinstance(first, actions.Play)
    assert siege.kinds("sealed").count("shadowrift") == 1


def test_the_sage_is_asked_for_the_magic_that_a_seal_lacks():
    siege = Siege(2)
    siege.town("baker", "sage", "merchant")
    siege.area("shadowrift")
    siege.hand(0, "seal", "heroism")
    aids = [act for act in acts_of(siege) if isinstance(act, actions.SeekAid)]
    assert [act.space for act in aids] == [1]
    assert "shadowrift" in siege.kinds("sealed")


def test_the_last_wall_is_built_at_once():
    siege = Siege(2)
    for wall in siege.world.pieces(WALLS)[1:]:
        siege.move(wall, WALLS, "town_discard")
    siege.purse(1, 9)
    siege.hand(0, "prowess", "prowess", "prowess", "prowess")
    acts_of(siege)
    assert siege.world.outcome is not None
    assert siege.world.outcome.code == "walls"


def test_a_thin_town_gets_its_traveller_before_cards_are_bought():
    siege = Siege(2)
    siege.town_deck("guard", "child")
    card, zone = siege.find("pilgrim", ("traveller_deck",))
    siege.move(card, zone, TRAVELLER[0])
    for villager in ("baker", "merchant", "sage"):
        away, zone = siege.find(villager, ("traveller_deck", "town_deck"))
        fold(siege.world, in_town_now(siege.world, away, False))
    siege.hand(0, "prowess", "prowess", "prowess")
    bought = [act for act in acts_of(siege) if isinstance(act, actions.Buy | actions.Invite)]
    assert isinstance(bought[0], actions.Invite)


def test_a_closed_purse_is_opened():
    siege = Siege(2, purses="closed")
    siege.set(CLOSED, 1, 0)
    assert pick(siege) == actions.OpenPurse(True)


def test_what_a_hero_told_is_read_back():
    siege = Siege(2)
    siege.hand(0, "strike", "strike", "prowess", "heroism")
    told = told_of(siege.world, 0)
    siege.does(0, actions.Tell())
    assert told_by(observe(siege.world, 1), 0) == told
    assert told_by(observe(siege.world, 1), 1) is None


def test_two_hands_reach_together_what_one_told_of():
    siege = Siege(2)
    foe = siege.monster("ashwing", 1)
    siege.hand(0, "strike", "strike", "prowess", "prowess")
    siege.hand(1, "strike", "prowess")
    siege.does(0, actions.Tell())
    assert Outlook(observe(siege.world, 1), 1, PLAIN).in_reach(foe)
    siege.does(0, actions.SayDone())
    assert not Outlook(observe(siege.world, 1), 1, PLAIN).in_reach(foe)


def test_the_plan_is_the_same_for_every_hero_and_follows_what_is_done():
    siege = Siege(3)
    plans = {planning.plan_of(observe(siege.world, seat)) for seat in range(3)}
    assert len(plans) == 1
    for wall in siege.world.pieces(WALLS)[1:]:
        siege.move(wall, WALLS, "town_discard")
    assert planning.plan_of(siege.world) == "walls"


def test_without_seals_to_buy_the_plan_is_walls():
    world = blank(GAME, 2, GAME.complete({"scenario": "walls_before_winter"}), 1)
    lay_table(GAME, world)
    assert planning.plan_of(world) == "walls"


def test_more_walls_and_fewer_corpses_are_worth_more():
    siege = Siege(2)
    before = GAME.value(siege.world, 0)
    siege.move(siege.world.pieces(WALLS)[-1], WALLS, "town_discard")
    built = GAME.value(siege.world, 0)
    siege.move(siege.world.pieces("corpses")[-1], "corpses", "town_discard")
    assert before < built
    assert GAME.value(siege.world, 1) < built


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("seats", [1, 4])
def test_a_whole_game_of_companions_ends_with_few_acts_a_round(faction, seats):
    world = blank(GAME, seats, GAME.complete({"faction": faction, "purses": "closed"}), 3)
    lay_table(GAME, world)
    rng, acted, seat = random.Random(3), {}, None
    while world.outcome is None:
        seat = next_to_act(world, seat)
        key = (ROUND(world), seat)
        acted[key] = acted.get(key, 0) + 1
        perform(GAME, world, seat, GAME.bot.pick(observe(world, seat), seat, rng))
    assert max(acted.values()) < MOST_ACTS


def test_ranked_begins_with_a_best_choice_and_holds_only_what_is_nearly_as_good():
    siege = Siege(2)
    siege.monster("hotspark_hatchling", 1)
    siege.hand(0, "strike", "strike", "prowess", "prowess", "prowess")
    siege.does(0, actions.Tell())
    siege.set(ROUND, OPENING + 1)
    found = ranked(observe(siege.world, 0), 0, random.Random(1))
    assert 1 <= len(found) <= MOST
    assert found[0][0] == GAME.bot.playout(observe(siege.world, 0), 0, random.Random(1))
    worths = [worth for _, worth in found]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] - worths[-1] <= CLOSE


def test_two_villagers_who_help_as_much_are_both_looked_into():
    siege = Siege(2)
    siege.town("merchant", "peddler", "guard")
    siege.does(0, actions.Tell())
    assert len(ranked(observe(siege.world, 0), 0, random.Random(1))) == 1  # the opening needs no thought
    siege.set(ROUND, OPENING + 1)
    found = [action for action, _ in ranked(observe(siege.world, 0), 0, random.Random(1))]
    assert {action.space for action in found if isinstance(action, actions.SeekAid)} >= {0, 1}


def test_what_costs_nothing_is_done_without_a_thought():
    siege = Siege(2)
    siege.hand(0, "explore", "strike", "prowess")
    found = ranked(observe(siege.world, 0), 0, random.Random(1))
    assert [type(action) for action, _ in found] == [actions.Play]


def test_in_a_hurry_free_cards_come_first_then_telling():
    siege = Siege(2)
    siege.hand(0, "prowess", "explore", "strike")
    explore = siege.world.pieces("hand:0")[1]
    assert GAME.bot.playout(siege.world, 0, random.Random(1)) == actions.Play(explore)
    siege.does(0, actions.Play(explore))
    assert GAME.bot.playout(siege.world, 0, random.Random(1)) == actions.Tell()


def test_a_look_ahead_ends_with_the_game():
    siege = Siege(1)
    siege.town("guard", "baker", "child")
    start = siege.world.copy()
    siege.does(0, actions.SayDone())
    assert siege.world.outcome is not None or not GAME.bot.is_far(start, siege.world)


def test_an_adept_and_a_master_weigh_the_same_things_differently():
    siege = Siege(2)
    foe = siege.monster("hotspark_hatchling", 1)
    seen = observe(siege.world, 0)
    adept, master = (Outlook(seen, 0, PLAIN, weights).harms[foe] for weights in (ADEPT, MASTER))
    assert adept == harm_of(seen, foe) + reward_of(seen, foe)
    assert master > adept


def test_a_mason_saves_coin_where_a_plain_companion_buys_cards():
    siege = Siege(2)
    siege.hand(0, "prowess", "prowess", "prowess")
    siege.does(0, actions.Tell())
    mason = Taste(walls=5.0)
    assert pick(siege, 0, mason) != pick(siege, 0)
    perform(GAME, siege.world, 0, pick(siege, 0, mason))
    assert len(siege.world.zones[PURSE[0]]) == 1
