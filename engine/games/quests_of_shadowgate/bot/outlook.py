"""What things are worth to a seat as the table lies: items, quests, cards of the hand, stopping. All in points.

Made by the bot for one decision, from what the seat may know. `planning` puts a turn together from it.
"""

from functools import cached_property

from engine.core.world import World
from engine.games.quests_of_shadowgate.bot.taste import PLAIN, Taste
from engine.games.quests_of_shadowgate.bot.usefulness import Prices, Types, best_level, usefulness
from engine.games.quests_of_shadowgate.content.forms import POINTS, STAFF_TYPES, TYPES, WILD, Level
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION, TYPE, WORTH
from engine.games.quests_of_shadowgate.rules.drawing import hand_limit
from engine.games.quests_of_shadowgate.scoring import (
    FIRST_POINTS,
    MOST_FIRSTS_POINTS,
    NO_FIRST_POINTS,
    NO_STAFF_PIECE_POINTS,
    STAFF_PIECE_POINTS,
)
from engine.games.quests_of_shadowgate.table import (
    base_of,
    firsts_of,
    items_of,
    open_quests,
    powers_of,
    quest_of,
    weather_of,
)
from engine.games.quests_of_shadowgate.zones import ENOUGH_VP, FINISHER, FIRST, USED, VP

POINTS_A_TURN = 3.0  # what a seat scores in a turn, roughly: it tells how many turns are left
QUESTS_A_TURN = 0.5
STAFF_WORTH, STAFF_STEP = 22.0, 0.62  # winning at once, and what of it remains for every type still lacking
CARD, CARD_POINT, FREE_CARD, NEW_CARD, LOST_CARD = 0.45, 0.07, 0.25, 0.6, 0.05
ITEM_IN_HAND = 0.22  # how much of an item's worth its card promises
MOST_FIRSTS = (0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95)  # chance to have most of them in the end, by the lead
LAST_FIRSTS = (0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0)  # the same in the last turn
LAST_TURN = 4.0  # what rivals score in their last turn


class Outlook:
    """See the module."""

    def __init__(self, world: World, seat: int, taste: Taste = PLAIN) -> None:
        self.world, self.seat, self.taste = world, seat, taste
        kinds, powers = world.kinds, powers_of(world, seat)
        self.powers, self.by_class = powers, powers.type_by_class
        self.base: Types = frozenset(base_of(world, seat))
        self.by_seat = [
            frozenset(TYPE[kinds[item]] or "" for item in items_of(world, other)) for other in range(world.seats)
        ]
        self.held = self.by_seat[seat]
        self.found: Types = frozenset().union(*self.by_seat)
        self.firsts = [len(firsts_of(world, other)) for other in range(world.seats)]
        self.rivals = [other for other in range(world.seats) if other != seat]
        self.gains: dict[str, float] = {}

    @cached_property
    def turns(self) -> float:
        """How many turns this seat has after this one, roughly."""
        if FINISHER(self.world):
            return 0.0
        return max(0.6, (ENOUGH_VP - max(VP(self.world, seat) for seat in range(self.world.seats))) / POINTS_A_TURN)

    # Items

    def gain_of(self, type: str, was_first: bool = False) -> float:
        """What acquiring an item of this type brings; `was_first` if it is stolen and first of its type."""
        if type not in self.gains or was_first:
            gain = self.use_of(self.held | {type}) - self.use_of(self.held)
            if type != WILD:
                gain += self.taste.staff * self.staff_gain(type)
                if type not in self.found or was_first:
                    gain += self.first_gain(self.firsts[self.seat])
                if type in STAFF_TYPES:
                    gain += self.piece_gain(len(self.held.intersection(STAFF_TYPES)))
            if was_first:
                return gain
            self.gains[type] = gain
        return self.gains[type]

    def loss_of(self, item: int) -> float:
        """What using an item up costs: nothing if it is of a base type."""
        type = TYPE[self.world.kinds[item]] or ""
        if type in self.base:
            return 0.0
        without = self.held - {type}
        loss = self.use_of(self.held) - self.use_of(without)
        if FIRST(self.world, item):
            loss += self.first_gain(self.firsts[self.seat] - 1)
            loss += 2.0 * any(type in self.by_seat[rival] for rival in self.rivals)
        if type in STAFF_TYPES:
            loss += self.piece_gain(len(without.intersection(STAFF_TYPES)))
        if type != WILD and not any(type in self.by_seat[rival] for rival in self.rivals):
            lost = self.staff_worth(self.held, self.found) - self.staff_worth(without, self.found - {type})
            loss += self.taste.staff * lost
        return loss

    def use_of(self, types: Types) -> float:
        """What items of these types will bring in the quests of the turns to come."""
        return self.taste.quests * (usefulness(types, self.base, self.by_class) * QUESTS_A_TURN * self.turns)

    def first_gain(self, firsts: int) -> float:
        """Points for one more first than so many."""
        lead = firsts - max(self.firsts[rival] for rival in self.rivals)
        most = MOST_FIRSTS_POINTS * (self.chance_of_most(lead + 1) - self.chance_of_most(lead))
        return self.taste.firsts * (FIRST_POINTS + most - (0 if firsts else self.certain(NO_FIRST_POINTS)))

    def chance_of_most(self, lead: int) -> float:
        """How likely a lead in firsts lasts."""
        steps = LAST_FIRSTS if not self.turns else MOST_FIRSTS
        return steps[max(-3, min(3, lead)) + 3]

    def piece_gain(self, pieces: int) -> float:
        return self.taste.staff * (STAFF_PIECE_POINTS - (0 if pieces else self.certain(NO_STAFF_PIECE_POINTS)))

    def certain(self, penalty: int) -> float:
        """How much of a penalty threatens: there may be time to escape it."""
        return penalty * (1.0 if self.turns < 2 else 0.75)

    # The Staff

    def staff_gain(self, type: str) -> float:
        """How much nearer this seat comes to the Staff, less how much nearer its rivals come."""
        found = self.found | {type}
        mine = self.staff_worth(self.held | {type}, found) - self.staff_worth(self.held, self.found)
        if type in self.found:
            return mine
        rivals = [self.by_seat[rival] for rival in self.rivals]
        return mine - max(self.staff_worth(held, found) - self.staff_worth(held, self.found) for held in rivals)

    def staff_worth(self, held: Types, found: Types) -> float:
        """What the hope for the Staff is worth to whoever holds these types."""
        lacking = sum(type not in (held if type in STAFF_TYPES else found) for type in TYPES)
        late = min(1.0, self.turns / (lacking + 1))
        return float(STAFF_WORTH * STAFF_STEP**lacking * late)

    # Quests

    @cached_property
    def prices(self) -> Prices:
        """What using up each item that can still serve would cost, by type."""
        free = [item for item in items_of(self.world, self.seat) if not USED(self.world, item)]
        return {TYPE[self.world.kinds[item]] or "": self.loss_of(item) for item in free}

    def best_level(self, quest: int, new: tuple[str, ...] = ()) -> tuple[float, Level]:
        """What a quest brings at best, and the level; `new` types were acquired before it."""
        face = quest_of(self.world, quest)
        prices = self.prices.copy()
        for type in new:
            prices[type] = 0.0 if type in self.base else max(0.0, self.gain_of(type))
        more = weather_of(self.world).more_points.get(face.class_, 0)
        net, level = best_level(face, prices, self.by_class, more, self.taste.quests)
        return net + self.finish_worth(POINTS[level] + more), level

    @cached_property
    def best_open(self) -> float:
        """What the best of the open quests brings with the items held."""
        return max((self.best_level(quest)[0] for quest in open_quests(self.world)), default=0.0)

    def finish_worth(self, points: int) -> float:
        """What it is worth to bring the last turns about: a lead that lasts wins, any other loses."""
        world, seat = self.world, self.seat
        if FINISHER(world) or VP(world, seat) + points < ENOUGH_VP:
            return 0.0
        lead = self.total_of(seat) + points - max(self.total_of(rival) for rival in self.rivals) - LAST_TURN
        return max(-LAST_TURN, min(LAST_TURN, lead))

    def total_of(self, seat: int) -> float:
        """What a seat would have if the game ended now."""
        firsts, pieces = self.firsts[seat], len(self.by_seat[seat].intersection(STAFF_TYPES))
        most = MOST_FIRSTS_POINTS * (firsts == max(self.firsts)) / self.firsts.count(firsts)
        own = FIRST_POINTS * firsts + most if firsts else NO_FIRST_POINTS
        return VP(self.world, seat) + own + (STAFF_PIECE_POINTS * pieces if pieces else NO_STAFF_PIECE_POINTS)

    # Cards of the hand

    def card_worth(self, card: int) -> float:
        """What a card is worth in hand: as torch, as payment, and as an item to come."""
        kind = self.world.kinds[card]
        if not self.turns:
            return 0.0
        worth = CARD + CARD_POINT * (WORTH[kind] - 8) + FREE_CARD * NO_ACTION[kind]
        type = TYPE[kind]
        if type is not None and type not in self.held:
            worth += ITEM_IN_HAND * max(0.0, self.gain_of(type))
        return worth

    def stop_worth(self, kept: float, cards: int, left: int) -> float:
        """Ending the turn with cards of this worth and so many actions: what will be drawn, what must be cut."""
        if not self.turns:
            return 0.0
        least, most = self.powers.least_hand, self.most_hand
        new = max(1 + left + self.powers.draw_more, least - cards)
        over = max(0, cards + new - most)
        return kept + NEW_CARD * (new - over) + LOST_CARD * over

    @cached_property
    def most_hand(self) -> int:
        return hand_limit(self.world, self.seat)
