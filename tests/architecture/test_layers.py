"""The import contracts of pyproject hold, and each of them notices the import it is there to forbid."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
PACKAGES = (
    "engine.core",
    "engine.content",
    "engine.kit",
    "engine.games.chess",
    "engine.games.chess.rules",
    "engine.games.chess.words",
    "engine.games.chess.bot",
    "engine.games.go",
    "engine.journal",
    "engine.store",
    "engine.bots",
    "engine.tables",
    "tui.games.chess",
    "tui.games.go",
    "tui.cli",
    "tui.pictures",
    "tui.command_line",
    "tui.bench",
    "tui.server",
    "tui.lobby",
    "tui.app",
    "tui.pages",
    "tui.plain",
    "tui.table",
    "tui.board",
    "tui.keys",
    "tui.words",
    "tui.config",
    "tui.draw",
)


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    # Wide, or the report breaks its lines in the middle of a contract's name.
    wide = {**os.environ, "COLUMNS": "200"}
    return subprocess.run([sys.executable, "-c", LINT], cwd=folder, env=wide, capture_output=True, text=True)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A tiny project of the same layers under the same contracts."""
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    for package in PACKAGES:
        folder = tmp_path.joinpath(*package.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        while folder != tmp_path:
            (folder / "__init__.py").touch()
            folder = folder.parent
    return tmp_path


def test_every_import_in_the_project_keeps_the_contracts():
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout


def test_a_project_without_imports_keeps_the_contracts(model):
    assert lint(model).returncode == 0


@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("engine.core", "engine.games.chess", "Imports point downwards"),
        ("engine.core", "engine.content", "Imports point downwards"),
        ("engine.kit", "engine.games.go", "Imports point downwards"),
        ("tui.draw", "tui.words", "Screens stand on each other"),
        ("tui.board", "tui.games.go", "Screens stand on each other"),
        ("tui.table", "tui.pages", "Screens stand on each other"),
        ("tui.pages", "tui.app", "Screens stand on each other"),
        ("tui.lobby", "tui.server", "Screens stand on each other"),
        ("engine.games.chess", "engine.journal", "Imports point downwards"),
        ("engine.bots", "engine.store", "Imports point downwards"),
        ("engine.store", "engine.bots", "Imports point downwards"),
        ("engine.tables", "tui.games.chess", "Imports point downwards"),
        ("engine.games.chess", "engine.games.go", "No game's rules know another game"),
        ("tui.games.chess", "tui.games.go", "No game's screen knows another game's screen"),
        ("engine.games.chess.rules", "engine.games.chess.words", "Rules import neither words nor bots"),
        ("engine.games.chess.rules", "engine.games.chess.bot", "Rules import neither words nor bots"),
        ("engine.journal", "textual.app", "The engine runs without a screen"),
        ("engine.tables", "click", "The engine runs without a screen"),
        ("tui.games.chess", "asyncssh", "Only the server and its measuring know SSH"),
        ("tui.games.chess", "aiohttp", "Only the browser's entrance and its measuring know the web"),
    ],
)
def test_a_contract_notices_the_import_it_forbids(model, importer, imported, contract):
    model.joinpath(*importer.split("."), "__init__.py").write_text(f"import {imported}\n")
    result = lint(model)
    assert result.returncode == 1, result.stderr
    broken = [line for line in result.stdout.splitlines() if line.endswith("BROKEN")]
    assert len(broken) == 1
    assert broken[0].startswith(contract)
