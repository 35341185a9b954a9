"""Screens under test: pilots wait for what is still to be done, and whatever goes by the clock stands still."""

import asyncio

import pytest
import textual.app
import textual.pilot
import textual.screen

import tui.table.cover
import tui.table.table
from tests.tui.rest import AGES, pause, press


@pytest.fixture(autouse=True)
def no_clocks(monkeypatch):
    """Pictures are made when an app rests, notices stay, and nobody looks what other programs do unless told to."""
    monkeypatch.setattr(textual.pilot.Pilot, "pause", pause)
    monkeypatch.setattr(textual.pilot.Pilot, "press", press)
    for module in (textual.app, textual.pilot):
        monkeypatch.setattr(module, "wait_for_idle", lambda *_: asyncio.sleep(0))
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", AGES)
    monkeypatch.setattr(textual.app.App, "NOTIFICATION_TIMEOUT", AGES)
    monkeypatch.setattr(tui.table.table, "POLL", AGES)
    monkeypatch.setattr(tui.table.cover, "HOLD", 0)
