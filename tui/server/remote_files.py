"""What a player far away has instead of files: settings in the guest book, exports on their screen and clipboard.

Nothing of the server's disk is read or written for them but the report of a crash, of which they learn the name alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from engine.core import Rejected
from engine.tables.hall.people import People
from tui.config.local_files import OwnFiles
from tui.config.settings import Settings

if TYPE_CHECKING:
    from tui.config.exporting import Kind
    from tui.config.locations import Locations
    from tui.server.connection.identity import Visitor

LONGEST_EXPORT = 512 * 1024
COPIED = "The {kind} was copied to your clipboard, if your terminal allows it."
TOO_LONG = "This {kind} is too long for the clipboard; ask whoever runs the hall to export it."
NO_PICTURE = "A picture cannot be sent through a terminal; the log and the story can."
NO_FILES = "The hall cannot read files on your machine, so you cannot import games here."


class Reader(Protocol):
    """The app of somebody who can be shown things."""

    def copy_to_clipboard(self, text: str) -> None: ...

    def show_text(self, title: str, text: str) -> None: ...


def settings_of(people: People, visitor: Visitor) -> Settings:
    """How somebody liked it when they were last here; what no longer fits is as usual."""
    profile = people.profile(visitor.id)
    try:
        kept = msgspec.convert(profile.settings, Settings)
    except msgspec.ValidationError:
        kept = Settings()
    return msgspec.structs.replace(kept, name=profile.name or kept.name or visitor.name)


class RemoteFiles(OwnFiles):
    """See the module."""

    def __init__(self, app: Reader, visitor: Visitor, places: Locations, people: People) -> None:
        super().__init__(places)
        self.app, self.visitor, self.people = app, visitor, people

    def where_settings_are_kept(self) -> str:
        """The server's own folders are nobody else's business."""
        return "for this visit" if self.visitor.is_guest else "saved in this hall"

    def keep(self, settings: Settings) -> None:
        """A guest's settings last as long as the visit."""
        if not self.visitor.is_guest:
            self.people.remember(self.visitor.id, msgspec.to_builtins(settings))

    def export(self, name: str, kind: Kind, data: bytes) -> str:
        if kind == "picture":
            return NO_PICTURE
        if len(data) > LONGEST_EXPORT:
            return TOO_LONG.format(kind=kind)
        text = data.decode("utf-8", "replace")
        self.app.copy_to_clipboard(text)
        if kind == "story":
            self.app.show_text(name, text)
        return COPIED.format(kind=kind)

    def log_at(self, path: str) -> bytes:
        raise Rejected("NoFiles", NO_FILES)

    def report(self, error: Exception) -> Path:
        return Path(super().report(error).name)
