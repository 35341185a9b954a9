"""`duskhall content check` names file, key path and what would be valid."""

import shutil

import pytest
from click.testing import CliRunner

from engine.core.content import content_root
from tests.spoiling import spoil
from tui.cli import main


@pytest.fixture
def copy(tmp_path):
    """A copy of the content that may be spoilt."""
    return shutil.copytree(content_root(), tmp_path / "content")


def check(root):
    return CliRunner().invoke(main, ["content", "check", "fairy_tale", "--root", str(root)])


def test_the_content_in_use_is_valid():
    result = CliRunner().invoke(main, ["content", "check"])
    assert (result.exit_code, result.output) == (0, "The content is valid.\n")


def test_an_unknown_effect_is_named_with_its_place_and_what_is_valid(copy):
    spoil(copy / "fairy_tale" / "cards" / "shadow.toml", 'effect = "flip"', 'effect = "flipp"')
    result = check(copy)
    assert result.exit_code == 1
    [line] = result.stdout.splitlines()
    assert line.startswith('fairy_tale/cards/shadow.toml: cards "demon" → effects #1 → effect: ')
    assert 'did you mean "flip"?' in line
    assert result.stderr == "The content cannot be used: 1 problem.\n"


def test_every_problem_is_listed(copy):
    cards = copy / "fairy_tale" / "cards"
    spoil(cards / "shadow.toml", "copies = 2", 'copies = "two"')
    spoil(cards / "fairywood.toml", "copies", "copy")
    lines = check(copy).stdout.splitlines()
    assert any("shadow.toml" in line and "copies" in line for line in lines)
    assert any("fairywood.toml" in line and "copy" in line for line in lines)


def test_a_missing_folder_is_named(tmp_path):
    result = check(tmp_path / "nowhere")
    assert result.exit_code == 1
    assert "there is no such content folder" in result.stdout
