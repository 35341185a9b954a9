"""A key is painted once: the board, what the inspector tells and what the prompt says change in the same picture."""

import pytest
import textual.screen
from textual._compositor import CompositorUpdate

from tests.tui.tables import NOON, laid, settled
from tui.app.app import Duskhall
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.games import FACES

AT_ONCE = 0.0001
"""Seconds, too few for Textual to sleep: the picture is made as soon as somebody asks for one."""


class Counting(Duskhall):
    """Counts the pictures that a terminal would be sent."""

    pictures = 0

    def _display(self, screen, renderable) -> None:
        super()._display(screen, renderable)
        self.pictures += isinstance(renderable, CompositorUpdate)


@pytest.mark.parametrize("slug", FACES)
async def test_moving_the_cursor_takes_one_picture(slug, monkeypatch):
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", AT_ONCE)
    table = laid(slug=slug)
    app = Counting(
        table.store,
        locate(),
        Settings(pace="instant"),
        opening=lambda app: app.open_table(table, (0,)),
        clock=lambda: NOON,
    )
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        made = []
        for key in ("right", "left") * 6:
            before = app.pictures
            await pilot.press(key)
            made.append(app.pictures - before)
        assert made == [1] * 12
