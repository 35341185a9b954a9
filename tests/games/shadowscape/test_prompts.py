"""What is asked and where the game stands, in words: whose hero, which action, what it makes, how near the lord is."""

import random

import pytest

from engine.core import blank, lay_table, observe, perform
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToPick
from engine.games.shadowscape.names import hero_name
from engine.games.shadowscape.zones import DEEDS, WHISPER_DECK
from tests.games.shadowscape.builders import GAME, Dungeon

ROOMS = {1: "chapel", 5: "forge", 6: "camp"}


def moments(mode, moves=160, seed=3):
    """Whoever is asked in a game by chance, with the World they see."""
    world, rng = blank(GAME, 2, GAME.complete({"mode": mode}), seed), random.Random(seed)
    lay_table(GAME, world)
    for _ in range(moves):
        if world.outcome is not None:
            return
        seat = min(world.waiting())
        yield observe(world, seat), seat
        perform(GAME, world, seat, rng.choice(list(GAME.legal(world, seat))))


def prompt(dungeon, seat=0):
    return GAME.words.prompt(observe(dungeon.world, seat), seat)


def status(dungeon):
    return GAME.words.status(observe(dungeon.world, 0), 0)


def test_where_all_play_together_every_question_says_which_hero_is_asked():
    asked = [(world, seat) for world, seat in moments("cooperative") if world.zones[DEEDS[seat]]]
    assert len(asked) > 100
    for world, seat in asked:
        assert GAME.words.prompt(world, seat).call.startswith(f"{hero_name(world, seat)}: ")


def test_the_header_counts_the_actions_of_a_turn_and_an_action_that_is_on_is_still_that_one():
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.hold("old_oath", "old_oath")
    dungeon.ready()
    assert status(dungeon).step == "Action 1"
    dungeon.move()
    assert status(dungeon).step == "Action 1"
    dungeon.go().act(0, a.Halt())
    assert status(dungeon).step == "Action 2"
    dungeon.move(1).go().act(0, a.Halt())
    assert status(dungeon).step == "Actions done"
    assert prompt(dungeon).call == "Fengray: end your actions."  # nothing can be claimed, and the hand is empty


def test_the_header_tells_in_how_many_whispers_the_lord_wakes():
    dungeon = Dungeon(rooms=ROOMS).ready()
    deck = len(dungeon.world.zones[WHISPER_DECK])
    assert status(dungeon).note == f"lord wakes in {deck - 2}-{deck} whispers"


def test_together_the_header_tells_fate_and_lord():
    dungeon = Dungeon(rooms=ROOMS, mode="cooperative").ready()
    assert status(dungeon).note.endswith("Fate left")
    assert "lord wakes in" in status(dungeon).side.words


@pytest.mark.parametrize(("kind", "told"), [("gloom_hound", "eliminated."), ("barrow_knight", "short.")])
def test_a_boost_says_what_the_action_makes_so_far(kind, told):
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.hold("war_cry")
    dungeon.at("forge").enemy(kind, "forge")
    dungeon.ready().use("Shield Bash")
    assert prompt(dungeon).remark.startswith("Shield Bash deals 2 of ")
    assert prompt(dungeon).remark.endswith(told)


def test_a_choice_for_a_card_says_what_the_card_does():
    told = {
        GAME.words.prompt(world, seat).remark
        for seed in range(6)
        for world, seat in moments("cooperative", 400, seed)
        if isinstance(world.ask_of(seat), ToPick)
    }
    assert told
    assert all(": " in remark and remark.endswith(".") for remark in told)


def test_no_label_begins_with_a_name_that_a_sentence_would_make_small():
    for world, seat in moments("competitive", 300):
        for action in GAME.legal(world, seat):
            first = GAME.words.label(world, action, seat).split()[0]
            assert first not in {"Gloom", "Bone", "Wailing", "Barrow", "Toll", "Redsand", "Lantern", "Ghoren", "Shield"}
