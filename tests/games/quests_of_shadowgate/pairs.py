"""All pairs of characters with the same ability, and of abilities with the same character, played by the greedy bot.

`python -m tests.games.quests_of_shadowgate.pairs` makes the figures of BALANCE.md: for every character and every
ability the share of wins over all its pairs. Each deal is played twice, with the sides swapped; what both have in
common changes from deal to deal.
"""

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from engine.bots.arena.figures import wilson
from engine.bots.thinking.processes import cores
from engine.core import Placed, Planned, World, blank, fold, next_to_act, observe, perform
from engine.core.agenda import settle
from engine.games.quests_of_shadowgate import setup
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.game import QuestsOfShadowgate
from engine.games.quests_of_shadowgate.tasks import DealDue
from engine.games.quests_of_shadowgate.zones import ABILITY, ABILITY_BACK, CHARACTER, CHARACTER_BACK, STARTER
from engine.games.quests_of_shadowgate.zones import GAME as GAME_NUMBER

GAME = QuestsOfShadowgate()
Face = tuple[str, str]
SORTS = ("characters", "abilities")


def faces_of(sort: str) -> dict[Face, str]:
    """Every side of the cards of a sort, by its name."""
    return {(id, side): getattr(card, side).name for id, card in getattr(box(), sort).items() for side in ("a", "b")}


def table(characters: tuple[Face, Face], abilities: tuple[Face, Face], starter: int, seed: int) -> World:
    """A table dealt with these faces, which may be the same twice."""
    world = blank(GAME, 2, GAME.complete({}), seed)
    for fact in setup.lay(world.options):
        if not isinstance(fact, Planned):
            fold(world, fact)
    for zones, back, faces in ((CHARACTER, CHARACTER_BACK, characters), (ABILITY, ABILITY_BACK, abilities)):
        for seat, (id, side) in enumerate(faces):
            fold(world, Placed((id,), zones[seat], side, back))  # type: ignore[arg-type]
    fold(world, GAME_NUMBER.to(1))
    fold(world, STARTER.to(starter))
    fold(world, Planned((DealDue(),)))
    settle(GAME, world, [])
    return world


def pair_score(sort: str, pair: tuple[Face, Face], games: int, seed: int) -> float:
    """How many of these games the first of a pair wins; a draw is half a win."""
    commons = list(faces_of(SORTS[1 - SORTS.index(sort)]))
    score = 0.0
    for number in range(games):
        deal, seat = divmod(number, 2)
        faces = pair if seat == 0 else pair[::-1]
        common = (commons[deal % len(commons)],) * 2
        characters, abilities = (faces, common) if sort == "characters" else (common, faces)
        score += played(table(characters, abilities, deal // len(commons) % 2, seed + deal), seat, number)
    return score


def played(world: World, seat: int, number: int) -> float:
    """Play a table out: 1 if this seat wins, a half if the win is shared."""
    rng = random.Random(number)
    while world.outcome is None:
        asked = next_to_act(world)
        perform(GAME, world, asked, GAME.bot.pick(observe(world, asked), asked, rng))
    winners = world.outcome.winners()
    return 0.0 if seat not in winners else 1 / len(winners)


def shares(sort: str, games: int, seed: int, workers: int) -> Iterator[str]:
    """A line for every face: its share of wins over all pairs, and its worst and best pair."""
    names = faces_of(sort)
    pairs = list(combinations(names, 2))
    with ProcessPoolExecutor(workers) as pool:
        jobs = {pair: pool.submit(pair_score, sort, pair, games, seed + 10_000 * at) for at, pair in enumerate(pairs)}
        scores = {pair: job.result() for pair, job in jobs.items()}
    for face, name in names.items():
        won = {other: scores[face, other] for other in names if (face, other) in scores}
        won |= {other: games - scores[other, face] for other in names if (other, face) in scores}
        total = wilson(round(sum(won.values())), games * len(won))
        worst, best = min(won, key=won.__getitem__), max(won, key=won.__getitem__)
        yield (
            f"| {name} | {total.share:.1%} | {total.low:.1%} to {total.high:.1%} | "
            f"{won[worst] / games:.1%} against {names[worst]} | {won[best] / games:.1%} against {names[best]} |"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("sorts", nargs="*", default=SORTS, choices=[*SORTS, SORTS], help="what to pair; both by default")
    asked.add_argument("--games", type=int, default=200, help="games a pair")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=cores())
    chosen = asked.parse_args()
    for sort in chosen.sorts:
        print(f"| {sort} | share of wins | 95 % interval | worst pair | best pair |\n|---|---|---|---|---|")
        for line in shares(sort, chosen.games, chosen.seed, chosen.workers):
            print(line)


if __name__ == "__main__":
    main()
