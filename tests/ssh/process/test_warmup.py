"""Before the hall opens everything is loaded once, by a visit of nobody."""

from tui.config.locations import locate
from tui.server.process import warmup
from tui.server.process.warmup import warm_up
from tui.server.remote_app import MeetingHall


async def test_warming_up_leaves_nothing_behind(own_home):
    await warm_up(locate())
    assert not own_home.exists()


async def test_warming_up_sits_down_at_every_game_with_a_board(monkeypatch):
    seen = []

    class Followed(MeetingHall):
        def open_table(self, table, seats):
            seen.append(table.game.slug)
            super().open_table(table, seats)

    monkeypatch.setattr(warmup, "MeetingHall", Followed)
    await warm_up(locate())
    assert seen == list(warmup.FACES)
