"""Every sentence that players can read, with where it stands: for whoever reads them all with one ear.

Collected from the text of the code (strings and f-strings of two words or more, and the help of commands) and from the
data files and rulebooks of the games. `duskhall content sentences` prints them. It judges nothing.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

PACKAGES = ("engine", "tui")
BETWEEN_WORDS = re.compile(r"[A-Za-z{}',;:.…)] +[A-Za-z{(]")
STYLE = re.compile(
    r"^[a-z-]+: [\w$%]+( [\w$%]+)?;|\{\s*[a-z-]+: [\w$%. -]+;|\{\s*\n"
    r"|^[A-Z ]+ (TABLE|INTO|FROM|INDEX)\b|SELECT |PRAGMA "
)
"""What looks like words and is style sheets or SQL."""


class Sentence(msgspec.Struct, frozen=True):
    """What can be read, and where it is written."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def sentences_of(root: Path, slug: str = "") -> Iterator[Sentence]:
    """All sentences below `root`, the folder of packages and content; with a slug those of one game."""
    for package in PACKAGES:
        top = root / package / "games" / slug if slug else root / package
        for path in sorted(top.rglob("*.py")):
            yield from in_code(path, path.relative_to(root).as_posix())
    for folder in sorted(path for path in (root / "content").iterdir() if path.is_dir()):
        if slug in ("", folder.name):
            yield from in_content(folder, root)


def in_code(path: Path, name: str) -> Iterator[Sentence]:
    """The sentences of a module, from its syntax tree."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    silent |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)} - {
        id(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_command(node):
            yield from paragraphs(ast.get_docstring(node) or "", name, node.lineno)
        elif isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in silent:
            text = spoken(node)
            if is_sentence(text):
                yield Sentence(name, node.lineno, text)


def is_command(node: ast.FunctionDef) -> bool:
    """Whether a function's docstring is the help of a command."""
    return any(ast.unparse(each).partition("(")[0].endswith(("command", "group")) for each in node.decorator_list)


def spoken(node: ast.expr) -> str:
    """A string as it is read, with what is put into it in braces."""
    if isinstance(node, ast.JoinedStr):
        return "".join(spoken(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        return f"{{{ast.unparse(node.value)}}}"
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def is_sentence(text: str) -> bool:
    """Whether a string has words for people."""
    return bool(BETWEEN_WORDS.search(text)) and not STYLE.search(text)


def in_content(folder: Path, root: Path) -> Iterator[Sentence]:
    """The sentences of a game's data files and of its rulebook."""
    for path in sorted(folder.rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for words in texts_in(tomllib.loads(text)):
            line = next((number for number, line in enumerate(lines, 1) if words[:40] in line), 1)
            yield Sentence(path.relative_to(root).as_posix(), line, words)
    book = folder / "rulebook.md"
    yield from paragraphs(book.read_text(encoding="utf-8"), book.relative_to(root).as_posix(), 1)


def texts_in(tree: Any) -> Iterator[str]:
    """The texts of two words or more in a data file."""
    if isinstance(tree, str) and is_sentence(tree):
        yield tree
    for part in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from texts_in(part)


def paragraphs(text: str, name: str, first: int) -> Iterator[Sentence]:
    """The lines of a longer text that hold words."""
    for number, line in enumerate(text.splitlines(), first):
        if is_sentence(line):
            yield Sentence(name, number, line.strip())
