"""A picture of what an app shows, as SVG: for exports, for `duskhall export` and for the README."""

from __future__ import annotations

from typing import Any

from textual.app import App


def svg_of(app: App[Any], title: str | None = None) -> str:
    """The screen as it is now. Some viewers drop the spaces at the edges of a text unless told to keep them."""
    return app.export_screenshot(title=title, simplify=True).replace("<text ", '<text xml:space="preserve" ')
