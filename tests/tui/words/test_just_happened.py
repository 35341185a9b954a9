"""While pictures pass, the prompt says what the game itself did, else what somebody else did last."""

from engine.kit.telling import Told
from tui.words.happenings import just_happened

NAMES = ("Mira", "Aldo")


def test_what_the_game_itself_did_is_said_before_what_somebody_did():
    told = (Told("plays Strike", seat=1), Told("The wall falls", "bad"))
    assert just_happened(told, NAMES, (0,)) == "The wall falls."


def test_a_title_is_no_deed_of_the_game():
    assert just_happened((Told("plays Strike", seat=1),), NAMES, (0,)) == "Aldo plays Strike."
    assert just_happened((Told("Round 2", "title"),), NAMES, (0,)) == ""
