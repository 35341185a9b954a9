"""Strict loading of content: TOML files become frozen Structs, or a list of problems people can act on.

Called by every game's `content.py` and by the content check. It knows no game and it never guesses: a file that
does not fit its type exactly is refused, with file, key path, what is wrong and what would be valid.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.content.differences import differences
from engine.content.problems import BadContent, ContentProblem, duplicates, unknown

__all__ = [
    "BadContent", "ContentProblem", "content_root", "data_files", "digest", "duplicates", "load_toml",
    "read_tree", "try_toml", "unknown",
]  # fmt: skip

T = TypeVar("T")
BESIDE = ("opponents.toml", "tutorial.toml", "lessons")
"""Files and folders that teach and keep company; no table depends on them."""


def content_root(override: Path | str | None = None) -> Path:
    """The folder that holds one folder per game: beside `engine`, in a checkout as in an installed wheel."""
    root = Path(override) if override is not None else Path(__file__).resolve().parents[2] / "content"
    if not root.is_dir():
        raise BadContent([ContentProblem(str(root), "", "this content folder does not exist")])
    return root


def digest(folder: Path) -> str:
    """A short fingerprint of the data files that a game is played by, the same on every platform."""
    found = hashlib.sha256()
    for path in data_files(folder):
        if path.relative_to(folder).parts[0] in BESIDE:
            continue
        body = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{path.relative_to(folder).as_posix()}\0{len(body)}\0".encode())
        found.update(body)
    return found.hexdigest()[:12]


def data_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.toml"), key=lambda path: path.relative_to(folder).as_posix())


def load_toml(path: Path, type: type[T], name: str | None = None) -> T:
    """Decode one file; raises BadContent with every problem of the file. `name` is what messages call it."""
    name = name or path.name
    tree = read_tree(path, name)
    problems = differences(tree, type, name)
    if problems:
        raise BadContent(problems)
    try:
        return msgspec.convert(tree, type)
    except msgspec.ValidationError as error:
        sentence, _, place = str(error).partition(" - at ")
        raise BadContent([ContentProblem(name, place.strip("`"), sentence)]) from error


def try_toml(path: Path, type: type[T], problems: list[ContentProblem], name: str | None = None) -> T | None:
    """Like `load_toml`, but adds the problems to a list, so that a whole set of files is checked in one go."""
    try:
        return load_toml(path, type, name)
    except BadContent as bad:
        problems.extend(bad.problems)
        return None


def read_tree(path: Path, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        sentence, place = "the file is missing", ""
    except OSError as error:
        sentence, place = f"the file cannot be read ({error.strerror})", ""
    except UnicodeDecodeError as error:
        sentence, place = "the file is not UTF-8 text", f"byte {error.start}"
    except tomllib.TOMLDecodeError as error:
        reason, _, where = str(error).rpartition(" (at ")
        sentence, place = f"this is not valid TOML: {reason or error}", where.rstrip(")")
    raise BadContent([ContentProblem(name, place, sentence)])
