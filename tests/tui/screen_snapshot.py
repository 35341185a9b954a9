"""Screens as text: what a player would read, cell by cell, stored by syrupy as one file a screen.

`text_of(app)` is the whole terminal with all screens on top of each other. `ScreenFile` is the syrupy extension:
`snapshot(extension_class=ScreenFile)` compares with `__snapshots__/<test file>/<name>.txt`.
"""

import io

from rich.console import Console
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.app import App


class ScreenFile(SingleFileSnapshotExtension):
    """One text file a screen; trailing spaces are cut, they carry nothing."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


def text_of(app: App) -> str:
    """Everything on the terminal, a line a row."""
    width, height = app.size
    console = Console(
        width=width,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        record=True,
        legacy_windows=False,
    )
    screens = app._background_screens
    console.print(app.screen._compositor.render_update(full=True, screen_stack=screens, simplify=False))
    text = console.export_text(styles=False)
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n") + "\n"
