"""The Heroes act: any order is legal, giving is bounded, done and acting again, gifts wake who is done."""

import random

from engine.core import is_free, manner_of, next_to_act, perform
from engine.core.asks import FREE, SINGLE, TEAM, TOGETHER
from engine.games.shadowrift.actions import Buy, Give, Play, SayDone, Tell
from engine.games.shadowrift.tasks import ToAct, ToChoose, ToDiscard, ToOffer, ToPick, ToSink
from engine.games.shadowrift.zones import HAND, PURSE, ROUND
from tests.games.shadowrift.builders import GAME, Siege, fresh


def test_asks_are_answered_in_the_manner_their_rule_says():
    manners = {ask: ask.manner for ask in (ToAct, ToDiscard, ToOffer, ToChoose, ToSink, ToPick)}
    assert manners == {
        ToAct: FREE, ToDiscard: TOGETHER, ToOffer: TOGETHER, ToChoose: TEAM, ToSink: SINGLE, ToPick: SINGLE,
    }  # fmt: skip


def test_every_hero_is_asked_at_the_same_time():
    world = fresh(4)
    assert set(world.waiting()) == {0, 1, 2, 3}
    assert is_free(world)
    assert {manner_of(ask) for ask in world.waiting().values()} == {FREE}


def test_who_is_done_may_act_again_and_is_then_waited_for_again():
    siege = Siege(2)
    siege.hand(0, *["prowess"] * 3)
    siege.does(0, SayDone())
    assert set(siege.world.waiting()) == {1}
    assert siege.world.may_act(0)
    assert SayDone() not in GAME.legal(siege.world, 0)
    siege.does(0, Buy(1))
    assert set(siege.world.waiting()) == {0, 1}


def test_the_round_ends_only_when_all_are_done():
    siege = Siege(3)
    siege.town("guard")
    for seat in (2, 0):
        siege.does(seat, SayDone())
        assert ROUND(siege.world) == 1
    siege.does(1, SayDone())
    assert ROUND(siege.world) == 2


def test_a_gift_wakes_a_hero_who_is_done():
    siege = Siege(3)
    siege.purse(0, 1)
    siege.does(1, SayDone())
    siege.does(0, Give(1, 1))
    assert set(siege.world.waiting()) == {0, 1, 2}
    assert len(siege.world.zones[PURSE[1]]) == 1


def test_cards_drawn_by_another_s_speech_wake_a_hero_who_is_done():
    siege = Siege(3, scenario="bread_and_ashes")
    siege.does(1, SayDone())
    [card] = siege.hand(0, "rousing_speech")
    siege.does(0, Play(card))
    assert set(siege.world.waiting()) == {0, 1, 2}
    assert siege.world.zones[HAND[1]]


def test_giving_comes_to_an_end():
    siege = Siege(3)
    for seat in range(3):
        siege.purse(seat, 3)
    rng, given = random.Random(1), 0
    while True:
        gifts = [(seat, gift) for seat in range(3) for gift in siege.offers(seat, Give)]
        if not gifts:
            break
        siege.does(*rng.choice(gifts))
        given += 1
    assert given <= 9


def test_heroes_may_act_in_any_order_and_interrupt_each_other():
    for order in ((0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1)):
        siege = Siege(2)
        foe = siege.monster("kilnback_wyrm")
        for seat in (0, 1):
            siege.hand(seat, "strike", "strike")
        for seat in order:
            card = siege.world.pieces(HAND[seat])[0]
            siege.does(seat, Play(card, (foe,)))
        assert not siege.world.zones[HAND[0]]
        assert not siege.world.zones[HAND[1]]


def test_telling_is_once_unless_the_hand_changed():
    siege = Siege(2)
    siege.hand(0, "strike", "prowess")
    siege.does(0, Tell())
    assert siege.noted("tells") == [(0, 2, 0, 1, 0, 0)]
    assert Tell() not in GAME.legal(siege.world, 0)
    siege.hand(0, "prowess")
    assert Tell() in GAME.legal(siege.world, 0)


def test_every_phase_ends_if_nobody_says_done_before_nothing_else_is_left():
    world = fresh(3, stacks="first")
    rng, acted, last = random.Random(5), 0, None
    while ROUND(world) == 1:
        last = next_to_act(world, last)
        legal = GAME.legal(world, last)
        others = [action for action in legal if not isinstance(action, SayDone)]
        perform(GAME, world, last, rng.choice(others) if others else SayDone())
        acted += 1
        assert acted < 200
