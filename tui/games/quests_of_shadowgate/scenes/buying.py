"""The viewer's open purchase: what is there, what is missing, the cheapest way to pay it, and what follows."""

from __future__ import annotations

from engine.games.quests_of_shadowgate.bot.prospects import begins_last_turns
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES, TYPES, WILD, Level
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING
from engine.games.quests_of_shadowgate.names import name_of, word
from engine.games.quests_of_shadowgate.rules.paying import (
    actions_left,
    cheapest_payment,
    cost_of,
    free_payments_now,
    means_of,
    missing_of,
    paid_of,
)
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.services import levels_of
from engine.games.quests_of_shadowgate.scoring import most_firsts_share
from engine.games.quests_of_shadowgate.table import (
    firsts_of,
    holder_of,
    items_of,
    quest_of,
    staff_pieces_of,
    type_of,
    types_found,
)
from engine.games.quests_of_shadowgate.tasks import PurchaseDue
from engine.games.quests_of_shadowgate.zones import FIRST as FIRST_OF_TYPE
from engine.games.quests_of_shadowgate.zones import PAYMENT, VP
from engine.kit.words import counted, numbered, spelled
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, FIRST, MINUS
from tui.games.quests_of_shadowgate.look import bound, bound_card, card_role, halved, role_of, sign_of, word_of
from tui.games.quests_of_shadowgate.scenes.quests import best_level, loss_words, servants
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Card, Purchase

SAVED = f", and you avoid the {MINUS}5"
"""What the first of a sort saves besides: the points for having none."""

VERBS = {"item": "Acquiring", "quest": "Paying for", "theft": "Stealing", "staff": "Making"}


def purchase_of(reading: Reading) -> Purchase | None:
    """The purchase at the viewer's place, if one is under way."""
    task, world = reading.own_purchase, reading.world
    if task is None:
        return None
    seat = task.seat
    return Purchase(
        title=f"{VERBS[task.what]} {target_name(reading, task)}",
        cost=cost_of(world, task),
        means=means_of(world, seat, task.what),
        paid=paid_of(world, seat),
        missing=missing_of(world, task),
        cards=tuple(Card(ref=card, kind=world.kinds[card]) for card in world.lying(PAYMENT[seat])),
        left=actions_left(world, seat),
        suggestion=suggestion_words(reading),
        reach=reach_words(reading, task),
        after=after_words(reading, task),
    )


def target_name(reading: Reading, task: PurchaseDue) -> str:
    return "the Staff of Ages" if task.what == "staff" else name_of(reading.world, task.target)


def suggestion_of(reading: Reading) -> tuple[int, ...]:
    """The cards of the cheapest payment, where the viewer is paying."""
    return cheapest_payment(reading.world, reading.me) if reading.own_purchase is not None else ()


def suggestion_words(reading: Reading) -> Words:
    """`1 action  ¤ Circle Rune + Ω King's Crown`"""
    cards, world = suggestion_of(reading), reading.world
    if not cards:
        return ()
    words: list[Word] = []
    for card in cards:
        kind = world.kinds[card]
        words += [Word(" + ", "dim")] if words else []
        words.append(Word(bound_card(kind), card_role(kind), bold=True))
    price = price_of(reading, cards)
    return (Word(f"{numbered(price, 'action') if price else 'no action'}  ", "dim"), *words)


def price_of(reading: Reading, cards: tuple[int, ...]) -> int:
    """The actions that paying with these cards would cost now."""
    world, seat = reading.world, reading.me
    return max(0, sum(not NO_ACTION[world.kinds[card]] for card in cards) - free_payments_now(world, seat))


def reach_words(reading: Reading, task: PurchaseDue) -> Words:
    """What the purchase brings: the level that is best on balance with the items that serve it, an item, the Staff."""
    if task.what == "quest" and isinstance(task.target, int):
        return quest_words(reading, task.target, best_level(reading, task.target))
    if task.what == "staff":
        return (Word("The Staff of Ages ends the game", "lit", bold=True),)
    assert isinstance(task.target, int), "who buys knows what"
    return item_words(reading, task.target)


def quest_words(reading: Reading, quest: int, level: Level) -> Words:
    """A level with its points and those it loses at the end, the items that serve it, and a higher level."""
    world = reading.world
    scored = f"{word(level)} {points_of(world, quest_of(world, quest), level)} VP"
    loss = loss_words(world, reading.me, quest, level)
    served, higher = served_words(reading, quest, level), higher_words(reading, quest, level)
    return (Word(scored, "lit", bold=True), *loss, *served, *higher)


def served_words(reading: Reading, quest: int, level: Level) -> Words:
    """`^ Flame goes, two stay`: what is used up by name, what stays by number."""
    words: list[Word] = []
    serving = servants(reading.world, reading.me, quest, level)
    for servant in serving:
        if not servant.stays:
            words.append(Word(", " if words else "  ", "dim"))
            first = FIRST if FIRST_OF_TYPE(reading.world, servant.item) else ""
            words += [Word(f"{bound_card(servant.kind)}{first}", card_role(servant.kind)), Word(" goes")]
    staying = sum(servant.stays for servant in serving)
    if staying:
        told = "one stays" if staying == 1 else f"{spelled(staying)} stay"
        if len(serving) == staying:
            told = "the item stays" if staying == 1 else "all items stay"
        words.append(Word(f"{', ' if words else '  '}{told}", "dim"))
    return tuple(words)


def higher_words(reading: Reading, quest: int, best: Level) -> Words:
    """`  or Great 5 VP, −9 at the end`: the highest level within reach, where its points cost more than they bring."""
    world, level = reading.world, levels_of(reading.world, reading.me, quest)[-1]
    if level == best:
        return ()
    points = points_of(world, quest_of(world, quest), level)
    return (Word(f"  or {word(level)} {points} VP", "dim"), *loss_words(world, reading.me, quest, level))


def item_words(reading: Reading, item: int) -> Words:
    """The type of what is bought, and whether it would be the first of it."""
    world, type = reading.world, type_of(reading.world, item)
    assert type is not None, "events cannot be bought"
    owner = holder_of(world, item)
    words = [Word(bound(f"{sign_of(type)} {word_of(type)}"), role_of(type), bold=True)]
    if owner is not None:
        words += [Word("  from ", "dim"), reading.who(owner)]
    is_new = type != WILD and type not in types_found(world)
    if FIRST_OF_TYPE(world, item) if owner is not None else is_new:  # ruling 30: a stolen first stays first
        saved = "" if firsts_of(world, reading.me) else SAVED
        words.append(Word(f"  {FIRST} the first: +2{saved}", "lit"))
        if gain := most_gained(reading, owner):
            words.append(Word(f"  most firsts: +{halved(gain)}", "lit"))
    return (*words, *staff_words(reading, type), *danger_words(reading, type))


def most_gained(reading: Reading, owner: int | None) -> int:
    """What one more first brings, in halves, of the points for most firsts; a stolen one is its owner's no more."""
    world, seat = reading.world, reading.me
    before = [len(firsts_of(world, other)) for other in range(world.seats)]
    after = [count + (other == seat) - (other == owner) for other, count in enumerate(before)]
    return most_firsts_share(after, seat) - most_firsts_share(before, seat)


def staff_words(reading: Reading, type: str) -> Words:
    """That a piece of the Staff scores, and that the first one saves the points for having none."""
    if type not in STAFF_TYPES:
        return ()
    return (Word(f"  staff: +2{'' if staff_pieces_of(reading.world, reading.me) else SAVED}", "lit"),)


def danger_words(reading: Reading, type: str) -> Words:
    """Whom the last of the eleven types would leave with nothing but the cost of the Staff to find."""
    world, found = reading.world, types_found(reading.world)
    if type in found or not {*found, type}.issuperset(TYPES):
        return ()
    held = {seat: {type_of(world, item) for item in items_of(world, seat)} for seat in range(world.seats)}
    rivals = [seat for seat in held if seat != reading.me and held[seat].issuperset(STAFF_TYPES)]
    warns = Word(" then only needs to pay for the Staff", "warn", bold=True)
    return tuple(word for seat in rivals for word in (Word("  "), reading.who(seat), warns))


def after_words(reading: Reading, task: PurchaseDue) -> Words:
    """Actions left when the suggestion is paid, and how many cards that draws."""
    if missing_of(reading.world, task) == NOTHING:
        return (Word(f"{DONE} met", "lit"),)
    left = actions_left(reading.world, task.seat) - price_of(reading, suggestion_of(reading))
    words = f"{counted(left, 'action')} left"
    if task.what == "quest" and isinstance(task.target, int):
        level = best_level(reading, task.target)
        gained = points_of(reading.world, quest_of(reading.world, task.target), level)
        total = VP(reading.world, task.seat) + gained
        if begins_last_turns(reading.world, task.seat, gained):
            return (Word(f"{total} VP: "), Word("the last turns begin", "gold", bold=True))
        words = f"{total} VP, {words}"
    return (Word(words),)
