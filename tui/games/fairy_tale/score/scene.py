"""The end of a table as its score sheet: every card with its points and why, names taken, totals, who won.

Called by the score sheet for its scene. All points and reasons come from the engine's sheets; here they get their
order, best player first, and their colours.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import World
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.score_sheet import FaceDown, Line, Most, Printed, Reaches, Shows
from engine.games.fairy_tale.score_sheet import Sheet as Scored
from engine.games.fairy_tale.setup import allies_of, has_teams
from engine.games.fairy_tale.words.description import sheets_of
from engine.kit.words import listed
from tui.board import scores
from tui.board.contract import Scene
from tui.board.scores import (
    NOT_OVER,
    Sheet,
    ahead,
    best_first,
    decided_by,
    decisive,
    kind_in_words,
    place_in_words,
    places_of,
    winning,
)
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE
from tui.games.fairy_tale.look import EVERY, FACTIONS, figure
from tui.games.fairy_tale.paint.printed import face_in_row
from tui.games.fairy_tale.view import CardFace


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """One card on the score sheet: what it scored, why, and what more there is to say when it is chosen.

    `at` is where it lies in its row; the sheet lists cards by kind.
    """

    face: CardFace
    points: int
    at: int = 0
    why: Words = ()
    detail: Words = ()


class Score(scores.Score, frozen=True, kw_only=True):
    """One player's sheet. `parts` are points by faction, `lost` points that lie face down, `names` the names taken.

    `together` is what partners have between them.
    """

    together: int | None = None
    parts: dict[str, int] = {}
    lines: tuple[ScoreLine, ...] = ()
    lost: int = 0
    names: Words = ()

    @property
    def up(self) -> int:
        return sum(line.face.up for line in self.lines)

    @property
    def down(self) -> int:
        return len(self.lines) - self.up


def sheet_of(scene: Scene) -> Sheet:
    """The score sheet of a scene; of one that is not over, how it stands."""
    scored = sheets_of(scene.world, scene.names)
    places = places_of(scene.world, [sheet.total for sheet in scored])
    order = best_first(places, lambda seat: min(allies_of(scene.world, seat)))
    found = tuple(score_of(scene, scored, seat, places[seat]) for seat in order)
    over = scene.world.outcome is not None
    decided = decisive(found, tuple(FACTIONS), lambda score, name: score.parts.get(name, 0)) if over else None
    faction = FACTIONS[decided] if decided else None
    told = decided_by((Word(f"{faction.glyph} {faction.word}", decided or ""),)) if faction else ()
    return Sheet(
        scores=found,
        place=place_in_words(scene, places),
        verdict=(*verdict_of(scene, scored), *told),
        note=scene.record,
        decided=decided or "",
    )


def score_of(scene: Scene, scored: Sequence[Scored], seat: int, place: int) -> Score:
    """One player's part of the sheet."""
    sheet = scored[seat]
    allies = allies_of(scene.world, seat)
    return Score(
        seat=seat,
        name=scene.names[seat],
        kind=kind_in_words(scene, seat),
        place=place,
        total=sheet.total,
        together=sum(scored[ally].total for ally in allies) if has_teams(scene.world) else None,
        parts={EVERY if name == "every" else name: points for name, points in sheet.by_faction.items()},
        lines=tuple(line_of(at, sheet.lines[at]) for at in order_of(sheet)),
        lost=max(sheet.lost or 0, 0),
        names=names_words(sheet),
    )


def order_of(sheet: Scored) -> list[int]:
    """The places of a row in the order of the sheet: what scores first, cards of a kind side by side."""
    kinds = {kind: at for at, kind in enumerate(box().kinds)}

    def rank(place: int) -> tuple[bool, int]:
        line = sheet.lines[place]
        return not line.up, kinds.get(line.kind or "", len(kinds))

    return sorted(range(len(sheet.lines)), key=rank)


def line_of(at: int, line: Line) -> ScoreLine:
    """One card: its face, its points, why, and its tale."""
    flavour = (Word(box()[line.kind].flavour, "dim", italic=True),) if line.kind else ()
    return ScoreLine(face=face_in_row(line), points=line.points, at=at, why=why_words(line), detail=flavour)


def why_words(line: Line) -> Words:
    """The engine's sentence, with a tick or cross before a condition, names lit and remarks dimmed."""
    if isinstance(line.why, FaceDown):
        return (Word(line.sentence, "dim"),)
    named: list[Word] = []
    told = line.sentence
    if line.named:
        name = box()[line.named].bound_name
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
    takers = list(dict.fromkeys(box()[kind].noun_of(1) for kind, _ in sheet.names_taken))
    many = len(sheet.names_taken) > 1
    told = f"{listed(takers)} {'take the names that score' if many else 'takes the name that scores'} most: "
    best = [Word(told), Word(figure(sheet.total), "lit", bold=True)]
    if sheet.next_best is not None:
        best += [Word(", next best "), Word(figure(sheet.next_best), "bright", bold=True)]
    return tuple(best)


# Who won


def verdict_of(scene: Scene, scored: Sequence[Scored]) -> Words:
    """`● Mira wins with 33, 4 ahead of ▲ Aldo.`"""
    outcome = scene.world.outcome
    if outcome is None:
        return NOT_OVER
    winners = outcome.winners()
    totals = [sum(scored[ally].total for ally in allies_of(scene.world, seat)) for seat in range(len(scored))]
    best = totals[winners[0]]
    together = " together" if has_teams(scene.world) else ""
    return (
        *winning(scene, winners, together=is_one_team(scene.world, winners)),
        Word(f" with {figure(best)}{together}", "bright", bold=True),
        *ahead(scene, totals, best, figure),
        Word("."),
    )


def is_one_team(world: World, seats: Sequence[int]) -> bool:
    return has_teams(world) and set(seats) == set(allies_of(world, seats[0]))
