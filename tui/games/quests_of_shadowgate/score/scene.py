"""The end of a table as its score sheet: every line of every player with its points and why, and who won.

Called by the score sheet for its scene. Lines and points come from the engine's sheets, in halves; here they get their
order, best player first, and the games before where there was a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.core import Moved, The, World
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.names import word
from engine.games.quests_of_shadowgate.rules.ending import STAFF_MADE
from engine.games.quests_of_shadowgate.scoring import Line, sheets_of
from engine.games.quests_of_shadowgate.scoring import Sheet as Scored
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.zones import FINISHER, GAME, MATCH
from tui.board import scores
from tui.board.contract import Scene
from tui.board.reading import who
from tui.board.scores import NOT_OVER, ahead, best_first, decided_by, decisive, place_in_words, places_of, winning
from tui.draw.canvas import Word, Words
from tui.games.quests_of_shadowgate.look import halved
from tui.games.quests_of_shadowgate.scenes.people import person_of
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Person
from tui.words.agreement import verb_for

BEFORE, STAFF, QUEST = "before", "staff", "quest"
COLUMNS = {"quests": "quests", "firsts": "firsts", "most_firsts": "most", "pieces": "staff", BEFORE: "before"}
"""The lines of the sheet by what they count as in the standing; a penalty stands where its reward would."""

INSTEAD = {QUEST: "quests", "no_first": "firsts", "no_piece": "pieces", STAFF: BEFORE}
NAMES = {
    QUEST: "Quest",
    "quests": "Quests",
    "firsts": "First of its type",
    "no_first": "First of its type",
    "most_firsts": "Most firsts",
    "pieces": "Staff pieces",
    "no_piece": "Staff pieces",
    BEFORE: "Games before",
}


class Score(scores.Score, frozen=True, kw_only=True):
    """One player's sheet, in halves."""

    person: Person
    lines: tuple[Line, ...]
    made_staff: bool = False

    def part(self, column: str) -> int:
        """What a column of the standing counts."""
        return sum(line.halves for line in self.lines if INSTEAD.get(line.what, line.what) == column)


class Sheet(scores.Sheet, frozen=True, kw_only=True):
    """The whole sheet; `columns` are the sorts of points of the standing."""

    columns: tuple[str, ...] = ()


def sheet_of(scene: Scene) -> Sheet:
    """The score sheet of a scene; of one that is not over, how it stands."""
    reading, world = Reading(scene), scene.world
    done = quests_done(scene)
    scored = [with_games_before(world, quest_by_quest(sheet, done[sheet.seat])) for sheet in sheets_of(world)]
    places = places_of(world, [sheet.halves for sheet in scored])
    found = tuple(score_of(reading, scored[seat], places[seat]) for seat in best_first(places))
    columns = tuple(name for name in COLUMNS if name != BEFORE or is_match(world))
    by_points = world.outcome is not None and maker_of(world) is None
    decided = decisive(found, columns, Score.part) if by_points else None
    return Sheet(
        scores=found,
        columns=columns,
        place=place_in_words(scene, places),
        verdict=(*verdict_of(scene, scored), *(decided_by((Word(NAMES[decided].lower(), "gold"),)) if decided else ())),
        note=scene.record or (world.outcome.reason if world.outcome is not None else ""),
        decided=decided or "",
    )


def quests_done(scene: Scene) -> dict[int, list[Line]]:
    """The quests of the last game by seat, each with its level and its points, in the order they were done."""
    done: dict[int, list[Line]] = {seat: [] for seat in range(scene.world.seats)}
    sides: dict[int, str] = {}
    for fact in scene.course:
        if isinstance(fact, Moved):
            sides |= {piece: fact.side for piece in fact.pieces if isinstance(piece, int) and fact.side}
        elif fact.note == "starts":
            done = {seat: [] for seat in done}
        elif fact.note == "completes":
            seat, quest, level, points, *_ = cast("tuple[int, The, str, int]", fact.args)
            name = box().quest(scene.world.kinds[quest.piece], sides.get(quest.piece, "a")).name
            done[seat].append(Line(QUEST, 2 * points, f"{name}, {word(level)}"))
    return done


def quest_by_quest(sheet: Scored, done: Sequence[Line]) -> Scored:
    """A sheet with a line for each quest, where it is known which quests its points came from."""
    others = tuple(line for line in sheet.lines if line.what != "quests")
    found = Scored(sheet.seat, (*done, *others))
    return found if done and found.halves == sheet.halves else sheet


def score_of(reading: Reading, sheet: Scored, place: int) -> Score:
    return Score(
        seat=sheet.seat,
        name=reading.scene.names[sheet.seat],
        person=person_of(reading, sheet.seat),
        place=place,
        total=sheet.halves,
        lines=sheet.lines,
        made_staff=maker_of(reading.world) == sheet.seat,
    )


def with_games_before(world: World, sheet: Scored) -> Scored:
    """In a match, the sheet of the last game with all that was counted besides it."""
    if not is_match(world) or world.outcome is None:
        return sheet
    before = MATCH(world, sheet.seat) - sheet.halves
    games = GAME(world) - 1
    why = "no game before" if games == 0 else "one game before" if games == 1 else f"{games} games before"
    if not FINISHER(world):
        why += ", and what the Staff of Ages gave"
    return Scored(sheet.seat, (*sheet.lines, Line(BEFORE, before, why)))


def maker_of(world: World) -> int | None:
    """Who made the Staff in a single game; a match does not end by it alone."""
    outcome = world.outcome
    return outcome.winners()[0] if outcome is not None and outcome.reason == STAFF_MADE else None


def verdict_of(scene: Scene, scored: Sequence[Scored]) -> Words:
    """`● Mira wins with 33, 4½ ahead of ▲ Aldo.`"""
    outcome = scene.world.outcome
    if outcome is None:
        return NOT_OVER
    winners, totals = outcome.winners(), [sheet.halves for sheet in scored]
    if maker_of(scene.world) is not None:
        wins = verb_for([scene.names[winners[0]]], "wins")
        return (who(scene, winners[0]), Word(f" made the Staff of Ages and {wins} at once.", "bright", bold=True))
    best = totals[winners[0]]
    tied = [seat for seat, total in enumerate(totals) if total == best and outcome.places[seat] > 1]
    second = min(tied, key=lambda seat: outcome.places[seat], default=None)
    if second is None:
        behind = ahead(scene, totals, best, halved)
    else:
        behind = (Word(", ahead on quest points or firsts of "), who(scene, second))
    return (*winning(scene, winners), Word(f" with {halved(best)}", "bright", bold=True), *behind, Word("."))
