"""The shape of the code: small files, names that say something, a docstring that says what a module is for."""

import ast
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, sources

LONGEST_FILE = 450
LONGEST_APP = 250
LONGEST_DOCSTRING = 10
EMPTY_NAMES = {"util", "utils", "helper", "helpers", "manager", "managers", "common", "misc"}
EMPTY_VERBS = ("handle_", "process_", "do_")

every_file = pytest.mark.parametrize(
    "path", sources("engine", "tui", "tests"), ids=lambda path: path.relative_to(ROOT).as_posix()
)
every_module = pytest.mark.parametrize(
    "path", sources("engine", "tui"), ids=lambda path: path.relative_to(ROOT).as_posix()
)


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@every_file
def test_a_file_stays_short(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines < (LONGEST_APP if path.name == "app.py" else LONGEST_FILE)


@every_file
def test_no_module_has_a_name_that_says_nothing(path):
    assert not EMPTY_NAMES & set(path.relative_to(ROOT).with_suffix("").parts)


@every_file
def test_no_function_or_class_has_a_name_that_says_nothing(path):
    named = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = [node.name for node in ast.walk(tree_of(path)) if isinstance(node, named)]
    assert [name for name in names if name.lstrip("_").startswith(EMPTY_VERBS) or name.endswith("Manager")] == []


@every_module
def test_a_module_says_what_it_is_for_in_one_to_ten_lines(path):
    tree = tree_of(path)
    if tree.body:
        docstring = ast.get_docstring(tree) or ""
        assert 1 <= len(docstring.splitlines()) <= LONGEST_DOCSTRING


@every_module
def test_every_folder_of_code_is_a_package_so_that_the_contracts_see_it(path):
    assert (path.parent / "__init__.py").exists()
