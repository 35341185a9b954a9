"""The checkout as the architecture tests see it: found anew on every run, so a new file is under the rules at once."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def sources(*folders: str) -> list[Path]:
    """Every Python file of the project under these top-level folders."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """A file or folder as the reader of a failure looks for it."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    """A file's syntax, parsed once for all rules."""
    return ast.parse(path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    """The dotted name a file is imported by."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def project_files() -> list[Path]:
    """What git keeps or would keep; in an unpacked archive, whatever does not begin with a dot."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True
    )
    if listed.returncode == 0:
        names = [Path(name) for name in listed.stdout.decode().split("\0") if name]
    else:
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
        names = [name for name in names if not name.parts[0].startswith(".") and "__pycache__" not in name.parts]
    return sorted(ROOT / name for name in names if (ROOT / name).is_file())


def game_folders(parent: str) -> list[Path]:
    """The folders of single games under `engine/games` or `content`."""
    return sorted(path for path in (ROOT / parent).iterdir() if path.is_dir() and path.name != "__pycache__")
