"""The table in words: everything a seat may know is there, and nothing else."""

import random

import pytest

from engine.core import guess, observe
from engine.games import GAMES
from engine.games.fairy_tale.actions import Keep
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.zones import HAND, ROW
from engine.journal import Journal
from tests.games.fairy_tale.builders import Tale

GAME = GAMES["fairy_tale"]
NAMES = ("Mira", "Aldo", "Brann")


@pytest.fixture(scope="module")
def journal():
    """A game of random choices, to its end."""
    game, rng = Journal.start("fairy_tale", 3, {"rules": "expert"}, 4), random.Random(4)
    while game.outcome is None:
        seat = game.waiting()[0]
        game.act(seat, rng.choice(game.legal(seat)))
    return game


@pytest.fixture(scope="module")
def hidden(journal):
    """A World in which Aldo has a card lying face down, and that card."""
    for event in journal.events:
        world = journal.at(event.seq)
        for card in world.zones[ROW[1]]:
            if not world.is_up(card) and world.outcome is None:
                return world, card
    raise AssertionError("no card was ever turned face down")


def row_of(name, lines):
    return next(line for line in lines if line.startswith(f"{name}, "))


def test_the_owner_reads_the_name_of_a_face_down_card(hidden):
    world, card = hidden
    row = row_of("Aldo", GAME.words.describe(observe(world, 1), 1, NAMES))
    assert f"{box()[world.kinds[card]].name} (face down)" in row


@pytest.mark.parametrize("eyes", [(0,), ()])
def test_others_read_only_that_it_lies_face_down(hidden, eyes):
    world, _ = hidden
    row = row_of("Aldo", GAME.words.describe(observe(world, *eyes), eyes[0] if eyes else None, NAMES))
    assert "face down" in row
    assert "(face down)" not in row


def test_worlds_that_look_equal_to_a_seat_are_told_equally(hidden):
    world, _ = hidden
    other = guess(observe(world, 0), random.Random(1))
    assert other != world
    assert GAME.words.describe(observe(other, 0), 0, NAMES) == GAME.words.describe(observe(world, 0), 0, NAMES)


def test_the_end_tells_every_card_with_its_points_and_why(journal):
    lines = GAME.words.describe(observe(journal.world, 0, 1, 2), 0, NAMES)
    assert sum(line.startswith("  ") for line in lines) == 36
    for name, points in zip(NAMES, journal.outcome.scores, strict=True):
        assert row_of(name, lines).startswith(f"{name}, {points:g} point")


def said_of(kind, **table):
    tale = Tale(4, **table).hand(0, kind, "castle")
    return GAME.words.about(tale.world, Keep(tale.card(kind, HAND[0])), 0)


def test_a_card_is_told_with_its_marks_points_and_text():
    assert said_of("the_egg_of_chaos") == (
        "Every faction, every category. 2 points. All factions, categories, squares and any one name."
    )
    assert said_of("witchs_hut") == "Shadow, Home. -1 point. YOU turn two cards face up."
    assert said_of("homesteaders") == "Holy Empire, Character. Each scores the number of your Homesteaders."


def test_for_garfields_partners_a_shadow_card_says_that_it_swaps():
    swap = "Then YOU swap a card with your partner."
    assert (
        said_of("demon", teams="garfield")
        == f"Shadow, Character. 1 point. ALL turn one Holy Empire card face down. {swap}"
    )
    assert said_of("the_egg_of_chaos", teams="garfield").endswith(swap)
    assert swap not in said_of("homesteaders", teams="garfield")
    assert swap not in said_of("demon", teams="partners")


def test_a_choice_says_what_its_card_is_and_does(journal):
    start = journal.at(0)
    for action in GAME.legal(start, 0):
        about = GAME.words.about(observe(start, 0), action, 0)
        assert box().game.names[box()[start.kinds[action.card]].categories[0]] in about or "every category" in about
