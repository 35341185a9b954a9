"""The end of a table: won or lost and by what, the gauges over the rounds, what every hero did, what was close."""

from __future__ import annotations

import msgspec

from engine.games.shadowrift.content.printed import NAME, SHORT
from engine.games.shadowrift.rules.ending import WINS
from engine.games.shadowrift.scoring import (
    NAMES,
    Tally,
    curves,
    deck_of,
    gauges_of,
    people_of_town,
    tally_of,
    what_was_closest,
)
from engine.games.shadowrift.table import rifts_open, standing_in_town
from engine.games.shadowrift.zones import CORPSES, ROUND, WALLS
from engine.kit.words import counted, listed
from tui.board import scores
from tui.board.contract import Scene
from tui.board.scores import NOT_OVER, Sheet, kind_in_words
from tui.draw.canvas import Word, Words
from tui.games.shadowrift.look import sort_of
from tui.games.shadowrift.view import ORDER

CLOSING = {
    "seals": "The last rift is sealed. Haven Town stands.",
    "walls": "The eighth Wall is up. Haven Town stands.",
    "town": "Nobody is left standing. Haven Town has fallen.",
    "plague": "The plague has taken Haven Town.",
    "world": "The world has ended.",
    "siege": "The siege has outlasted you.",
}


class Score(scores.Score, frozen=True, kw_only=True):
    """One hero's line: what they did, and their deck by kind."""

    tally: Tally
    deck: tuple[tuple[str, int], ...]


class Curve(msgspec.Struct, frozen=True):
    """One gauge over the rounds, as shares of its goal."""

    name: str
    wins: bool
    value: int
    of: int
    shares: tuple[float, ...]


class RiftSheet(Sheet, frozen=True, kw_only=True):
    """The sheet and what this game tells besides."""

    closing: str = ""
    won: bool = False
    curves: tuple[Curve, ...] = ()
    close: tuple[str, ...] = ()


def sheet_of(scene: Scene) -> RiftSheet:
    """The end of a scene; of one that is not over, how it stands."""
    world = scene.world
    outcome = world.outcome
    found = tuple(
        Score(
            seat=seat,
            name=scene.names[seat],
            kind=kind_in_words(scene, seat),
            tally=tally_of(world, seat),
            deck=tuple(sorted(deck_of(world, seat).items(), key=deck_order)),
        )
        for seat in range(world.seats)
    )
    code = outcome.code if outcome is not None else ""
    won = code in WINS
    return RiftSheet(
        scores=found,
        place="won" if won else "lost" if outcome is not None else "",
        verdict=verdict_of(scene),
        note=scene.record,
        closing=CLOSING.get(code, ""),
        won=won,
        curves=curves_of(scene),
        close=what_was_close(scene),
    )


def deck_order(entry: tuple[str, int]) -> tuple[int, str]:
    sort = sort_of(entry[0])
    return (ORDER.index(sort) if sort in ORDER else len(ORDER)), entry[0]


def verdict_of(scene: Scene) -> Words:
    outcome = scene.world.outcome
    if outcome is None:
        return NOT_OVER
    won = outcome.code in WINS
    who = (
        "You win" if won and scene.you else "The heroes win" if won else "You lose" if scene.you else "The heroes lose"
    )
    return (Word(who, "bright", bold=True), Word(f": {outcome.reason}."))


def curves_of(scene: Scene) -> tuple[Curve, ...]:
    """Every gauge over the rounds; how it ended is the last value."""
    gauges = gauges_of(scene.world)
    told = list(curves(scene.course))
    rounds = [shares for _, shares in told]
    if not told or told[-1][0] < ROUND(scene.world):
        rounds.append(tuple(gauge.share for gauge in gauges.all))
    return tuple(
        Curve(name, gauge.wins, gauge.value, gauge.of, tuple(shares[number] for shares in rounds))
        for number, (name, gauge) in enumerate(zip(NAMES, gauges.all, strict=True))
    )


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def what_was_close(scene: Scene) -> tuple[str, ...]:
    """What nearly happened, the nearest first."""
    world = scene.world
    lines = [f"Closest: {what_was_closest(world)}."]
    missing = [SHORT[world.kinds[card]] for card in world.lying(WALLS)]
    if 0 < len(missing) <= 4:
        lines.append(f"{upper(counted(len(missing), 'Wall'))} missing: {listed(missing)}.")
    opened = rifts_open(world)
    if opened:
        lines.append(f"{upper(counted(opened, 'rift'))} stood open at the end.")
    corpses = len(world.zones[CORPSES])
    if corpses:
        lines.append(f"{upper(counted(corpses, 'Corpse'))} more and the plague would have won.")
    living, others = people_of_town(world)
    stood = listed([NAME[world.kinds[card]] for card in standing_in_town(world)])
    lines.append(f"In play at the end: {stood or 'nobody'}; {living} of {living + others} cards of Town were alive.")
    return tuple(lines)
