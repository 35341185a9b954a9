"""Screens under test: Textual's waits and its clock of pictures keep their proportion and are five times quicker."""

import pytest
import textual._wait
import textual.screen

QUICKER = 5


@pytest.fixture(autouse=True)
def quick_waits(monkeypatch):
    """A pause waits until nothing is computed for a while; pictures come more often than pauses end, as they did."""
    monkeypatch.setattr(textual._wait, "SLEEP_GRANULARITY", textual._wait.SLEEP_GRANULARITY / QUICKER)
    monkeypatch.setattr(textual._wait, "SLEEP_IDLE", textual._wait.SLEEP_IDLE / QUICKER)
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", textual.screen.UPDATE_PERIOD / QUICKER)
