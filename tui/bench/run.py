"""The order of measuring, and what to say while it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tui.bench.figures import Figure


def play_figures() -> Iterator[Figure]:
    from tui.bench.engine_speed import play_figures

    return play_figures()


def world_figures() -> Iterator[Figure]:
    from tui.bench.engine_speed import world_figures

    return world_figures()


def screen_figures() -> Iterator[Figure]:
    from tui.config.frame_rate import paint_quickly

    paint_quickly()
    from tui.bench.screen_speed import screen_figures

    return screen_figures()


def search_figures() -> Iterator[Figure]:
    from tui.bench.thinking_speed import search_figures

    return search_figures()


def thinking_figures() -> Iterator[Figure]:
    from tui.config.frame_rate import paint_quickly

    paint_quickly()
    from tui.bench.thinking_speed import thinking_figures

    return thinking_figures()


def start_figures() -> Iterator[Figure]:
    from tui.bench.start_speed import start_figures

    return start_figures()


PARTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "playing": play_figures,
    "copying, undoing, folding": world_figures,
    "thinking": search_figures,
    "painting": screen_figures,
    "painting while bots think": thinking_figures,
    "starting": start_figures,
}


def measure() -> Iterator[tuple[str, list[Figure]]]:
    """Each part by name with its figures, as it is done."""
    for name, part in PARTS.items():
        yield name, list(part())
