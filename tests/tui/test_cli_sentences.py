"""`duskhall content sentences`: what players read is found wherever it is written, and nothing else."""

from click.testing import CliRunner

from engine.games import GAMES
from tui.cli import main
from tui.command_line.sentences import in_code


def printed(*words: str) -> list[str]:
    result = CliRunner().invoke(main, ["content", "sentences", *words])
    assert result.exit_code == 0
    return result.output.splitlines()


def test_the_sentences_of_a_game_are_its_own():
    slug = next(iter(GAMES))
    files = {line.partition(":")[0] for line in printed(slug)}
    assert all(f"/{slug}/" in file for file in files)
    assert {f"content/{slug}/tutorial.toml", f"content/{slug}/rulebook.md"} <= files
    assert f"engine/games/{slug}/words/prompts.py" in files


def test_without_a_game_all_of_them_are_printed():
    lines = printed()
    assert any(line.endswith(": Welcome back. Everything is as you left it.") for line in lines)
    assert {slug for slug in GAMES if any(f"content/{slug}/" in line for line in lines)} == set(GAMES)


def test_strings_and_help_are_told_and_comments_are_not(tmp_path):
    module = tmp_path / "module.py"
    module.write_text(
        '"""A module about nothing."""\n'
        "@click.command()\n"
        'def go() -> None:\n    """Go somewhere else."""\n'
        "def say(name):\n"
        '    """What a function is for."""\n'
        '    return f"Good evening, {name.title()}.", "word", "height: 3; width: auto"\n'
        'RULE = "Panel { height: 1; }"\n'
        'LIST = ("quit: back to the hall; go", f"Line {len(RULE)} is cut; the rest is read.")\n'
    )
    assert sorted((found.line, found.text) for found in in_code(module, "m")) == [
        (3, "Go somewhere else."),
        (7, "Good evening, {name.title()}."),
        (9, "Line {len(RULE)} is cut; the rest is read."),
        (9, "quit: back to the hall; go"),
    ]
