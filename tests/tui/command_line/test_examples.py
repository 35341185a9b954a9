"""What the help and the README show can be typed as it stands: every line is understood, the quick ones are run."""

import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tui.cli import main
from tui.command_line.shared.call import Call

README = (Path(__file__).resolve().parents[3] / "README.md").read_text(encoding="utf-8")
QUICK = {"resume", "replay", "export", "import", "verify", "tables", "content", "locate", "completion"}


def commands(group=main, path=()):
    yield path
    ctx = click.Context(group)
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name)


def lines_of_help(words):
    """The examples of one command, without the name of the program."""
    told = CliRunner().invoke(main, [*words, "--help"], terminal_width=200).output
    shown = told.partition("Example:\n")[2].split("\n\n")[0].splitlines()
    return [words_of(line) for line in shown]


def lines_of_readme():
    """The commands of the README, likewise."""
    blocks = re.findall(r"^```sh\n(.+?)\n```$", README, flags=re.M | re.S)
    return [words_of(line) for block in blocks for line in block.splitlines() if line.startswith("duskhall")]


def words_of(line):
    """What follows the name of the program, without what is meant for the shell."""
    inner = re.search(r"\$\((.+)\)", line)
    typed = shlex.split(inner[1] if inner else line, comments=True)
    cut = next((number for number, word in enumerate(typed) if word in (">", "|")), len(typed))
    return tuple(typed[typed.index("duskhall") + 1 : cut])


EXAMPLES = sorted({line for words in commands() for line in lines_of_help(words)} | set(lines_of_readme()))


def understood(line):
    """Let the program read a line and do nothing; the command it comes to."""
    args, command, context = list(line), main, None
    while True:
        context = command.make_context(command.name, args, parent=context, obj=Call())
        if not isinstance(command, click.Group) or not context._protected_args + context.args:
            return command
        _, command, args = command.resolve_command(context, context._protected_args + context.args)


@pytest.fixture
def played(own_home, tmp_path, monkeypatch):
    """A home with a table that was left, and a folder with its log."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    CliRunner().invoke(main, ["play", "fairy_tale"], input="")
    CliRunner().invoke(main, ["export", "last", "-o", "game.jsonl"])
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "*.jsonl").write_bytes(
        (tmp_path / "game.jsonl").read_bytes()
    )  # as if the shell had filled it in


def test_every_command_is_shown_by_an_example():
    shown = {understood(line).name for line in EXAMPLES}
    assert {words[-1] for words in commands() if words} - {"content"} <= shown


@pytest.mark.parametrize("line", EXAMPLES, ids=" ".join)
def test_an_example_is_understood(line, own_home):
    assert understood(line).name in {"main", *line}


@pytest.mark.parametrize(
    "line", [line for line in EXAMPLES if line and line[0] in QUICK and "--watch" not in line], ids=" ".join
)
def test_an_example_works_when_it_is_typed(line, played):
    result = CliRunner().invoke(main, line, input="")
    assert result.exit_code == 0, result.output


def test_a_line_for_the_shell_is_taken_apart():
    assert words_of('eval "$(duskhall completion bash)"') == ("completion", "bash")
    assert words_of("duskhall bench --json > speed.json") == ("bench", "--json")
    assert words_of("duskhall tables   # what is stored") == ("tables",)
