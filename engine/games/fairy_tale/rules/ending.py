"""The end: points of all seats, places, and the reason in words."""

from collections.abc import Iterator, Sequence

from engine.core.facts import Done, Ended, Entered, Fact, Noted, Outcome
from engine.core.world import World
from engine.games.fairy_tale.setup import allies_of, has_teams
from engine.games.fairy_tale.table import points_by_seat
from engine.games.fairy_tale.tasks import ScoreDue
from engine.kit.rules import Duty
from engine.kit.words import numbered


def count_points(world: World, task: ScoreDue) -> Iterator[Fact]:
    yield Done()
    yield Entered("end")
    scores = points_by_seat(world)
    for seat, points in enumerate(scores):
        yield Noted("scored", (seat, points))
    yield Ended(outcome_of(world, scores))


def outcome_of(world: World, scores: Sequence[int]) -> Outcome:
    """Ranked by own points, partners by what they have together; ties are shared."""
    totals = [sum(scores[ally] for ally in allies_of(world, seat)) for seat in range(world.seats)]
    ranking = sorted(set(totals), reverse=True)
    places = tuple(place_of(total, totals, has_teams(world)) for total in totals)
    return Outcome(places, reason_of(ranking, totals.count(ranking[0]), has_teams(world)), tuple(map(float, scores)))


def place_of(total: int, totals: Sequence[int], teams: bool) -> int:
    """One more than there are better ones, where a team counts as one."""
    better = sum(other > total for other in totals)
    return 1 + (better // 2 if teams else better)


def reason_of(ranking: Sequence[int], first: int, teams: bool) -> str:
    best = ranking[0]
    points = f"{numbered(best, 'point')}{' together' if teams else ''}"
    if first > (2 if teams else 1):
        return f"a tie at {points}"
    return f"{points}, {best - ranking[1]} ahead" if len(ranking) > 1 else points


DUTIES = (Duty(ScoreDue, count_points),)
