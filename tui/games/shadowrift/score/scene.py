"""The end of a table: won or lost and by what, the gauges over the rounds, what every hero did, what was close."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import BOSS, NAME
from engine.games.shadowrift.rules.ending import WINS
from engine.games.shadowrift.scoring import (
    NAMES,
    Gauge,
    Tally,
    curves,
    deck_of,
    gauges_of,
    people_of_town,
    tally_of,
    what_was_closest,
)
from engine.games.shadowrift.setup import faction_of
from engine.games.shadowrift.table import left_of, on_track, rifts_open, standing_in_town
from engine.games.shadowrift.zones import CORPSES, HITS, LAST, ROUND, WALLS
from engine.kit.words import capitalized, counted, listed
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
    "world": "{boss} has destroyed the world.",
    "siege": "The siege has outlasted you.",
}


WORSE = 0.4
"""A Town with fewer dead than this was never badly off."""


class Score(scores.Score, frozen=True, kw_only=True):
    """One hero's line: what they did, and their deck by kind."""

    tally: Tally
    deck: tuple[tuple[str, int], ...]
    coins: int = 0

    @property
    def cards(self) -> int:
        """How many cards the deck had at the end; Coin lies beside it."""
        return sum(count for _, count in self.deck)


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
    found = tuple(score_of(scene, seat) for seat in range(world.seats))
    code = outcome.code if outcome is not None else ""
    won = code in WINS
    return RiftSheet(
        scores=found,
        place="won" if won else "lost" if outcome is not None else "",
        verdict=verdict_of(scene),
        note=scene.record,
        closing=CLOSING.get(code, "").format(boss=boss_name(world)),
        won=won,
        curves=curves_of(scene),
        close=what_was_close(scene),
    )


def boss_name(world: World) -> str:
    """Whom the heroes had to fear most."""
    return next(NAME[monster.id] for monster in box().factions[faction_of(world)].monsters if monster.boss)


def score_of(scene: Scene, seat: int) -> Score:
    deck = deck_of(scene.world, seat)
    coins = deck.pop("coin", 0)
    return Score(
        seat=seat,
        name=scene.names[seat],
        kind=kind_in_words(scene, seat),
        tally=tally_of(scene.world, seat),
        deck=tuple(sorted(deck.items(), key=deck_order)),
        coins=coins,
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
    return (Word(who, "bright", bold=True), Word(f" in round {ROUND(scene.world)}."))


def curves_of(scene: Scene) -> tuple[Curve, ...]:
    """Every gauge over the rounds; how it ended is the last value."""
    gauges = gauges_of(scene.world)
    told = list(curves(scene.course))
    rounds = [shares for _, shares in told]
    if not told or told[-1][0] < ROUND(scene.world):
        rounds.append(tuple(gauge.share for gauge in gauges.all))
    return tuple(curve_of(gauge, [shares[number] for shares in rounds]) for number, gauge in enumerate(gauges.all))


def curve_of(gauge: Gauge, shares: Sequence[float]) -> Curve:
    """A gauge over the rounds as play shows it: of Town those who live, of everything else how far it has come."""
    if gauge.name == "town":
        return Curve(gauge.name, gauge.wins, gauge.of - gauge.value, gauge.of, tuple(1.0 - share for share in shares))
    return Curve(gauge.name, gauge.wins, gauge.value, gauge.of, tuple(shares))


def what_was_close(scene: Scene) -> tuple[str, ...]:
    """What nearly happened, the nearest first, then the turns the game took."""
    world = scene.world
    closest = what_was_closest(world)
    lines = [f"Closest: {closest}."]
    missing = [NAME[world.kinds[card]] for card in world.lying(WALLS)]
    if 0 < len(missing) <= 4:
        lines.append(f"{capitalized(counted(len(missing), 'Wall'))} missing: {listed(missing)}.")
    opened = rifts_open(world)
    if opened and "rift" not in closest:
        lines.append(f"{capitalized(counted(opened, 'rift'))} stood open at the end.")
    corpses = len(world.zones[CORPSES])
    if corpses and "plague" not in closest:
        lines.append(f"{capitalized(counted(corpses, 'Corpse'))} more and the plague would have won.")
    lines += turns_of(scene)
    living, others = people_of_town(world)
    stood = listed([NAME[world.kinds[card]] for card in standing_in_town(world)])
    lines.append(f"In play at the end: {stood or 'nobody'}; {living} of {living + others} cards of Town were alive.")
    return tuple(lines)


def wounded_boss(world: World) -> list[int]:
    """The boss, if it stands on the track and was hit."""
    return [foe for foe in on_track(world) if BOSS[world.kinds[foe]] and HITS(world, foe)]


def turns_of(scene: Scene) -> list[str]:
    """When the boss came and how near it got, and when Town was worst off."""
    told, world = list(curves(scene.course)), scene.world
    found: list[str] = []
    steps = {number: shares[NAMES.index("world")] for number, shares in told}
    came = next((number for number in reversed(steps) if steps[number] and not steps.get(number - 1)), None)
    boss = boss_name(world)
    if came is not None:
        nearest = max(*steps.values(), gauges_of(world).world.share)
        left = LAST + 1 - round(nearest * (LAST + 1))
        ended = world.outcome is not None and world.outcome.code == "world"
        near = (
            "its third plan ended the world" if ended else f"it got within {counted(max(1, left), 'step')} of the end"
        )
        found.append(f"{boss} came in round {came}; {near}.")
    found += [f"{boss} was {counted(left_of(world, foe), 'hit')} from death." for foe in wounded_boss(world)]
    dead = {number: shares[NAMES.index("town")] for number, shares in told}
    worst = max(dead, key=dead.__getitem__, default=None)
    at_the_end = gauges_of(world).town.share
    if worst is not None and dead[worst] > max(WORSE, at_the_end) and worst < ROUND(world):
        found.append(f"Town was worst off in round {worst}: {100 - round(dead[worst] * 100)}% of its cards were alive.")
    return found
