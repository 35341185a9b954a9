"""Why a choice is good, in clauses for hints: where a journey leads, which books an element serves, what a trade pays.

The plans are the bot's own; worth is counted in actions, as everything of this bot is.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import perform
from engine.core.world import World
from engine.games.mage_quest import actions
from engine.games.mage_quest.bot.deeds import Way
from engine.games.mage_quest.bot.planning import SHORT, VISIT, Visit
from engine.games.mage_quest.bot.policy import begun, open_book, planner_of, quest_now, roots_now
from engine.games.mage_quest.bot.quest import needed_by, needs_of
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS, Element, Market
from engine.games.mage_quest.land import chart_of, element_at, market_of
from engine.games.mage_quest.names import allies, book_name, element_name, mana, site_name
from engine.games.mage_quest.table import books_of, created_by, is_ship, marks_by, next_of, place_of, stored
from engine.games.mage_quest.tasks import ToAct, ToMove
from engine.games.mage_quest.zones import ALLIES, BOOK_COST, BOOKS_TO_WIN, MANA, MARKS, SPEED
from engine.kit.reasons import Reason, ReasonsOf, always, by_action, gains, risks
from engine.kit.words import counted, listed, numbered

Reasons = Iterator[Reason]
CLOSE_BY = 4  # spaces within which an element is near enough to be a reason
TRADES = {
    "swap": "trade for an element you need",
    "sell": "trade elements for Mana",
    "invoke": "gain speed",
    "hire": "trade Mana for Allies",
}


def taking(world: World, seat: int, action: actions.Take) -> Reasons:
    """All circles are of the same length; neighbours that books share, or that lie close, save trips."""
    offered = box().cards[world.kinds[action.card]].books
    steps = {pair: book.name for book in offered for pair in neighbours_in(book.circle)}
    taken = {pair for book in books_of(world, seat) for pair in neighbours_in(box().books[world.kinds[book]].circle)}
    shared = [pair for pair in steps if pair in taken]
    pair = min(shared or steps, key=lambda pair: apart(world, *pair))
    where = "two of your books" if shared else steps[pair]
    both, spaces = listed([element_name(element) for element in pair]), numbered(apart(world, *pair), "space")
    yield gains(f"{both} are neighbours in {where} and only {spaces} apart on the map")


def apart(world: World, one: Element, other: Element) -> int:
    """How many spaces lie between two elements where they are nearest to each other, the last one counted."""
    found = chart_of(world).elements.items()
    ones, others = ([site for site, element in found if element == wanted] for wanted in (one, other))
    return min((abs(here - there) for here in ones for there in others), default=len(chart_of(world).sites))


def neighbours_in(circle: Sequence[Element]) -> Iterator[tuple[Element, Element]]:
    """The pairs of a circle, each in the order of all elements."""
    for one, other in zip(circle, (*circle[1:], circle[0]), strict=True):
        first, second = sorted((one, other), key=ELEMENTS.index)
        yield first, second


# Going somewhere


def travelling(world: World, seat: int, action: actions.Travel) -> Reasons:
    plan = plan_of(world, seat, action)
    if type(world.ask_of(seat)) is ToMove:
        yield from going_on(world, seat, action)
    elif isinstance(plan, Visit):
        yield gains(f"it leads to {site_name(world, plan.site)}, where you can {units_in_words(world, seat, plan.way)}")
    else:
        yield risks("it leads away from what your books need", -1.0)


def going_on(world: World, seat: int, action: actions.Travel) -> Reasons:
    """In a Move under way: what the space itself is good for."""
    chart, place = chart_of(world), action.space
    if is_ship(world, action.vehicle):
        yield gains("a ship can land there") if place in chart.docks else risks("no ship can land there")
    elif (element := chart.elements.get(place)) and needed_by(world, seat)[element] > stored(world, seat, element):
        yield gains(f"your books still need {element_name(element)}", SHORT)
    elif place in chart.markets:
        yield gains("you can trade there")
    elif place in chart.sacred and any(MARKS(world, book) == CIRCLE for book in books_of(world, seat)):
        yield gains("you can create a book there", VISIT)
    else:
        yield risks("you have no use for that space now")


def converting(world: World, seat: int, action: actions.Convert) -> Reasons:
    plan = plan_of(world, seat, action)
    if isinstance(plan, Visit):
        yield gains(f"it is on the way to {site_name(world, plan.site)}: {units_in_words(world, seat, plan.way)} there")
    else:
        yield risks("you have no use for that now", -1.0)


def plan_of(world: World, seat: int, action: Any) -> Visit | Way | None:
    """The best of the plans that begin with an action; no plan where a Move is under way."""
    if type(world.ask_of(seat)) is not ToAct:
        return None
    planner = planner_of(chart_of(world))
    roots = [(plan, quest) for plan, quest in roots_now(world, seat) if begun(world, seat, plan) == action]
    best: Visit | Way | None = planner.best(roots)[0] if roots else None
    return best


def units_in_words(world: World, seat: int, way: Way) -> str:
    """What a plan does at its place: `gain two Fire and mark The Vigil`."""
    names = [unit[0] for unit in way.units]
    words = []
    if bought := [ELEMENTS[unit[2]] for unit in way.units if unit[0] == "gain"]:
        words.append(f"gain {counted(len(bought), element_name(bought[0]), element_name(bought[0]))}")
    if marked := list(dict.fromkeys(unit[1] for unit in way.units if unit[0] == "mark")):
        words.append(f"mark {listed([book_name(world, open_book(world, seat, slot)) for slot in marked])}")
    words += [clause for unit, clause in TRADES.items() if unit in names]
    if created := names.count("create"):
        words.append(f"create {counted(created, 'book')}")
    return listed(words) or "wait"


# Elements


def gaining(world: World, seat: int, action: actions.Gain) -> Reasons:
    element = element_at(world, action.caravan)
    need, have, name = needed_by(world, seat)[element], stored(world, seat, element), element_name(element)
    if need > have:
        books = counted(need, "of your books needs", "of your books need")
        yield gains(f"{books} {name}, and you hold {have or 'none'}", VISIT)
    else:
        yield gains(f"spare {name} can be traded in a city", SHORT)
        yield risks(f"no book needs more {name}")


def marking(world: World, seat: int, action: actions.Mark) -> Reasons:
    done = MARKS(world, action.book) + 1
    name = book_name(world, action.book)
    if done == CIRCLE:
        yield gains(f"it completes the circle of {name}: create it on a sacred space", VISIT)
    else:
        why = rather_than_others(world, seat, action) or "it makes room in your stores"
        yield gains(f"it is mark {done} of {CIRCLE} on {name}, and {why}", done * VISIT / CIRCLE)


def rather_than_others(world: World, seat: int, action: actions.Mark) -> str:
    """Why this book and no other that could take the element: for what comes next, or how far it is."""
    others = [book for book in books_of(world, seat) if book != action.book and action.element in next_of(world, book)]
    if not others or stored(world, seat, action.element) > len(others):
        return ""
    after = world.copy()
    perform(after.game, after, seat, action)
    following = next_of(after, action.book)
    held = [element for element in following if stored(after, seat, element)]
    if held:
        return f"{element_name(held[0])}, which comes next, is in your stores"
    if MARKS(world, action.book) > max(MARKS(world, book) for book in others):
        return f"no other book that can take {element_name(action.element)} is as far along"
    here, found = place_of(world, action.caravan), chart_of(world).elements.items()
    near = [(abs(site - here), element_name(element)) for site, element in found if element in following]
    away, name = min(near, default=(CIRCLE, ""))
    return f"{name}, which comes next, is only {numbered(away, 'space')} away" if away <= CLOSE_BY else ""


# Trading


def swapping(world: World, seat: int, action: actions.Swap) -> Reasons:
    trade = market_of(world, action.caravan).trade
    give, take = element_name(trade.give), element_name(trade.take)
    if needed_by(world, seat)[trade.take] > stored(world, seat, trade.take):
        yield gains(f"your books still need {take}: this saves you the trip", VISIT)
    else:
        yield gains(f"it turns {give} into {take}")
        yield risks(f"no book needs more {take}", -SHORT)


def selling(world: World, seat: int, action: actions.Sell) -> Reasons:
    market = market_of(world, action.caravan)
    yield gains(use_of_mana(world, seat, market), market.mana * SHORT)
    if stored(world, seat, action.element) <= needed_by(world, seat)[action.element]:
        yield risks(f"your books still need that {element_name(action.element)}", -VISIT / 2)


def use_of_mana(world: World, seat: int, market: Market) -> str:
    """What a seat lacks that the Mana for an element can pay: Allies, books, more speed."""
    lacking, left = sum(lacks(world, seat)), BOOKS_TO_WIN - created_by(world, seat)
    owed, have = BOOK_COST * left, MANA(world, seat)
    if lacking > ALLIES(world, seat):
        bought, needed = allies(market.mana * market.allies), numbered(lacking, "element")
        return f"{mana(market.mana)} buys {bought} here, and you still need {needed}"
    if have < owed:
        return f"your {counted(left, 'book')} will cost {mana(owed)}, and you have {have or 'none'}"
    return f"{mana(market.mana)} can go into speed or into Allies"


def hiring(world: World, seat: int, action: actions.Hire) -> Reasons:
    rate = market_of(world, action.caravan).allies
    lacking, have = sum(lacks(world, seat)), allies(ALLIES(world, seat))
    if lacking:
        yield gains(f"you still need {numbered(lacking, 'element')} and have {have} to buy them", rate * SHORT)
    else:
        yield risks("you have all the elements you need", -SHORT)
    if MANA(world, seat) <= BOOKS_TO_WIN - created_by(world, seat):
        yield risks("each book will cost 1 Mana", -SHORT)


def lacks(world: World, seat: int) -> list[int]:
    """How many of each element are needed beyond those stored."""
    quest = quest_now(world, seat)
    return [max(0, need - have) for need, have in zip(needs_of(quest.pages), quest.stores, strict=True)]


def invoking(world: World, seat: int, action: actions.Invoke) -> Reasons:
    yield gains(f"with speed {SPEED(world, seat) + 1} every later Move goes further", VISIT)


# The rest


def creating(world: World, seat: int, action: actions.Create) -> Reasons:
    count = created_by(world, seat) + 1
    if count == BOOKS_TO_WIN:
        yield gains("it is your fourth book, and four win", VISIT * BOOKS_TO_WIN)
    elif marks_by(world, seat) == CIRCLE * BOOKS_TO_WIN and MANA(world, seat) > BOOKS_TO_WIN - count:
        yield gains("you can create all your books here and now, and four win", VISIT * BOOKS_TO_WIN)
    else:
        yield gains(f"it is book {count} of the {BOOKS_TO_WIN} you need", VISIT)


ROWS: dict[type, ReasonsOf] = {
    actions.Take: taking,
    actions.Build: always(
        gains("a second vehicle can wait where you will need it next"),
        risks("its 3 Allies would buy three elements", -3 * SHORT),
    ),
    actions.Convert: converting,
    actions.Travel: travelling,
    actions.Gain: gaining,
    actions.Mark: marking,
    actions.Swap: swapping,
    actions.Sell: selling,
    actions.Hire: hiring,
    actions.Invoke: invoking,
    actions.Create: creating,
    actions.Muster: always(gains("without Allies you cannot buy elements", SHORT)),
    actions.Skip: always(gains("nothing you can do now brings a book nearer")),
    actions.Finish: always(gains("doing more of this would not bring a book nearer")),
}
reasons = by_action(ROWS)
