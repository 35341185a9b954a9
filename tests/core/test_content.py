"""The strict loader: good files become Structs, bad ones become sentences with file, path and what is valid."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from engine.content.loading import BadContent, content_root, digest, duplicates, load_toml, try_toml
from engine.content.nearest import nearest


class Bark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="deed", tag="bark"):
    times: Annotated[int, Meta(ge=1)]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="deed", tag="sit"):
    where: Literal["rug", "stairs"]


class Dog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    age: Annotated[int, Meta(ge=0, le=30)]
    deeds: tuple[Bark | Sit, ...] = ()
    colours: dict[Literal["coat", "eyes"], str] = {}
    good: bool = True
    nick: Annotated[str, Meta(min_length=1, max_length=4)] | None = None
    sizes: tuple[int, int] = (0, 0)
    owner: int | str | None = None
    weight: float = 1.0


class Kennel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dogs: Annotated[tuple[Dog, ...], Meta(min_length=1)]


def problems_of(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    path = tmp_path / "kennel.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load_toml(path, Kennel)
    assert {problem.file for problem in caught.value.problems} == {"kennel.toml"}
    return [(problem.path, problem.sentence) for problem in caught.value.problems]


def dog(lines: str) -> str:
    return f'[[dogs]]\nid = "rex"\n{lines}'


def test_a_good_file_becomes_its_struct(tmp_path):
    path = tmp_path / "kennel.toml"
    path.write_text(
        dog('age = 3\ndeeds = [{ deed = "bark", times = 2 }, { deed = "sit", where = "rug" }]\nsizes = [1, 2]')
    )
    assert load_toml(path, Kennel) == Kennel((Dog("rex", 3, (Bark(2), Sit("rug")), sizes=(1, 2)),))


@pytest.mark.parametrize(
    ("lines", "path", "sentence"),
    [
        ("", 'dogs "rex" → age', "this key is missing; it must be a whole number from 0 to 30"),
        ("age = -1", 'dogs "rex" → age', "this must be a whole number from 0 to 30, not -1"),
        ("age = true", 'dogs "rex" → age', "this must be a whole number from 0 to 30, not true"),
        ('age = "old"', 'dogs "rex" → age', 'this must be a whole number from 0 to 30, not "old"'),
        ("age = 1\ngood = 1", 'dogs "rex" → good', "this must be true or false, not 1"),
        ("age = 1\nsizes = [1]", 'dogs "rex" → sizes', "this must be a list of 2 entries, not [1]"),
        ('age = 1\nsizes = [1, "x"]', 'dogs "rex" → sizes #2', 'this must be a whole number, not "x"'),
        ("age = 1\ndeeds = 4", 'dogs "rex" → deeds', "this must be a list, not 4"),
        ("age = 1\ncolours = 4", 'dogs "rex" → colours', "this must be a table, not 4"),
        ("age = 1\nowner = true", 'dogs "rex" → owner', "this must be a whole number or text, not true"),
        ("age = 1\nweight = 'light'", 'dogs "rex" → weight', 'this must be a number, not "light"'),
        ('age = 1\nnick = "Rexxy"', 'dogs "rex" → nick', "this has 5 characters; it must have 1 to 4"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_named_with_what_would_be_valid(tmp_path, lines, path, sentence):
    assert problems_of(tmp_path, dog(lines)) == [(path, sentence)]


def test_an_unknown_key_suggests_the_nearest_key(tmp_path):
    [(path, sentence)] = problems_of(tmp_path, dog("age = 1\ncolors = { coat = 'red' }"))
    assert path == 'dogs "rex" → colors'
    assert sentence.startswith('unknown key "colors"; did you mean "colours"? valid: id, age, deeds')


def test_an_unknown_tag_suggests_the_nearest_tag(tmp_path):
    [found] = problems_of(tmp_path, dog('age = 1\ndeeds = [{ deed = "sitt", where = "rug" }]'))
    assert found == ('dogs "rex" → deeds #1 → deed', 'unknown deed "sitt"; did you mean "sit"? valid: bark, sit')


def test_a_missing_tag_is_told_with_all_tags(tmp_path):
    [found] = problems_of(tmp_path, dog("age = 1\ndeeds = [{ times = 1 }]"))
    assert found == ('dogs "rex" → deeds #1 → deed', "this key is missing; it must be one of: bark, sit")


def test_an_unknown_word_of_a_closed_list_suggests_the_nearest_word(tmp_path):
    [found] = problems_of(tmp_path, dog('age = 1\ndeeds = [{ deed = "sit", where = "rugs" }]'))
    assert found == ('dogs "rex" → deeds #1 → where', 'unknown value "rugs"; did you mean "rug"? valid: rug, stairs')


def test_an_unknown_key_of_a_dictionary_suggests_the_nearest_key(tmp_path):
    [found] = problems_of(tmp_path, dog('age = 1\ncolours = { coats = "red" }'))
    assert found == ('dogs "rex" → colours → coats', 'unknown key "coats"; did you mean "coat"? valid: coat, eyes')


def test_all_problems_of_a_file_are_told_at_once(tmp_path):
    found = problems_of(tmp_path, dog("age = 99\nfur = 1\n[[dogs]]\nage = 2"))
    assert [path for path, _ in found] == ['dogs "rex" → fur', 'dogs "rex" → age', "dogs #2 → id"]


def test_an_empty_list_where_entries_are_needed_is_told(tmp_path):
    assert problems_of(tmp_path, "dogs = []") == [("dogs", "this has 0 entries; it must have at least 1")]


def test_a_table_that_is_no_table_is_told(tmp_path):
    assert problems_of(tmp_path, "dogs = [7]") == [("dogs #1", "this must be a table, not 7")]


def test_broken_toml_names_line_and_column(tmp_path):
    [(path, sentence)] = problems_of(tmp_path, "dogs = [\n  oops")
    assert path.startswith("line 2")
    assert sentence.startswith("this is not valid TOML: ")


def test_a_file_that_is_not_utf8_is_told(tmp_path):
    (tmp_path / "k.toml").write_bytes(b'a = "\xff"')
    with pytest.raises(BadContent, match=r"k\.toml: byte 5: the file is not UTF-8 text"):
        load_toml(tmp_path / "k.toml", Kennel)


def test_a_missing_file_and_an_unreadable_one_are_told(tmp_path):
    problems: list = []
    assert try_toml(tmp_path / "none.toml", Kennel, problems) is None
    assert try_toml(tmp_path, Kennel, problems, "folder") is None
    assert str(problems[0]) == "none.toml: the file is missing"
    assert str(problems[1]).startswith("folder: the file cannot be read (")


def test_what_only_the_conversion_can_see_is_told_as_a_problem(tmp_path):
    class Strict(msgspec.Struct):
        word: Annotated[str, Meta(pattern="^a")]

    (tmp_path / "s.toml").write_text('word = "b"')
    with pytest.raises(BadContent, match="Expected `str` matching regex"):
        load_toml(tmp_path / "s.toml", Strict)


def test_nothing_near_gives_only_the_valid_names():
    assert nearest("zzz", ["flip", "draw"]) == "valid: flip, draw"


def test_an_id_used_twice_names_both_files():
    [problem] = duplicates([("a.toml", "rex"), ("b.toml", "bello"), ("b.toml", "rex")], "dogs")
    assert str(problem) == 'b.toml: dogs "rex" → id: this id is already used in a.toml; every id must be unique'


def test_the_content_folder_lies_beside_the_engine():
    import engine

    assert engine.__file__ is not None
    assert content_root() == Path(engine.__file__).resolve().parent.parent / "content"


def test_another_content_folder_can_be_named_and_must_exist(tmp_path):
    assert content_root(tmp_path) == tmp_path
    with pytest.raises(BadContent, match="this content folder does not exist"):
        content_root(tmp_path / "nowhere")


def test_the_digest_follows_data_files_and_nothing_else(tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "a.toml").write_bytes(b"x = 1\n")
    before = digest(tmp_path)
    (tmp_path / "README.md").write_text("words")
    (tmp_path / "cards" / "a.toml").write_bytes(b"x = 1\r\n")
    assert digest(tmp_path) == before
    (tmp_path / "cards" / "a.toml").rename(tmp_path / "cards" / "b.toml")
    renamed = digest(tmp_path)
    (tmp_path / "cards" / "b.toml").write_bytes(b"x = 2\n")
    assert len({before, renamed, digest(tmp_path)}) == 3
