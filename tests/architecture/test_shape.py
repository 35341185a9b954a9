"""The shape of the code: small files, names that say something, a docstring that says what a module is for."""

import ast
from pathlib import Path

from tests.architecture.tree import name_of, sources, tree_of

LONGEST_FILE = 450
LONGEST_APP = 250
LARGEST_CORE = 1500
LONGEST_DOCSTRING = 10
EMPTY_NAMES = {"util", "utils", "helper", "helpers", "manager", "managers", "common", "misc"}
EMPTY_VERBS = ("handle_", "process_", "do_")

EVERY_FILE = sources("engine", "tui", "tests")
EVERY_MODULE = sources("engine", "tui")


def longest_allowed(path: Path) -> int:
    return LONGEST_APP if path.name == "app.py" else LONGEST_FILE


def empty_names_in(path: Path) -> list[str]:
    """Functions and classes of a file whose name says nothing."""
    named = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = [node.name for node in ast.walk(tree_of(path)) if isinstance(node, named)]
    return [name for name in names if name.lstrip("_").startswith(EMPTY_VERBS) or name.endswith("Manager")]


def docstring_lines(path: Path) -> int:
    return len((ast.get_docstring(tree_of(path)) or "").splitlines())


def test_a_file_stays_short():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in EVERY_FILE}
    assert {name_of(path): length for path, length in lengths.items() if length >= longest_allowed(path)} == {}


def test_the_core_stays_small():
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources("engine/core")) < LARGEST_CORE


def test_no_module_has_a_name_that_says_nothing():
    names = [name_of(path) for path in EVERY_FILE]
    assert [name for name in names if EMPTY_NAMES & set(Path(name).with_suffix("").parts)] == []


def test_no_function_or_class_has_a_name_that_says_nothing():
    found = {name_of(path): empty_names_in(path) for path in EVERY_FILE}
    assert {name: names for name, names in found.items() if names} == {}


def test_a_module_says_what_it_is_for_in_one_to_ten_lines():
    lengths = {name_of(path): docstring_lines(path) for path in EVERY_MODULE if tree_of(path).body}
    assert {name: length for name, length in lengths.items() if not 1 <= length <= LONGEST_DOCSTRING} == {}


def test_every_folder_of_code_is_a_package_so_that_the_contracts_see_it():
    folders = {path.parent for path in EVERY_MODULE}
    assert [name_of(folder) for folder in folders if not (folder / "__init__.py").exists()] == []


def test_a_file_at_fault_is_found_and_named(tmp_path):
    path = tmp_path / "faulty.py"
    path.write_text("def handle_it(): ...\nclass TableManager: ...\n", encoding="utf-8")
    assert empty_names_in(path) == ["handle_it", "TableManager"]
    assert docstring_lines(path) == 0
