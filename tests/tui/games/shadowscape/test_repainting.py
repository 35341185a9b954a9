"""Parts that were painted once for a table and are laid down again look as if painted anew, wherever the cursor is."""

import pytest

from tests.tui.games.shadowscape.scenes import LOW, MIDDLE, SIZES, drawn, game, scene_of
from tui.draw.glyphs import ASCII, UNICODE
from tui.games.shadowscape.landing import begin
from tui.games.shadowscape.scene import table_of


def scenes(seed, every, moves, **options):
    for number, world in enumerate(game(seed, 2, moves, **options)):
        if number % every == 0 and world.outcome is None:
            yield scene_of(world, min(world.waiting()))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_laid_down_again_is_what_would_be_painted(size):
    compared = 0
    for scene in scenes(9, 37, 260, mode="cooperative"):
        used = table_of(scene)
        spots = [spot for spot, _ in used.everything()]
        for spot in (*spots[::7], begin(used), None):
            again = drawn(used, size, spot)
            afresh = drawn(table_of(scene), size, spot)
            assert (again.cells, again.inks) == (afresh.cells, afresh.inks)
            assert sorted(again.hots, key=str) == sorted(afresh.hots, key=str)
            compared += 1
    assert compared > 40


def test_another_set_of_signs_is_never_mixed_up_with_what_was_painted_before():
    scene = next(scenes(9, 60, 200))
    table = table_of(scene)
    for glyphs in (UNICODE, ASCII, UNICODE):
        for size in (LOW, MIDDLE):
            one, other = drawn(table, size, begin(table), glyphs), drawn(table_of(scene), size, begin(table), glyphs)
            assert one.cells == other.cells
