"""What no file of the project may contain: a path of somebody's machine, or where somebody's packages come from."""

import ast
import re

from tests.architecture.tree import ROOT, name_of, project_files, sources, tree_of

MACHINE_PATH = re.compile(r"(?<![\w.<>*\])}/-])/(?:work|tmp|root|home/\w+|Users/\w+)(?![\w.-])")
REGISTRY = re.compile(
    r"\b(?:pypi|pythonhosted|npmjs|crates|conda|anaconda)\.(?:org|io|com)\b|\b(?:extra-)?index[-_]url\b", re.I
)
OF_A_SCREEN = re.compile(r"\bcursor\b|\bEnter (?:takes|keeps|plays|chooses|goes)|\bEsc\b|\barrow keys?\b")
TOP_LEVEL = {
    "pyproject.toml",
    "tui",
    "engine",
    "content",
    "tests",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
}


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Where the pattern occurs in the project, as file:line."""
    found = []
    for path in project_files():
        for number, line in enumerate(path.read_bytes().decode("utf-8", "replace").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    return found


def test_no_file_names_a_path_of_a_machine():
    assert lines_with(MACHINE_PATH) == []


def test_no_file_names_a_package_registry():
    assert lines_with(REGISTRY) == []


def test_a_path_of_a_machine_is_recognised():
    folders = ("work", "tmp", "root", "home/ada", "Users/ada")
    texts = [form.format("/" + folder) for form in ("see {}/x", '"{}"', "cd {}", "({}/x)") for folder in folders]
    assert [text for text in texts if not MACHINE_PATH.search(text)] == []


def test_other_slashes_are_left_alone():
    texts = ("content/work", "a frame/root", "</tmp>", "/workshop", "./tmp")
    assert [text for text in texts if MACHINE_PATH.search(text)] == []


def test_a_package_registry_is_recognised():
    assert REGISTRY.search("https://pypi_org/simple".replace("_", "."))
    assert REGISTRY.search("--extra=index=url".replace("=", "-"))


def test_what_a_game_says_fits_line_mode_as_well_as_a_screen():
    said = [(name_of(path), text) for path in sources("engine/games") for text in said_in(tree_of(path))]
    assert [(name, text) for name, text in said if OF_A_SCREEN.search(text)] == []


def said_in(tree: ast.Module) -> list[str]:
    """The texts of a module that are not its docstrings."""
    nodes = list(ast.walk(tree))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    found = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return [node.value for node in found if isinstance(node.value, str)]


def test_a_key_in_a_text_is_found_and_one_in_a_docstring_is_not():
    assert said_in(ast.parse('"""The cursor."""\nremark = "Enter takes it."')) == ["Enter takes it."]
    assert OF_A_SCREEN.search("Enter takes it.")


def test_the_top_level_holds_only_what_people_expect():
    names = {path.relative_to(ROOT).parts[0] for path in project_files()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL
