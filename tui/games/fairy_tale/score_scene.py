"""The end of a table as its score sheet: every card with its points and why, names taken, totals, who won.

Called by the score sheet for its scene. All points and reasons come from the engine's sheets; here they get their
order, best player first, and their colours.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome, World
from engine.games.fairy_tale.content import load
from engine.games.fairy_tale.describe import sheets_of
from engine.games.fairy_tale.setup import allies_of, has_teams
from engine.games.fairy_tale.sheet import FaceDown, Line, Most, Printed, Reaches, Shows
from engine.games.fairy_tale.sheet import Sheet as Scored
from engine.games.fairy_tale.text import listed
from tui.agreeing import verb_for
from tui.games.contract import Scene
from tui.games.fairy_tale.look import EVERY, figure
from tui.games.fairy_tale.printed import face_in_row
from tui.games.fairy_tale.view import Score, ScoreLine, Sheet
from tui.glyphs import DONE, NOT_POSSIBLE, seat_glyph
from tui.paint import Word, Words
from tui.seating import YOU

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def sheet_of(scene: Scene) -> Sheet:
    """The score sheet of a scene; of one that is not over, how it stands."""
    scored = sheets_of(scene.world, scene.names)
    places = places_of(scene.world, scored)
    order = sorted(range(len(scored)), key=lambda seat: (places[seat], min(allies_of(scene.world, seat)), seat))
    return Sheet(
        scores=tuple(score_of(scene, scored, seat, places[seat]) for seat in order),
        place=ORDINALS[places[scene.seat] - 1] if scene.seat is not None and scene.seat in scene.you else "",
        verdict=verdict_of(scene, scored),
        verdict_right=(Word(scene.record),) if scene.record else (),
    )


def places_of(world: World, scored: Sequence[Scored]) -> tuple[int, ...]:
    """The place of every seat: as the game ended, or as it stands."""
    if world.outcome is not None:
        return world.outcome.places
    totals = [sheet.total for sheet in scored]
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def score_of(scene: Scene, scored: Sequence[Scored], seat: int, place: int) -> Score:
    """One player's part of the sheet."""
    sheet = scored[seat]
    allies = allies_of(scene.world, seat)
    return Score(
        seat=seat,
        name=scene.names[seat],
        kind=kind_in_words(scene, seat),
        rank=place,
        total=sheet.total,
        together=sum(scored[ally].total for ally in allies) if has_teams(scene.world) else None,
        parts={EVERY if name == "every" else name: points for name, points in sheet.by_faction.items()},
        lines=tuple(line_of(place, sheet.lines[place]) for place in order_of(sheet)),
        lost=max(sheet.lost or 0, 0),
        names=names_words(sheet),
    )


def kind_in_words(scene: Scene, seat: int) -> str:
    """Who sits there, unless the name says it already."""
    if seat not in scene.you:
        return scene.kinds[seat]
    return "" if scene.names[seat] == YOU else "you"


def order_of(sheet: Scored) -> list[int]:
    """The places of a row in the order of the sheet: what scores first, cards of a kind side by side."""
    kinds = [*load().kinds, None]
    return sorted(
        range(len(sheet.lines)), key=lambda place: (not sheet.lines[place].up, kinds.index(sheet.lines[place].kind))
    )


def line_of(place: int, line: Line) -> ScoreLine:
    """One card: its face, its points, why, and its tale."""
    flavour = (Word(load()[line.kind].flavour, "dim", italic=True),) if line.kind else ()
    return ScoreLine(face=face_in_row(line), points=line.points, place=place, why=why_words(line), detail=flavour)


def why_words(line: Line) -> Words:
    """The engine's sentence, with a tick or cross before a condition, names lit and remarks dimmed."""
    if isinstance(line.why, FaceDown):
        return (Word(line.sentence, "dim"),)
    named: list[Word] = []
    told = line.sentence
    if line.named:
        name = load()[line.named].bound_name
        told = told.removeprefix(f"named {name}, ")
        named = [Word("named ", "lit"), Word(name, "lit", bold=True), Word(", ", "dim")]
    if isinstance(line.why, Printed):
        return (*named, Word(told, "dim"))
    if isinstance(line.why, Most | Shows | Reaches):
        met = line.why.met
        mark = Word(f"{DONE} ", "lit", bold=True) if met else Word(f"{NOT_POSSIBLE} ", "warn", bold=True)
        head, colon, tail = told.partition(": ")
        return (*named, mark, Word(f"{head}{colon}"), Word(tail, "lit" if met else "text"))
    head, bracket, tail = told.partition(" (")
    return (*named, Word(head), Word(f"{bracket}{tail}", "dim"))


def names_words(sheet: Scored) -> Words:
    """Which cards took a name, and what the next best names would have given."""
    if not sheet.names_taken:
        return ()
    takers = list(dict.fromkeys(load()[kind].noun_of(1) for kind, _ in sheet.names_taken))
    many = len(sheet.names_taken) > 1
    told = f"{listed(takers)} {'are named together' if many else 'is named'} for the most points: "
    best = [Word(told), Word(figure(sheet.total), "lit", bold=True)]
    if sheet.next_best is not None:
        best += [Word(", next best "), Word(figure(sheet.next_best), "bright", bold=True)]
    return tuple(best)


# Who won


def verdict_of(scene: Scene, scored: Sequence[Scored]) -> Words:
    """`● Mira wins with 33, 4 ahead of ▲ Aldo.`"""
    outcome = scene.world.outcome
    if outcome is None:
        return (Word("The game is not over: this is how it stands.", "dim"),)
    winners = outcome.winners()
    totals = [sum(scored[ally].total for ally in allies_of(scene.world, seat)) for seat in range(len(scored))]
    best = totals[winners[0]]
    wins = verb_for([scene.names[seat] for seat in winners], "wins")
    verb = wins if len(winners) == 1 or is_one_team(scene.world, winners) else "share the win"
    together = " together" if has_teams(scene.world) else ""
    return (
        *all_of(scene, winners),
        Word(f" {verb} with ", "bright", bold=True),
        Word(f"{figure(best)}{together}", "bright", bold=True),
        *runner_up(scene, outcome, totals, best),
        Word("."),
    )


def is_one_team(world: World, seats: Sequence[int]) -> bool:
    return has_teams(world) and set(seats) == set(allies_of(world, seats[0]))


def runner_up(scene: Scene, outcome: Outcome, totals: Sequence[int], best: int) -> Words:
    """How far the next ones are behind."""
    behind = [seat for seat, total in enumerate(totals) if outcome.places[seat] > 1]
    if not behind:
        return ()
    second = max(totals[seat] for seat in behind)
    nearest = [seat for seat in behind if totals[seat] == second]
    return (Word(f", {best - second} ahead of "), *all_of(scene, nearest))


def all_of(scene: Scene, seats: Sequence[int]) -> Words:
    """Players in their colours: `● Mira and ■ Brann`."""
    words: list[Word] = []
    for index, seat in enumerate(seats):
        if index:
            words.append(Word(" and " if index == len(seats) - 1 else ", "))
        words.append(Word(f"{seat_glyph(seat)} {scene.names[seat]}", f"seat-{seat + 1}", bold=True))
    return tuple(words)
