"""What a fresh interpreter loads: the engine never a screen, the command line never Textual before it is needed."""

import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT, module_of, sources

SCREEN = {"textual", "rich", "click", "asyncssh", "aiohttp"}
# Names each module after which a package first turned up.
PROBE = """
import importlib, sys
wanted, banned = sys.argv[1].split(","), set(sys.argv[2].split(","))
for name in wanted:
    importlib.import_module(name)
    for package in sorted(banned & set(sys.modules)):
        banned.discard(package)
        print(f"{name} brings {package}")
"""


def brought_by(modules: list[str], banned: set[str]) -> list[str]:
    """Which of the modules, imported in this order in a new interpreter, bring a banned package along."""
    command = [sys.executable, "-c", PROBE, ",".join(modules), ",".join(banned)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_engine_never_loads_a_screen_a_server_or_a_command_line():
    assert brought_by([module_of(path) for path in sources("engine")], SCREEN) == []


@pytest.mark.parametrize("module", ["tui.cli", "tui.config.locations", "tui.config.settings"])
def test_the_command_line_starts_without_textual(module):
    assert brought_by([module], {"textual"}) == []


def test_the_probe_sees_what_it_looks_for():
    assert brought_by(["json", "textual"], {"textual"}) == ["textual brings textual"]
