"""`duskhall content sentences`: what players read is found wherever it is written, and nothing else."""

from click.testing import CliRunner

from engine.games import GAMES
from tui.cli import main
from tui.command_line.sentences import in_code, in_page


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
    assert any(line.startswith("tui/server/web/static/index.html:") for line in lines)


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


def test_labels_of_one_word_and_counted_things_are_told_and_names_of_types_are_not(tmp_path):
    module = tmp_path / "module.py"
    module.write_text(
        '__all__ = ["Thing"]\n'
        'T = TypeVar("T")\n'
        'def paint(board: "Board") -> "Board":\n'
        '    put(" wounds", key="wounds", title="Details", tail="Redone.", lead="Enter: ", kind="NotYourTurn")\n'
        '    return "1 action", f"{count}/6", "Log", "#f7f3e8 #fffcf3", "Set-up"\n'
    )
    assert {(found.line, found.text) for found in in_code(module, "m")} == {
        (4, " wounds"),
        (4, "Details"),
        (4, "Redone."),
        (4, "Enter: "),
        (5, "1 action"),
        (5, "Log"),
        (5, "Set-up"),
    }


def test_every_line_of_a_longer_text_says_where_it_is_written(tmp_path):
    module = tmp_path / "module.py"
    module.write_text('HELP = """Arrows move.\n\nEnter opens it.\n"""\n')
    assert [str(found) for found in in_code(module, "m")] == ["m:1: Arrows move.", "m:1: Enter opens it."]


def test_pages_for_browsers_are_told_with_their_scripts(tmp_path):
    page, script = tmp_path / "page.html", tmp_path / "page.js"
    page.write_text('<p id="gone words">Come\nin</p>\n<button aria-label="Go left">&lt;</button><b></b>\n')
    script.write_text('tell("You have left.", `${n} choices: type one.`, "click");\n')
    assert [(found.line, found.text) for found in in_page(page, "p")] == [(1, "Come in"), (3, "Go left")]
    assert [found.text for found in in_page(script, "s")] == ["You have left.", "${n} choices: type one."]
