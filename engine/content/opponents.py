"""The form of an `opponents.toml`: named bots with a visible liking, the same form for every game.

Loaded by `Game.opponents` and looked through by the content check. What can be liked is the game's own Struct of
weights, `Game.bot.taste_type`; a game that has none has opponents without likings.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta

from engine.content.loading import BadContent, content_root, load_toml
from engine.content.problems import ARROW, ContentProblem, duplicates

if TYPE_CHECKING:
    from engine.kit.game import Game

FILE = "opponents.toml"
Taste = TypeVar("Taste")
Level = Literal["apprentice", "adept", "master"]
Text = Annotated[str, Meta(min_length=1)]
ShortName = Annotated[str, Meta(min_length=1, max_length=12)]


class NoTaste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The likings of a game whose bot has none."""


class Opponent(msgspec.Struct, Generic[Taste], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody to play against: how strong by default, what they are like in a few words, and what they like."""

    id: Text
    name: ShortName
    level: Level
    about: Text
    taste: Taste | None = None


class OpponentFile(msgspec.Struct, Generic[Taste], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file."""

    opponents: tuple[Opponent[Taste], ...]


AnyOpponent = Opponent[Any]


def opponents_of(game: "Game", root: Path | str | None = None) -> tuple[AnyOpponent, ...]:
    """The opponents of a game; raises BadContent with everything that is wrong with their file."""
    name = f"{game.slug}/{FILE}"
    taste = game.bot.taste_type or NoTaste
    form: Any = OpponentFile[taste]  # type: ignore[valid-type]
    found: tuple[AnyOpponent, ...] = load_toml(content_root(root) / game.slug / FILE, form, name).opponents
    problems = [*duplicates(((name, one.id) for one in found), "opponents"), *cross_problems(name, found)]
    if problems:
        raise BadContent(problems)
    return found


def check(game: "Game", root: Path | str | None = None) -> list[ContentProblem]:
    """Everything wrong with the opponents of a game as they lie on disk now."""
    try:
        opponents_of(game, root)
    except BadContent as bad:
        return list(bad.problems)
    return []


def cross_problems(file: str, opponents: tuple[AnyOpponent, ...]) -> list[ContentProblem]:
    """Ids that cannot be typed as part of a bot's word, and names that two opponents share."""
    found = []
    owners: dict[str, str] = {}
    for one in opponents:
        path = f'opponents "{one.id}"'
        if not (one.id.isascii() and one.id.isidentifier() and one.id == one.id.lower()):
            sentence = "an id has only lower-case letters, digits and underscores, and starts with a letter"
            found.append(ContentProblem(file, f"{path}{ARROW}id", sentence))
        if owners.setdefault(one.name, one.id) != one.id:
            sentence = f'the name {one.name} already belongs to "{owners[one.name]}"; every name must be unique'
            found.append(ContentProblem(file, f"{path}{ARROW}name", sentence))
    return found
