"""Reasons in words: the weightiest first, what speaks against a choice last."""

from engine.kit.reasons import denies, gains, in_words, risks, weightiest


def test_the_two_weightiest_reasons_are_said_and_then_the_worst_risk():
    reasons = [
        gains("it is worth 1", 1),
        risks("it may be hunted", -1),
        denies("the next player would score 6", 3),
        gains("it adds 6 to your Knights", 6),
        risks("its effect costs you 4", -4),
    ]
    said = "it adds 6 to your Knights; the next player would score 6, but its effect costs you 4"
    assert in_words(reasons) == said


def test_a_choice_with_nothing_but_a_risk_tells_that():
    assert in_words([risks("it costs 3 points", -3)]) == "it costs 3 points"


def test_without_reasons_there_is_nothing_to_say():
    assert in_words([]) == ""
    assert weightiest([]) is None


def test_a_heavy_risk_weighs_as_much_as_a_gain():
    assert weightiest([gains("a", 2), risks("b", -3)]).clause == "b"
