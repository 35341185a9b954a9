"""`duskhall content check` names file, key path and what would be valid."""

import shutil

import pytest
from click.testing import CliRunner

from engine.content.loading import content_root
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


def test_a_missing_folder_is_named_once(tmp_path):
    result = CliRunner().invoke(main, ["content", "check", "--root", str(tmp_path / "nowhere")])
    assert result.exit_code == 1
    assert result.stdout == f"{tmp_path / 'nowhere'}: this content folder does not exist\n"


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('rule = "Goal"', 'rule = "Gaol"', 'steps #1 → rule: unknown heading "Gaol"; did you mean "Goal"? valid: '),
        ("seats = 3", "seats = 9", "seats: Fairy Tale is for 2 to 5 players, not 9."),
        ("you = 0", "you = 3", "you: seats are counted from 0; valid: 0 to 2"),
        ('bot = "adept"', 'bot = "adapt"', 'bot: unknown bot "adapt"; '),
        ('rules = "basic"', 'rules = "easy"', "options: The option rules must be basic or expert, not 'easy'."),
        ('rules = "basic"', 'ruels = "basic"', "options: Fairy Tale has no option 'ruels'; did you mean \"rules\"?"),
    ],
)
def test_a_tutorial_that_cannot_be_played_is_named(copy, before, after, said):
    spoil(copy / "fairy_tale" / "tutorial.toml", before, after)
    result = check(copy)
    assert result.exit_code == 1
    [line] = result.stdout.splitlines()
    assert line.startswith(f"fairy_tale/tutorial.toml: {said}")


def test_a_missing_rulebook_is_named(copy):
    (copy / "fairy_tale" / "rulebook.md").unlink()
    assert check(copy).stdout == "fairy_tale/rulebook.md: the file is missing\n"


def test_a_rulebook_in_another_encoding_is_named(copy):
    path = copy / "fairy_tale" / "rulebook.md"
    path.write_bytes(path.read_bytes() + b"\xff")
    assert check(copy).stdout.startswith("fairy_tale/rulebook.md: byte ")


def test_a_tutorial_of_a_wrong_form_is_named_once(copy):
    spoil(copy / "fairy_tale" / "tutorial.toml", "seats = 3", 'seats = "three"')
    assert len(check(copy).stdout.splitlines()) == 1
