"""Every sentence and label that players can read, with where it is written: for whoever reads them all with one ear.

Collected from the text of the code (strings and f-strings with words for people, and the help of commands), from the
pages for browsers, and from the data files and rulebooks of the games. `duskhall content sentences` prints them. It
judges nothing. What it leaves out: small words alone, which are mostly keys of the code.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec

PACKAGES = ("engine", "tui")
PAGES = "tui/server/web/static"
BETWEEN_WORDS = re.compile(r"[A-Za-z{}',;:.…)] +[A-Za-z{(]|\d%? [A-Za-z]{2}")
LABEL = re.compile(r"^ *[A-Z][a-z]+(-[a-z]+)?[.:!?…]? *$|^ +\(?[a-z]{2,}[).,:;]? *$|^\(?[a-z]{2,}[).,:;]? +$")
"""One word that is read: with a capital, or with the space that joins it to what stands beside it."""
STYLE = re.compile(
    r"^[a-z-]+: [\w$%]+( [\w$%]+)?;|\{\s*[a-z-]+: [\w$%. -]+;|\{\s*\n"
    r"|^[A-Z ]+ (TABLE|INTO|FROM|INDEX)\b|SELECT |PRAGMA |^#[0-9a-fA-F]{6} "
)
"""What looks like words and is style sheets, colours or SQL."""
SCRIPT_STRING = re.compile(r""""(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`""")
PAGE_TEXT = re.compile(r'\b(?:aria-label|title|alt|placeholder)="([^"]+)"|>\s*([^<>]*?[A-Za-z][^<>]*?)\s*(?=<)')
"""What a page shows between its tags or has read aloud."""


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
    for path in () if slug else sorted((root / PAGES).glob("*")):
        yield from in_page(path, path.relative_to(root).as_posix())
    for folder in sorted(path for path in (root / "content").iterdir() if path.is_dir()):
        if slug in ("", folder.name):
            yield from in_content(folder, root)


def in_code(path: Path, name: str) -> Iterator[Sentence]:
    """The sentences of a module, from its syntax tree."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = unread(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_command(node):
            yield from paragraphs(ast.get_docstring(node) or "", name, node.lineno)
        elif isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in silent:
            yield from paragraphs(spoken(node), name, node.lineno, step=0)


def unread(tree: ast.Module) -> set[int]:
    """The strings that are not read, or only inside an f-string: comments, annotations, names of types."""
    found = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    found |= {id(part) for node in joined for part in ast.walk(node)} - {id(node) for node in joined}
    for node in ast.walk(tree):
        codes: list[ast.AST | None] = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            codes.append(node.value)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("TypeVar", "cast"):
            codes.append(node.args[0])
        found |= {id(part) for code in codes if code for part in ast.walk(code)}
    return found


def in_page(path: Path, name: str) -> Iterator[Sentence]:
    """The sentences of a page for browsers, and of the scripts beside it."""
    if path.suffix == ".html":
        text = path.read_text(encoding="utf-8")
        for found in PAGE_TEXT.finditer(text):
            words = unescape(" ".join((found[1] or found[2]).split()))
            if any(letter.isalpha() for letter in words):
                yield Sentence(name, text.count("\n", 0, found.start(found.lastindex or 0)) + 1, words)
    elif path.suffix == ".js":
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for string in SCRIPT_STRING.findall(line):
                yield from paragraphs(string[1:-1], name, number)


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
    return bool(BETWEEN_WORDS.search(text) or LABEL.match(text)) and not STYLE.search(text)


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
    """The texts in a data file that have words for people."""
    if isinstance(tree, str) and is_sentence(tree):
        yield tree
    for part in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from texts_in(part)


def paragraphs(text: str, name: str, first: int, step: int = 1) -> Iterator[Sentence]:
    """The lines of a text that hold words, each on `step` lines of its file."""
    if STYLE.search(text):
        return
    for number, line in enumerate(text.splitlines()):
        if is_sentence(line):
            yield Sentence(name, first + number * step, line)
