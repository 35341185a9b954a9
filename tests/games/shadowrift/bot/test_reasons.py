"""Reasons for hints: every choice that can be asked has a clause, whatever is chosen."""

import random
from collections import defaultdict

import pytest

from engine.core import blank, lay_table, next_to_act, observe, perform
from engine.games.shadowrift import actions
from engine.games.shadowrift.bot.reasons import ROWS
from engine.games.shadowrift.tasks import ToAct, ToDiscard, ToPick
from engine.kit.reasons import weightiest
from tests.games.shadowrift.builders import GAME, Siege

TABLES = [
    ({"faction": "storm_lords", "stacks": "choose"}, 2, 5),
    ({"faction": "glacien"}, 3, 2),
]


def explained(world, seat, action):
    found = GAME.bot.reasons(observe(world, seat), seat, action)
    assert found, action
    for reason in found:
        assert reason.clause == reason.clause.strip() != ""
        assert not reason.clause.endswith("."), reason.clause
    return found


@pytest.fixture(scope="module")
def told():
    """The kinds of asks of some whole games, and what is said of a few legal actions of every choice, by kind."""
    met, said = set(), defaultdict(set)
    for options, seats, seed in TABLES:
        world = blank(GAME, seats, GAME.complete(options), seed)
        lay_table(GAME, world)
        rng, seat = random.Random(seed), None
        while world.outcome is None:
            seat = next_to_act(world, seat)
            met.add(type(world.ask_of(seat)))
            legal = GAME.legal(world, seat)
            for action in rng.sample(list(legal), min(6, len(legal))):
                said[type(action)] |= {reason.clause for reason in explained(world, seat, action)}
            picked = GAME.bot.pick(observe(world, seat), seat, rng)
            perform(GAME, world, seat, picked)
    return met, said


@pytest.mark.parametrize("ask", [ToAct, ToDiscard, ToPick])
def test_every_answer_in_whole_games_has_a_reason(told, ask):
    assert ask in told[0]


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (actions.SeekAid, "aid is free"),
        (actions.Play, "your first melee attack of the round costs you a Wound"),
        (actions.PlaySkill, "playing it is free, and it helps for the whole round"),
        (actions.Bind, "leaves your deck, and every later hand is better"),
        (actions.Buy, "whenever you draw it"),
        (actions.Invite, " joins the Town deck and helps again and again"),
        (actions.Build, "it is Wall 1 of 8"),
        (actions.Expel, " does harm every time Town is laid"),
        (actions.Give, " can spend it at once"),
        (actions.OpenPurse, "build with your Coin"),
        (actions.Tell, "the other heroes then know what you can kill"),
        (actions.SayDone, "nothing else is worth its price now"),
        (actions.Discard, "you will miss "),
    ],
)
def test_what_is_said_of_a_choice_is_about_its_kind_of_choice(told, action, clause):
    assert any(clause in one for one in told[1][action]), told[1][action]


def test_every_kind_of_action_has_reasons():
    assert set(ROWS) == {*actions.Action.__args__}


def test_cards_that_may_be_sunk_and_monsters_that_mend_have_reasons():
    siege = Siege(2)
    boss, foe = siege.monster("ashmother", 1, hits=1), siege.monster("ashwing", 1)
    [rift] = siege.area("shadowrift")
    assert weightiest(explained(siege.world, 0, actions.Sink((boss,)))).kind == "denies"
    assert weightiest(explained(siege.world, 0, actions.Sink((rift,)))).kind == "risks"
    assert explained(siege.world, 0, actions.Sink())[0].kind == "gains"
    assert explained(siege.world, 0, actions.Choose(boss))[0].kind == "denies"
    assert explained(siege.world, 0, actions.Choose(foe))[0].kind == "risks"


def test_offering_a_card_says_what_it_wards_off():
    siege = Siege(2)
    [card] = siege.hand(0, "prowess")
    assert weightiest(explained(siege.world, 0, actions.Offer((card,)))).kind == "denies"
    assert weightiest(explained(siege.world, 0, actions.Offer())).kind == "risks"


def test_a_kill_says_what_it_prevents():
    siege = Siege(2)
    foe = siege.monster("hotspark_hatchling", 1, hits=3)
    [strike] = siege.hand(0, "strike")
    reason = weightiest(explained(siege.world, 0, actions.Play(strike, (foe,))))
    assert reason.kind == "denies"
    assert reason.clause == "this kills Hotspark Hatchling before it kills the Child or hunts"


def test_melee_says_that_it_costs_a_wound():
    siege = Siege(2)
    foe = siege.monster("hotspark_hatchling", 1)
    [strike] = siege.hand(0, "strike")
    found = explained(siege.world, 0, actions.Play(strike, (foe,)))
    assert any(reason.kind == "risks" and "Wound" in reason.clause for reason in found)


def test_the_last_rift_says_that_you_win():
    siege = Siege(1)
    [rift] = siege.area("shadowrift")
    [seal, *_] = siege.hand(0, "seal", "heroism", "heroism", "heroism")
    reason = weightiest(explained(siege.world, 0, actions.Play(seal, (rift,))))
    assert reason.clause == "it is the last rift: you win"


def test_saying_done_warns_of_a_kill_left_undone():
    siege = Siege(1)
    siege.monster("hotspark_hatchling", 1, hits=3)
    siege.hand(0, "strike")
    reason = weightiest(explained(siege.world, 0, actions.SayDone()))
    assert reason.kind == "risks"
