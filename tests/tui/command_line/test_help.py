"""Every command explains itself, quickly and without loading what it does not need."""

import subprocess
import sys
from importlib import metadata
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from engine.bots import BOTS
from engine.games import GAMES
from tui.cli import main

ROOT = Path(__file__).resolve().parents[3]
# Runs the program and then tells which heavy packages it has loaded.
PROBE = """
import sys
from tui.cli import main
try:
    main(sys.argv[1:], prog_name="duskhall")
except SystemExit:
    pass
heavy = {"textual", "rich", "engine", "msgspec", "importlib.metadata", "tui.command_line.serving"}
print(sorted(heavy & set(sys.modules)), file=sys.stderr)
"""


def commands(group=main, path=()):
    """Every command, however deep, with the words that call it."""
    ctx = click.Context(group)
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        yield (*path, name)
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))


ALL = list(commands())


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_command_has_help_with_an_example(words):
    result = CliRunner().invoke(main, [*words, "--help"])
    assert result.exit_code == 0
    example = result.output.partition("Example:\n")[2].split("\n\n")[0]
    assert f"duskhall {' '.join(words)}" in example


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_the_list_of_commands_is_not_cut_short(words):
    group = " ".join(words[:-1]).split()
    line = next(
        line for line in CliRunner().invoke(main, [*group, "--help"]).output.splitlines() if f"  {words[-1]} " in line
    )
    assert not line.endswith("...")


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
@pytest.mark.parametrize("slug", GAMES)
def test_the_help_about_a_game_tells_every_option_of_its_tables(command, slug):
    told = " ".join(CliRunner().invoke(main, [command, slug.replace("_", "-"), "--help"]).output.split())
    for option in GAMES[slug].options:
        for value, meaning in option.explained():
            default = " [default]" if value == option.default else ""
            assert f"{option.name}={value} {meaning}{default}" in told


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
@pytest.mark.parametrize("slug", GAMES)
def test_the_help_about_a_game_tells_every_bot_that_plays_it(command, slug):
    told = " ".join(CliRunner().invoke(main, [command, slug, "--help"]).output.split())
    for bot in BOTS.values():
        assert f" {bot.level} {bot.about}" in told
    for one in GAMES[slug].opponents:
        assert f" {one.level}:{one.id} {one.name} {one.about}" in told


def test_the_help_without_a_game_names_none_of_its_options():
    assert "Options of" not in CliRunner().invoke(main, ["play", "--help"]).output


def test_the_commands_of_the_manual_are_there():
    wanted = "play resume replay export import verify halls tables simulate ladder content bench serve keys locate"
    assert main.list_commands(click.Context(main)) == [*wanted.split(), "completion"]


@pytest.mark.parametrize("word", ["--help", "--version", "-h"])
def test_help_and_version_load_neither_textual_nor_the_games_nor_other_commands(word):
    done = subprocess.run([sys.executable, "-c", PROBE, word], cwd=ROOT, capture_output=True, text=True)
    assert done.stderr.splitlines() == ["[]"]


def test_the_help_of_a_command_loads_neither_textual_nor_the_games_nor_other_commands():
    done = subprocess.run([sys.executable, "-c", PROBE, "play", "--help"], cwd=ROOT, capture_output=True, text=True)
    assert done.stderr.splitlines() == ["[]"]


def test_the_probe_sees_what_a_command_loads():
    done = subprocess.run([sys.executable, "-c", PROBE, "content", "check"], cwd=ROOT, capture_output=True, text=True)
    assert "engine" in done.stderr


def test_the_version_is_that_of_the_project():
    assert CliRunner().invoke(main, ["--version"]).output == f"duskhall {metadata.version('duskhall')}\n"


def test_locate_follows_home():
    lines = CliRunner().invoke(main, ["--home", "elsewhere", "locate"]).output.splitlines()
    assert lines[0].split() == ["home", str(Path("elsewhere").absolute())]
    assert [line.split()[0] for line in lines[1:]] == ["store", "settings", "keys", "halls", "exports", "crashes"]


def test_locate_makes_nothing(own_home):
    assert CliRunner().invoke(main, ["locate"]).exit_code == 0
    assert not own_home.exists()
