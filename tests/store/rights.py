"""Somebody whom the rights of files bind, for tests that run as root as well."""

import os
import tempfile
from pathlib import Path

import pytest


@pytest.fixture
def commoner():
    """Somebody whom the rights of a folder bind: ourselves, or where we are root, for a while nobody."""
    if not hasattr(os, "geteuid"):
        pytest.skip("folders have no such rights here")
    rank = os.geteuid()
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    if rank == 0:
        os.seteuid(65534)
    yield folder
    os.seteuid(rank)
    for entry in [folder, *folder.rglob("*")]:
        entry.chmod(0o755)
    for entry in sorted(folder.rglob("*"), reverse=True):
        entry.rmdir() if entry.is_dir() else entry.unlink()
    folder.rmdir()


def as_owner(call) -> None:
    """Do something with the rights of who made the folder."""
    rank = os.geteuid()
    os.seteuid(os.getuid())
    try:
        call()
    finally:
        os.seteuid(rank)
