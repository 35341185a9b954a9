"""Lines about several seats, or about You: the verb agrees, names and titles stay as they are."""

import pytest

from engine.core import Ended, Outcome
from engine.kit.story import StoryBase
from tests.tui.tables import laid
from tui.words.agreement import all_of, plural, said_of, verb_for


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("has chosen", "have chosen"),
        ("is spared", "are spared"),
        ("keeps Homesteaders", "keep Homesteaders"),
        ("chooses Castle", "choose Castle"),
        ("passes two cards", "pass two cards"),
        ("carries the relic", "carry the relic"),
        ("Homesteaders", "Homesteaders"),
        ("3 points", "3 points"),
        ("gives", "give"),
        ("plays Explore: gains 1¢", "play Explore: gain 1¢"),
        ("plays Strike on Imps: 2 hits, slain; takes a Wound", "play Strike on Imps: 2 hits, slain; take a Wound"),
        ("seeks aid: the Sage gains a friend", "seek aid: the Sage gains a friend"),
    ],
)
def test_the_verb_of_a_line_agrees_with_several(one, many):
    assert plural(one) == many


def test_you_are_spoken_to_and_others_are_spoken_of():
    assert said_of("You", "keeps Castle") == "You keep Castle"
    assert said_of("Aldo", "keeps Castle") == "Aldo keeps Castle"


def test_what_is_no_deed_stands_behind_a_colon():
    assert said_of("You", "Homesteaders") == "You: Homesteaders"


def test_what_a_card_does_is_told_of_its_owner():
    assert said_of("You", "Castle: turn one up") == "Your Castle: turn one up"
    assert said_of("You (2)", "Castle: turn one up") == "Your (2) Castle: turn one up"
    assert said_of("Aldo", "Castle: turn one up") == "Aldo's Castle: turn one up"


def test_several_do_together_what_one_does_alone():
    assert all_of(["Aldo"], "thinks") == "Aldo thinks"
    assert all_of(["Aldo", "Brann", "Cyra"], "thinks") == "Aldo, Brann and Cyra think"


def test_somebody_wins_and_several_or_you_win():
    assert verb_for(["Aldo"], "wins") == "wins"
    assert verb_for(["You"], "wins") == verb_for(["Aldo", "Brann"], "wins") == "win"


def test_the_winner_is_told_in_the_person_the_name_asks_for():
    world = laid().world
    for names, said in ((("You", "Aldo", "Brann"), "You win"), (("Mira", "Aldo", "Brann"), "Mira wins")):
        story = StoryBase(world, names)
        assert story.winners(Ended(Outcome((1, 2, 3), "more"))) == said
        assert story.whom(0) == names[0].replace("You", "you")
    assert StoryBase(world, ("You", "Aldo", "Brann")).winners(Ended(Outcome((1, 1, 3), "more"))) == "You and Aldo win"
