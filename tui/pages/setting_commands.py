"""Settings by name in the palette, wherever it is opened: every value of every setting, and what is set now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from textual.command import Hit, Hits, Provider

from tui.pages.setting_choices import setting_rows, told_about, value_of

if TYPE_CHECKING:
    from tui.app.app import Duskhall

NOW = "(current)"


class SettingCommands(Provider):
    """Found by searching; the list of everything names only the page of settings."""

    @property
    def hall(self) -> Duskhall:
        return cast("Duskhall", self.app)

    def entries(self) -> Iterator[tuple[str, str, Callable[[], None]]]:
        """Name, what it does, and the doing."""
        hall = self.hall
        for row in setting_rows(hall.settings, hall.theme):
            for choice in row.choices:
                about = told_about(row.name, choice.value)
                if choice.value == row.chosen:
                    about = f"{about.rstrip('.')} {NOW}."
                yield f"{row.label}: {choice.words}", about, partial(hall.remember, **{row.name: value_of(row, choice)})

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for name, about, call in self.entries():
            score = matcher.match(name)
            if score > 0:
                yield Hit(score, matcher.highlight(name), call, help=about)
