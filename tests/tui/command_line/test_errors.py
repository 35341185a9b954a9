"""What goes wrong is told in one sentence on standard error, with an exit code, and nothing is lost."""

import sqlite3
import tempfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.store import SqliteStore
from tui.cli import main
from tui.command_line.shared.call import Call
from tui.config.crash_report import write_report


def refused(*words, **more):
    """What a command says when it fails: exactly one line on standard error, nothing else, and its exit code."""
    result = CliRunner().invoke(main, words, **more)
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.exit_code, result.stderr.strip()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["paly"], "There is no command 'paly'; did you mean 'play'?"),
        (["content", "chek"], "There is no command 'chek'; did you mean 'check'?"),
        (["play", "fairytale"], "There is no game 'fairytale'; did you mean 'fairy_tale'?"),
        (["simulate", "fairy_tail"], "There is no game 'fairy_tail'; did you mean 'fairy_tale'?"),
        (["play", "fairy_tale", "--bots", "adpet"], "There is no bot 'adpet'; did you mean 'adept'?"),
        (["play", "fairy_tale", "--think", "0"], "0.0 is not in the range"),
        (["play", "fairy_tale", "--think", "nan"], "'nan' is not a number."),
        (["simulate", "fairy_tale", "--think", "nan"], "'nan' is not a number."),
        (["play"], "Missing argument 'GAME'. The games are fairy_tale, "),
        (["simulate", "fairy_tale", "--think", "1", "--iterations", "5"], "not both."),
        (["play", "fairy_tale", "--option", "basic"], "Write an option as name=value, not 'basic'."),
        (["play", "fairy_tale", "--people", "Mira,"], "Separate names with commas, not 'Mira,'."),
        (["play", "fairy_tale", "--people", "A,B", "--name", "C"], "Use either --people or --name"),
        (["completion", "cmd"], "'cmd' is not one of"),
    ],
)
def test_wrong_usage_names_what_was_meant(words, sentence):
    code, said = refused(*words)
    assert code == 2
    assert sentence in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--option", "ruels=basic"], "no option 'ruels'; did you mean \"rules\""),
        (["--option", "rules=easy"], "The option rules must be basic or expert, not 'easy'."),
        (["--seats", "9"], "2 to 5 players, not 9"),
        (["--seats", "0"], "2 to 5 players, not 0"),
        (["--option", "rules=basic", "--seats", "5"], "2 to 4 players, not 5"),
        (["--seats", "2", "--people", "A,B,C"], "There are 2 seats for 3 players"),
    ],
)
def test_a_table_the_game_does_not_know_is_refused(words, sentence, own_home):
    code, said = refused("play", "fairy_tale", *words)
    assert code == 1
    assert sentence in said
    assert not own_home.exists()


@pytest.mark.parametrize("count", ["-3", "0", "9"])
def test_a_simulation_of_a_table_the_game_does_not_know_is_refused(count):
    code, said = refused("simulate", "fairy_tale", "--seats", count)
    assert (code, said) == (1, f"Fairy Tale is for 2 to 5 players, not {count}.")


@pytest.mark.parametrize("words", [["resume"], ["resume", "last"], ["export", "last"], ["replay", "amber-fox-17"]])
def test_without_stored_games_there_is_nothing_to_open(words):
    code, said = refused(*words)
    assert code == 1
    assert "duskhall play starts one" in said


def test_an_unknown_table_is_compared_with_those_there_are(own_home):
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        id = store.tables()[0].id
    assert f"did you mean {id!r}?" in refused("export", f"x{id}")[1]
    assert "duskhall tables lists them" in refused("export", "zzzz")[1]


def test_a_missing_log_file_is_named():
    assert refused("replay", "no/such.jsonl") == (1, "There is no file 'no/such.jsonl'.")
    assert refused("import", "nowhere.jsonl") == (1, "Cannot continue: nowhere.jsonl: No such file or directory.")


def test_a_store_that_was_named_and_is_not_there_is_named(tmp_path):
    path = tmp_path / "nowhere.sqlite"
    assert refused("tables", "--store", str(path)) == (1, f"There is no store '{path}'.")
    assert not path.exists()


def test_a_folder_is_no_log(tmp_path):
    assert refused("replay", str(tmp_path)) == (1, f"'{tmp_path}' is a folder, not a log file.")


def test_a_folder_that_an_export_cannot_go_to_is_named_as_it_was_typed(tmp_path):
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    path = tmp_path / "nowhere" / "game.jsonl"
    assert refused("export", "last", "-o", str(path)) == (1, f"Cannot continue: {path}: No such file or directory.")


def test_a_home_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    code, said = refused("--home", str(tmp_path / "file"), "play", "fairy_tale")
    assert code == 1
    assert said.startswith(f"Cannot use {tmp_path / 'file'} as a data folder")


@pytest.mark.parametrize("words", [["tables"], ["locate"], ["play", "fairy_tale"]])
def test_a_home_of_nobody_is_named(words, monkeypatch):
    sentence = "Cannot use ~no-such-user-here as a data folder: there is no such user."
    assert refused("--home", "~no-such-user-here", *words) == (1, sentence)
    monkeypatch.setenv("DUSKHALL_HOME", "~no-such-user-here")
    assert refused(*words) == (1, sentence)


def test_a_crash_where_there_is_no_home_is_still_reported(monkeypatch):
    monkeypatch.setenv("DUSKHALL_HOME", "~no-such-user-here")
    path = write_report(RuntimeError())
    try:
        assert path.parent == Path(tempfile.gettempdir())
    finally:
        path.unlink()


def test_a_newer_store_is_named_and_left_as_it_is(own_home):
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    path = own_home / "duskhall.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    for words in (["tables"], ["resume"], ["play", "fairy_tale"]):
        code, said = refused(*words)
        assert code == 1
        assert "newer Duskhall" in said
    assert path.read_bytes() == before


def test_a_store_in_use_by_another_program_is_named(own_home, monkeypatch):
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    path = own_home / "duskhall.sqlite"
    monkeypatch.setattr(Call, "store", lambda call: SqliteStore(path, patience=0.05))
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN EXCLUSIVE")
    try:
        code, said = refused("play", "fairy_tale")
    finally:
        db.close()
    assert code == 1
    assert "in use by another program" in said


def test_a_file_that_is_no_store_is_named(own_home):
    own_home.mkdir()
    (own_home / "duskhall.sqlite").write_bytes(b"something else entirely" * 100)
    code, said = refused("tables")
    assert code == 1
    assert "duskhall.sqlite" in said


def test_what_nobody_foresaw_writes_a_report_and_shows_no_traceback(own_home, monkeypatch):
    def break_down(call, where):
        secret = "the hidden hand"
        raise RuntimeError(secret)

    monkeypatch.setattr(Call, "known_store", break_down)
    code, said = refused("tables")
    assert code == 1
    [report] = (own_home / "crashes").iterdir()
    assert str(report) in said
    assert "RuntimeError" in report.read_text()
    assert "hidden hand" not in report.read_text()


def test_an_interrupt_leaves_with_its_own_code(monkeypatch):
    def interrupt(call, where):
        raise KeyboardInterrupt

    monkeypatch.setattr(Call, "known_store", interrupt)
    result = CliRunner().invoke(main, ["tables"])
    assert result.exit_code == 130
    assert "Traceback" not in result.output
