"""A turn put together: what each card makes where the hero is or could go, and which two actions bring most.

Worth is in shards, counted from how the seat would stand afterwards. Cards flip when they are used, so every action
also changes what the next turn can do; Fate cards spent on boosts are missed.
"""

from typing import NamedTuple

from engine.games.shadowscape.bot.plans.fields import SHRINE_KILL, STRONG_KILL, types_missing
from engine.games.shadowscape.bot.plans.outlook import INDEX, Outlook, Tokens, attack_bonus
from engine.games.shadowscape.bot.plans.sheets import Sheet, sheet_of, traits_of, turned_side
from engine.games.shadowscape.bot.plans.slaying import Slaying
from engine.games.shadowscape.content.printed import SYMBOLS_OF, VALUE
from engine.games.shadowscape.dungeon import DISTANCE, HERE_OR_NEAR, NEAR
from engine.games.shadowscape.sums import awaiting, counted, hand_size, move_of, serves, withstands
from engine.games.shadowscape.table import (
    cards_of,
    enemies_at,
    reach_of,
    treasure_at,
    usable_cards,
    within,
    wounded_cards,
    wounds_of,
)
from engine.games.shadowscape.zones import ACTIONS_LEFT, CLAIMED, ONCE

LORD_DRAWS = 0.03  # a card that a side would draw, while cards for the lord are missing
LORD_HASTE = 0.25  # doing something for the lord, although cards turn away by it: standing still brings nothing
ATTACKS, SEARCHES, PREPARES, HEALS = 0.14, 0.06, 0.05, 0.04  # a side that is up for the next turn
SECOND_ATTACK = 0.06
DRAWN = 0.11  # a card drawn
FATE_PRICE = 0.09  # a card of the common deck, when all play against it
IN_VAIN = -0.05


class Made(NamedTuple):
    """What using a card brings: worth beside the place, tokens afterwards, the hand cards spent (as bits)."""

    worth: float
    tokens: Tokens | None
    spent: int
    enemy: int | None = None
    place: int | None = None


class Planner(Slaying):
    """See the module. `bonus` is added to the next attack."""

    def __init__(self, outlook: Outlook, bonus: int = 0) -> None:
        self.outlook, self.world, self.seat = outlook, outlook.world, outlook.seat
        world, seat = self.world, self.seat
        self.place, self.tokens = outlook.place, outlook.tokens
        self.bonus = bonus + awaiting(world, seat, "attack")
        self.traits = traits_of(outlook.standing)
        self.reaches_far = bool(self.traits.reach_bits & ~(ONCE(world) if world.turn == seat else 0))
        self.usable = usable_cards(world, seat)
        self.cards = cards_of(world, seat)
        self.sheets = {card: sheet_of(world.kinds[card], world.sides[card]) for card in self.cards}
        self.backs = {card: sheet_of(world.kinds[card], turned_side(world.sides[card])) for card in self.cards}
        self.hand = [(fate, outlook.card_worth(fate)) for fate in outlook.hand()]
        self.serving: dict[str, list[tuple[float, int]]] = {}
        self.price = outlook.wound_price()
        self.on_kill = self.event_worth("kill")
        self.left = ACTIONS_LEFT(world) if world.turn == seat else 2
        self.can_claim = not CLAIMED(world)
        self.skill = sum([self.sheets[card].skill for card in self.cards]) + outlook.standing.skill
        self.hand_size = hand_size(world, seat)
        self.is_lord_beyond = outlook.lord_up  # until a side is found that can slay it with a full hand
        self.text_bonus = max([attack_bonus(world, fate) for fate, _ in self.hand], default=0) if outlook.lord_up else 0
        self.lord_base = self.lord_effort({}) if outlook.lord_up else 0.0
        self.lord_need = min(1.0, max(0.0, self.lord_base - 1.0)) * self.lord_chance() if outlook.lord_up else 0.0
        self.flips = {card: self.flip_gain(card) for card in self.usable}
        self.spots: dict[int, float] = {}
        self.stills = {card: self.still(card) for card in self.usable}

    # Cards of the hand

    def serving_for(self, symbol: str) -> list[tuple[float, int]]:
        """The hand cards that boost a symbol, those that are missed least first."""
        found = self.serving.get(symbol)
        if found is None:
            kinds, standing = self.world.kinds, self.outlook.standing
            free = standing.any_symbol.get(symbol, 0)
            found = [
                (worth, 1 << number)
                for number, (fate, worth) in enumerate(self.hand)
                if serves(self.world, self.seat, SYMBOLS_OF[kinds[fate]], symbol)  # type: ignore[arg-type]
            ]
            if free and len(found) < len(self.hand):
                taken = {bit for _, bit in found}
                rest = [(worth, 1 << number) for number, (_, worth) in enumerate(self.hand) if 1 << number not in taken]
                found += sorted(rest)[:free]
            self.serving[symbol] = found = sorted(found)
        return found

    def boosts(self, symbol: str | None, missing: int, spent: int = 0) -> tuple[float, int] | None:
        """What so many boosts cost, and the cards afterwards; None if there are too few."""
        if missing <= 0:
            return 0.0, spent
        if symbol is None:
            return None
        cost = 0.0
        for worth, bit in self.serving_for(symbol):
            if not spent & bit:
                cost, spent, missing = cost + worth, spent | bit, missing - 1
                if not missing:
                    return cost, spent
        return None

    # How a seat stands

    def spot(self, place: int) -> float:
        """What being in a room costs and promises, apart from whispers."""
        worth = self.spots.get(place)
        if worth is None:
            outlook = self.outlook
            if outlook.is_last:
                worth = 1.0 if place in outlook.scene.chart.shards else 0.0
            else:
                worth = -outlook.danger[place] * self.price
                if outlook.lord_up:
                    worth += self.lord_promise(place, self.lord_base)
            self.spots[place] = worth
        return worth

    def stands(self, place: int, tokens: Tokens) -> float:
        """How a seat stands in a room with these tokens."""
        if self.outlook.is_last:
            return self.spot(place) + 0.01 * self.outlook.whispers_worth(place, tokens)
        return self.spot(place) + self.outlook.whispers_worth(place, tokens)

    def flip_gain(self, card: int) -> float:
        """What turning a card over does to the next turn."""
        outlook = self.outlook
        if outlook.is_last:
            return 0.0
        gain = self.side_worth(self.backs[card], card) - self.side_worth(self.sheets[card], card)
        if outlook.lord_up:
            after = self.lord_effort({card: self.backs[card]})
            gain += self.lord_promise(self.place, after) - self.lord_promise(self.place, self.lord_base)
        return gain

    def side_worth(self, sheet: Sheet, card: int) -> float:
        """What it is worth that a side is up in the next turn."""
        outlook = self.outlook
        if sheet.attack is not None:
            others = sum(self.sheets[one].attack is not None for one in self.cards if one != card)
            return (SECOND_ATTACK if others else ATTACKS) + 0.03 * (sheet.attack.base - 2)
        if sheet.search is not None:
            return SEARCHES + 0.02 * sheet.search.base
        if sheet.draws:
            needed = LORD_DRAWS * sheet.draws * self.lord_need
            return PREPARES + 0.02 * max(0, outlook.hand_room()) + needed
        if sheet.heal:
            return HEALS + max(0.05 * min(4, wounds_of(self.world, self.seat)), 0.6 * self.heal_worth(sheet.heal))
        return 0.05

    # What cards make

    def still(self, card: int) -> float:
        """What using a card brings wherever the hero is."""
        outlook, sheet = self.outlook, self.sheets[card]
        if outlook.is_last:
            return 0.0
        worth = 0.0
        if sheet.draws:
            worth += self.draw_worth(sheet.draws)
        if sheet.heal:
            worth += self.heal_worth(sheet.heal)
        if sheet.guard:
            worth += sheet.guard * self.price * min(1.5, outlook.danger[self.place])
        return worth

    def draw_worth(self, draws: int) -> float:
        outlook = self.outlook
        room = max(0, outlook.hand_room())
        kept = min(draws, room)
        worth = DRAWN * kept + 0.04 * (draws - kept)
        if outlook.lord_up:
            worth += (LORD_HASTE + 0.16 * draws) * self.lord_need
        return worth - (FATE_PRICE * draws if outlook.together else 0.0)

    def heal_worth(self, points: int) -> float:
        """Wounds that can be removed; those that disable cards count for more."""
        world, seat = self.world, self.seat
        wounds, lamed = wounds_of(world, seat), wounded_cards(world, seat)
        healed = min(points, wounds)
        return 0.06 * healed + 0.11 * min(lamed, healed) + self.event_worth("heal")

    def event_worth(self, event: str) -> float:
        """What ability and gear bring when something happens: cards that are drawn, wounds that are mended."""
        draws, mends = self.traits.draws.get(event, 0), self.traits.mends.get(event, 0)
        if not draws and not mends:
            return 0.0
        return DRAWN * draws + 0.1 * min(mends, wounds_of(self.world, self.seat))

    def uses(self, card: int, place: int, tokens: Tokens, spent: int = 0) -> list[Made]:
        """What using a card in a room can bring, beside how one stands there afterwards."""
        sheet = self.sheets[card]
        still = self.stills[card]
        if sheet.attack is not None:
            return self.attacks(sheet, place, tokens, spent)
        if sheet.search is not None:
            return self.searches(sheet, place, tokens, spent)
        return [Made(still, tokens, spent)] if still > 0 else []

    def attacks(self, sheet: Sheet, place: int, tokens: Tokens, spent: int) -> list[Made]:
        world, seat, attack = self.world, self.seat, sheet.attack
        assert attack is not None
        rooms: tuple[int, ...] = within(place, attack.reach)
        if attack.reach == "here" and (sheet.steps or self.reaches_far):
            rooms = HERE_OR_NEAR[place]
        found: list[Made] = []
        common = attack.base + self.bonus
        if self.traits.charge and DISTANCE[self.place][place] >= self.traits.charge_rooms:
            common += self.traits.charge
        for per in attack.plus:
            common += self.skill + self.has_shrine(place, "hero") if per.per == "skill" else counted(world, seat, per)
        for room in rooms:
            enemies = enemies_at(world, room)
            if not enemies:
                continue
            base = common + self.added(attack.symbol, place, room != place and not sheet.steps)
            for enemy in enemies:
                missing = withstands(world, enemy, attack.symbol, seat) - base
                paid = self.boosts(sheet.boost, missing, spent)
                if paid is not None:
                    found.append(self.kill(enemy, room, tokens, paid))
            if attack.targets != "one" and len(enemies) > 1:
                found += self.kills(sheet, enemies, room, base, tokens, spent)
        return found

    def kills(self, sheet: Sheet, enemies: list[int], place: int, base: int, tokens: Tokens, spent: int) -> list[Made]:
        """The two weakest enemies of a room at one blow."""
        world, attack = self.world, sheet.attack
        assert attack is not None
        first, second = sorted(enemies, key=lambda one: withstands(world, one, attack.symbol, self.seat))[:2]
        paid = self.boosts(sheet.boost, withstands(world, second, attack.symbol, self.seat) - base, spent)
        if paid is None or world.backs[second] not in INDEX or world.backs[first] not in INDEX:
            return []
        one = self.kill(first, place, tokens, (0.0, spent))
        two = self.kill(second, place, one.tokens or tokens, paid)
        return [two._replace(worth=one.worth + two.worth)]

    def kill(self, enemy: int, place: int, tokens: Tokens, paid: tuple[float, int]) -> Made:
        """A trophy, perhaps a whisper for the deed, and one danger less."""
        world, outlook = self.world, self.outlook
        cost, spent = paid
        back = world.backs[enemy]
        if back == "lord":
            return Made(self.lord_prize() - cost, tokens, spent, enemy, place)
        worth = -cost
        if self.can_claim:
            shrine, defence = outlook.scene.chart.shrines[place], withstands(world, enemy)
            for goal in outlook.goals:
                if defence >= goal.aim.defence > 0:
                    left = [kind for kind, _ in types_missing(goal.aim.things, tokens)]
                    if left == [STRONG_KILL] or (left == [SHRINE_KILL] and shrine is not None):
                        worth += 0.9 * goal.shards
        worth += self.price * 0.5 + self.on_kill
        return Made(
            worth + 0.05 * (outlook.taste.trophies - 1), with_token(tokens, INDEX[back], self), spent, enemy, place
        )

    def searches(self, sheet: Sheet, place: int, tokens: Tokens, spent: int) -> list[Made]:
        world, search, outlook = self.world, sheet.search, self.outlook
        assert search is not None
        found: list[Made] = []
        base = search.base + self.traits.here.get("search", 0) + awaiting(world, self.seat, "search")
        for room in within(place, search.reach):
            treasure = treasure_at(world, room)
            if treasure is not None:
                paid = self.boosts(sheet.boost, VALUE[world.kinds[treasure]] - outlook.standing.cheaper - base, spent)
                if paid is not None:
                    found.append(Made(-paid[0], with_token(tokens, 3, self), paid[1], None, room))
            if self.can_claim:
                found += self.deed_search(sheet, room, base, tokens, spent)
        return found

    def deed_search(self, sheet: Sheet, room: int, base: int, tokens: Tokens, spent: int) -> list[Made]:
        for goal in self.outlook.goals:
            if goal.aim.points and self.outlook.scene.chart.kinds[room] == goal.aim.room:
                paid = self.boosts(sheet.boost, goal.aim.points - base, spent)
                if paid is not None:
                    return [Made(0.9 * goal.shards - paid[0], tokens, paid[1], None, room)]
        return []

    # Moves

    def reach(self, start: int, points: int, past: bool = False) -> dict[int, int]:
        return reach_of(self.world, self.seat, points, past) if start == self.place else reach_from(self, start, points)

    def move_points(self) -> int:
        return move_of(self.world, self.seat)

    def moves(
        self, points: int, symbol: str | None, spent: int = 0, past: bool = False
    ) -> list[tuple[int, float, int]]:
        """Rooms one can go to, with what boosts cost: (place, cost, hand cards spent)."""
        most = len(self.serving_for("move")) if symbol else 0
        found = []
        for place, doors in self.reach(self.place, points + most, past).items():
            paid = self.boosts(symbol, doors - points, spent)
            if paid is not None:
                found.append((place, *paid))
        return found

    # Turns

    def best_use(self, place: int, tokens: Tokens, spent: int, without: int | None) -> float:
        """What the best single use brings in a room, over standing there."""
        stand = self.stands(place, tokens)
        best = 0.0
        for card in self.usable:
            if card != without:
                for made in self.uses(card, place, tokens, spent):
                    worth = self.stands(place, made.tokens or tokens) - stand + made.worth + self.flips[card]
                    if worth > best:
                        best = worth
        return best

    def after(self, place: int, tokens: Tokens, spent: int, without: int | None, left: int) -> float:
        """How one stands after so many more actions from a room, without a card."""
        stand = self.stands(place, tokens)
        if left <= 0:
            return stand
        best = self.best_use(place, tokens, spent, without)
        card = self.mover(without)
        if card is not None:
            points = self.outlook.hero.move
            for to in self.reach(place, points):
                worth = self.stands(to, tokens) - stand + self.flips[card]
                if worth > best:
                    best = worth
        return stand + best

    def mover(self, without: int | None) -> int | None:
        """The card that is best turned over for a move."""
        found = [card for card in self.usable if card != without]
        return max(found, key=lambda card: self.flips[card] - 0.5 * max(0.0, self.stills[card]), default=None)

    def use_worth(self, card: int) -> float:
        """What the best turn brings that begins with using this card here, over doing nothing."""
        stand, left = self.stands(self.place, self.tokens), self.left - 1
        sheet = self.sheets[card]
        best = IN_VAIN + self.stills[card] + self.flips[card]
        for made in self.uses(card, self.place, self.tokens):
            after = self.after(self.place, made.tokens or self.tokens, made.spent, card, left)
            best = max(best, made.worth + self.flips[card] + after - stand)
        if sheet.go is not None:
            best = max(best, self.go_worth(card, sheet.go.points, sheet.boost, sheet.go.past))
        return best

    def move_worth(self, card: int) -> float:
        return self.go_worth(card, self.move_points(), "move", False)

    def go_worth(self, card: int, points: int, symbol: str | None, past: bool) -> float:
        """What the best turn brings that begins with a move by this card."""
        stand, best = self.stands(self.place, self.tokens), -1.0
        for place, cost, spent in self.moves(points, symbol, 0, past):
            best = max(best, self.arrival(place, spent, card) - cost)
        return best - stand + self.flips[card] - 0.3 * max(0.0, self.stills[card])

    def arrival(self, place: int, spent: int, card: int | None, left: int | None = None) -> float:
        """How one stands at best after arriving in a room and doing what is left to do."""
        left = self.left - 1 if left is None else left
        if left <= 0:
            return self.stands(place, self.tokens)
        if left == 1:
            return self.stands(place, self.tokens) + self.best_use(place, self.tokens, spent, card)
        return self.after(place, self.tokens, spent, card, left)


def with_token(tokens: Tokens, index: int, planner: Planner) -> Tokens:
    """One token more; with three already, the one that is missed least goes."""
    more = list(tokens)
    more[index] += 1
    if sum(more) <= 3:
        return tuple(more)
    options = []
    for number in range(4):
        if more[number]:
            less = more[:]
            less[number] -= 1
            options.append(tuple(less))
    place = planner.place
    return max(options, key=lambda one: planner.outlook.whispers_worth(place, one))


def reach_from(planner: Planner, start: int, points: int) -> dict[int, int]:
    """Rooms within so many doors of another room; enemies stop a walk."""
    blocked = {place for _, place in planner.outlook.scene.enemies}
    free = planner.outlook.standing.passes
    found, edge = {start: 0}, [start]
    for doors in range(1, points + 1):
        ahead = []
        for place in edge:
            for to in NEAR[place]:
                if to not in found:
                    found[to] = doors
                    if free or to not in blocked:
                        ahead.append(to)
        edge = ahead
    return found
