"""The log file: what is written is read back byte for byte, and every kind of damage is found and named by its line."""

import hashlib
import json

import msgspec
import pytest

from engine.core import Damaged, Moved
from engine.games import GAMES
from engine.journal import Journal, Seated, chain
from tests.toy import Lanterns
from tests.toy import words as w
from tests.toy.builders import dug, played, revealed


def lines_of(journal: Journal) -> list[bytes]:
    return journal.dump().splitlines()


def joined(lines: list[bytes]) -> bytes:
    return b"\n".join(lines) + b"\n"


def damage(data: bytes) -> tuple[int, str]:
    with pytest.raises(Damaged) as found:
        Journal.load(data)
    assert found.value.sentence.endswith(".") or found.value.sentence.endswith(")")
    return found.value.line, found.value.slug


def test_every_line_after_the_first_states_the_same_things_also_where_nothing_happened():
    journal = revealed()
    journal.note(0, Seated("bot", "Ada", "random"))
    journal.undo()
    journal.redo()
    stated = {tuple(json.loads(line)) for line in lines_of(journal)[1:]}
    assert stated == {("seq", "seat", "at", "group", "action", "facts", "link")}
    assert [json.loads(line)["facts"] for line in lines_of(journal)[-3:]] == [[], [], []]


def ended(places: list[int], scores: list[float]) -> dict:
    return {"fact": "ended", "outcome": {"places": places, "reason": "so", "scores": scores}}


def relinked(objects: list[dict]) -> bytes:
    """A log whose links are right, whatever its lines say."""
    lines, before = [], ""
    for thing in objects:
        body = msgspec.json.encode({key: value for key, value in thing.items() if key != "link"})
        before = hashlib.sha256(before.encode() + body).hexdigest()[:16]
        lines.append(body[:-1] + b',"link":"' + before.encode() + b'"}')
    return joined(lines)


def objects_of(journal: Journal) -> list[dict]:
    return [json.loads(line) for line in lines_of(journal)]


@pytest.fixture
def busy() -> Journal:
    """A log with every kind of line."""
    journal = revealed()
    journal.note(1, Seated("bot", "Ada", "random"))
    journal.undo()
    journal.redo()
    seat = journal.waiting()[0]
    journal.act(seat, w.Dig())
    journal.accept(journal.prepare_undo(seed=5, agreed=(0,)))
    return journal


def test_a_log_is_read_back_as_it_was_written(busy):
    loaded = Journal.load(busy.dump())
    assert loaded.dump() == busy.dump()
    assert (loaded.world, loaded.events, loaded.warnings) == (busy.world, busy.events, [])
    assert [loaded.at(seq) for seq in range(len(loaded.events))] == [busy.at(seq) for seq in range(len(busy.events))]


def test_a_loaded_log_is_played_on_where_it_was_left(busy):
    loaded = Journal.load(busy.dump())
    seat = loaded.waiting()[0]
    loaded.act(seat, w.Throw())
    assert loaded.verify() == []
    assert loaded.undo().seq == len(busy.events) + 1


def test_what_undo_left_can_be_redone_after_loading():
    journal = revealed()
    after = journal.world
    journal.undo()
    loaded = Journal.load(journal.dump())
    loaded.redo()
    assert loaded.world == after


def test_the_first_line_says_what_the_log_is():
    header = json.loads(lines_of(revealed())[0])
    assert header.pop("link")
    assert header == {
        "duskhall": 1,
        "game": "lanterns",
        "options": {"die": "small"},
        "seats": ["Seat 1", "Seat 2", "Seat 3"],
        "content": "toy",
        "rules": 1,
        "seed": 7,
    }


def test_every_other_line_is_an_event():
    for number, line in enumerate(lines_of(dug())[1:]):
        event = json.loads(line)
        assert event["seq"] == number
        assert event.keys() - {"facts"} == {"seq", "seat", "at", "group", "action", "link"}


def test_links_chain_every_line_to_the_one_before():
    journal = revealed()
    assert relinked(objects_of(journal)) == journal.dump()


def test_windows_line_ends_do_no_harm():
    data = dug().dump()
    assert Journal.load(data.replace(b"\n", b"\r\n")).dump() == data


# Damage


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_changed_line_is_named(number):
    lines = lines_of(revealed())
    lines[number] = lines[number].replace(b'"lantern', b'"Lantern', 1).replace(b'"seat":', b'"seat": ', 1)
    lines[number] = lines[number].replace(b'"seed":7', b'"seed":8')
    assert damage(joined(lines)) == (number + 1, "Changed")


def test_a_line_that_states_another_number_was_changed():
    lines = lines_of(revealed())
    lines[3] = lines[3].replace(b'"seq":2', b'"seq":9')
    assert damage(joined(lines)) == (4, "Changed")


def test_a_changed_link_is_named():
    lines = lines_of(revealed())
    lines[2] = lines[2][:-4] + (b'00"}' if lines[2][-4:] != b'00"}' else b'11"}')
    assert damage(joined(lines)) == (3, "Changed")


def test_the_last_line_is_as_well_kept_as_the_others():
    data = revealed().dump()
    assert damage(data[:-1].replace(b'"seq":3,"seat":2', b'"seq":3,"seat":1')) == (5, "Changed")


def test_a_missing_line_is_named():
    lines = lines_of(revealed())
    del lines[2]
    assert damage(joined(lines)) == (3, "Missing")


def test_a_missing_first_line_is_named():
    assert damage(joined(lines_of(revealed())[1:])) == (1, "Missing")


def test_reordered_lines_are_named():
    lines = lines_of(revealed())
    lines[2], lines[3] = lines[3], lines[2]
    assert damage(joined(lines)) == (3, "Reordered")


def test_a_first_line_that_comes_later_is_named():
    lines = lines_of(revealed())
    lines[0], lines[2] = lines[2], lines[0]
    assert damage(joined(lines)) == (1, "Reordered")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_doubled_line_is_named(number):
    lines = lines_of(revealed())
    lines.insert(number + 1, lines[number])
    assert damage(joined(lines)) == (number + 2, "Reordered")


def test_a_line_cut_off_in_the_middle_is_dropped_and_named():
    journal = dug()
    whole = journal.dump()
    last = len(lines_of(journal)[-1])
    for cut in (2, 10, last // 2, last):
        loaded = Journal.load(whole[:-cut])
        assert loaded.world == journal.at(3)
        assert loaded.warnings == ["Line 6 is cut off; the log was read up to the last complete event."]


def test_a_log_without_its_last_newline_is_whole():
    journal = dug()
    loaded = Journal.load(journal.dump()[:-1])
    assert (loaded.world, loaded.warnings) == (journal.world, [])


@pytest.mark.parametrize("length", [1, 40, -40, -3])
def test_a_line_cut_off_with_lines_after_it_is_named(length):
    lines = lines_of(revealed())
    lines[2] = lines[2][:length]
    assert damage(joined(lines)) == (3, "CutOff")


@pytest.mark.parametrize("end", [b"", b'"', b"}", b"x}", b'"]'])
def test_a_line_that_states_its_link_was_changed_not_cut_off(end):
    lines = lines_of(revealed())
    lines[2] = (lines[2][:-2] + end).ljust(len(lines[2]), b" ")
    assert damage(joined(lines)) == (3, "Changed")


def test_a_log_cut_off_before_the_table_was_laid_is_damaged():
    lines = lines_of(revealed())
    assert damage(lines[0][:20]) == (1, "CutOff")
    assert damage(lines[0] + b"\n") == (2, "CutOff")
    assert damage(lines[0] + b"\n" + lines[1][:50]) == (2, "CutOff")


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello", b"{}\n", b"[1,2]\n", b"\x00\xff\n", b'{"duskhall":"x"}\n', b"[" * 100_000]
)
def test_what_is_not_a_log_is_said_to_be_none(data):
    assert damage(data) == (1, "NotALog")


def test_a_log_of_another_format_is_refused_by_name():
    things = objects_of(revealed())
    things[0]["duskhall"] = chain.FORMAT + 1
    with pytest.raises(Damaged, match="format 3; this version of Duskhall reads formats 1 and 2"):
        Journal.load(relinked(things))
    assert damage(relinked(things)) == (1, "OtherFormat")


@pytest.mark.parametrize(
    ("key", "value", "slug"),
    [
        ("game", "chess", "UnknownGame"),
        ("seats", ["one"], "BadTable"),
        ("seats", [], "BadTable"),
        ("seats", ["one"] * 7, "BadTable"),
        ("options", {"die": 6}, "NotALog"),
        ("view", [7], "BadTable"),
        ("extra", 1, "NotALog"),
        ("rules", "x", "NotALog"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_by_name(key, value, slug):
    things = objects_of(revealed())
    things[0][key] = value
    assert damage(relinked(things)) == (1, slug)


@pytest.mark.parametrize("options", [{"die": "?"}, {"dye": "small"}])
def test_options_that_are_not_to_be_had_any_more_are_no_damage_but_a_problem(options):
    things = objects_of(revealed())
    things[0]["options"] = options
    loaded = Journal.load(relinked(things))
    assert loaded.world.zones == revealed().world.zones
    problem = loaded.verify()[0]
    assert (problem.line, problem.slug) == (1, "BadTable")


@pytest.mark.parametrize(
    ("change", "slug"),
    [
        (lambda event: event.update(action={"action": "fly"}), "Unreadable"),
        (lambda event: event.update(more=1), "Unreadable"),
        (lambda event: event["facts"].append({"fact": "moved", "pieces": [0], "origin": "x", "to": "y"}), "DoesNotFit"),
        (lambda event: event["facts"].extend([{"fact": "done"}] * 9), "DoesNotFit"),
        (lambda event: event["facts"].append({"fact": "asked", "seat": 9, "ask": {"ask": "pick"}}), "DoesNotFit"),
        (lambda event: event["facts"].append(ended([1, 1, 1], [2.0])), "DoesNotFit"),
        (lambda event: event["facts"].append(ended([1, 1], [])), "DoesNotFit"),
        (lambda event: event.update(seat=5), "DoesNotFit"),
        (lambda event: event.update(action={"action": "start"}), "DoesNotFit"),
        (lambda event: event.update(action={"action": "undo", "lines": [0]}, facts=[]), "DoesNotFit"),
        (lambda event: event.update(action={"action": "undo", "lines": []}, facts=[]), "DoesNotFit"),
        (lambda event: event.update(action={"action": "undo", "lines": [7]}, facts=[]), "DoesNotFit"),
        (lambda event: event.update(action={"action": "redo", "lines": [1]}, facts=[]), "DoesNotFit"),
        (lambda event: event.update(action={"action": "seated", "who": "bot", "name": "x"}), "DoesNotFit"),
    ],
)
def test_a_line_that_was_forged_with_its_links_does_not_fit(change, slug):
    things = objects_of(revealed())
    change(things[2])
    assert damage(relinked(things)) == (3, slug)


def test_a_log_written_before_an_option_existed_is_read_with_its_default():
    things = objects_of(revealed())
    things[0]["options"] = {}
    assert Journal.load(relinked(things)).world == revealed().world


# Deciding again


def test_a_true_log_verifies(busy):
    assert busy.verify() == []
    assert all(played(seats, seed).verify() == [] for seats in (2, 3, 4) for seed in range(3))


def test_verify_finds_a_move_whose_facts_were_forged_with_their_links():
    things = objects_of(revealed())
    pieces = next(fact for fact in things[2]["facts"] if fact["fact"] == "moved")["pieces"]
    other = next(card for card in revealed().at(0).zones[w.HAND[0]] if card != pieces[0])
    things[2]["facts"][0]["pieces"] = [other]
    things[4]["facts"] = [
        {**fact, "pieces": [other]} if fact.get("pieces") == pieces else fact for fact in things[4]["facts"]
    ]
    problems = Journal.load(relinked(things)).verify()
    assert (problems[0].line, problems[0].slug) == (3, "Differs")
    assert problems[0].sentence == "Fact 1 is Moved in the log; today's rules say other pieces."


def test_verify_finds_a_move_that_was_never_legal():
    things = objects_of(revealed())
    things[2]["action"]["card"] = 999
    (problem,) = Journal.load(relinked(things)).verify()
    assert (problem.line, problem.slug) == (3, "Illegal")
    assert "cannot be done now" in problem.sentence


def test_verify_finds_facts_that_no_move_caused():
    things = objects_of(revealed())
    things.append({**things[-1], "seq": 4, "seat": None, "action": None, "facts": [{"fact": "noted", "note": "x"}]})
    (problem,) = Journal.load(relinked(things)).verify()
    assert (problem.line, problem.slug) == (6, "Differs")


def test_verify_finds_drift_of_the_rules(monkeypatch):
    journal = dug()

    class Tomorrow(Lanterns):
        def dig(self, world, seat):
            yield Moved((world.zones[w.DECK][0],), w.DECK, w.HAND[seat])
            yield from super().dig(world, seat)

    monkeypatch.setitem(GAMES, "lanterns", Tomorrow())
    (problem,) = Journal.load(journal.dump()).verify()
    assert (problem.line, problem.slug) == (6, "Differs")


def test_a_log_loads_though_the_rules_have_changed_beyond_it(monkeypatch):
    journal = played()

    class Forbidding(Lanterns):
        def legal(self, world, seat):
            return []

        def run(self, world, task):
            raise AssertionError("rules are not needed to load")

    monkeypatch.setitem(GAMES, "lanterns", Forbidding())
    loaded = Journal.load(journal.dump())
    assert loaded.world.zones == journal.world.zones
    assert loaded.outcome == journal.outcome
    assert {problem.slug for problem in loaded.verify()} == {"Illegal"}


def test_links_are_sixteen_hex_digits():
    assert chain.LINK == 16
    assert all(int(chain.link_of(line), 16) >= 0 for line in revealed().lines)
