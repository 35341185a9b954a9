"""The shell completes commands, games, options and tables."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from engine.store import SqliteStore
from tui.cli import main

ROOT = Path(__file__).resolve().parents[3]
START = "from tui.cli import main\nmain(prog_name='duskhall')\n"
# Asks the script as bash does, which has broken the line into words of its own, and prints what it offers.
ASK = """
eval "$(duskhall completion bash)"
COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:' COMP_LINE="$1" COMP_POINT="${#1}"
_duskhall_completion duskhall
printf '%s\\n' "${COMPREPLY[@]}"
"""


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


@pytest.fixture
def in_bash(tmp_path, monkeypatch):
    """What a real bash offers for a line, where the program is called duskhall."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    program = tmp_path / "bin" / "duskhall"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(ROOT)!r})\n{START}")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=":")
    monkeypatch.chdir(tmp_path)

    def offered(line):
        done = subprocess.run([bash, "--norc", "-c", ASK, "bash", line], capture_output=True, text=True)
        assert done.stderr == ""
        return done.stdout.split()

    return offered


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("duskhall re", ["resume", "replay"]),
        ("duskhall play fa", ["fairy_tale"]),
        ("duskhall play fairy_tale --option rules=b", ["basic"]),
        ("duskhall play fairy_tale --option rules=", ["basic", "expert"]),
        ("duskhall play fairy_tale --option=rules=b", ["basic"]),
        ("duskhall play fairy_tale --option ru", ["rules=basic", "rules=expert"]),
        ("duskhall play fairy_tale --bots adept:c", ["collector"]),
        ("duskhall play fairy_tale --bots adept,mas", ["adept,master"]),
        ("duskhall play fairy_tale --bots adept:racer,adept:c", ["collector"]),
    ],
)
def test_bash_goes_on_where_it_has_broken_a_word(in_bash, line, offered):
    assert in_bash(line) == offered


def test_bash_offers_tables_and_files_to_replay(in_bash, own_home, tmp_path):
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    with SqliteStore(own_home / "duskhall.sqlite") as store:
        id = store.tables()[0].id
    (tmp_path / f"{id[:2]}-game.jsonl").touch()
    assert in_bash(f"duskhall replay {id[:2]}") == [id, f"{id[:2]}-game.jsonl"]
    assert in_bash(f"duskhall verify {id[:2]}") == [f"{id[:2]}-game.jsonl"]
