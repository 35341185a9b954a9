"""What every test stands on: a data folder of its own, one known terminal, no network, repeatable examples."""

import ipaddress
import os
import socket
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Textual and Rich read these when they are imported, so they are set before any test module is.
TERMINAL = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "TEXTUAL_ANIMATIONS": "none", "PYTHONUTF8": "1"}
SILENCED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TEXTUAL", "TEXTUAL_THEME", "TEXTUAL_COLOR_SYSTEM")
os.environ.update(TERMINAL)
for variable in SILENCED:
    os.environ.pop(variable, None)

# A busy machine makes the search for examples slow, and no example wrong.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


STRENGTH = Path(__file__).parent / "strength"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Long games come last, so that a rule that broke is told in seconds: `-m "not strength"` leaves them out."""
    for item in items:
        if item.path.is_relative_to(STRENGTH):
            item.add_marker(pytest.mark.strength)
    items.sort(key=lambda item: item.get_closest_marker("strength") is not None)


@pytest.fixture(autouse=True)
def own_home(monkeypatch, tmp_path_factory):
    """A data folder nobody else uses, which does not exist yet, and the known terminal."""
    home = tmp_path_factory.mktemp("duskhall") / "home"
    monkeypatch.setenv("DUSKHALL_HOME", str(home))
    for name, value in TERMINAL.items():
        monkeypatch.setenv(name, value)
    for name in SILENCED:
        monkeypatch.delenv(name, raising=False)
    return home


def is_loopback(host: str | bytes | None) -> bool:
    """Whether a host name or address stays on this machine."""
    name = host.decode() if isinstance(host, bytes) else host
    if name in (None, "", "localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


@pytest.fixture(autouse=True)
def no_network(monkeypatch):
    """Connections and name look-ups beyond the loopback fail at once."""
    connect, connect_ex, getaddrinfo = socket.socket.connect, socket.socket.connect_ex, socket.getaddrinfo

    def refuse_strangers(host):
        if not is_loopback(host):
            raise PermissionError(f"tests may not reach {host}")

    def guarded(original):
        def call(self, address):
            if self.family != getattr(socket, "AF_UNIX", None):
                refuse_strangers(address[0])
            return original(self, address)

        return call

    def look_up(host, *args, **kwargs):
        refuse_strangers(host)
        return getaddrinfo(host, *args, **kwargs)

    monkeypatch.setattr(socket.socket, "connect", guarded(connect))
    monkeypatch.setattr(socket.socket, "connect_ex", guarded(connect_ex))
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
