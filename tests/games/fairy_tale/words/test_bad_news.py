"""Whom a line of the story is bad news for."""

from engine.core import observe, redact
from engine.games import GAMES
from tests.games.fairy_tale.builders import Tale

GAME = GAMES["fairy_tale"]


def harms_of(tale, *eyes):
    """The latest event's bad news as these eyes are told it: text and whom it harms."""
    before, event = tale.events[-1]
    told = GAME.words.narrate(observe(before, *eyes), redact(before, event, *eyes), ("Mira", "Aldo"))
    return [(line.text, line.harmed) for line in told if line.harmed]


def test_a_hunted_card_is_bad_news_for_its_owner():
    tale = Tale(2).reveal("night_raider", "castle")
    assert ("Castle hunted down", (1,)) in harms_of(tale)
    assert not [text for text, harmed in harms_of(tale) if 0 in harmed]
