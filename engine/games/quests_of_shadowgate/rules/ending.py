"""The end of a game and of a match: points, places, the Staff's reward, the next game.

The games of a match are one log: each ends in a note, and only the match itself ends the table.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Asked, Done, Ended, Entered, Fact, Noted, Outcome, Planned
from engine.core.world import World
from engine.games.quests_of_shadowgate.actions import ClaimReward, StartClock, TimeUp
from engine.games.quests_of_shadowgate.names import time_to
from engine.games.quests_of_shadowgate.scoring import Sheet, sheets_of
from engine.games.quests_of_shadowgate.setup import is_match, is_timed, most_games
from engine.games.quests_of_shadowgate.table import firsts_of
from engine.games.quests_of_shadowgate.tasks import GameDue, RewardDue, ScoreDue, ToReward
from engine.games.quests_of_shadowgate.zones import CLOCK, ENOUGH_MATCH, GAME, MATCH, TIME_UP, VP
from engine.kit.rules import NOBODY, Choice, Deed, Duty, answer
from engine.kit.sides import places_by

STAFF_MADE = "The Staff of Ages was made whole."
QUESTS_DONE = "Enough quests were done, and everybody had a last turn."
RULE = "Matches"
REASONS = {
    "to_100": f"A game ended with somebody at {ENOUGH_MATCH} points or more.",
    "each_starts_once": "Everybody has started one game.",
    "time_limit": "The time was up when the last game ended.",
}


def ask_reward(world: World, task: RewardDue) -> Iterator[Fact]:
    yield Asked(task.seat, ToReward())


def rewards(world: World, seat: int, ask: ToReward) -> list[ClaimReward]:
    return [ClaimReward("self"), ClaimReward("others")]


def claim(world: World, seat: int, action: ClaimReward) -> Iterator[Fact]:
    yield from answer(world, seat)
    yield Noted("claims", (seat, action.to))
    yield Planned((ScoreDue(seat, action.to),))


def cannot_claim(world: World, seat: int, ask: ToReward, action: ClaimReward) -> Rejected:
    return Rejected("NoSuchReward", "Take the points, or take them from everyone else.", RULE)


def score(world: World, task: ScoreDue) -> Iterator[Fact]:
    """Count the points; end the table, or note the game and begin the next."""
    while world.agenda:
        yield Done()
    yield Entered("score")
    sheets = sheets_of(world, task.maker, task.reward)
    for sheet in sheets:
        yield Noted("scores", (sheet.seat, sheet.halves))
    if not is_match(world):
        reason = QUESTS_DONE if task.maker is None else STAFF_MADE
        yield Ended(Outcome(places_of(world, sheets, task.maker), reason, tuple(sheet.total for sheet in sheets)))
        return
    for sheet in sheets:
        yield MATCH.to(MATCH(world, sheet.seat) + sheet.halves, sheet.seat)
    yield Noted("game_over", (GAME(world), *(MATCH(world, seat) for seat in range(world.seats))))
    if is_match_over(world):
        yield Ended(match_outcome(world))
    else:
        yield Planned((GameDue(),))


def places_of(world: World, sheets: Sequence[Sheet], maker: int | None) -> tuple[int, ...]:
    """Who made the Staff wins; else points count, then quest points, then firsts, and then the place is shared."""
    ranks: list[Any] = [  # ruling 25
        (sheet.seat == maker, sheet.halves, VP(world, sheet.seat), len(firsts_of(world, sheet.seat)))
        for sheet in sheets
    ]
    return places_by(ranks)


def is_match_over(world: World) -> bool:
    match world.options["match"]:
        case "to_100":
            return any(MATCH(world, seat) >= 2 * ENOUGH_MATCH for seat in range(world.seats))
        case "each_starts_once":
            return GAME(world) >= world.seats
    return bool(TIME_UP(world)) or (not CLOCK(world) and GAME(world) >= most_games(world))  # ruling 34


def match_outcome(world: World) -> Outcome:
    totals = [MATCH(world, seat) for seat in range(world.seats)]  # ruling 42
    reason = REASONS[world.options["match"]]
    if world.options["match"] == "time_limit" and not TIME_UP(world):
        reason = f"{GAME(world)} games were played before the time was up."
    return Outcome(places_by(totals), reason, tuple(total / 2 for total in totals))


def clock_may_act(world: World, seat: None, ask: None) -> tuple[StartClock | TimeUp, ...]:
    if not is_timed(world) or TIME_UP(world):
        return ()
    return (TimeUp(),) if CLOCK(world) else (StartClock(), TimeUp())


def start_clock(world: World, seat: int | None, action: StartClock) -> Iterator[Fact]:
    """From now on the match ends by the clock alone, however many games are played."""
    yield CLOCK.to(1)


def stop_clock(world: World, seat: int | None, action: TimeUp) -> Iterator[Fact]:
    """The game being played is the last of the match."""
    yield TIME_UP.to(1)
    yield Noted("time_up")


def cannot_move_clock(world: World, seat: int | None, ask: Any, action: StartClock | TimeUp) -> Rejected:
    if seat is not None:
        return Rejected("NotAPlayersMove", "The table's clock decides when time is up, not a player.", RULE)
    if not is_timed(world):
        return Rejected("NoTimeLimit", "This table has no time limit.", RULE)
    if isinstance(action, StartClock) and CLOCK(world):
        return Rejected("ClockRuns", "The clock of this table is already running.", RULE)
    return Rejected("TimeIsUp", "The time is already up.", RULE)


CHOICES = (
    Choice(ToReward, rewards, time_to(ToReward), RULE),
    Choice(NOBODY, clock_may_act, "Only a player can do that.", RULE),
)
DEEDS = (
    Deed(ClaimReward, (ToReward,), claim, cannot_claim),
    Deed(StartClock, (NOBODY,), start_clock, cannot_move_clock),
    Deed(TimeUp, (NOBODY,), stop_clock, cannot_move_clock),
)
DUTIES = (Duty(RewardDue, ask_reward), Duty(ScoreDue, score))
