"""Mage Quest in words: what an action means, what to do now, where the game stands.

Called by every front end through the Game. Everything on this table is open, so it says the same of an observed World.
"""

from collections.abc import Callable
from typing import Any

from engine.core.world import World
from engine.games.mage_quest.actions import (
    Build,
    Convert,
    Create,
    Finish,
    Gain,
    Hire,
    Invoke,
    Mark,
    Muster,
    Sell,
    Skip,
    Swap,
    Take,
    Travel,
)
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE
from engine.games.mage_quest.land import chart_of
from engine.games.mage_quest.names import allies, book_name, card_name, element_name, mana, space_name, vehicle_name
from engine.games.mage_quest.rules.trading import market_of
from engine.games.mage_quest.setup import finishes_round
from engine.games.mage_quest.table import created_by, is_ship, left_of, marks_by, place_of
from engine.games.mage_quest.tasks import DraftDue, ToAct, ToCreate, ToDraft, ToGain, ToHire, ToMove, ToSell, ToSwap
from engine.games.mage_quest.zones import (
    ACTIONS,
    ALLIES,
    ARROW,
    BOOKS_TO_WIN,
    CARDS,
    CARDS_EACH,
    MANA,
    MARKS,
    MOST_ALLIES,
    MOST_MANA,
    MOST_ROUNDS,
    ROUND,
    SHIP_COST,
    SPEED,
    SPEED_COST,
    TURN_ACTIONS,
)
from engine.kit.telling import Progress, Prompt, Status
from engine.kit.words import numbered, spelled

PHASES = ("Action 1", "Action 2")
MOST_MARKS = CIRCLE * BOOKS_TO_WIN
UNDER_WAY: dict[type, str] = {
    ToMove: "moving",
    ToGain: "gaining elements",
    ToSwap: "trading elements for an element",
    ToSell: "trading elements for Mana",
    ToHire: "trading Mana for Allies",
    ToCreate: "creating books",
}

# Actions


def take_label(world: World, action: Take, seat: int) -> str:
    first, second = box().cards[world.kinds[action.card]].books
    return f"Take {first.name} and {second.name}"


def build_label(world: World, action: Build, seat: int) -> str:
    return f"Build a ship at the Garrison for {allies(SHIP_COST)}"


def convert_label(world: World, action: Any, seat: int) -> str:
    vehicle = action.vehicle
    afloat, place = is_ship(world, vehicle), place_of(world, vehicle)
    card = place if afloat else chart_of(world).sites[place].card
    other = "caravan" if afloat else "ship"
    return f"Convert {vehicle_name(world, vehicle)} into a {other} at {card_name(world, card)} for 1 Ally"


def travel_label(world: World, action: Any, seat: int) -> str:
    vehicle = action.vehicle
    afloat = is_ship(world, vehicle)
    cost = chart_of(world).cost(afloat, place_of(world, vehicle), action.space)
    there, left = space_name(world, afloat, action.space), left_of(world, seat, vehicle)
    return f"Move {vehicle_name(world, vehicle)} to {there}, {cost} of {left} movement"


def gain_label(world: World, action: Any, seat: int) -> str:
    element = chart_of(world).elements[place_of(world, action.caravan)]
    return f"Gain 1 {element_name(element)} for 1 Ally with {vehicle_name(world, action.caravan)}"


def mark_label(world: World, action: Any, seat: int) -> str:
    element, book = element_name(action.element), book_name(world, action.book)
    return f"Mark {element} on {book}{mark_way(world, action)}, {caravan_words(world, action)}"


def mark_way(world: World, action: Any) -> str:
    """What a first or second mark settles."""
    marks = MARKS(world, action.book)
    if marks == 0:
        return " to start it"
    if marks > 1:
        return ""
    circle = box().books[world.kinds[action.book]].circle
    clockwise = circle.index(action.element) == ARROW(world, action.book) % len(circle)
    return " clockwise" if clockwise else " counterclockwise"


def caravan_words(world: World, action: Any) -> str:
    return f"with {vehicle_name(world, action.caravan)}"


def swap_label(world: World, action: Any, seat: int) -> str:
    trade = market_of(world, action.caravan).trade
    return f"Trade 1 {element_name(trade.give)} for 1 {element_name(trade.take)}, {caravan_words(world, action)}"


def sell_label(world: World, action: Any, seat: int) -> str:
    rate = market_of(world, action.caravan).mana
    lost = lost_words(MANA(world, seat) + rate - MOST_MANA)
    return f"Trade 1 {element_name(action.element)} for {mana(rate)}{lost}, {caravan_words(world, action)}"


def hire_label(world: World, action: Any, seat: int) -> str:
    rate = market_of(world, action.caravan).allies
    lost = lost_words(ALLIES(world, seat) + rate - MOST_ALLIES)
    return f"Trade 1 Mana for {allies(rate)}{lost}, {caravan_words(world, action)}"


def lost_words(over: int) -> str:
    """A warning where a track is too short."""  # ruling 18
    return f" ({over} lost: 11 is the limit)" if over > 0 else ""


def invoke_label(world: World, action: Invoke, seat: int) -> str:
    speed = SPEED(world, seat) + 1
    return f"Invoke speed {speed} for {mana(SPEED_COST[speed])}" if speed in SPEED_COST else "Invoke speed"


def create_label(world: World, action: Create, seat: int) -> str:
    return f"Create {book_name(world, action.book)} for 1 Mana"


def muster_label(world: World, action: Muster, seat: int) -> str:
    return "Muster 1 Ally"


def skip_label(world: World, action: Skip, seat: int) -> str:
    return "Skip this action"


def finish_label(world: World, action: Finish, seat: int) -> str:
    ask = world.ask_of(seat)
    return f"Finish {UNDER_WAY[type(ask)]}" if type(ask) in UNDER_WAY else "Finish"


LABELS: dict[type, Callable[[World, Any, int], str]] = {
    Take: take_label,
    Build: build_label,
    Convert: convert_label,
    Travel: travel_label,
    Gain: gain_label,
    Mark: mark_label,
    Swap: swap_label,
    Sell: sell_label,
    Hire: hire_label,
    Invoke: invoke_label,
    Create: create_label,
    Muster: muster_label,
    Skip: skip_label,
    Finish: finish_label,
}


# What to do now


def waiting(world: World, seat: int | None) -> Prompt:
    return Prompt("", verb="look", heading="Your turn", awaits=tuple(world.waiting()))


def draft_prompt(world: World, seat: int, ask: ToDraft) -> Prompt:
    taken = len(world.zones[CARDS[seat]])
    remark = "This is your last card." if taken else "You take two cards in all."
    return Prompt("Take a card with two spell books.", remark, "take", "The books")


def act_prompt(world: World, seat: int, ask: ToAct) -> Prompt:
    number = TURN_ACTIONS + 1 - ACTIONS(world)
    remark = f"You have {allies(ALLIES(world, seat))}, {mana(MANA(world, seat))} and speed {SPEED(world, seat)}."
    return Prompt(f"Choose action {number} of {TURN_ACTIONS}.", remark, "choose", "Your turn")


def move_prompt(world: World, seat: int, ask: ToMove) -> Prompt:
    remark = "Each of your vehicles may use the movement it has left. Finish when you are done."
    return Prompt("Move on, or finish.", remark, "move", "Moving")


def gain_prompt(world: World, seat: int, ask: ToGain) -> Prompt:
    element = element_name(chart_of(world).elements[place_of(world, ask.caravan)])
    remark = f"Each {element} costs 1 Ally; you have {ALLIES(world, seat)}. Marking stored elements is free here."
    return Prompt("Gain or mark another element, or finish.", remark, "take", "Gaining elements")


def trade_prompt(what: str) -> Callable[[World, int, Any], Prompt]:
    def said(world: World, seat: int, ask: Any) -> Prompt:
        rates = market_words(world, ask.caravan)
        return Prompt(f"Trade another {what}, or finish.", rates, "trade", "Trading in a city")

    return said


def market_words(world: World, caravan: int) -> str:
    """The rates of the market where a caravan stands."""
    market = market_of(world, caravan)
    give, take = element_name(market.trade.give), element_name(market.trade.take)
    return f"Here: 1 Mana for {allies(market.allies)}, any element for {mana(market.mana)}, 1 {give} for 1 {take}."


def create_prompt(world: World, seat: int, ask: ToCreate) -> Prompt:
    missing = BOOKS_TO_WIN - created_by(world, seat)
    remark = f"{spelled(missing).capitalize()} to go."
    return Prompt("Create another book, or finish.", remark, "create", "Creating books")


PROMPTS: dict[type, Callable[[World, int, Any], Prompt]] = {
    ToDraft: draft_prompt,
    ToAct: act_prompt,
    ToMove: move_prompt,
    ToGain: gain_prompt,
    ToSwap: trade_prompt("element"),
    ToSell: trade_prompt("element"),
    ToHire: trade_prompt("Mana"),
    ToCreate: create_prompt,
}


# Where the game stands


def status(world: World, seat: int | None) -> Status:
    """The turn, the action in it, and how many books everybody has created."""
    books = tuple(float(created_by(world, other)) for other in range(world.seats))
    most = int(max(books))
    progress = tuple(progress_of(world, other) for other in range(world.seats))
    if world.outcome is not None:
        return Status("The end", "Result", most, BOOKS_TO_WIN, ("Result",), 0, world.outcome.scores, progress=progress)
    if world.agenda and isinstance(world.agenda[-1], DraftDue):
        taken = sum(len(world.zones[CARDS[other]]) for other in range(world.seats))
        step = f"Draft, card {taken + 1} of {CARDS_EACH * world.seats}"
        return Status("Set-up", step, 0, BOOKS_TO_WIN, ("Draft",), 0, books, "snake draft", progress=progress)
    ask = next(iter(world.waiting().values()), None)
    doing = f", {UNDER_WAY[type(ask)]}" if type(ask) in UNDER_WAY else ""
    now = min(TURN_ACTIONS - 1, TURN_ACTIONS - ACTIONS(world) - (1 if doing else 0))
    step = f"Action {now + 1} of {TURN_ACTIONS}{doing}"
    stage, note = f"Turn {ROUND(world)}", end_words(world)
    return Status(stage, step, most, BOOKS_TO_WIN, PHASES, now, books, note, progress=progress)


def progress_of(world: World, seat: int) -> Progress:
    """Books first, then marks: both decide the end."""
    books, marks = created_by(world, seat), marks_by(world, seat)
    made = f"{numbered(books, 'book')}, " if books else ""
    brief = f"{books}+{marks}/{MOST_MARKS}" if books else f"{marks}/{MOST_MARKS}"
    share = (books + marks) / (BOOKS_TO_WIN + MOST_MARKS)
    return Progress(f"{made}{marks} of {MOST_MARKS} marks", brief, books * (MOST_MARKS + 1) + marks, share)


def end_words(world: World) -> str:
    """How the game will end."""
    if any(created_by(world, seat) == BOOKS_TO_WIN for seat in range(world.seats)):
        return "this is the last round"
    if ROUND(world) > MOST_ROUNDS - 10:
        return f"turn {MOST_ROUNDS} is the last"
    return "the fourth book makes it the last round" if finishes_round(world) else "first to four books wins"
