"""A reader who knows one game knows all: same files everywhere, and no code elsewhere that knows a single game."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.architecture.tree import ROOT, game_folders, module_of, name_of, sources, tree_of

ROOMS = {
    "game", "entry", "names", "zones", "actions", "tasks", "setup", "table", "scoring",
    "content.box", "content.forms", "content.checks",
    "rules.opening", "rules.turn", "rules.ending", "rules.rows",
    "words.prompts", "words.story", "words.description",
    "bot.policy", "bot.value", "bot.playout", "bot.reasons", "bot.taste",
}  # fmt: skip
SCREEN_ROOMS = {
    "face", "look", "poster", "board", "view", "scene", "landing", "news", "inspecting", "layout", "gallery",
    "paint.board", "score.sheet", "score.scene", "score.paint",
}  # fmt: skip
WIDEST_FOLDER = 15
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


def rooms_of(folder: Path) -> set[str]:
    """The modules below a folder, by the name they are imported by from there."""
    return {".".join(path.relative_to(folder).with_suffix("").parts) for path in folder.rglob("*.py")}


def outside_games() -> list[Path]:
    """Code that serves every game: all of it but the games' own folders and the registries."""
    own = [ROOT / parent / slug for parent in ("engine/games", "tui/games") for slug in GAMES]
    shared = [path for path in sources("engine", "tui") if not any(path.is_relative_to(folder) for folder in own)]
    return [path for path in shared if module_of(path) not in REGISTRIES]


def games_named_in(path: Path) -> set[str]:
    """Games that the code imports or spells out as a value; help texts and docstrings may use one as an example."""
    named = set()
    for node in ast.walk(tree_of(path)):
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
    assert {folder.name for folder in game_folders(parent)} == {*GAMES}


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_rooms_of_the_others(slug):
    assert ROOMS - rooms_of(ROOT / "engine" / "games" / slug) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_every_screen_has_the_rooms_of_the_others(slug):
    assert SCREEN_ROOMS - rooms_of(ROOT / "tui" / "games" / slug) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_whose_cards_have_effects_puts_them_together_in_the_same_room(slug):
    rooms = rooms_of(ROOT / "engine" / "games" / slug)
    assert "effects.rows" in rooms or "effects.__init__" not in rooms


def test_no_folder_of_code_is_too_wide_to_look_over():
    wide = Counter(path.parent for path in sources("engine", "tui") if path.name != "__init__.py")
    assert {name_of(folder): count for folder, count in wide.items() if count > WIDEST_FOLDER} == {}


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_the_content_files_of_the_others(slug):
    assert {path.name for path in (ROOT / "content" / slug).iterdir()} >= CONTENT


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_registered_under_its_own_slug(slug):
    assert GAMES[slug].slug == slug


def test_shared_code_knows_no_single_game():
    named = {name_of(path): games_named_in(path) for path in outside_games()}
    assert {name: games for name, games in named.items() if games} == {}


def test_a_file_that_names_a_game_is_found(tmp_path):
    path = tmp_path / "shared.py"
    slug = next(iter(GAMES))
    path.write_text(f"from engine.games.{slug} import game\n", encoding="utf-8")
    assert games_named_in(path) == {slug}
