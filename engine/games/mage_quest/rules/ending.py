"""The end: four books, a round played out, or the turn limit; places, what is left over, and the reason in words."""

from collections.abc import Iterator, Sequence

from engine.core.facts import Ended, Entered, Fact, Noted, Outcome
from engine.core.world import World
from engine.games.mage_quest.scoring import Standing, standings_of
from engine.games.mage_quest.setup import finishes_round
from engine.games.mage_quest.table import created_by
from engine.games.mage_quest.zones import BOOKS_TO_WIN, MOST_ROUNDS, ROUND, STARTER
from engine.kit.sides import places_by


def has_won(world: World, seat: int) -> bool:
    """Whether a seat has all four books."""
    return created_by(world, seat) == BOOKS_TO_WIN


def is_last_round(world: World) -> bool:
    """Whether the game ends with this round."""  # ruling 28
    return ROUND(world) >= MOST_ROUNDS or any(has_won(world, seat) for seat in range(world.seats))


def see_whether_it_ends(world: World, seat: int) -> Iterator[Fact]:
    """What follows when a seat has just created a book."""
    if not has_won(world, seat):
        return
    if not finishes_round(world):  # ruling 24
        yield from end_game(world)
    elif seat == STARTER(world):
        yield Noted("last_turn", (1 - seat,))
    elif not has_won(world, 1 - seat):
        yield from end_game(world)


def end_game(world: World) -> Iterator[Fact]:
    yield Entered("end")
    standings = standings_of(world)
    for standing in standings:
        yield Noted("left_over", (standing.seat, standing.mana, standing.allies))
    yield Ended(outcome_of(standings))


def outcome_of(standings: Sequence[Standing]) -> Outcome:
    """Places by books, then marks, then what is left over; the scores are the books."""
    places = places_by([standing.rank for standing in standings])
    first, second = sorted(standings, key=lambda standing: standing.rank, reverse=True)
    scores = tuple(float(standing.books) for standing in standings)
    return Outcome(places, reason_of(first, second), scores)


def reason_of(first: Standing, second: Standing) -> str:
    """What decided it."""
    limit = "" if first.books == BOOKS_TO_WIN else f"after {MOST_ROUNDS} turns each, "
    if first.books > second.books:
        return f"{limit}{books(first.books)} against {second.books}"
    if first.marks > second.marks:
        return f"{limit}{books(first.books)} each, {first.marks} marks against {second.marks}"
    both = f"{limit}{books(first.books)} each"
    if first.left_over > second.left_over:
        return f"{both}, {first.left_over} Mana and Allies against {second.left_over}"
    return f"{both}, and {first.left_over} Mana and Allies each"


def books(count: int) -> str:
    return "1 spell book" if count == 1 else f"{count} spell books"
