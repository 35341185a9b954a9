"""Tests of the browser's entrance need its library, and every other test the Textual it knows."""

import pytest
import textual.app
from textual.strip import Strip

pytest.importorskip("aiohttp", reason="the extra web is not installed")


@pytest.fixture(autouse=True)
def textual_as_it_was(monkeypatch):
    """What the server changes in Textual ends with the test."""
    for owner, names in ((textual.app, ("redirect_stdout", "redirect_stderr")), (Strip, ("divide", "crop_extend"))):
        for name in names:
            monkeypatch.setattr(owner, name, getattr(owner, name))
