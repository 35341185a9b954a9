"""A forger who makes the links right again is still found: by deciding every line again, and at the first bad one."""

from typing import Any

import pytest

from engine.core import Damaged, Rejected
from engine.journal import Journal, Seated, Undo
from tests.journal.test_files import objects_of, relinked
from tests.toy import words as w
from tests.toy.builders import dug, opened, pick, revealed


def with_line(journal: Journal, action: dict[str, Any], seat: int | None = None) -> bytes:
    """The log with one more line, that nobody has written at the table."""
    seq = len(journal.events)
    line: dict[str, Any] = {"seq": seq, "seat": seat, "at": 1, "group": seq, "action": action, "facts": []}
    return relinked([*objects_of(journal), line])


def fault(data: bytes) -> tuple[int, str]:
    """The first bad line and what is wrong, whether loading or verifying finds it."""
    try:
        problems = Journal.load(data).verify()
    except Damaged as damage:
        return damage.line, damage.slug
    return (problems[0].line, problems[0].slug) if problems else (0, "")


def test_an_undo_that_spares_what_followed_from_the_lines_it_takes_back_is_found():
    journal = dug()
    digger = journal.waiting()[0]
    journal.act(digger, journal.legal(digger)[0])
    journal.act(digger, w.Dig())
    forged = with_line(journal, {"action": "undo", "lines": [5]})  # the card buried first comes back to the hand
    (problem,) = Journal.load(forged).verify()
    assert (problem.line, problem.slug) == (9, "Illegal")
    assert problem.sentence.endswith("Event 6 would be different without what this undoes.")


def test_an_undo_of_an_answer_that_spares_other_answers_holds():
    journal = pick(opened(), 0, 1)
    journal.undo(seat=0)
    assert journal.events[-1].action == Undo((1,))
    assert fault(journal.dump()) == (0, "")


def test_an_undo_that_brings_back_an_order_drawn_anew_since_is_found():
    journal = dug()
    journal.accept(journal.prepare_undo(seed=99, agreed=(0,)))
    assert fault(journal.dump()) == (0, "")
    forged = with_line(journal, {"action": "undo", "lines": [5]})
    (problem,) = Journal.load(forged).verify()
    assert (problem.line, problem.slug) == (8, "Illegal")
    assert problem.sentence.endswith("It restores an order that has been reshuffled since.")


def test_a_line_stripped_of_its_facts_is_named_and_not_the_one_after_it_that_no_longer_fits():
    things = objects_of(revealed())
    things[3]["facts"] = []
    assert fault(relinked(things)) == (4, "Differs")


def test_a_line_that_does_not_fit_is_named_itself_where_the_rules_have_changed_since():
    things = objects_of(revealed())
    things[0]["rules"] = 0
    things[3]["facts"] = []
    assert fault(relinked(things)) == (5, "DoesNotFit")


@pytest.mark.parametrize(
    ("action", "seat"),
    [
        ({"action": "undo", "lines": [3, 3]}, None),
        ({"action": "undo", "lines": [3], "agreed": [7]}, None),
        ({"action": "seated", "who": "bot", "name": "Ada"}, None),
        ({"action": "consented", "lines": [3], "yes": True}, None),
        ({"action": "seated", "who": "bot", "name": "Ada"}, 3),
    ],
)
def test_a_line_about_the_table_speaks_of_seats_it_has_and_of_lines_once(action, seat):
    assert fault(with_line(revealed(), action, seat)) == (6, "DoesNotFit")


@pytest.mark.parametrize(
    "fact",
    [
        {"fact": "noted", "note": "hm", "args": [{"is": "the", "piece": 999}]},
        {"fact": "asked", "seat": 0, "ask": {"ask": "turn", "best": -1}},
        {"fact": "asked", "seat": 0, "ask": {"ask": "turn", "best": {"is": "spot", "zone": "attic", "index": 0}}},
    ],
)
def test_a_line_that_names_a_piece_the_table_does_not_have_does_not_fit(fact):
    things = objects_of(revealed())
    things[-1]["facts"].append(fact)
    assert fault(relinked(things)) == (5, "DoesNotFit")


def test_a_piece_in_a_line_says_nothing_more_than_what_it_is():
    things = objects_of(revealed())
    things[-1]["facts"].append({"fact": "noted", "note": "hm", "args": [{"is": "the", "piece": 0, "more": 1}]})
    assert fault(relinked(things)) == (5, "Unreadable")


def test_a_move_forged_to_name_a_piece_that_lies_nowhere_can_still_be_looked_at_from_every_seat():
    things = objects_of(revealed())
    things[2]["action"]["card"] = 999
    journal = Journal.load(relinked(things))
    assert [len(journal.seen_by(seat).events) for seat in range(3)] == [4, 4, 4]


def test_what_python_says_of_a_list_is_no_sentence_for_people():
    things = objects_of(revealed())
    things[0]["rules"] = 0
    things[3]["facts"].insert(0, {"fact": "moved", "pieces": [999], "origin": "deck", "to": "bag"})
    with pytest.raises(Damaged) as found:
        Journal.load(relinked(things))
    assert found.value.sentence == "The line does not fit the game so far."
    with pytest.raises(Damaged, match="game so far: there is no such seat"):
        Journal.load(with_line(revealed(), {"action": "undo", "lines": [3], "agreed": [7]}))


def test_in_a_log_made_for_one_seat_nobody_else_has_a_choice_and_nobody_can_make_one():
    journal = revealed()
    turn = journal.waiting()[0]
    view, others = Journal.load(journal.dump(turn)), Journal.load(journal.dump((turn + 1) % 3))
    assert list(view.legal(turn)) == list(journal.legal(turn))
    assert list(others.legal(turn)) == []
    with pytest.raises(Rejected):
        view.act(turn, view.legal(turn)[0])


@pytest.mark.parametrize("sign", ["\x1b[31m", "\x07", "\n", "\x7f", "\x9b2J"])
def test_a_log_that_would_write_more_than_text_to_a_terminal_is_refused(sign):
    named, seated = objects_of(revealed()), objects_of(revealed())
    named[0]["seats"][1] = f"Ada{sign}"
    seated.append({**seated[-1], "seq": 4, "facts": [], "action": {"action": "seated", "who": "bot", "name": sign}})
    assert fault(relinked(named)) == (1, "Unreadable")
    assert fault(relinked(seated)) == (6, "Unreadable")
    named[0][f"more{sign}"] = 1
    with pytest.raises(Damaged) as found:
        Journal.load(relinked(named))
    assert sign not in found.value.sentence


@pytest.mark.parametrize("name", ["Ada\x1b[31m", "Ada\nBo", "Ada\x9b", "Ada\ud800"])
def test_what_no_log_may_hold_is_not_written(name):
    journal = opened()
    lines = list(journal.lines)
    for write in (
        lambda: journal.note(0, Seated("person", name)),
        lambda: Journal.start("lanterns", 2, names=[name, ""]),
    ):
        with pytest.raises(Rejected) as refused:
            write()
        assert refused.value.slug == "NotPlain"
    assert journal.lines == lines


@pytest.mark.parametrize("name", ["C:\\new", "\\", '"Ada"', "Zoë", "\\u001b"])
def test_a_name_with_unusual_signs_is_written_and_read(name):
    journal = Journal.start("lanterns", 2, names=[name, "Bo"])
    assert Journal.load(journal.dump()).header.seats == (name, "Bo")
