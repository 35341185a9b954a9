"""Whom a line of the story is bad news for."""

from engine.core import observe, redact
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.tasks import EndDue
from tests.games.quests_of_shadowgate.builders import GAME, Gate
from tests.games.quests_of_shadowgate.rules.test_staff import HAND, OTHERS, PIECES, maker
from tests.games.quests_of_shadowgate.rules.test_theft import thief


def narrated(gate):
    before, event = gate.events[-1]
    return GAME.words.narrate(observe(before), redact(before, event), ("Mira", "Aldo", "Brann"))


def harms_of(gate):
    """The latest event's bad news: text and whom it harms."""
    return {line.text: line.harmed for line in narrated(gate) if line.harmed}


def lasting(gate):
    """The latest event's bad news that an answer in another's turn leaves standing."""
    return [line.text for line in narrated(gate) if line.harmed and line.lasts]


def test_that_the_last_turns_begin_is_bad_news_for_everybody_else():
    gate = Gate(3).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").plays(2, "Tamsin Emberly").vp(3, 25, 4)
    gate.due(EndDue(1))
    assert harms_of(gate) == {"has reached 25 quest points: everyone else gets a last turn": (0, 2)}


def test_that_a_rival_needs_only_to_pay_for_the_staff_lasts_until_one_s_own_turn_and_a_theft_until_one_s_next_choice():
    """Seat 0 has the other types; Fire is the last of the eleven, and seat 1, who gets it, has all three pieces."""
    gate = Gate(2).plays(0, "Sigrun Frostmane").plays(1, "Brannoc Ironhall").items(0, *OTHERS[1:]).items(1, *PIECES)
    gate.hand(1, "cinder_psalm", *HAND).acting(1, 4).start_item(1, "cinder_psalm")
    while gate.offers(1, actions.Pay):
        gate.act(1, gate.offers(1, actions.Pay)[0])
    assert lasting(gate) == ["only needs to pay for the Staff of Ages to win"]
    stolen = thief().start_theft(0, "yorick")
    stolen.act(1, actions.Double("spirit"))
    while stolen.offers(0, actions.Pay):
        stolen.act(0, stolen.offers(0, actions.Pay)[-1])
    assert "steals Yorick from Aldo" in harms_of(stolen)
    assert lasting(stolen) == []


def claimed(to):
    gate = maker(match="to_100").vp(10, 20)
    gate.act(0, actions.StartStaff())
    gate.pay(0, *HAND).act(0, actions.ClaimReward(to))
    return harms_of(gate)


def test_points_that_the_staff_takes_are_bad_news_for_whoever_loses_them():
    assert claimed("others").get("takes 25 points from everyone else") == (1,)
    assert "takes 25 points" not in claimed("self")
