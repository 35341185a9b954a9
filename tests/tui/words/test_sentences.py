"""What all front ends say of a table in the same words."""

import pytest

from engine.core import Outcome
from engine.kit.telling import Prompt, Status, Told
from tui.words.happenings import bad_news, just_done
from tui.words.sentences import addressed, awaited, ending, timed

NAMES = ("You", "Aldo", "Brann")


@pytest.mark.parametrize(
    ("prompt", "call"),
    [
        (Prompt("Light a torch."), "Light a torch."),
        (Prompt("", awaits=(1,)), "Aldo is choosing …"),
        (Prompt("You have chosen.", awaits=(1, 2)), "You have chosen. Aldo and Brann are choosing …"),
        (Prompt("", awaits=(0,)), "You are choosing …"),
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


def test_while_others_play_the_prompt_says_what_they_just_did():
    told = [Told("keeps Castle", seat=0), Told("Turn 2", "title", 1), Told("lights Orb", seat=1), Told("x", "dim", 1)]
    done = just_done(told, NAMES, (0,))
    assert done == "Aldo lights Orb."
    prompt = awaited(Prompt("", awaits=(1,)), NAMES, done)
    assert (prompt.call, prompt.remark) == ("Aldo lights Orb.", "Aldo is choosing …")


@pytest.mark.parametrize(
    ("seat", "done"),
    [(1, "Aldo's Castle: turn one Home card down."), (0, "Your Castle: turn one Home card down.")],
)
def test_while_others_answer_an_effect_the_prompt_names_the_card_that_asks_for_it(seat, done):
    effect = Told("Castle: turn one Home card down", "title", seat)
    told = [Told("chooses Castle", seat=0), Told("Round 1, reveal 2", "title"), Told("Castle", "news", seat), effect]
    assert just_done(told, NAMES, (0,)) == done
    prompt = awaited(Prompt("Nothing to choose right now.", awaits=(2,)), NAMES, done)
    assert (prompt.call, prompt.remark) == (done, "Brann is choosing …")


def test_who_is_done_and_may_still_act_is_told_so_before_what_others_just_did():
    prompt = awaited(Prompt("You may still act.", awaits=(1,)), NAMES, "Aldo lights Orb.", may_act=True)
    assert (prompt.call, prompt.remark) == ("You may still act. Aldo is choosing …", "Aldo lights Orb.")


def test_what_was_done_before_the_own_last_deed_is_not_said_again():
    assert just_done([Told("lights Orb", seat=1), Told("keeps Castle", seat=0)], NAMES, (0,)) == ""


def test_bad_news_name_who_did_it_and_leave_out_whose_card_it_was():
    told = [
        Told("Castle turned down", "bad", 0),
        Told("Castle turned down", "bad", 0),
        Told("Demon turned down", "bad", 1),
        Told("steals Orb from you", "news", 1, harms=(0,)),
        Told("loses a turn", "bad", 0),
        Told("Orb is used up", "bad", 0, harms=()),
    ]
    said = bad_news(told, NAMES, (0,))
    assert said == "Since your last turn: Castle turned down (twice); Aldo steals Orb from you; you lose a turn."
    assert bad_news(told[2:3], NAMES, (0,)) == ""


def test_a_question_that_names_whom_it_asks_is_not_given_a_second_name():
    assert addressed(Prompt("Venda: choose an action."), "Mira (2)").call == "Venda: choose an action."
    assert addressed(Prompt("Choose your hero."), "Mira (2)").call == "Mira (2): choose your hero."


def test_a_reason_that_begins_with_a_name_keeps_it():
    outcome = Outcome((1, 1), "Mother of Lanterns is slain")
    assert ending(outcome, ("Mira", "Aldo"), ((0, 1),)).endswith(": Mother of Lanterns is slain.")
