"""What is installed is whole: code, content, styles and pictures travel together, on every Python that is promised."""

import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest

from tests.architecture.tree import ROOT, project_files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
MADE_BY_PYTHON = {"__pycache__"}
NOT_OVER = "The game is not over: this is what you can see.\n"


def test_code_and_content_are_installed_and_tests_are_not():
    assert PACKAGES == ["tui", "engine", "content"]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_file_of_a_package_is_hidden_from_git_and_so_from_the_wheel(package):
    lying = {path for path in (ROOT / package).rglob("*") if path.is_file() and not MADE_BY_PYTHON & set(path.parts)}
    assert lying <= set(project_files())


@pytest.mark.parametrize("pattern", ["content/*/cards/*.toml", "content/*/rulebook.md", "tui/**/*.tcss"])
def test_what_the_program_reads_beside_its_code_lies_in_a_package(pattern):
    found = list(ROOT.glob(pattern))
    assert found
    assert all(path.relative_to(ROOT).parts[0] in PACKAGES for path in found)


def test_the_pythons_of_the_readme_are_those_of_the_project():
    promised = re.findall(
        r"3\.\d+", (ROOT / "README.md").read_text(encoding="utf-8").partition("You need Python ")[2].split("\n")[0]
    )
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if " 3." in line]
    assert promised == named == ["3.11", "3.12", "3.13"]
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"


@pytest.mark.parametrize("name", ["textual", "syrupy", "ruff", "mypy"])
def test_what_stored_files_or_verdicts_depend_on_is_pinned_exactly(name):
    wanted = [*PROJECT["project"]["dependencies"], *EXTRAS["dev"]]
    assert [line for line in wanted if re.match(rf"{name}==\d", line)]


@pytest.mark.parametrize("extra", ["ssh", "postgres", "ladder"])
def test_tests_use_what_the_extras_bring(extra):
    assert set(EXTRAS[extra]) <= set(EXTRAS["dev"])


def test_the_licence_is_named_once_and_its_notice_says_whose_the_games_are():
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert PROJECT["project"]["license"] == "MIT"
    assert licence.startswith("MIT License")
    for words in ("belong to their authors", "unofficial adaptation", "are our own"):
        assert words in " ".join(licence.split())
        assert words in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Run Python with nothing of this checkout but what a wheel holds."""
    site, elsewhere = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("elsewhere")
    for path in project_files():
        name = path.relative_to(ROOT)
        if name.parts[0] in PACKAGES:
            (site / name.parent).mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, site / name)
    surroundings = os.environ | {
        "PYTHONPATH": str(site),
        "PYTHONSAFEPATH": "1",
        "DUSKHALL_HOME": str(elsewhere / "home"),
    }

    def run(*words, input=""):
        command = [sys.executable, "-B", *words]
        done = subprocess.run(command, cwd=elsewhere, env=surroundings, input=input, capture_output=True, text=True)
        assert (done.returncode, done.stderr.replace(NOT_OVER, "")) == (0, "")
        return done.stdout

    assert run("-c", "import tui; print(tui.__file__)").startswith(str(site))
    return run


def test_an_installed_program_finds_its_content(installed):
    assert installed("-m", "tui", "content", "check") == "The content is valid.\n"


def test_an_installed_program_plays_and_draws(installed):
    assert "pick 2 of 5" in installed("-m", "tui", "play", "fairy_tale", input="1\n")
    assert installed("-m", "tui", "export", "last", "--format", "svg").startswith("<svg")
