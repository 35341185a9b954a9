"""Logs recorded once must load for ever, verify with today's rules, and be written again byte by byte."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from engine.games import GAMES
from engine.journal import Journal, Redo, Seated, Undo
from engine.journal.chain import FORMAT
from engine.journal.signing import signatures_in
from tests.playthroughs.make import RECORDS
from tui.config.hall_key import fits

FOLDER = Path(__file__).resolve().parent
LOGS = sorted(FOLDER.glob("*.jsonl"))
each_log = pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)


def header_of(path):
    return msgspec.json.decode(path.read_bytes().partition(b"\n")[0])


@each_log
def test_a_recorded_log_loads_whole(path):
    journal = Journal.load(path.read_bytes())
    assert journal.warnings == []
    assert len(journal.events) == path.read_bytes().count(b"\n") - 1
    assert journal.outcome is not None


@each_log
def test_a_recorded_log_verifies_with_todays_rules(path):
    assert Journal.load(path.read_bytes()).verify() == []


@each_log
def test_a_recorded_log_is_written_again_byte_by_byte(path):
    assert Journal.load(path.read_bytes()).dump() == path.read_bytes()


@each_log
def test_a_recorded_game_can_be_looked_at_after_every_line(path):
    journal = Journal.load(path.read_bytes())
    worlds = [journal.at(event.seq) for event in journal.events]
    assert worlds[-1] == journal.world
    assert any(one != other for one, other in pairwise(worlds))


def test_every_record_is_there():
    assert {record.path for record in RECORDS} <= set(LOGS)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_recorded_with_every_option_and_every_number_of_seats(slug):
    headers = [header_of(path) for path in LOGS if header_of(path)["game"] == slug]
    for option in GAMES[slug].options:
        assert {header["options"][option.name] for header in headers} == set(option.values)
    assert {len(header["seats"]) for header in headers} == set(GAMES[slug].seats)


def test_every_version_of_the_log_format_is_recorded():
    assert {header_of(path)["duskhall"] for path in LOGS} == set(range(1, FORMAT + 1))


def test_undo_redo_and_changed_seats_are_recorded_too():
    lines = [event.action for path in LOGS for event in Journal.load(path.read_bytes()).events]
    assert {Undo, Redo, Seated} <= {type(line) for line in lines}
    assert any(isinstance(line, Undo) and line.agreed for line in lines)


def test_what_one_seat_saw_is_recorded_too():
    assert any(header_of(path).get("view") for path in LOGS)


def test_a_recorded_signature_fits_for_ever():
    journals = [Journal.load(path.read_bytes()) for path in LOGS if header_of(path)["duskhall"] > 1]
    found = [signature for journal in journals for signature in signatures_in(journal)]
    assert found
    assert all(fits(one.signed.key, one.signed.signature, one.statement) for one in found)


DIFFERING = {
    "shadowscape-competitive-on-4": 173,
    "shadowscape-cooperative-15-dealt-2": 170,
    "shadowscape-cooperative-off-3": 307,
}  # the line of the first deed that today's cards would do otherwise


@pytest.mark.parametrize("name", DIFFERING)
def test_a_log_played_with_older_cards_loads_whole_and_verify_names_where_it_differs(name):
    written = (FOLDER / "older_cards" / f"{name}.jsonl").read_bytes()
    journal = Journal.load(written)
    assert journal.warnings == []
    assert journal.outcome is not None
    assert journal.dump() == written
    first = journal.verify()[0]
    assert (first.line, first.slug) == (DIFFERING[name], "Differs")
