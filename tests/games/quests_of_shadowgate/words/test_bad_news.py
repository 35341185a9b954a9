"""Whom a line of the story is bad news for."""

from engine.core import observe, redact
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.tasks import EndDue
from tests.games.quests_of_shadowgate.builders import GAME, Gate
from tests.games.quests_of_shadowgate.rules.test_staff import HAND, maker


def harms_of(gate):
    """The latest event's bad news: text and whom it harms."""
    before, event = gate.events[-1]
    told = GAME.words.narrate(observe(before), redact(before, event), ("Mira", "Aldo", "Brann"))
    return {line.text: line.harmed for line in told if line.harmed}


def test_that_the_last_turns_begin_is_bad_news_for_everybody_else():
    gate = Gate(3).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").plays(2, "Tamsin Emberly").vp(3, 25, 4)
    gate.due(EndDue(1))
    assert harms_of(gate) == {"has reached 25 quest points: everyone else gets a last turn": (0, 2)}


def claimed(to):
    gate = maker(match="to_100").vp(10, 20)
    gate.act(0, actions.StartStaff())
    gate.pay(0, *HAND).act(0, actions.ClaimReward(to))
    return harms_of(gate)


def test_points_that_the_staff_takes_are_bad_news_for_whoever_loses_them():
    assert claimed("others").get("takes 25 points from everyone else") == (1,)
    assert "takes 25 points" not in claimed("self")
