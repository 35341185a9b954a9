"""The halls whose signatures somebody knows, as SSH knows hosts: a file of lines, each a name and a key.

A key is written as OpenSSH does (`ssh-ed25519 AAAA…`, so that `ssh-keyscan` may write the file) or as its fingerprint
(`SHA256:…`). Lines that begin with `#` are remarks; a line that cannot be read is told and passed over.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from engine.core import Rejected
from engine.tables.plain_text import plain
from tui.config.hall_key import ALGORITHM, NoKey, fingerprint_of, is_fingerprint

# What host names and addresses are made of, and nothing that a shell would take for more than a word.
NAME = re.compile(r"(?:\w|\[)[\w.:\[\]-]{0,79}")


class KnownHalls(msgspec.Struct, frozen=True):
    """Fingerprints by name, in the order of the file, and what was wrong with it."""

    halls: dict[str, str] = {}
    complaints: tuple[str, ...] = ()

    def name_of(self, fingerprint: str) -> str:
        """What the hall with this key is called here; empty for a stranger."""
        return next((name for name, known in self.halls.items() if known == fingerprint), "")


def load(path: Path) -> KnownHalls:
    """The file, if there is one. Raises OSError where it cannot be opened."""
    if not path.exists():
        return KnownHalls()
    halls: dict[str, str] = {}
    complaints = []
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, key = line.strip().partition(" ")
        try:
            halls.setdefault(hall_name(name), fingerprint_in(key))
        except Rejected as refused:
            complaints.append(f"Line {number} of {path} is ignored: {refused.sentence}")
    return KnownHalls(halls, tuple(complaints))


def add(path: Path, name: str, key: str) -> bool:
    """Write a hall into the file; whether it was not there yet. Raises Rejected for a name with another key."""
    called, fingerprint = hall_name(name), fingerprint_in(key)
    known = load(path).halls.get(called)
    if known == fingerprint:
        return False
    if known is not None:
        raise Rejected(
            "OtherKey", f"You know {called} by another key, {known}; forget it first if you trust the new one."
        )
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    gap = "\n" if before and not before.endswith("\n") else ""
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{gap}{called} {' '.join(key.split())}\n")
    return True


def forget(path: Path, name: str) -> None:
    """Take a hall out of the file; all other lines stay as they are. Raises Rejected where it is not there."""
    if hall_name(name) not in load(path).halls:
        raise Rejected("UnknownHall", f"You do not know a hall called {name}.")
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if line.strip().partition(" ")[0].casefold() != hall_name(name)]
    draft = path.with_name(f"{path.name}.new")
    draft.write_text("".join(kept), encoding="utf-8")
    draft.replace(path)


def hall_name(text: str) -> str:
    """A name as halls have it: one word, in small letters. Raises Rejected."""
    if NAME.fullmatch(text) is None or plain(text) != text:
        raise Rejected("BadHallName", "A hall's name is one word of up to 80 letters, digits, dots and dashes.")
    return text.casefold()


def fingerprint_in(key: str) -> str:
    """The fingerprint of a key in either form. Raises Rejected."""
    words = key.split()
    if words and is_fingerprint(words[0]):
        return words[0]
    try:
        return fingerprint_of(" ".join(words[:2]))
    except NoKey:
        sentence = f"A hall's key is written {ALGORITHM} AAAA… or, by its fingerprint, SHA256: and 43 characters."
        raise Rejected("BadHallKey", sentence) from None
