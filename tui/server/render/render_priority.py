"""Pictures at once: who pressed a key is shown what came of it before others are shown what it means to them.

In Textual every widget reports that it was touched, the screen gathers reports, and a clock paints: three turns of the
loop in which other people's apps take theirs, a tick besides. Here an app that has nothing more to do is painted in the
same turn. What needs a layout, and what comes sooner after a picture than the clock would tick, goes Textual's way.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

import textual.screen
from textual.widget import Widget

if TYPE_CHECKING:
    from textual.app import App


class Promptness:
    """When an app was painted last, and whether it may be again."""

    def __init__(self) -> None:
        self.painted_at = monotonic()

    def note(self) -> None:
        """A picture was sent."""
        self.painted_at = monotonic()

    def paint(self, app: App[Any]) -> None:
        """Paint what was touched, if that is all there is to do."""
        if monotonic() - self.painted_at < textual.screen.UPDATE_PERIOD or app._batch_count or not app.screen_stack:
            return
        screen = app.screen
        if not screen.is_running or not screen.is_current or needs_more(screen) or screen._repaint_required:
            return
        widgets = list(screen.walk_children(Widget))
        if any(map(needs_more, widgets)):
            return
        for widget in widgets:
            if widget._repaint_required and widget.display:
                widget._repaint_required = False
                screen._dirty_widgets.add(widget)
        if screen._dirty_widgets:
            screen._compositor.update_widgets(screen._dirty_widgets)
            screen._compositor_refresh()


def needs_more(widget: Widget) -> bool:
    """Whether a new picture of this widget is not enough."""
    return bool(
        widget._layout_required
        or widget._scroll_required
        or widget._recompose_required
        or widget._refresh_styles_required
    )
