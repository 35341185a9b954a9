"""What all front ends say of a table in the same words."""

import pytest

from engine.core import Outcome, Prompt, Status
from tui.sentences import awaited, ending, timed

NAMES = ("You", "Aldo", "Brann")


@pytest.mark.parametrize(
    ("prompt", "call"),
    [
        (Prompt("Light a torch."), "Light a torch."),
        (Prompt("", awaits=(1,)), "Aldo is still thinking."),
        (Prompt("You have chosen.", awaits=(1, 2)), "You have chosen. Aldo and Brann are still thinking."),
        (Prompt("", awaits=(0,)), "You are still thinking."),
    ],
)
def test_a_prompt_that_waits_says_for_whom(prompt, call):
    assert awaited(prompt, NAMES).call == call


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome((1, 2, 3), "three points more"), "You won: three points more."),
        (Outcome((2, 1, 1), "A tie."), "Aldo and Brann won: a tie."),
        (Outcome((1, 1, 1), "A tie."), "You, Aldo and Brann won: a tie."),
        (Outcome((2, 2, 2), "The hero fell."), "Nobody won: the hero fell."),
    ],
)
def test_the_end_names_the_winners_and_the_reason_in_one_sentence(outcome, said):
    assert ending(outcome, NAMES) == said


@pytest.mark.parametrize(
    ("minutes", "note"),
    [(None, "last turns"), (12, "last turns, 12 min left"), (0, "last turns, time is up")],
)
def test_a_table_with_a_time_limit_tells_how_much_is_left(minutes, note):
    status = Status("Turn 3", "Draw", 1, 4, ("Draw",), 0, (0.0,), "last turns")
    assert timed(status, minutes).note == note
