"""Opponents are data: strict files, and every mistake named with its place and what would be valid."""

from typing import Annotated

import msgspec
import pytest

from engine.bots import BOTS
from engine.content.loading import BadContent
from engine.content.opponents import Level, check, opponents_of
from engine.games import GAMES
from tests.toy import LANTERNS


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player of Lanterns may like."""

    oil: float = 1.0
    glow: Annotated[float, msgspec.Meta(ge=0.0, le=5.0)] = 1.0


GOOD = """
[[opponents]]
id = "moth"
name = "Moth"
level = "adept"
about = "loves the light"
taste = { glow = 2.5 }
"""


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setattr(type(LANTERNS), "taste_type", Taste)
    (tmp_path / "lanterns").mkdir()
    return tmp_path


def written(root, text):
    (root / "lanterns" / "opponents.toml").write_text(text)
    return root


def sentences(root, text):
    return [str(problem) for problem in check(LANTERNS, written(root, text))]


def test_an_opponent_has_a_level_a_name_a_line_and_likings(root):
    (one,) = opponents_of(LANTERNS, written(root, GOOD))
    assert (one.id, one.name, one.level, one.taste) == ("moth", "Moth", "adept", Taste(glow=2.5))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("glow", "glw", 'opponents "moth" → taste → glw: unknown key "glw"; did you mean "glow"?'),
        ('"adept"', '"adapt"', 'opponents "moth" → level: unknown value "adapt"; did you mean "adept"?'),
        ("2.5", '"much"', 'opponents "moth" → taste → glow: this must be a number from 0 to 5, not "much"'),
        ("glow = 2.5", "oil = true", 'opponents "moth" → taste → oil: this must be a number, not true'),
        ("2.5", "9", 'opponents "moth" → taste → glow: this must be a number from 0 to 5, not 9'),
        ('about = "loves the light"', "", 'opponents "moth" → about: this key is missing; it must be text'),
        ('id = "moth"', 'id = "a:moth"', 'opponents "a:moth" → id: an id has only lower-case letters'),
        (
            'name = "Moth"',
            'name = "A name that is too long"',
            'opponents "moth" → name: this has 23 characters; it must have 1 to 12',
        ),
    ],
)
def test_a_mistake_is_named_with_its_place_and_what_is_valid(root, old, new, told):
    (sentence,) = sentences(root, GOOD.replace(old, new))
    assert sentence.startswith(f"lanterns/opponents.toml: {told}")


def test_ids_and_names_are_used_once(root):
    found = sentences(root, GOOD + GOOD)
    assert any("this id is already used" in sentence for sentence in found)
    (shared,) = sentences(root, GOOD + GOOD.replace('"moth"', '"fly"'))
    assert 'the name Moth already belongs to "moth"' in shared


def test_a_game_without_likings_has_opponents_without_any(root, monkeypatch):
    monkeypatch.setattr(type(LANTERNS), "taste_type", None)
    (sentence,) = sentences(root, GOOD)
    assert 'taste → glow: unknown key "glow"; valid: none' in sentence
    assert sentences(root, GOOD.replace("taste = { glow = 2.5 }", "")) == []


def test_a_missing_file_is_bad_content(root):
    with pytest.raises(BadContent, match="the file is missing"):
        opponents_of(LANTERNS, root)


def test_the_levels_of_opponents_are_levels_of_bots():
    assert set(Level.__args__) <= BOTS.keys()


@pytest.mark.parametrize("slug", GAMES)
def test_every_opponent_of_a_game_likes_something_of_their_own(slug):
    tastes = [one.taste for one in GAMES[slug].opponents]
    assert None not in tastes
    assert len(set(map(repr, tastes))) == len(tastes)
