"""Information-set tree search: what becomes of each choice in many Worlds that the seat could be looking at.

One tree, of the searching seat's own choices as it names them; the others play the game's quick policy in the guessed
Worlds. Every round deals one World out and tries all choices still in question on it with the same chance, so that
what tells them apart is the choice and not the deal. The measure of a round is what the game's own bot prefers.
"""

import math
import random
from time import monotonic as now
from typing import Any

from engine.bots.levels.bot import Advice, Budget, Considered, Stop
from engine.bots.search.tree import Edge
from engine.core import World, guess, next_to_act, perform
from engine.kit.game import Game
from engine.kit.sides import share_of_win

MOST_CHOICES = 10  # choices of the root that are looked into
TRUST = 4.0  # how many looks the game's own ranking is worth
DOUBT = 1.5  # standard errors by which a choice may seem worse and still be in question
FEW = 4  # looks every choice gets
PATIENCE = 16  # looks after which a cautious search stays with the measure, if nothing seems better
POLL = 8  # iterations between two questions whether to stop
MOST_STEPS = 2000  # actions of one look ahead


class Choice:
    """A choice of the root, with what it brought more than the measure in the same Worlds."""

    def __init__(self, action: Any, prior: float, liking: float) -> None:
        self.edge = Edge(action)
        self.prior, self.liking = prior, liking
        self.more = self.squares = self.leads = 0.0

    def add(self, lead: float, more: float) -> None:
        self.leads += lead
        self.more += more
        self.squares += more * more

    @property
    def advantage(self) -> float:
        """What it brings more than the measure, the game's own opinion counted as some looks."""
        return (self.more + TRUST * self.prior) / (self.edge.visits + TRUST)

    @property
    def appeal(self) -> float:
        """Its advantage, and how much its player likes it beside the points."""
        return self.advantage + self.liking

    @property
    def error(self) -> float:
        """The standard error of its advantage."""
        looks = self.edge.visits
        if looks < FEW:
            return math.inf
        mean = self.more / looks
        return math.sqrt(max(0.0, self.squares / looks - mean * mean) / looks)


def choices_of(game: Game, observed: World, seat: int, rng: random.Random, taste: Any) -> list[Choice]:
    """What is worth a look, the measure first, with what each seems to bring more, in points and in liking."""
    ranked = game.bot.ranked(observed, seat, rng, taste)[:MOST_CHOICES]
    measure, first = ranked[0]
    plain = dict(ranked) if taste is None else dict(game.bot.ranked(observed, seat, rng))
    choices = []
    for action, worth in ranked:
        prior = plain.get(action, worth) - plain.get(measure, first)
        choices.append(Choice(action, prior, worth - first - prior))
    return choices


class Clock:
    """When to stop thinking. It is read only where no number of iterations is given."""

    def __init__(self, budget: Budget, stop: Stop) -> None:
        self.iterations, self.stop = budget.iterations, stop
        self.end = math.inf if budget.seconds is None or self.iterations is not None else now() + budget.seconds

    def is_over(self, iterations: int) -> bool:
        if iterations % POLL == 0 and self.stop():
            return True
        return iterations >= self.iterations if self.iterations is not None else now() >= self.end


class Search:
    """One decision of one seat, thought about for as long as wanted."""

    def __init__(self, game: Game, observed: World, seat: int, rng: random.Random, taste: Any = None) -> None:
        self.game, self.observed, self.seat, self.rng = game, observed, seat, rng
        self.sides = game.sides(observed.options, observed.seats)
        self.choices = choices_of(game, observed, seat, rng, taste)
        self.iterations = 0
        self.chance = random.Random()
        self.utilities = self.squares = 0.0

    def run(self, budget: Budget, stop: Stop) -> Advice:
        """Think within the budget; a lone choice needs no thought."""
        if len(self.choices) > 1:
            clock = Clock(budget, stop)
            while not clock.is_over(self.iterations) and not self.is_settled():
                self.round(clock)
        return self.advice()

    def round(self, clock: Clock) -> None:
        """Deal once, and try what is in question on that deal, until time is up."""
        measure, *others = self.choices
        deal, chance = guess(self.observed, self.rng), self.rng.getrandbits(64)
        base, lead = self.look(deal.copy(), measure.edge, chance)
        measure.add(lead, 0.0)
        for choice in self.in_question(others):
            if clock.is_over(self.iterations):
                return
            utility, lead = self.look(deal.copy(), choice.edge, chance)
            choice.add(lead, utility - base)

    def is_settled(self) -> bool:
        """Whether further looks would hardly change the choice, in games that are cautious: looks are dear there.

        It stays with the game's own one where none may still be better, or none seems so after many looks, or one is
        better beyond doubt.
        """
        measure, *others = self.choices
        if not self.game.bot.caution or measure.edge.visits < FEW:
            return False
        best = max(others, key=self.doubted)
        if measure.edge.visits >= PATIENCE and self.doubted(best) <= 0.0:
            return True
        if measure.edge.visits < 2 * FEW or best.appeal < 2 * DOUBT * self.error_of(best):
            return all(choice.appeal + DOUBT * self.error_of(choice) < 0.0 for choice in others)
        return all(choice is best or choice.appeal + DOUBT * self.error_of(choice) < best.appeal for choice in others)

    def in_question(self, others: list[Choice]) -> list[Choice]:
        """The choices that may still turn out to be the best; at least one, to compare with the measure."""
        best = max(others, key=lambda choice: choice.appeal)
        needed = max(0.0, best.appeal)
        return [choice for choice in others if choice.appeal + DOUBT * self.error_of(choice) >= needed] or [best]

    def look(self, world: World, edge: Edge, chance: int) -> tuple[float, float]:
        """One iteration: choose, play on to the horizon, and keep what came of it: (utility, lead)."""
        game, seat, rng, observed = self.game, self.seat, self.chance, self.observed
        rng.seed(chance)
        path, node, action, actor = [edge], edge.node, edge.action, seat
        for _ in range(MOST_STEPS):
            perform(game, world, actor, action, offered=True)
            if world.outcome is not None or game.bot.is_far(observed, world):
                break
            actor = next_to_act(world, actor)
            action = game.bot.playout(world, actor, rng)
            if node is not None and actor == seat:
                legal = game.legal(world, seat)
                if len(legal) > 1:
                    chosen = node.select(legal, action, self.spread)
                    path.append(chosen)
                    node, action = chosen.node, chosen.action
        return self.keep(path, world)

    def keep(self, path: list[Edge], world: World) -> tuple[float, float]:
        """Count what a World at the horizon is worth for all choices that led there."""
        lead = utility = self.game.bot.forecast(world, self.seat)
        if world.outcome is not None:
            utility += self.game.bot.stake * (share_of_win(world.outcome.places, self.sides, self.seat) - 0.5)
        for edge in path:
            edge.add(utility)
        self.iterations += 1
        self.utilities += utility
        self.squares += utility * utility
        return utility, lead

    @property
    def spread(self) -> float:
        """The standard deviation of all results so far: the scale of what is at stake."""
        mean = self.utilities / self.iterations
        return math.sqrt(max(0.0, self.squares / self.iterations - mean * mean))

    def error_of(self, choice: Choice) -> float:
        """The standard error of a choice's advantage.

        A cautious game counts one more look that went as far astray as results differ: where most looks end alike, a
        few that are all alike tell little.
        """
        looks = choice.edge.visits
        if not self.game.bot.caution or looks < FEW:
            return choice.error
        mean = choice.more / looks
        return math.sqrt(max(0.0, (choice.squares + self.spread**2) / (looks + 1) - mean * mean) / looks)

    def doubted(self, choice: Choice) -> float:
        """How much a choice appeals, less what chance may have added, as far as the game is cautious."""
        if choice is self.choices[0] or not self.game.bot.caution or not choice.edge.visits:
            return choice.appeal
        return choice.appeal - self.game.bot.caution * self.error_of(choice)

    def advice(self) -> Advice:
        """The choices looked into, best first; where points are equal, as the game ranked them."""
        measure = self.choices[0]
        looks = measure.edge.visits
        base = measure.leads / looks if looks else self.game.bot.forecast(self.observed, self.seat)
        ordered = sorted(self.choices, key=self.doubted, reverse=True)
        return Advice(
            tuple(Considered(one.edge.action, base + one.advantage, one.edge.visits) for one in ordered),
            self.iterations,
        )
