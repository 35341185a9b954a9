"""`duskhall verify` trusts nothing: each way to spoil a log is named, with its line."""

import msgspec
import pytest
from click.testing import CliRunner

from engine.core import Noted
from engine.journal import Journal
from tests.playthroughs.make import FOLDER
from tests.tui.logs import a_move, journal, relinked
from tui.cli import main

WHOLE = journal()
LINES = WHOLE.dump().split(b"\n")[:-1]


@pytest.fixture
def verify(tmp_path):
    """Write a log and verify it: exit code and the line about it, without the file's name."""

    def run(data: bytes) -> tuple[int, str]:
        path = tmp_path / "game.jsonl"
        path.write_bytes(data)
        result = CliRunner().invoke(main, ["verify", str(path)])
        [line] = result.stdout.splitlines()
        assert line.startswith(f"{path}: ")
        return result.exit_code, line.removeprefix(f"{path}: ")

    return run


def file(lines):
    return b"\n".join(lines) + b"\n"


def test_a_sound_log_is_ok_with_its_game_and_events(verify):
    assert verify(WHOLE.dump()) == (0, f"ok, Fairy Tale, {len(WHOLE.events)} events, finished.")


def test_an_unfinished_log_is_ok_too(verify):
    assert verify(journal(moves=10).dump()) == (0, "ok, Fairy Tale, 11 events, not finished.")


def test_what_one_seat_saw_is_ok_as_far_as_it_can_be_checked(verify):
    code, said = verify(journal(moves=10).dump(1))
    assert code == 0
    assert "as one seat saw it" in said


def test_a_changed_line_is_named(verify):
    spoilt = LINES.copy()
    spoilt[20] = spoilt[20].replace(b'"seat":', b'"seat": ', 1)
    assert spoilt != LINES
    code, said = verify(file(spoilt))
    assert code == 1
    assert said.startswith("bad, line 21 is changed: ")


def test_a_missing_line_is_named(verify):
    code, said = verify(file(LINES[:20] + LINES[21:]))
    assert code == 1
    assert said.startswith("bad, line 21 is missing: ")


def test_swapped_lines_are_named(verify):
    code, said = verify(file([*LINES[:20], LINES[21], LINES[20], *LINES[22:]]))
    assert code == 1
    assert said.startswith("bad, line 21 is reordered: ")


def test_a_doubled_line_is_named(verify):
    code, said = verify(file([*LINES[:20], LINES[19], *LINES[20:]]))
    assert code == 1
    assert said.startswith("bad, line 21 is reordered: ")


def test_a_log_cut_in_its_last_line_says_so_and_what_was_read(verify):
    code, said = verify(file(LINES)[:-40])
    assert code == 1
    assert said.startswith(f"bad, Line {len(LINES)} is cut off; ")
    assert said.endswith(f"Fairy Tale, {len(LINES) - 2} events, not finished.")


def test_a_forged_move_with_fitting_digests_is_found_by_the_rules(verify):
    move = a_move(WHOLE, seat=0)
    other = a_move(WHOLE, seat=1)
    line = move.seq + 2
    forged = relinked(WHOLE, lambda event: msgspec.structs.replace(event, action=other.action), line)
    code, said = verify(forged)
    assert code == 1
    assert said.startswith(f"bad, line {line} is illegal under today's rules: ")


def test_forged_consequences_with_fitting_digests_are_found_by_the_rules(verify):
    reveal = next(event for event in WHOLE.events if any(isinstance(fact, Noted) for fact in event.facts[2:]))
    line = reveal.seq + 2

    def forge(event):
        return msgspec.structs.replace(event, facts=tuple(fact for fact in event.facts if not isinstance(fact, Noted)))

    code, said = verify(relinked(WHOLE, forge, line))
    assert code == 1
    assert said.startswith(f"bad, line {line} is different under today's rules: ")


@pytest.mark.parametrize("data", [b"", b"no log at all\n", b'{"duskhall":99}\n', b"\xff\xfe\n", LINES[0][:30]])
def test_a_file_that_is_no_log_is_bad(verify, data):
    code, said = verify(data)
    assert code == 1
    assert said.startswith("bad, line 1 is ")


def test_one_bad_file_among_good_ones_makes_the_exit_code_one(tmp_path):
    good, bad, gone = tmp_path / "good.jsonl", tmp_path / "bad.jsonl", tmp_path / "gone.jsonl"
    good.write_bytes(WHOLE.dump())
    bad.write_bytes(file(LINES[:5] + LINES[6:]))
    result = CliRunner().invoke(main, ["verify", str(good), str(bad), str(gone)])
    assert result.exit_code == 1
    assert [line.split(": ")[1].split(",")[0] for line in result.stdout.splitlines()] == ["ok", "bad", "bad"]
    assert result.stderr.splitlines()[-1] == "2 of 3 logs are bad."


def test_a_log_is_read_from_a_pipe():
    result = CliRunner().invoke(main, ["verify", "-"], input=WHOLE.dump())
    assert result.exit_code == 0
    assert result.stdout.startswith("-: ok, ")


# What a sound log does not prove


def told_besides(tmp_path, data: bytes) -> str:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    return CliRunner().invoke(main, ["verify", str(path)]).stderr


def test_a_finished_log_says_what_it_does_not_prove(tmp_path):
    assert "It does not prove" in told_besides(tmp_path, WHOLE.dump())


def test_other_rules_and_other_cards_than_todays_are_mentioned(tmp_path):
    old = journal()
    old.header = msgspec.structs.replace(old.header, rules=99, content="0")
    told = told_besides(tmp_path, relinked(old, lambda event: event, 0))
    assert "of the rules; today's is" in told
    assert "with other cards" in told


def test_undos_past_what_was_shown_are_counted(tmp_path):
    restless = FOLDER / "shadowrift-first_fire-closed-2-restless.jsonl"
    assert "undone." in told_besides(tmp_path, restless.read_bytes())


def test_an_end_that_was_taken_back_counts_as_something_shown(tmp_path):
    again = Journal.load((FOLDER / "mage_quest-dealt-immediate-2.jsonl").read_bytes())
    again.undo()
    assert "One move that revealed something was undone." in told_besides(tmp_path, again.dump())


def test_chance_drawn_anew_is_told_whether_it_was_agreed_on_or_not(tmp_path):
    agreed = journal(moves=10)
    agreed.accept(agreed.prepare_undo(seed=5, agreed=(1,)))
    told = told_besides(tmp_path, agreed.dump())
    assert "Shuffles and rolls were redrawn once, after an undo by consent." in told
    assert "without anybody's consent" not in told
    forked = journal(moves=10).fork(8, seed=5)
    told = told_besides(tmp_path, forked.dump())
    assert "Shuffles and rolls were redrawn once without consent, after an undo or in a fork." in told
    assert "agreed on" not in told
