"""Laws of the content, on every game: good files load, and whatever is wrong with one is told with file and place."""

import re
import shutil
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from engine.content.loading import BadContent, content_root
from engine.games import GAMES
from tests.spoiling import spoil

pytestmark = pytest.mark.parametrize("slug", GAMES)
BESIDE = "opponents.toml"


@pytest.fixture
def root(slug: str, tmp_path: Path) -> Path:
    """A copy of the game's content that may be spoilt."""
    shutil.copytree(content_root() / slug, tmp_path / slug)
    return tmp_path


def box_of(slug: str):
    return import_module(f"engine.games.{slug}.content.box")


def told(slug: str, root: Path) -> list[str]:
    return [str(problem) for problem in box_of(slug).check(root)]


def files_of(slug: str) -> list[str]:
    """The data files a box is made of, as problems name them."""
    folder = content_root() / slug
    found = [path.relative_to(folder.parent).as_posix() for path in sorted(folder.rglob("*.toml"))]
    return [name for name in found if not name.endswith(BESIDE)]


def put_first(path: Path, line: str) -> None:
    path.write_text(f"{line}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")


def test_a_copy_of_the_content_has_no_problems_and_is_the_same(slug, root):
    assert told(slug, root) == []
    assert box_of(slug).load(root) == box_of(slug).load()


def test_the_same_folder_is_read_once(slug):
    assert box_of(slug).load() is box_of(slug).load()


def test_a_key_nobody_knows_is_told_in_every_file(slug, root):
    for name in files_of(slug):
        put_first(root / name, 'cheat = "yes"')
    lines = told(slug, root)
    assert sorted(line.split(": ")[0] for line in lines) == sorted(files_of(slug))
    assert all(': cheat: unknown key "cheat"; ' in line for line in lines)


def test_a_misspelt_key_is_told_with_the_nearest(slug, root):
    spoil(root / slug / "game.toml", "tagline = ", "tag_line = ")
    assert any('tag_line: unknown key "tag_line"; did you mean "tagline"? valid: ' in line for line in told(slug, root))


@pytest.mark.parametrize("value", ['"long"', "0", "true", "[1]"])
def test_a_value_of_another_type_or_out_of_bounds_is_told_with_what_is_valid(slug, root, value):
    game = root / slug / "game.toml"
    game.write_text(re.sub(r"(?m)^minutes = .*$", f"minutes = {value}", game.read_text("utf-8")), encoding="utf-8")
    [line] = told(slug, root)
    assert line.startswith(f"{slug}/game.toml: minutes: this must be a whole number of at least 1, not ")


def test_a_missing_key_is_told(slug, root):
    game = root / slug / "game.toml"
    game.write_text(re.sub(r"(?m)^minutes = .*$", "", game.read_text("utf-8")), encoding="utf-8")
    assert told(slug, root) == [
        f"{slug}/game.toml: minutes: this key is missing; it must be a whole number of at least 1"
    ]


def test_a_missing_file_is_told_by_its_name(slug, root):
    for name in files_of(slug):
        (root / name).rename(root / "elsewhere")
        assert told(slug, root) == [f"{name}: the file is missing"]
        (root / "elsewhere").rename(root / name)


def test_a_file_that_is_not_toml_is_told_with_its_line(slug, root):
    for name in files_of(slug):
        whole = (root / name).read_text(encoding="utf-8")
        put_first(root / name, "= 1")
        [line] = told(slug, root)
        assert line.startswith(f"{name}: line 1")
        (root / name).write_text(whole, encoding="utf-8")


def test_problems_of_several_files_are_told_together(slug, root):
    spoilt = [f"{slug}/game.toml", f"{slug}/tutorial.toml"]
    for name in spoilt:
        put_first(root / name, "cheat = 1")
    assert [line.split(": ")[0] for line in told(slug, root)] == spoilt


def test_bad_content_is_not_loaded(slug, root):
    put_first(root / slug / "game.toml", "cheat = 1")
    with pytest.raises(BadContent) as caught:
        box_of(slug).load(root)
    assert [str(problem) for problem in caught.value.problems] == told(slug, root)


def test_a_lesson_that_waits_for_an_unknown_deed_is_told_with_the_nearest(slug, root):
    lesson = root / slug / "tutorial.toml"
    deed = next(step["await"] for step in lesson_of(slug)["steps"] if step["await"] != "read")
    spoil(lesson, f'await = "{deed}"', f'await = "{deed}x"')
    [line] = told(slug, root)
    assert line.startswith(f"{slug}/tutorial.toml: steps #")
    assert f'→ await: unknown deed "{deed}x"; did you mean "{deed}"?' in line


def test_a_learner_who_does_not_sit_at_the_table_is_told(slug, root):
    spoil(root / slug / "tutorial.toml", "you = 0", "you = 9")
    seats = lesson_of(slug)["seats"]
    assert told(slug, root) == [f"{slug}/tutorial.toml: you: seats are counted from 0; valid: 0 to {seats - 1}"]


def lesson_of(slug: str) -> dict:
    return tomllib.loads((content_root() / slug / "tutorial.toml").read_text(encoding="utf-8"))


def test_the_lesson_opens_the_rulebook_at_headings_that_are_there(slug):
    text = (content_root() / slug / "rulebook.md").read_text(encoding="utf-8")
    lesson = lesson_of(slug)
    named = {step["rule"] for step in (*lesson["steps"], *lesson.get("asides", ())) if step.get("rule")}
    assert named
    assert named <= set(re.findall(r"^## (.+)$", text, re.M))


def test_rulings_are_numbered_without_gaps_and_the_code_cites_those_there_are(slug):
    text = (content_root() / slug / "RULINGS.md").read_text(encoding="utf-8")
    listed = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.M)]
    assert listed == list(range(1, len(listed) + 1))
    code = content_root().parent / "engine" / "games" / slug
    cited = [
        int(number)
        for path in code.rglob("*.py")
        for group in re.findall(r"rulings? ([\d, and]+)", path.read_text(encoding="utf-8"))
        for number in re.findall(r"\d+", group)
    ]
    assert cited
    assert set(cited) <= set(listed)
