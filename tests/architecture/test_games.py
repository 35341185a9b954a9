"""A reader who knows one game knows all: same files everywhere, and no code elsewhere that knows a single game."""

import ast
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.architecture.tree import ROOT, game_folders, module_of, sources

RULES = {"zones", "actions", "tasks", "content", "setup", "rules", "scoring", "text", "bot"}
CONTENT = {
    "game.toml",
    "cards",
    "rulebook.md",
    "tutorial.toml",
    "opponents.toml",
    "RULINGS.md",
    "EFFECTS.md",
    "BALANCE.md",
}
REGISTRIES = {"engine.games", "tui.games"}


def members_of(folder: Path) -> set[str]:
    """Modules and packages in a folder, by the name they are imported by."""
    entries = (path for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists())
    return {path.stem for path in entries} - {"__init__"}


def outside_games() -> list[Path]:
    """Code that serves every game: all of it but the games' own folders and the registries."""
    own = [ROOT / parent / slug for parent in ("engine/games", "tui/games") for slug in GAMES]
    shared = [path for path in sources("engine", "tui") if not any(path.is_relative_to(folder) for folder in own)]
    return [path for path in shared if module_of(path) not in REGISTRIES]


def games_named_in(path: Path) -> set[str]:
    """Games that the code imports or spells out as a value; help texts and docstrings may use one as an example."""
    named = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            named |= {node.value} & set(GAMES)
        elif isinstance(node, ast.ImportFrom):
            named |= set((node.module or "").split(".")) & set(GAMES)
            named |= {alias.name for alias in node.names} & set(GAMES)
        elif isinstance(node, ast.Import):
            named |= {part for alias in node.names for part in alias.name.split(".")} & set(GAMES)
    return named


@pytest.mark.parametrize("parent", ["engine/games", "content", "tui/games", "tests/games"])
def test_every_game_has_its_four_folders(parent):
    assert {folder.name for folder in game_folders(parent)} == set(GAMES)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_modules_of_the_others(slug):
    assert members_of(ROOT / "engine" / "games" / slug) >= RULES


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_content_files_of_the_others(slug):
    assert {path.name for path in (ROOT / "content" / slug).iterdir()} >= CONTENT


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_registered_under_its_own_slug(slug):
    assert GAMES[slug].slug == slug


@pytest.mark.parametrize("path", outside_games(), ids=module_of)
def test_shared_code_knows_no_single_game(path):
    assert games_named_in(path) == set()
