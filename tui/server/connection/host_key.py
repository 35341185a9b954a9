"""The key by which people recognise this hall: made once, kept for its owner's eyes only, told by its fingerprint."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import asyncssh

NAME = "ssh_host_ed25519_key"
ALGORITHM = "ssh-ed25519"


class KeyUnusable(Exception):
    """The host key cannot be used; the message is one sentence for the keeper of the hall."""


def host_key(home: Path) -> asyncssh.SSHKey:
    """The key in this folder, made if there is none."""
    path = home / NAME
    if not path.exists():
        make(path)
    if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise KeyUnusable(f"Other users can read the host key {path}; make it private with chmod 600.")
    try:
        return asyncssh.read_private_key(path)
    except (asyncssh.KeyImportError, OSError) as trouble:
        raise KeyUnusable(f"The host key {path} cannot be read: {trouble}.") from None


def make(path: Path) -> None:
    """Write a new key; where two programs do so at once, the first one's is used."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(asyncssh.generate_private_key(ALGORITHM).export_private_key())
            file.flush()
            os.fsync(file.fileno())
        if not path.exists():
            os.link(draft, path)
    except FileExistsError:
        return
    finally:
        draft.unlink(missing_ok=True)


def fingerprint_of(key: asyncssh.SSHKey) -> str:
    """What people compare when they come for the first time."""
    return key.get_fingerprint()
