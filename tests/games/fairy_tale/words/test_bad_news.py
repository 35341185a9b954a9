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


def test_a_card_turned_down_is_bad_news_for_its_owner_alone():
    tale = Tale(2).row(1, "castle").reveal("demon", "homesteaders").turn(1, "castle")
    assert harms_of(tale) == [("Castle turned down", (1,))]


def test_a_swap_is_news_and_no_bad_news_for_the_partner():
    tale = Tale(4, teams="garfield").row(0, "castle", "homesteaders").row(2, "dawn_sprite", "knight_of_the_round_table")
    tale.reveal("witchs_hut", "homesteaders", "homesteaders", "homesteaders").exchange(0, "castle", "dawn_sprite")
    before, event = tale.events[-1]
    told = GAME.words.narrate(observe(before, 2), redact(before, event, 2), ("Mira", "Aldo", "Brann", "Cyra"))
    [swap] = [line for line in told if line.text.startswith("gives")]
    assert (swap.text, swap.tone, swap.seat, swap.harmed) == ("gives Brann Castle for Dawn Sprite", "news", 0, ())
