"""Whom a line of the story is bad news for, and how long it is news."""

from engine.core import observe, redact
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.game import GAME
from engine.games.shadowscape.table import tokens_of
from tests.games.shadowscape.builders import Dungeon
from tests.games.shadowscape.rules.test_claims import slay, table_claim

ROOMS = {6: "camp", 7: "mill", 8: "sump"}


def told_by(table):
    before, event = table.events[-1]
    return list(GAME.words.narrate(observe(before), redact(before, event), ("Fengray", "Arani", "Crow")))


def red(title):
    """A rival in the Camp with a red text in hand."""
    table = Dungeon("fengray", "arani", rooms=ROOMS).at("camp").at("mill", 1)
    table.hold(title)
    return table


def test_wounds_of_a_rival_s_text_are_bad_news_that_lasts_past_placing_them():
    table = red("iron_rain")
    table.enemy("gloom_hound", "mill")
    table.ready().alter("iron_rain")
    table.act(1, a.Suffer(table.hero(1)))
    [line] = [line for line in told_by(table) if "wound" in line.text]
    assert (line.seat, line.harmed, line.lasts) == (1, (1,), True)


def test_a_token_dropped_for_a_rival_s_text_is_bad_news_that_lasts():
    table = red("toll_bell")
    for kind in ("gloom_hound", "toll_archer", "bone_walker"):
        table.token(kind, 1)
    table.ready().alter("toll_bell")
    table.act(1, a.Drop(tokens_of(table.world, 1)[0]))
    [line] = [line for line in told_by(table) if line.text.startswith("drops ")]
    assert (line.harmed, line.lasts) == ((1,), True)


def test_that_the_last_round_begins_is_bad_news_for_everybody_else():
    table = Dungeon("fengray", "arani", "crow").offer("the_last_whisper")
    slay(table)
    table.ready().use("Cleave").act(0, table_claim(table))
    [line] = [line for line in told_by(table) if "last round" in line.text]
    assert line.text == "begins the last round: everyone else gets a last turn"
    assert (line.seat, line.harmed, line.lasts) == (0, (1, 2), True)
