"""What has changed is taken from what is in sight there, and shows the same as if everything had been painted."""

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.containers import Container
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tests.ssh.emulator import Emulator
from tests.ssh.halls import until
from tests.ssh.process.test_textual_patches import started
from tests.ssh.terminals import FakeTerminal
from tests.tui.rest import rest
from tests.tui.screen_snapshot import text_of
from tui.server.process.textual_patches import Tamed, tame
from tui.server.render.partial_render import outside, patches_of

SIZE = (30, 10)
OVER = Region(5, 2, 8, 3)


class Sheet(Widget):
    """A widget full of one sign, but for some places."""

    def __init__(self, sign, id):
        super().__init__(id=id)
        self.sign, self.others, self.rendered = sign, {}, 0

    def render_line(self, y):
        self.rendered += 1
        signs = "".join(self.others.get((x, y), self.sign) for x in range(self.size.width))
        return Strip([Segment(signs, Style(color="red"))], self.size.width)

    def turn(self, sign, *regions):
        for region in regions or [self.size.region]:
            self.others |= dict.fromkeys(((x, y) for x in region.column_range for y in region.line_range), sign)
        self.refresh(*regions)


class Layers(Tamed):
    """A sheet, another that lies over a part of it, and one below both."""

    CSS = f"""
    Screen {{ layers: base over; }}
    #under {{ height: 7; }}
    #below {{ height: 3; }}
    #over {{ layer: over; offset: {OVER.x} {OVER.y}; width: {OVER.width}; height: {OVER.height}; }}
    """

    def compose(self):
        with Container():
            yield Sheet("u", "under")
            yield Sheet("b", "below")
        yield Sheet("o", "over")


@pytest.fixture
async def layers():
    tame()
    app, terminal = Layers(), FakeTerminal(SIZE)
    task, ready = started(app, terminal)
    await ready.wait()
    await rest(app)
    app.terminal = terminal
    yield app
    app.exit()
    await task


def shown(app):
    screen = Emulator(*SIZE)
    screen.feed(app.terminal.output.decode())
    return screen.text()


@pytest.mark.parametrize(
    "regions", [(), (Region(0, 3, 30, 1),), (Region(3, 1, 5, 3), Region(10, 4, 2, 2)), (Region(6, 3, 2, 1),)]
)
async def test_what_lies_behind_another_widget_shows_around_it_only(layers, regions):
    layers.query_one("#under", Sheet).turn("x", *regions)
    await rest(layers)
    assert shown(layers) == text_of(layers)
    assert "oooooooo" in shown(layers)


async def test_who_was_not_touched_is_not_rendered(layers):
    below, over = layers.query_one("#below", Sheet), layers.query_one("#over", Sheet)
    before = (below.rendered, over.rendered)
    layers.query_one("#under", Sheet).turn("x", Region(0, 0, 30, 1))
    await rest(layers)
    assert shown(layers).startswith("x" * 30)
    assert (below.rendered, over.rendered) == before


async def test_changes_in_several_widgets_are_one_picture(layers):
    packets = []
    layers.terminal.write = packets.append
    with layers.batch_update():
        layers.query_one("#below", Sheet).turn("y")
        layers.query_one("#over", Sheet).turn("z")
    await rest(layers)
    assert len(packets) == 1


async def test_a_whole_picture_shows_everything_and_renders_nothing_that_is_covered(layers, monkeypatch):
    rendered = []
    render = Widget.render_lines

    def noted(widget, crop):
        rendered.append(widget)
        return render(widget, crop)

    monkeypatch.setattr(Widget, "render_lines", noted)
    layers.terminal.output = b""
    layers.repaint()
    await until(lambda: b"b" in layers.terminal.output, "the picture")
    painted = tuple(rendered)
    await rest(layers)
    assert shown(layers) == text_of(layers)
    assert "u" * 30 in shown(layers)
    assert layers.query_one("#under") in painted
    assert layers.query_one(Container) not in painted, "its sheets cover all of it"


async def test_where_nothing_has_changed_there_is_nothing_to_send(layers):
    assert patches_of(layers.screen._compositor) is None


def test_what_a_widget_covers_is_taken_out_of_what_is_bare():
    assert list(outside([(0, 10), (12, 20)], 5, 15)) == [(0, 5), (15, 20)]
    assert list(outside([(0, 4)], 5, 15)) == [(0, 4)]
    assert list(outside([(6, 14)], 5, 15)) == []
