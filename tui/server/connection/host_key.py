"""The key by which people recognise this hall, for the library that serves SSH; see `tui.config.hall_key`."""

from __future__ import annotations

from pathlib import Path

import asyncssh

from tui.config.hall_key import KeyUnusable, key_file


def host_key(home: Path) -> asyncssh.SSHKey:
    """The key in this folder, made if there is none."""
    path = key_file(home)
    try:
        return asyncssh.read_private_key(path)
    except (asyncssh.KeyImportError, OSError) as trouble:
        raise KeyUnusable(f"The host key {path} cannot be read: {trouble}.") from None


def fingerprint_of(key: asyncssh.SSHKey) -> str:
    """What people compare when they come for the first time."""
    return key.get_fingerprint()
