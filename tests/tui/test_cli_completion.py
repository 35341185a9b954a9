"""The shell completes commands, games, options and tables."""

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from engine.store import SqliteStore
from tui.cli import main


def completed(*words):
    """What the shell offers for the last word."""
    complete = ShellComplete(main, {}, "duskhall", "_DUSKHALL_COMPLETE")
    return [item.value for item in complete.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_every_shell(shell):
    result = CliRunner().invoke(main, ["completion", shell])
    assert result.exit_code == 0
    assert "_DUSKHALL_COMPLETE" in result.stdout


def test_commands_are_completed():
    assert completed("re") == ["resume", "replay"]


def test_games_are_completed():
    assert "fairy_tale" in completed("play", "fa")


def test_options_of_the_game_are_completed():
    assert completed("play", "fairy_tale", "--option", "rules=") == ["rules=basic", "rules=expert"]


def test_bots_are_completed_one_after_the_other():
    assert completed("simulate", "fairy_tale", "--bots", "greedy,ra") == ["greedy,random"]


def test_tables_are_completed(own_home):
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        [row] = store.tables()
    assert completed("resume", row.id[:3]) == [row.id]
    assert completed("--home", str(own_home), "export", "") == [row.id]


def test_a_store_that_cannot_be_read_completes_nothing(own_home):
    own_home.mkdir()
    (own_home / "duskhall.sqlite").write_text("not a store")
    assert completed("resume", "") == []
