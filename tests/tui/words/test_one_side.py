"""Games that all play on one side have no points of their own: lists say how far the heroes are, never `0`."""

from datetime import UTC

import pytest

from engine.games import GAMES
from tests.tui.halls import in_hall, press
from tests.tui.screen_snapshot import text_of
from tests.tui.tables import NOON, laid, play
from tui.config.settings import Settings
from tui.draw.glyphs import seat_glyph
from tui.pages.hall.view import hall_view

TOGETHER = [
    (slug, {option.name: value})
    for slug, game in GAMES.items()
    for option in game.options
    for value in option.values
    if option.name in ("mode", "faction") and len(game.sides(game.complete({option.name: value}), 2)) == 1
][::6]


class Kept:
    """A shelf with one table."""

    def __init__(self, table) -> None:
        self.store = table.store


def test_games_played_together_are_found():
    assert len({slug for slug, _ in TOGETHER}) == 2


@pytest.mark.parametrize(("slug", "options"), TOGETHER)
def test_the_hall_is_told_how_far_all_are_and_no_points(slug, options):
    table = play(laid(slug=slug, **options), 30)
    status = table.game.words.status(table.view(0), 0)
    unfinished = hall_view(table.store.tables(), Settings(), NOON, UTC).unfinished[0]
    assert unfinished.scores == ()
    assert unfinished.standing == (status.side.words if status.side else status.note) != ""


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize(("slug", "options"), TOGETHER)
async def test_card_and_list_show_no_zeros(slug, options, size):
    table = play(laid(slug=slug, **options), 30)
    zero = f"{seat_glyph(0)} 0"
    async with in_hall(Kept(table), size) as pilot:
        card = text_of(pilot.app)
        assert (table.summary.standing.partition(", ")[0] if size == (80, 24) else table.summary.standing) in card
        assert zero not in card
        await press(pilot, "v")
        assert f"{seat_glyph(0)} Mira  {seat_glyph(1)} Aldo" in text_of(pilot.app)
