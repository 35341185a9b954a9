"""What the lord is to a hero: how far one is from slaying it, and what that promises."""

from engine.core.world import World
from engine.games.shadowscape.bot.plans.fields import KEEP, PACE
from engine.games.shadowscape.bot.plans.outlook import Outlook
from engine.games.shadowscape.bot.plans.sheets import Sheet, Traits, other_sheet
from engine.games.shadowscape.dungeon import DISTANCE, NEAR
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.sums import counted, lord_withstands
from engine.games.shadowscape.zones import LORD_ROOM, ROUND, WOUNDS

LORD_WORTH = 3.6  # slaying the lord: its shards, and the end of the game
TOGETHER_LORD = 8.0
LORD_CHANCES = (0.15, 0.6, 0.85, 1.0, 1.15)  # by the lead with the lord's shards: behind, even, 1, 2, 3 or more
PATIENCE = 14  # turns after which who is behind would rather end the game than let it go on
LORD_IMPATIENCE = 0.06  # the same, by turn
SHRINE_OF = {"attack": "battle", "magic": "arcane"}


class Slaying:
    """The part of a plan that has to do with the lord; see `Planner`."""

    outlook: Outlook
    world: World
    seat: int
    place: int
    cards: list[int]
    sheets: dict[int, Sheet]
    traits: Traits
    text_bonus: int
    hand_size: int
    is_lord_beyond: bool

    def serving_for(self, symbol: str) -> list[tuple[float, int]]:
        raise NotImplementedError

    # What is added to attacks

    def has_shrine(self, place: int, shrine: str | None) -> bool:
        """Whether a shrine serves the hero in a room."""
        shrines = self.outlook.scene.chart.shrines
        if shrines[place] == shrine:
            return True
        return self.outlook.standing.far_shrines and shrine in [shrines[near] for near in NEAR[place]]

    def added(self, symbol: str, place: int, is_far: bool = False) -> int:
        """What gear, ability and a shrine add to an attack from a room."""
        traits = self.traits
        total = (traits.far if is_far else traits.here).get(symbol, 0)
        for boost in traits.counted:
            if boost.symbol == symbol and boost.per is not None:
                total += counted(self.world, self.seat, boost.per)
        return total + self.has_shrine(place, SHRINE_OF[symbol])

    # The lord

    def lord_effort(self, turned: dict[int, Sheet]) -> float:
        """Actions to be able to slay the lord, from its room, with these cards turned over."""
        world, outlook = self.world, self.outlook
        sheets = self.sheets | turned
        skill = sum([sheet.skill for sheet in sheets.values()]) + outlook.standing.skill
        skill += self.has_shrine(LORD_ROOM, "hero")
        needed = lord_withstands(world, self.seat) - self.text_bonus
        best = 9.0
        lone = sum([not WOUNDS(world, card) for card in self.cards]) < 2 and self.place != LORD_ROOM
        for card in self.cards:
            if WOUNDS(world, card):
                continue
            for sheet, flip in ((sheets[card], 0.0), (other_sheet(world, card, sheets[card]), 1.0)):
                attack = sheet.attack
                if attack is None:
                    continue
                damage = attack.base + self.added(attack.symbol, LORD_ROOM)
                for per in attack.plus:
                    damage += skill if per.per == "skill" else counted(world, self.seat, per)
                matching = len(self.serving_for(attack.symbol)) if sheet.boost == attack.symbol else 0
                self.is_lord_beyond &= needed > damage + self.hand_size
                beyond = max(0, needed - damage - self.hand_size)  # no hand is large enough for that
                best = min(
                    best,
                    1.0
                    + flip
                    + 1.1 * max(0, needed - damage - matching)
                    + 2.0 * (beyond + lone)  # a card is needed to get there
                    - 0.1 * (damage + matching > needed),
                )
        return best

    def lord_promise(self, place: int, effort: float) -> float:
        outlook = self.outlook
        away = DISTANCE[place][LORD_ROOM] / PACE[outlook.hero.move]
        if effort > 2.2:
            away = max(away, 0.5)  # waiting next door is as good
        return float(self.lord_prize() * 0.8 * KEEP ** (away + effort))

    def lord_prize(self) -> float:
        """What slaying the lord is worth; little to who is far behind."""
        outlook = self.outlook
        if outlook.together:
            return TOGETHER_LORD
        found = getattr(self, "_prize", None)
        if found is None:
            found = self._prize = LORD_WORTH * outlook.taste.lord * self.lord_chance()
        return float(found)

    def lord_chance(self) -> float:
        """How likely one comes first who slays the lord now: the others have a turn each afterwards."""
        world = self.world
        if self.outlook.together:
            return 1.0
        best = max([shards_of(world, one) for one in range(world.seats) if one != self.seat])
        lead = shards_of(world, self.seat) + 3 - best
        impatience = LORD_IMPATIENCE * max(0, ROUND(world) - PATIENCE)
        chance = min(LORD_CHANCES[-1], LORD_CHANCES[max(-1, min(lead, 3)) + 1] + impatience)
        return max(chance, 1.0) if self.outlook.taste.lord > 1.0 else chance  # who came for it does not weigh the lead
