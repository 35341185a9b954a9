"""The README keeps its word: its commands are the ones that are checked, and the places it names exist."""

import re
import stat
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CI = ROOT / ".ci" / "run"
# Stands in for python3 and the tools: writes down how it was called, and fails where it is told to.
STAND_IN = '#!/bin/sh\necho "$(basename "$0") $*" >> "$CALLS"\n[ "$(basename "$0")" != "$FAILS" ]\n'


def section(title: str) -> str:
    """The text under one second-level heading."""
    return re.split(r"^## ", README, flags=re.M)[[*headings()].index(title) + 1].partition("\n")[2]


def headings() -> list[str]:
    return re.findall(r"^## (.+)$", README, flags=re.M)


def command(title: str) -> str:
    """The one command in a section's first code block."""
    found = re.search(r"^```sh\n(.+)\n```$", section(title), flags=re.M)
    assert found, f"no single command under {title}"
    return found[1]


def changes() -> dict[str, list[str]]:
    """What the "where do I change" table offers: the thing, and the paths in its row."""
    rows = re.findall(r"^\| (an? .+?) \| (.+) \|$", section("Where do I change…"), flags=re.M)
    return {thing: re.findall(r"`([^`]+)`", places) for thing, places in rows}


@pytest.fixture
def rehearsal(tmp_path):
    """Run .ci/run in an empty project whose tools are stand-ins; gives its exit code and the calls in order."""
    bin_folder, tools = tmp_path / "bin", tmp_path / "project" / ".venv" / "bin"
    script = tmp_path / "project" / ".ci" / "run"
    for folder in (bin_folder, tools, script.parent):
        folder.mkdir(parents=True)
    script.write_bytes(CI.read_bytes())
    for tool in (bin_folder / "python3", *(tools / name for name in ("pip", "pytest", "ruff", "mypy", "lint-imports"))):
        tool.write_text(STAND_IN)
        tool.chmod(0o755)

    def run(fails: str = "") -> tuple[int, list[str]]:
        calls = tmp_path / "calls"
        environment = {"PATH": f"{bin_folder}:/usr/bin:/bin", "CALLS": str(calls), "FAILS": fails}
        done = subprocess.run(["bash", script], env=environment, capture_output=True)
        return done.returncode, calls.read_text().splitlines()

    return run


@pytest.mark.parametrize("title", ["Play", "Test"])
def test_a_command_is_one_line_that_the_shell_can_read(title):
    assert subprocess.run(["bash", "-n", "-c", command(title)], capture_output=True).returncode == 0


@pytest.mark.parametrize("title", ["Play", "Test"])
def test_a_command_makes_its_own_environment_and_activates_none(title):
    steps = [step for step in command(title).split(" && ") if not step.startswith("echo ")]
    assert steps[0] == "python3 -m venv .venv"
    assert all(step.startswith(".venv/bin/") for step in steps[1:])


def test_the_play_command_says_what_it_does_before_it_is_silent():
    first, *silent = command("Play").split(" && ")
    told = subprocess.run(["sh", "-c", first], capture_output=True, text=True).stdout
    assert told.startswith("Installing Duskhall")
    assert any("--quiet" in step for step in silent)


def test_the_play_command_starts_the_installed_script():
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert command("Play").rpartition(".venv/bin/")[2] in scripts


def test_the_checks_run_exactly_the_test_command():
    assert command("Test") in CI.read_text().splitlines()


def test_the_checks_are_a_script_that_can_be_started():
    assert CI.stat().st_mode & stat.S_IXUSR
    assert subprocess.run(["bash", "-n", CI], capture_output=True).returncode == 0


def test_the_checks_go_from_tests_to_style_to_types_to_layers(rehearsal):
    code, calls = rehearsal()
    assert code == 0
    assert [call.split()[0] for call in calls] == ["python3", "pip", "pytest", "ruff", "ruff", "mypy", "lint-imports"]


@pytest.mark.parametrize("tool", ["python3", "pip", "pytest", "ruff", "mypy", "lint-imports"])
def test_the_first_failure_ends_the_checks(rehearsal, tool):
    code, calls = rehearsal(fails=tool)
    assert code != 0
    assert [call.split()[0] for call in calls].index(tool) == len(calls) - 1


@pytest.mark.parametrize("thing", ["a card", "a rule", "a key", "a screen"])
def test_the_readme_says_where_to_change(thing):
    assert changes()[thing]


@pytest.mark.parametrize("path", sorted({path for paths in changes().values() for path in paths}))
def test_a_place_to_change_something_exists(path):
    assert (ROOT / path).exists()


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#]+)\)", README))
def test_a_picture_or_page_the_readme_links_to_exists(target):
    assert (ROOT / target).is_file()


def test_the_readme_is_short():
    assert len(README.splitlines()) <= 150
