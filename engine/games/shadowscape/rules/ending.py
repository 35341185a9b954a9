"""The end: shards counted after the last round, the lord slain together, the fate deck empty, or the turn limit."""

from collections.abc import Iterator

from engine.core.facts import Ended, Entered, Fact, Noted, Outcome
from engine.core.world import World
from engine.games.shadowscape.scoring import Standing, places_of, standings_of
from engine.games.shadowscape.zones import LAST, MOST_ROUNDS

WON_SHARDS, WON_TIE, LIMIT = "shards", "tie", "turn_limit"  # competitive
WON_LORD, LOST_FATE = "lord_slain", "fate_empty"  # cooperative


def end_by_shards(world: World) -> Iterator[Fact]:
    """Everybody counts; a tie goes to the holder of the last whisper, or the next clockwise."""  # rulings 34 and 35
    yield Entered("end")
    standings = standings_of(world)
    for standing in standings:
        yield Noted("counts", (standing.seat, standing.total))
    scores = tuple(float(standing.total) for standing in standings)
    places = places_of(world, standings)
    reason, code = reason_of(world, standings, places)
    yield Ended(Outcome(places, reason, scores, code))


def reason_of(world: World, standings: list[Standing], places: tuple[int, ...]) -> tuple[str, str]:
    """What decided it, in words and as a code."""
    totals = sorted((standing.total for standing in standings), reverse=True)
    limit = f"after {MOST_ROUNDS} turns each, " if LAST(world) < 0 else ""
    shards = "1 shard" if totals[0] == 1 else f"{totals[0]} shards"
    if totals[0] > totals[1]:
        return f"{limit}{shards} against {totals[1]}", LIMIT if limit else WON_SHARDS
    if limit:
        return f"{limit}{shards} each", LIMIT
    holder = places.index(1) == LAST(world)
    return f"{shards} each, and {'holding' if holder else 'sitting nearest to'} the last whisper", WON_TIE


def win_together(world: World, lord: str) -> Iterator[Fact]:
    """The lord is slain: all heroes have won, whatever is left of the fate deck."""  # ruling 30
    yield Entered("end")
    yield Ended(Outcome((1,) * world.seats, f"{lord} is slain", (), WON_LORD))


def lose_together(world: World) -> Iterator[Fact]:
    """The fate deck is empty: all heroes have lost."""  # ruling 30
    yield Entered("end")
    yield Ended(Outcome((2,) * world.seats, "the fate deck ran out", (), LOST_FATE))


def lose_by_limit(world: World) -> Iterator[Fact]:
    """Nobody slew the lord in time."""  # ruling 95
    yield Entered("end")
    yield Ended(Outcome((2,) * world.seats, f"the lord outlasted {MOST_ROUNDS} turns each", (), LIMIT))
