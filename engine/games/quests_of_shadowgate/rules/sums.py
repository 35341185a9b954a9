"""What the cards of a hand can add up to: the arithmetic behind every "can this be paid?".

Three numbers are packed into one, a byte each with a guard bit above it, so that adding and comparing all three is one
operation; above them one bit for each place of the hand says which cards are in a sum. Asked by `paying`, `acting` and
the bot many times a turn; remembers the hands it has seen.
"""

from functools import lru_cache
from itertools import combinations

from engine.games.quests_of_shadowgate.content.forms import Character
from engine.games.quests_of_shadowgate.content.printed import (
    CHARACTERS_OF,
    COST,
    NO_ACTION,
    QUEST_OF,
    RESOURCES,
    TYPE,
    Face,
    by_kind,
)
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three, less, plus

Kinds = tuple[str, ...]
Sums = tuple[int, ...]
GUARD = 0x808080
BITS = 24
WHOLE = -1  # the place of no card: the whole hand


def packed(three: Three) -> int:
    return three[0] << 16 | three[1] << 8 | three[2]


def unpacked(number: int) -> Three:
    return number >> 16 & 0x7F, number >> 8 & 0x7F, number & 0x7F


PACKED = by_kind(lambda card: packed(card.resources))
TOTAL = by_kind(lambda card: sum(card.resources))


class Needs(dict[Face, int]):
    """What is left to pay, packed: of an item (side "") or a quest (with its side) for whoever has these means."""

    def __init__(self, means: Three) -> None:
        super().__init__()
        self.means = means

    def __missing__(self, face: Face) -> int:
        kind, side = face
        self[face] = need = packed(less(QUEST_OF[kind, side].cost if side else COST[kind], self.means))
        return need


class TheftNeeds(dict[str, tuple[int, ...]]):
    """What is left to pay for the theft of a kind by each answer of its victim, packed; the dearer of two are left out.

    Nothing of a base type can be stolen. `lower` is what the event in force takes off, `means` the thief's.
    """

    def __init__(self, victim: Character, lower: Three, means: Three) -> None:
        super().__init__()
        self.victim, self.lower, self.means = victim, lower, means

    def __missing__(self, kind: str) -> tuple[int, ...]:
        self[kind] = found = () if TYPE[kind] in self.victim.base else self.cheapest(kind)  # ruling 32
        return found

    def cheapest(self, kind: str) -> tuple[int, ...]:
        stats = self.victim.stats
        cost = plus(less(COST[kind], self.lower), stats)
        needs = {packed(less(plus(cost, more), self.means)) for more in doubled(stats)}
        return tuple(
            sorted(need for need in needs if not any(need != other and is_within(other, need) for other in needs))
        )


def doubled(stats: Three) -> tuple[Three, Three, Three]:
    """What each stat adds when it counts twice."""
    top, middle, bottom = stats
    return (top, 0, 0), (0, middle, 0), (0, 0, bottom)


def is_within(need: int, sum: int) -> bool:
    """Whether a sum is enough for a need, both packed."""
    return (sum + GUARD - need) & GUARD == GUARD


@lru_cache(maxsize=1 << 10)
def needs_with(means: Three) -> Needs:
    """What everything leaves to pay for these means."""
    return Needs(means)


@lru_cache(maxsize=1 << 12)
def theft_needs(victim: Face, lower: Three, means: Three) -> TheftNeeds:
    """What every theft from who plays this character leaves to pay for these means."""
    return TheftNeeds(CHARACTERS_OF[victim], lower, means)


@lru_cache(maxsize=1 << 14)
def hand_sums(kinds: Kinds, plays: int) -> Sums:
    """The sums within reach of a hand with so many plays: cards that need no action are in all of them.

    Where all cards can be played, the sums without one of them are there as well, so that any card can be left out.
    The best cards come first, so that whoever looks for a sum that is enough finds it soon.
    """
    base = GUARD
    ranked = []
    place = 1 << BITS
    for kind in kinds:
        if NO_ACTION[kind]:
            base += PACKED[kind]
        else:
            ranked.append((TOTAL[kind], PACKED[kind] | place))
        place <<= 1
    if plays < len(ranked):
        ranked.sort(reverse=True)
        priced = [card for _, card in ranked]
        return tuple([base + one for one in map(sum, combinations(priced, plays))])
    whole = base + sum([card for _, card in ranked])
    return (whole, *[whole - card for _, card in ranked])


def covers(sums: Sums, need: int) -> bool:
    """Whether one of these sums is enough."""
    for one in sums:  # noqa: SIM110 - the hottest loop of the game; a generator would double its time
        if (one - need) & GUARD == GUARD:
            return True
    return False


def covers_one(sums: Sums, needs: Sums) -> bool:
    """Whether one of these needs can be met: a theft, after at least one answer of its victim."""
    for need in needs:
        for one in sums:
            if (one - need) & GUARD == GUARD:
                return True
    return False


def covers_without(sums: Sums, need: int, kind: str, place: int) -> bool:
    """Whether one of these sums is enough without the card of this kind at this place."""
    if NO_ACTION[kind]:
        return covers(sums, need + PACKED[kind])
    card = 1 << BITS + place
    for one in sums:  # noqa: SIM110 - as above
        if not one & card and (one - need) & GUARD == GUARD:
            return True
    return False


def can_cover(kinds: Kinds, plays: int, missing: Three, without: int = WHOLE) -> bool:
    """Whether cards of a hand, one place of it left out, add up to what is missing with so many plays."""
    if missing == NOTHING:
        return True
    if without == WHOLE:
        return covers(hand_sums(kinds, plays), packed(missing))
    return covers_without(hand_sums(kinds, plays), packed(missing), kinds[without], without)


@lru_cache(maxsize=1 << 12)
def useful_places(kinds: Kinds, plays: int, missing: Three) -> tuple[int, ...]:
    """The places of a hand whose card adds something missing and leaves the rest payable."""
    need, members = packed(missing), 0
    for one in hand_sums(kinds, plays):
        if (one - need) & GUARD == GUARD:
            members |= one
    if not members:
        return ()
    return tuple(
        [
            place
            for place, kind in enumerate(kinds)
            if (NO_ACTION[kind] or members >> BITS + place & 1) and adds(RESOURCES[kind], missing)
        ]
    )


def adds(resources: Three, missing: Three) -> bool:
    """Whether resources bring anything that is missing."""
    return bool((resources[0] and missing[0]) or (resources[1] and missing[1]) or (resources[2] and missing[2]))


def shortfall(kinds: Kinds, plays: int, missing: Three, without: int = WHOLE) -> Three:
    """What would still be missing with the best of these cards: nothing if they can cover it."""
    rest = kinds if without == WHOLE else kinds[:without] + kinds[without + 1 :]
    lacks = (less(missing, unpacked(one)) for one in hand_sums(rest, max(0, plays)))
    return min(lacks, key=lambda lack: (sum(lack), lack))
