"""What playing a Fate card for its text is worth now, by what the text does; in shards, the card itself not counted."""

from collections.abc import Callable
from typing import Any

from engine.core.world import World
from engine.games.shadowscape.bot.plans.fields import KEEP
from engine.games.shadowscape.bot.plans.outlook import WOUND, Outlook
from engine.games.shadowscape.bot.plans.planning import FATE_PRICE, Planner
from engine.games.shadowscape.content import effect_forms as f
from engine.games.shadowscape.content.printed import DAMAGE
from engine.games.shadowscape.dungeon import NEAR
from engine.games.shadowscape.rules.fate import recalled
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.table import (
    hand_count,
    has_enemy,
    regulars_at,
    tokens_of,
    wounded_cards,
    wounds_of,
)
from engine.games.shadowscape.zones import CLAIMED, PLACE

HINDERED = 0.12  # a card or a wound of a rival
LOST_TOKEN = 0.3


class Text:
    """A text under judgement."""

    def __init__(self, outlook: Outlook, planner: Planner, effects: tuple[Any, ...]) -> None:
        self.outlook, self.planner, self.effects = outlook, planner, effects
        self.world, self.seat = outlook.world, outlook.seat

    def worth(self) -> float:
        return sum([self.effect_worth(effect) for effect in self.effects])

    def effect_worth(self, effect: Any) -> float:
        row = ROWS.get(type(effect))
        return row(self, effect) if row is not None else 0.0

    # On oneself

    def next(self, effect: f.Next) -> float:
        """A bonus counts if it makes a better turn."""
        if effect.action != "attack" or not self.planner.left:
            return 0.0
        plain, better = self.planner, Planner(self.outlook, bonus=effect.plus)
        uses = [card for card in plain.usable if plain.sheets[card].attack is not None]
        here = max([better.use_worth(card) - plain.use_worth(card) for card in uses], default=0.0)
        return max(0.0, here)

    def mend(self, effect: f.Mend) -> float:
        world = self.world
        seats = range(world.seats) if effect.who in ("hero", "each_hero") else (self.seat,)
        worths = []
        for seat in seats:
            healed = min(effect.wounds, wounds_of(world, seat))
            worths.append(0.08 * healed + 0.15 * min(wounded_cards(world, seat), healed))
        return sum(worths) if effect.who == "each_hero" else max(worths)

    def step(self, effect: f.Step) -> float:
        planner = self.planner
        stand = planner.stands(planner.place, planner.tokens)
        best = max([planner.arrival(place, 0, None, planner.left) for place in NEAR[planner.place]])
        return max(0.0, 0.6 * (best - stand - planner.best_use(planner.place, planner.tokens, 0, None)))

    def go(self, effect: f.Go) -> float:
        if effect.who == "hero":
            return 0.2
        planner = self.planner
        stand = planner.stands(planner.place, planner.tokens)
        return max(
            0.0, max([planner.stands(to, planner.tokens) for to in planner.reach(planner.place, effect.points)]) - stand
        )

    def draw(self, effect: f.Draw) -> float:
        return self.planner.draw_worth(effect.cards)

    def flip(self, effect: f.Flip) -> float:
        if effect.who == "rival":
            return 0.05 * self.spite
        return max(0.0, max(self.planner.flips.values(), default=0.0))

    def ready(self, effect: f.Ready) -> float:
        return 0.12 if self.planner.left else 0.0

    def claim_more(self, effect: f.ClaimMore) -> float:
        return 0.3 if CLAIMED(self.world) and len(tokens_of(self.world, self.seat)) > 1 else 0.0

    def fork(self, effect: f.Fork) -> float:
        outlook = self.outlook
        return 0.5 * outlook.wound_price() * outlook.danger[outlook.place]

    def calm(self, effect: f.Calm) -> float:
        outlook = self.outlook
        return outlook.wound_price() * max([part[outlook.place] for part in outlook.danger_by_type().values()]) / 3

    def lay_treasure(self, effect: f.LayTreasure) -> float:
        wants = any(kind == "treasure" for goal in self.outlook.goals for kind, _ in goal.aim.things)
        return 0.12 * wants * self.outlook.taste.treasures

    # On rivals

    @property
    def spite(self) -> float:
        return self.outlook.taste.spite

    def discard(self, effect: f.Discard) -> float:
        if effect.who == "you":
            return -0.08 * effect.cards
        if self.outlook.together:
            return 0.0
        touched = [seat for seat in self.others() if hand_count(self.world, seat) and self.touches(effect, seat)]
        return HINDERED * self.spite * effect.cards * (len(touched) if effect.who == "each_rival" else bool(touched))

    def wound(self, effect: f.Wound) -> float:
        return HINDERED * self.spite * effect.wounds if effect.who != "you" else -WOUND * effect.wounds

    def drop(self, effect: f.Drop) -> float:
        return LOST_TOKEN * self.spite if effect.who != "you" else -0.3

    def others(self) -> list[int]:
        return [seat for seat in range(self.world.seats) if seat != self.seat]

    def touches(self, effect: f.OnHeroes, seat: int) -> bool:
        world = self.world
        if effect.reach == "here" and PLACE(world, seat) != PLACE(world, self.seat):
            return False
        return not effect.only or has_enemy(world, PLACE(world, seat))

    def rouse(self, effect: f.Rouse) -> float:
        """An enemy next door acts: good where it strikes a rival, bad where it strikes oneself."""
        world, here = self.world, self.outlook.place
        if self.outlook.together:
            return -0.1
        worth = 0.0
        for near in NEAR[here]:
            for enemy in regulars_at(world, near):
                beside = [seat for seat in self.others() if PLACE(world, seat) == near]
                worth = max(worth, 0.08 * DAMAGE[world.kinds[enemy]] * self.spite if beside else 0.0)
        return worth - 0.02

    def cycle(self, effect: f.Cycle) -> float:
        """The whisper that serves rivals best goes, if it does not serve oneself."""
        if effect.offer != "whisper" or self.outlook.together:
            return 0.0
        return max([denial(self.world, self.outlook, number) for number in range(len(self.outlook.goals))], default=0.0)

    # Enemies

    def push(self, effect: f.Push) -> float:
        outlook = self.outlook
        return (
            0.4
            * outlook.wound_price()
            * bool(regulars_at(self.world, outlook.place))
            * min(2.0, outlook.danger[outlook.place])
        )

    def banish(self, effect: f.Banish) -> float:
        outlook = self.outlook
        return 0.3 * outlook.wound_price() * min(2.0, outlook.danger[outlook.place])

    def pull(self, effect: f.Pull) -> float:
        """An enemy that can be felled comes along."""
        planner, world = self.planner, self.world
        if not planner.left:
            return 0.0
        wanted = {kind for goal in self.outlook.goals for kind, _ in goal.aim.things}
        near = [enemy for place in NEAR[planner.place] for enemy in regulars_at(world, place)]
        return 0.15 * any(world.backs[enemy] in wanted for enemy in near)

    # The fate deck

    def recall(self, effect: f.Recall) -> float:
        """Time: worth more the less there is of it."""
        return FATE_PRICE * 2.2 * (recalled(self.world) + effect.more)

    def peek(self, effect: f.Peek) -> float:
        return 0.05

    def give(self, effect: f.Give) -> float:
        return 0.0

    def choice(self, effect: f.Choice) -> float:
        return max([Text(self.outlook, self.planner, option).worth() for option in effect.options])


def denial(world: World, outlook: Outlook, number: int) -> float:
    """What it takes from the best rival, and from oneself, that an open whisper goes."""
    goal = outlook.goals[number]
    mine = goal.shards * KEEP ** outlook.effort(goal, outlook.place, outlook.tokens)
    theirs = 0.0
    for seat in range(world.seats):
        if seat != outlook.seat:
            other = Outlook(world, seat, scene=outlook.scene)
            one = other.goals[number]
            lead = 1.0 if shards_of(world, seat) >= shards_of(world, outlook.seat) else 0.6
            theirs = max(theirs, lead * one.shards * KEEP ** other.effort(one, other.place, other.tokens))
    return float(0.7 * outlook.taste.spite * theirs - mine)


ROWS: dict[type, Callable[[Text, Any], float]] = {
    f.Next: Text.next,
    f.Mend: Text.mend,
    f.Step: Text.step,
    f.Go: Text.go,
    f.Draw: Text.draw,
    f.Flip: Text.flip,
    f.Ready: Text.ready,
    f.ClaimMore: Text.claim_more,
    f.Fork: Text.fork,
    f.Calm: Text.calm,
    f.LayTreasure: Text.lay_treasure,
    f.Discard: Text.discard,
    f.Wound: Text.wound,
    f.Drop: Text.drop,
    f.Rouse: Text.rouse,
    f.Cycle: Text.cycle,
    f.Push: Text.push,
    f.Banish: Text.banish,
    f.Pull: Text.pull,
    f.Recall: Text.recall,
    f.Peek: Text.peek,
    f.Give: Text.give,
    f.Choice: Text.choice,
}
