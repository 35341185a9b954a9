"""Rules never wait: they run until somebody must choose, and what remains lies on the agenda."""

import pytest

from engine.core import Asked, Done, Event, Planned, Rejected, blank, fold, lay_table, perform
from engine.kit.game import Game
from tests.toy import LANTERNS, Lanterns
from tests.toy import words as w
from tests.toy.builders import dug, opened, revealed


def test_laying_a_table_runs_to_the_first_choice_and_gives_the_facts_that_lead_there():
    world = blank(LANTERNS, 3, {"die": "small"}, 7)
    facts = lay_table(LANTERNS, world)
    assert set(world.waiting()) == {0, 1, 2}
    assert fold(blank(LANTERNS, 3, {"die": "small"}, 7), Event(0, None, 0, 0, None, tuple(facts))) == world


def test_the_last_of_a_question_asked_together_closes_it_and_the_next_task_runs():
    world = opened(seats=2).world.copy()
    assert Done() not in perform(LANTERNS, world, 1, LANTERNS.legal(world, 1)[0])
    assert Done() in perform(LANTERNS, world, 0, LANTERNS.legal(world, 0)[0])
    assert isinstance(world.agenda[-1], w.TurnDue)


def test_answers_given_together_lead_to_the_same_world_in_any_order():
    worlds = []
    for order in [(0, 1, 2), (2, 1, 0), (1, 2, 0)]:
        journal = opened()
        for seat in order:
            journal.act(seat, journal.legal(seat)[1])
        worlds.append(journal.world)
    assert worlds[0] == worlds[1] == worlds[2]


def test_a_task_planned_on_top_suspends_the_one_below_until_it_is_done():
    journal = dug()
    seat = journal.waiting()[0]
    assert isinstance(journal.world.ask_of(seat), w.ToBury)
    journal.act(seat, journal.legal(seat)[0])
    assert isinstance(journal.world.ask_of(seat), w.ToTurn)


def test_a_refused_action_changes_nothing():
    world = revealed().world.copy()
    before = world.copy()
    with pytest.raises(Rejected) as refused:
        perform(LANTERNS, world, 0, w.Pick(0))
    assert (refused.value.slug, refused.value.rule) == ("NotNow", "The turn")
    assert world == before


def test_a_task_that_neither_asks_nor_ends_is_a_fault_of_the_rules():
    class Stuck(Lanterns):
        def run(self, world, task):
            return iter(())

    with pytest.raises(AssertionError, match="neither asks nor ends"):
        lay_table(Stuck(), blank(Stuck(), 2, {}, 7))


@pytest.mark.parametrize(
    ("options", "seats", "slug", "words"),
    [
        ({}, 1, "WrongSeats", "2 to 4 players, not 1"),
        ({}, 5, "WrongSeats", "not 5"),
        ({"dye": "big"}, 2, "UnknownOption", 'did you mean "die"'),
        ({"die": "huge"}, 2, "UnknownValue", "small or big, not 'huge'"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_what_would_be_right(options, seats, slug, words):
    with pytest.raises(Rejected, match=words) as refused:
        LANTERNS.check(options, seats)
    assert refused.value.slug == slug


def test_options_not_named_take_their_defaults():
    assert LANTERNS.complete({}) == {"die": "small"}
    assert LANTERNS.complete({"die": "big"}) == {"die": "big"}


def test_a_game_says_what_is_possible_by_who_could_answer():
    world = opened().world
    assert LANTERNS.possible(world)
    emptied = fold(world.copy(), Planned((w.TurnDue(0),)))
    emptied = fold(emptied, Asked(0, w.ToPick()))
    emptied.zones[w.HAND[0]] = []
    assert not Game.possible(LANTERNS, emptied)
