"""Choices that monsters force on heroes: cards to discard, cards to offer together, a monster chosen by the team."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Asked, Done, Fact, Moved, Noted, Planned
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.actions import Choose, Discard, Offer
from engine.games.shadowrift.content.effects import Dare
from engine.games.shadowrift.content.printed import DOES, SORT, SPELL
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.names import SORT_WORDS
from engine.games.shadowrift.rules.heroes.fighting import mend
from engine.games.shadowrift.rules.monsters.faction_cards import draw_magic
from engine.games.shadowrift.table import from_token, on_track
from engine.games.shadowrift.tasks import (
    ChooseDue,
    DareDue,
    DiscardDue,
    EffectDue,
    OfferDue,
    Sort,
    ToChoose,
    ToDiscard,
    ToOffer,
)
from engine.games.shadowrift.zones import DISCARD, HAND, HITS, OFFERED
from engine.kit.rules import Choice, Deed, Duty, answer, answer_all, ask_all

DRAWING, STORM = "Monsters act", "Storm Lords"


# Each hero discards


def is_of_sort(kind: str, what: Sort) -> bool:
    if what == "any":
        return True
    return SPELL[kind] if what == "spell" else kind == "heroism"


def cards_of_sort(world: World, seat: int, what: Sort) -> list[int]:
    return [card for card in world.pieces(HAND[seat]) if is_of_sort(world.kinds[card], what)]


def ask_to_discard(world: World, task: DiscardDue) -> Iterator[Fact]:
    """Each hero chooses for themselves, all at once; who has no choice is not asked."""  # rulings 11, 64, 65
    asked = False
    for seat in from_token(world):
        ways = ways_to_choose(world, cards_of_sort(world, seat, task.what), task.count)
        if not ways:
            yield Noted("has_none", (seat, task.what))
        elif len(ways) == 1:
            yield from put_down(world, seat, ways[0])
        else:
            asked = True
            yield Asked(seat, ToDiscard(task.what, task.count))
    if not asked:
        yield Done()


def ways_to_choose(world: World, cards: list[int], count: int) -> list[tuple[int, ...]]:
    """Every choice of so many of these cards, all of them if there are fewer; equal cards count once."""
    if count == 1:
        first = {world.kinds[card]: card for card in reversed(cards)}
        return [(card,) for card in reversed(first.values())]
    count = min(count, len(cards))
    return [way for way in choices_among(world, cards) if len(way) == count] if count else []


def choices_among(world: World, cards: list[int], most: int = 99) -> list[tuple[int, ...]]:
    """Every set of these cards, by how many of each kind are in it."""
    kinds: dict[str, list[int]] = {}
    for card in cards:
        kinds.setdefault(world.kinds[card], []).append(card)
    sets = product(*([same[:n] for n in range(min(most, len(same)) + 1)] for same in kinds.values()))
    found = (tuple(card for part in parts for card in part) for parts in sets)
    return [way for way in found if len(way) <= most]


def discards(world: World, seat: int, ask: ToDiscard) -> list[Discard]:
    return [Discard(way) for way in ways_to_choose(world, cards_of_sort(world, seat, ask.what), ask.count)]


def discard(world: World, seat: int, action: Discard) -> Iterator[Fact]:
    yield from put_down(world, seat, action.cards)
    yield from answer(world, seat)


def put_down(world: World, seat: int, cards: tuple[int, ...]) -> Iterator[Fact]:
    if cards:
        yield Moved(cards, HAND[seat], DISCARD[seat], None, UP)
        yield Noted("discards", (seat, *map(The, cards)))


def cannot_discard(world: World, seat: int, ask: ToDiscard, action: Discard) -> Rejected | None:
    wanted = SORT_WORDS[ask.what]
    return Rejected("WrongCards", f"Choose {ask.count} {wanted} from your hand to discard.", DRAWING)


# Cards offered together


def dare(world: World, by: By, effect: Dare) -> Iterator[Fact]:
    """The heroes offer cards at the same time; then what was offered is counted."""  # ruling 95
    count = effect.cards_a_hero * world.seats
    assert by.card is not None
    yield Planned((DareDue(by.card, by.number, count, by.monster), OfferDue(count)))


def ask_to_offer(world: World, task: OfferDue) -> Iterator[Fact]:
    able = [seat for seat in range(world.seats) if world.zones[HAND[seat]]]
    if able:
        yield from ask_all(able, ToOffer(task.count))
    else:
        yield Done()


def offers(world: World, seat: int, ask: ToOffer) -> list[Offer]:
    return [Offer(way) for way in choices_among(world, world.pieces(HAND[seat]), ask.count)]


def offer(world: World, seat: int, action: Offer) -> Iterator[Fact]:
    yield OFFERED.to(OFFERED(world) + len(action.cards))
    yield from put_down(world, seat, action.cards)
    yield from answer(world, seat)


def cannot_offer(world: World, seat: int, ask: ToOffer, action: Offer) -> Rejected | None:
    return Rejected("WrongCards", f"Offer up to {ask.count} cards from your hand, or none.", STORM)


def judge_dare(world: World, task: DareDue) -> Iterator[Fact]:
    """Enough was offered, or the rest happens."""
    yield Done()
    offered = OFFERED(world)
    if offered:
        yield OFFERED.to(0)
    enough = offered >= task.count
    yield Noted("dare_met" if enough else "dare_failed", (offered, task.count))
    if not enough:
        effect: Any = DOES[world.kinds[task.card]][task.number]
        due = [
            EffectDue(task.card, "otherwise", number, task.monster, plan=task.number, magic=is_magic(world, task.card))
            for number in range(len(effect.otherwise))
        ]
        yield Planned(tuple(reversed(due)))


def is_magic(world: World, card: Any) -> bool:
    return SORT[world.kinds[card]] == "magic_card"


# A monster chosen by the team


def ask_to_choose(world: World, task: ChooseDue) -> Iterator[Fact]:
    """With one monster in play there is nothing to choose, with none nothing happens."""  # rulings 65, 94
    monsters = on_track(world)
    if len(monsters) > 1:
        yield from ask_all(range(world.seats), ToChoose(task.count))
        return
    yield Done()
    if monsters:
        yield from mend_chosen(world, monsters[0], task)
    else:
        yield Noted("nobody")


def choices(world: World, seat: int, ask: ToChoose) -> list[Choose]:
    return [Choose(monster) for monster in on_track(world)]


def choose(world: World, seat: int, action: Choose) -> Iterator[Fact]:
    """The first answer stands for all."""
    task = world.agenda[-1]
    yield Noted("chooses", (seat, The(action.monster)))
    yield from answer_all(world)
    yield from mend_chosen(world, action.monster, task)


def mend_chosen(world: World, monster: int, task: ChooseDue) -> Iterator[Fact]:
    """It mends; if it was unhurt, Magic is drawn again."""  # ruling 94
    if HITS(world, monster):
        yield from mend(world, monster, task.count)
    else:
        yield Noted("unhurt", (The(monster),))
        yield from draw_magic(world, By(monster=task.monster))


def cannot_choose(world: World, seat: int, ask: ToChoose, action: Choose) -> Rejected | None:
    return Rejected("NotInPlay", "Choose a monster on the track.", STORM)


CHOICES = (
    Choice(ToDiscard, discards, "First discard what the monsters demand.", DRAWING),
    Choice(ToOffer, offers, "First offer cards, or none.", STORM),
    Choice(ToChoose, choices, "First choose a monster to mend, for all heroes.", STORM),
)
DEEDS = (
    Deed(Discard, (ToDiscard,), discard, cannot_discard),
    Deed(Offer, (ToOffer,), offer, cannot_offer),
    Deed(Choose, (ToChoose,), choose, cannot_choose),
)
DUTIES = (
    Duty(DiscardDue, ask_to_discard),
    Duty(OfferDue, ask_to_offer),
    Duty(DareDue, judge_dare),
    Duty(ChooseDue, ask_to_choose),
)
