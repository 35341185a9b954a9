"""Lines spoilt where hardly anything else depends on them: whose turn it is, how it began, what came after the end."""

import pytest

from engine.journal import Journal
from tests.journal.test_files import damage, joined, lines_of, objects_of, relinked
from tests.toy.builders import played, revealed


def test_a_turn_of_a_seat_that_the_table_does_not_have_does_not_fit():
    things = objects_of(revealed())
    things[0]["rules"] = 0  # decided by other rules, so that nothing but the line itself can tell
    things[-1]["facts"].append({"fact": "entered", "phase": "turn", "seat": 9})
    assert damage(relinked(things)) == (5, "DoesNotFit")


def test_a_table_laid_otherwise_than_the_rules_would_is_found():
    things = objects_of(revealed())
    things[1]["facts"].append({"fact": "noted", "note": "best", "args": [1]})
    (problem,) = Journal.load(relinked(things)).verify()
    assert (problem.line, problem.slug) == (2, "Differs")


def test_a_move_after_the_end_is_found():
    things = objects_of(played())
    seq = len(things) - 1
    after = {"seq": seq, "seat": 0, "at": 1, "group": seq, "action": {"action": "throw"}, "facts": []}
    (problem,) = Journal.load(relinked([*things, after])).verify()
    assert (problem.line, problem.slug) == (seq + 2, "Illegal")
    assert problem.sentence.endswith("The game is over.")


def test_a_link_under_another_name_is_none():
    lines = lines_of(revealed())
    lines[2] = lines[2].replace(b',"link":"', b',"lynk":"')
    assert damage(joined(lines)) == (3, "Changed")
    lines = lines_of(revealed())
    lines[0] = lines[0].replace(b',"link":"', b',"lynk":"')
    assert damage(joined(lines)) == (1, "Changed")


@pytest.mark.parametrize("byte", [b"x", b"}", b"\x00", b"\xff"])
def test_a_log_whose_last_byte_was_changed_is_cut_off_there(byte):
    journal = revealed()
    loaded = Journal.load(journal.dump()[:-1] + byte)
    assert loaded.lines == journal.lines[:-1]
    assert loaded.warnings == ["Line 5 is cut off; the log was read up to the last complete event."]


def test_a_log_that_ends_in_a_blank_instead_of_a_new_line_was_changed():
    assert damage(revealed().dump()[:-1] + b" ") == (5, "Changed")
