"""What a seat sees before it: where things lie, how far every open whisper is, what a room, a card or a wound is worth.

Made once for a decision, from what the seat may know; worth is in shards.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.core.world import World
from engine.games.shadowscape.bot.plans.fields import (
    AIM,
    CLAIMING,
    KEEP,
    SEARCH,
    SHRINE_KILL,
    STRONG_KILL,
    TREASURE,
    Aim,
    Rooms,
    Sites,
    field,
    nearness,
    types_missing,
)
from engine.games.shadowscape.bot.plans.sheets import Sheet, sheet_of, traits_of
from engine.games.shadowscape.bot.taste import PLAIN, Taste
from engine.games.shadowscape.content.effect_forms import Next
from engine.games.shadowscape.content.printed import (
    CLASS,
    DAMAGE,
    DEFENCE,
    GEAR,
    GREEN,
    HERO,
    IS_RANGED,
    LORD,
    MOVES,
    PRICE,
    RED,
    SYMBOLS_OF,
    VALUE,
    WHISPER,
)
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.dungeon import HERE_OR_NEAR, Chart, chart_of
from engine.games.shadowscape.standing import standing_of
from engine.games.shadowscape.sums import hand_size
from engine.games.shadowscape.table import (
    cards_of,
    free_slots,
    general_of,
    hand_of,
    hero_of,
    is_advanced,
    is_cooperative,
    lord_of,
    lord_stands,
    slots_of,
    worn_by,
)
from engine.games.shadowscape.zones import (
    ACTION_BACK,
    ACTIONS,
    GUARD,
    HAND,
    HOME,
    LAST,
    LORD_ROOM,
    PLACE,
    ROOM,
    ROOMS,
    TOKENS,
    TREASURE_BACK,
    TUCKED,
    WHISPERS,
    WISH,
    WOUNDS,
)
from engine.games.shadowscape.zones import (
    GEAR as GEAR_ZONE,
)

Tokens = tuple[int, ...]  # beasts, brigands, undead, treasures
TOKEN = 0.1  # any token, beside what whispers ask
CONTESTED = 0.55  # of a whisper that a rival is nearer to
LEFT_TO_OTHERS = 0.3  # the same among partners
WISHED = 0.05  # of a whisper that a partner wants
WOUND, LAMING = 0.04, 0.09  # a wound on the hero card, and one that disables a card
CARD = 0.07  # a Fate card in hand
SYMBOL = {"attack": 0.05, "magic": 0.05, "search": 0.03, "defence": 0.05, "move": 0.03, "heal": 0.02}
INDEX = {type: number for number, type in enumerate(TYPES)} | {TREASURE_BACK: 3}
STRIKES: dict[str, tuple[str, ...]] = {
    "fighter": ("attack",),
    "rogue": ("attack",),
    "wizard": ("magic",),
    "cleric": ("attack", "magic"),
}


class Goal:
    """An open whisper as somebody's aim: its weight in shards, what is missing apart from tokens, where it ends."""

    __slots__ = ("aim", "card", "ends", "extra", "shards", "weight")

    def __init__(self, card: int, aim: Aim, shards: int, weight: float, extra: float, ends: tuple[int, ...]) -> None:
        self.card, self.aim, self.shards, self.weight, self.extra, self.ends = card, aim, shards, weight, extra, ends


class Scene:
    """Where things lie, for everybody."""

    __slots__ = ("by_type", "chart", "enemies", "every", "shrines", "treasures")

    def __init__(self, world: World) -> None:
        backs, kinds, zones = world.backs, world.kinds, world.zones
        self.chart: Chart = chart_of(world)
        self.enemies: list[tuple[int, int]] = []  # (enemy, place)
        by_type: dict[str, list[tuple[int, int]]] = {type: [] for type in TYPES}
        treasures: list[tuple[int, int]] = []
        for place, name in enumerate(ROOM):
            for piece in zones[name]:
                back = backs[piece]  # type: ignore[index]
                if back == TREASURE_BACK:
                    treasures.append((place, VALUE[kinds[piece]]))  # type: ignore[index]
                else:
                    by_type[back].append((place, DEFENCE[kinds[piece]]))  # type: ignore[index]
                    self.enemies.append((piece, place))  # type: ignore[arg-type]
        self.by_type: dict[str, Sites] = {type: tuple(sites) for type, sites in by_type.items()}
        self.treasures: Sites = tuple(treasures)
        self.every: Sites = (*self.by_type["beast"], *self.by_type["brigand"], *self.by_type["undead"], *treasures)
        shrines = self.chart.shrines
        self.shrines: Sites = tuple([site for sites in by_type.values() for site in sites if shrines[site[0]]])

    def sites(self, kind: str, aim: Aim) -> Sites:
        match kind:
            case "treasure":
                return self.treasures
            case "shrine":
                return tuple([site for site in self.shrines if site[1] >= aim.defence])
            case "strong":
                return tuple([site for sites in self.by_type.values() for site in sites if site[1] >= aim.defence])
            case "search":
                return ((self.chart.places[aim.room], aim.points),)  # type: ignore[index]
            case "general":
                return self.every
        return self.by_type[kind]


def tokens_of(world: World, seat: int) -> Tokens:
    counts, backs = [0, 0, 0, 0], world.backs
    for token in world.zones[TOKENS[seat]]:
        counts[INDEX[backs[token]]] += 1  # type: ignore[index]
    return tuple(counts)


class Outlook:
    """See the module."""

    def __init__(self, world: World, seat: int, taste: Taste = PLAIN, scene: Scene | None = None) -> None:
        self.world, self.seat, self.taste = world, seat, taste
        self.scene = scene or Scene(world)
        self.place = PLACE(world, seat)
        self.tokens = tokens_of(world, seat)
        self.hero = HERO[world.kinds[hero_of(world, seat)]]
        self.standing = standing_of(world, seat)
        self.together = is_cooperative(world)
        self.strikes = STRIKES[CLASS[self.hero.id]]
        self.power = 2 + max([traits_of(self.standing).here.get(symbol, 0) for symbol in self.strikes])
        self.search = 2 + self.standing.cheaper
        self.is_last = LAST(world) >= 0
        self.worths: dict[Tokens, Rooms] = {}
        self.goals = [self.goal(card) for card in world.lying(WHISPERS) if not AIM[world.kinds[card]].lord]
        self.lord_up = lord_stands(world)
        self.lord_symbols = lord_symbols(world, self.cards()) if self.lord_up else ()

    # Whispers

    def goal(self, card: int) -> Goal:
        """A whisper with what is missing beside tokens."""
        world, seat = self.world, self.seat
        kind = world.kinds[card]
        aim, shards = AIM[kind], WHISPER[kind].shards
        taste = self.taste
        weight = shards * (taste.deep if shards == 2 else 1.0)
        extra = 0.0
        if aim.gear:
            extra += self.gear_missing(aim)
        if aim.generals:
            extra += self.general_missing(aim.generals)
        if taste is not PLAIN:
            weight *= self.liking(aim)
        if self.together:
            weight *= self.left_to_others(card)
        places = self.scene.chart.places
        if aim.room is not None and not any(thing[0] == SEARCH for thing in aim.things):
            ends: tuple[int, ...] = (places[aim.room],)
        elif aim.start:
            ends = tuple([place for place in self.scene.chart.starts if place != HOME(world, seat)])
        else:
            ends = ()
        return Goal(card, aim, shards, weight, extra, ends)

    def liking(self, aim: Aim) -> float:
        """How much somebody likes what a whisper asks for."""
        taste = self.taste
        trophies = any(kind in TYPES or kind in ("same", SHRINE_KILL, STRONG_KILL) for kind, _ in aim.things)
        treasures = any(kind in (TREASURE, SEARCH) for kind, _ in aim.things)
        gear = bool(aim.gear or aim.generals)
        return (
            (taste.trophies if trophies else 1.0)
            * (taste.treasures if treasures else 1.0)
            * (taste.gear if gear else 1.0)
        )

    def gear_missing(self, aim: Aim) -> float:
        """Actions for equipment still to be bought."""
        world, worn = self.world, [str(GEAR[self.world.kinds[piece]].kind) for piece in worn_by(self.world, self.seat)]
        offered = [GEAR[world.kinds[piece]].kind for piece in world.lying(GEAR_ZONE)]
        cost = 0.0
        treasures = self.tokens[3]
        for kind, count in aim.gear:
            for _ in range(max(0, count - (len(worn) if kind == "any" else worn.count(kind)))):
                cost += CLAIMING + (0.0 if treasures > 0 else 3.0)
                cost += 0.0 if kind == "any" or kind in offered else 3.0
                treasures -= 1
        return cost

    def general_missing(self, count: int) -> float:
        world, seat = self.world, self.seat
        tucked = sum(world.backs[card] == ACTION_BACK for card in world.lying(TUCKED[seat]))
        if tucked + (general_of(world, seat) is not None) >= count:
            return 0.0
        price = min([PRICE[world.kinds[card]] for card in world.lying(ACTIONS)], default=3)
        return CLAIMING + 1.8 * max(0, price - sum(self.tokens))

    def left_to_others(self, card: int) -> float:
        """Partners leave a whisper to whoever has asked for it."""
        world = self.world
        wished = any(WISH(world, other) == card for other in range(world.seats) if other != self.seat)
        return WISHED if wished else 1.0

    def missing(self, goal: Goal, tokens: Tokens) -> tuple[tuple[str, int, Sites], ...]:
        """What a whisper still asks for with these tokens, and where it is."""
        aim, scene = goal.aim, self.scene
        return tuple([(kind, count, scene.sites(kind, aim)) for kind, count in types_missing(aim.things, tokens)])

    def effort(self, goal: Goal, place: int, tokens: Tokens) -> float:
        """The actions from a room to a whisper with these tokens."""
        away = field(self.missing(goal, tokens), goal.ends, self.power, self.search, self.hero.move)[place]
        return away + goal.extra

    def weigh_rivals(self, others: Sequence["Outlook"]) -> None:
        """Whispers that somebody else is nearer to count less."""
        less = LEFT_TO_OTHERS if self.together else CONTESTED
        for number, goal in enumerate(self.goals):
            mine = self.effort(goal, self.place, self.tokens)
            for other in others:
                theirs = other.goals[number] if number < len(other.goals) else None
                if theirs is not None and other.effort(theirs, other.place, other.tokens) + 0.5 < mine:
                    goal.weight *= less
                    break

    def whispers_worth(self, place: int, tokens: Tokens) -> float:
        """What the open whispers are worth to a hero who stands there with these tokens."""
        rooms = self.worths.get(tokens)
        if rooms is None:
            power, search, move = self.power, self.search, self.hero.move
            promises = [
                (
                    goal.weight * KEEP**goal.extra if goal.extra else goal.weight,
                    nearness(self.missing(goal, tokens), goal.ends, power, search, move),
                )
                for goal in self.goals
            ]
            rooms = self.worths[tokens] = Rooms(promises, self.tokens_worth(tokens))
        worth = rooms.worths[place]
        return worth if worth is not None else rooms.worth(place)

    def tokens_worth(self, tokens: Tokens) -> float:
        """Tokens buy things, whatever they are."""
        taste = self.taste
        return TOKEN * (taste.trophies * sum(tokens[:3]) + 1.3 * taste.treasures * tokens[3])

    def nearest(self) -> Goal | None:
        """The whisper that is worth most now."""
        return max(
            self.goals,
            key=lambda goal: goal.weight * KEEP ** self.effort(goal, self.place, self.tokens),
            default=None,
        )

    # Wounds and danger

    def wound_price(self) -> float:
        """What one more wound costs: more when the hero card is full."""
        world, seat = self.world, self.seat
        if self.is_last:
            return 0.0
        hero = hero_of(world, seat)
        free = slots_of(world, seat, hero) - WOUNDS(world, hero)
        if free >= 2:
            return WOUND
        return (WOUND + LAMING) / 2 if free else LAMING * bool(free_slots(world, seat))

    @property
    def danger(self) -> list[float]:
        """Wounds to expect in each room before one's next turn."""
        found = getattr(self, "_danger", None)
        if found is None:
            found = [0.0] * ROOMS
            for part in self.danger_by_type().values():
                for place, wounds in enumerate(part):
                    found[place] += wounds / 3
            phases = 1 + 0.6 * (self.world.seats - 1)
            found = [phases * wounds for wounds in found]
            if self.lord_up:
                self.add_lord(found)
            self._danger = found
        return found

    def danger_by_type(self) -> dict[str, list[float]]:
        """Wounds in each room if a type is drawn."""
        world, backs, kinds = self.world, self.world.backs, self.world.kinds
        defence = self.hero.defence + GUARD(world, self.seat)
        fierce = 0.5 if is_advanced(world) else 0.0
        found: dict[str, list[float]] = {type: [0.0] * ROOMS for type in TYPES}
        for enemy, place in self.scene.enemies:
            kind = kinds[enemy]
            left = DAMAGE[kind] + fierce - defence
            if left <= 0:
                continue
            part = found[backs[enemy]]
            for room in reached(self.scene.chart, kind, place):
                part[room] += left
        return found

    def add_lord(self, found: list[float]) -> None:
        world = self.world
        side = LORD[world.kinds[lord_of(world)], self.together]
        left = max(0, side.damage - self.hero.defence)
        wide = any(type(effect).__name__ in ("StrikesAll", "Reaches") for effect in side.effects)
        for place in HERE_OR_NEAR[LORD_ROOM] if wide else (LORD_ROOM,):
            found[place] += left * (1 + 0.6 * (world.seats - 1))

    # Cards

    def card_worth(self, fate: int) -> float:
        """What a Fate card in hand is good for."""
        symbols = SYMBOLS_OF[self.world.kinds[fate]]
        worth = CARD
        if self.lord_up and self.lord_symbols:
            worth += 0.12 * attack_bonus(self.world, fate)
        for symbol in symbols:
            worth += SYMBOL[symbol] if symbol not in ("attack", "magic") or symbol in self.strikes else 0.0
            if self.lord_up and symbol in self.lord_symbols:
                worth += 0.3 * self.taste.lord
        return worth

    def hand(self) -> list[int]:
        return hand_of(self.world, self.seat)

    def hand_room(self) -> int:
        """How many more cards the hand holds."""
        return hand_size(self.world, self.seat) - len(self.world.zones[HAND[self.seat]])

    def cards(self) -> list[int]:
        return cards_of(self.world, self.seat)


def attack_bonus(world: World, fate: int) -> int:
    """What a Fate card's text adds to one's next attack."""
    return bonus_of(world.kinds[fate], is_cooperative(world))


@cache
def bonus_of(kind: str, together: bool) -> int:
    effects = (GREEN if together else RED)[kind]
    return sum([effect.plus for effect in effects if isinstance(effect, Next) and effect.action == "attack"])


def lord_symbols(world: World, cards: Sequence[int]) -> tuple[str, ...]:
    """What boosts the attacks that a hero could slay the lord with: the strongest of its sides."""
    kinds = world.kinds
    sheets = [sheet_of(kinds[card], side) for card in cards for side in ("a", "b")]
    most = max([potential(sheet) for sheet in sheets], default=0)
    return tuple({str(sheet.boost) for sheet in sheets if sheet.attack and potential(sheet) >= most - 1})


def potential(sheet: Sheet) -> int:
    """The damage of a side when all other cards lie right for it."""
    return sheet.attack.base + 3 * len(sheet.attack.plus) if sheet.attack is not None else 0


ROUTES: dict[tuple[int, str, int], tuple[Chart, tuple[int, ...]]] = {}  # a chart that is held keeps its id


def reached(chart: Chart, kind: str, place: int) -> tuple[int, ...]:
    """The rooms in which an enemy would strike somebody on its way."""
    key = (id(chart), kind, place)
    found = ROUTES.get(key)
    if found is None:
        if len(ROUTES) > 1 << 14:
            ROUTES.clear()
        been = [place]
        for door in MOVES[kind]:
            to = chart.exits[been[-1]].get(door)
            if to is not None and to not in been:
                been.append(to)
        rooms: set[Any] = set(been)
        if IS_RANGED[kind]:
            rooms = {room for one in been for room in HERE_OR_NEAR[one]}
        found = ROUTES[key] = chart, tuple(sorted(rooms))
    return found[1]


def outlook_of(world: World, seat: int, taste: Taste = PLAIN) -> Outlook:
    """What a seat sees before it, with whispers that others are nearer to counted for less."""
    scene = Scene(world)
    outlook = Outlook(world, seat, taste, scene)
    outlook.weigh_rivals([Outlook(world, other, PLAIN, scene) for other in range(world.seats) if other != seat])
    return outlook
