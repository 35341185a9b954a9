"""Partners on the table screen: header and standing tell how teams stand, not who is best alone."""

import pytest

from engine.games import GAMES
from tests.tui.tables import at_table, laid, play, shown, stage_of

TEAMED = [
    (slug, value)
    for slug, game in GAMES.items()
    for option in game.options
    if option.name == "teams"
    for value in option.values
    if value != option.default
]


@pytest.mark.parametrize(("slug", "teams"), TEAMED)
async def test_the_leader_is_the_team_with_the_most_points_together(slug, teams):
    async with at_table(play(laid(slug=slug, seats=4, teams=teams), 70)) as pilot:
        picture = stage_of(pilot).picture
        sides = picture.sides()
        assert sorted(seat for side in sides for seat in side) == [0, 1, 2, 3]
        assert len(sides) == 2
        best = max(sum(picture.status.scores[seat] for seat in side) for side in sides)
        assert all(picture.points(side) == best for side in picture.leaders())
        mine = picture.side_of(0)
        leads = "leads " if picture.leaders() == (mine,) else ""
        assert f"your team {leads}{picture.points(mine):g}" in shown(pilot).splitlines()[0]


async def test_who_leads_alone_is_told_so_once():
    table = laid()
    while not is_ahead(table.game.words.status(table.view(0), 0).scores):
        play(table, 1)
    async with at_table(table) as pilot:
        header = shown(pilot).splitlines()[0]
        assert header.endswith(f"you lead {stage_of(pilot).picture.points((0,)):g}")
        assert "leader" not in header


def is_ahead(scores: tuple[float, ...]) -> bool:
    """Whether the first seat has more than everybody else."""
    return scores[0] > max(scores[1:])


@pytest.mark.parametrize(("slug", "teams"), TEAMED)
async def test_the_standing_adds_what_partners_have(slug, teams):
    async with at_table(play(laid(slug=slug, seats=4, teams=teams), 70)) as pilot:
        picture = stage_of(pilot).picture
        lines = stage_of(pilot).query_one("#standing").lines()
        sums = [int(line.split()[-1]) for line in lines if "team" in line or "together" in line]
        assert sums == sorted((picture.points(side) for side in picture.sides()), reverse=True)


async def test_without_teams_every_seat_is_a_side_of_its_own():
    async with at_table(play(laid(seats=3), 30)) as pilot:
        assert stage_of(pilot).picture.sides() == ((0,), (1,), (2,))
        assert "team" not in shown(pilot)
