"""A PostgreSQL server for the tests alone: made in a folder of its own, on a socket there, without a network.

Started once for each process of a test run that asks for it, under an ordinary user, and always stopped.
"""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 120
SETTINGS = "-c listen_addresses='' -c fsync=off -c shared_buffers=8MB -c max_connections=40 -c autovacuum=off"


def binaries() -> Path | None:
    """Where the programs of a server are."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    programs = ("initdb", "pg_ctl", "postgres")
    return next((place for place in places if all((place / program).exists() for program in programs)), None)


def commoner() -> dict[str, Any]:
    """How to start a program as somebody the server is willing to run as: it refuses root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd  # where there is no root there need not be such a module

    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    somebody = known.get("postgres") or known["nobody"]
    return {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}


def new_folder() -> Path:
    """A folder of the server's own, where whoever runs it can get to it."""
    for place in (Path(tempfile.gettempdir()), Path("/var") / "tmp", Path("/dev") / "shm"):
        way = [place, *place.parents]
        if not commoner() or (place.is_dir() and all(folder.stat().st_mode & 0o001 for folder in way)):
            folder = Path(tempfile.mkdtemp(prefix="dusk-", dir=place))
            if commoner():
                os.chown(folder, commoner()["user"], commoner()["group"])
            return folder
    pytest.fail("no folder for temporary files is open to ordinary users")


def run(*command: object, log: Path) -> None:
    """Run a program of the server's to its end; what it says goes to a file, since what it starts stays."""
    with log.open("ab") as told:
        done = subprocess.run(
            list(map(str, command)), stdin=subprocess.DEVNULL, stdout=told, stderr=told, timeout=PATIENCE, **commoner()
        )
    if done.returncode:
        pytest.fail(f"{command[0]} failed: {log.read_text(errors='replace')[-2000:]}")


@contextlib.contextmanager
def running(programs: Path) -> Iterator[str]:
    """A server, by its address."""
    folder = new_folder()
    log = folder / "log"
    try:
        data, server = folder / "data", folder / "server.log"
        initdb = [programs / "initdb", "-D", data, "-U", "duskhall", "-A", "trust", "-E", "UTF8"]
        run(*initdb, "--no-locale", "--no-sync", log=log)
        control = [programs / "pg_ctl", "-D", data, "-w", "-t", PATIENCE]
        try:
            run(*control, "-l", server, "-o", f"-k {folder} {SETTINGS}", "start", log=log)
            yield f"postgresql://duskhall@/postgres?host={folder}"
        finally:
            with contextlib.suppress(pytest.fail.Exception):  # one that never started cannot be stopped
                run(*control, "-m", "immediate", "stop", log=log)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of the server of this process."""
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL server is installed here: initdb and pg_ctl were not found")
    with running(programs) as address:
        yield address


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of a database in which nothing was made yet."""
    import psycopg

    with psycopg.connect(postgres_server, autocommit=True) as db:
        db.execute("DROP SCHEMA IF EXISTS duskhall CASCADE")
    return postgres_server
