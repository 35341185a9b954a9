"""Whom a line of the story is bad news for."""

import pytest

from engine.core import observe, redact
from engine.games.mage_quest.actions import Create
from tests.games.mage_quest.builders import GAME, Land

MINE = ("ash_psalter", "tidewright", "nine_knots", "hollow_choir")


@pytest.mark.parametrize(("made", "harmed"), [(1, ()), (2, (1,))])
def test_the_book_before_the_last_is_bad_news_for_the_rival(made, harmed):
    land = Land().laid().caravan("high_fells", "sacred").created(*MINE[:made]).full(MINE[made]).ready()
    land.act(0, Create(land.book(MINE[made])))
    before, event = land.events[-1]
    told = GAME.words.narrate(observe(before, 1), redact(before, event, 1), ("Mira", "Aldo"))
    assert [line.harmed for line in told if line.text.startswith("creates ")] == [harmed]
