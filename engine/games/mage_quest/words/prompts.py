"""Mage Quest in words: what an action means, what to do now, where the game stands.

Called by every front end through the Game. Everything on this table is open, so it says the same of an observed World.
"""

from typing import Any

from engine.core.world import World
from engine.games.mage_quest import actions, tasks, zones
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import CIRCLE
from engine.games.mage_quest.land import chart_of, element_at, market_of
from engine.games.mage_quest.names import (
    UNDER_WAY,
    allies,
    book_name,
    conversion,
    element_name,
    mana,
    space_name,
    vehicle_name,
)
from engine.games.mage_quest.setup import finishes_round
from engine.games.mage_quest.table import caravans_of, created_by, is_ship, left_of, marks_by, place_of
from engine.kit.prompting import Label, PromptOf, always
from engine.kit.telling import Progress, Prompt, Status
from engine.kit.words import numbered, spelled

PHASES = ("Action 1", "Action 2")
MOST_MARKS = CIRCLE * zones.BOOKS_TO_WIN

# Actions


def take_label(world: World, action: actions.Take, seat: int) -> str:
    first, second = box().cards[world.kinds[action.card]].books
    return f"Take {first.name} and {second.name}"


def convert_label(world: World, action: Any, seat: int) -> str:
    return f"Convert {conversion(world, action.vehicle)} for 1 Ally"


def travel_label(world: World, action: Any, seat: int) -> str:
    vehicle = action.vehicle
    afloat = is_ship(world, vehicle)
    cost = chart_of(world).cost(afloat, place_of(world, vehicle), action.space)
    there, left = space_name(world, afloat, action.space), left_of(world, seat, vehicle)
    return f"Move {vehicle_name(world, vehicle)} to {there}, {cost} of {left} movement"


def gain_label(world: World, action: Any, seat: int) -> str:
    element = element_at(world, action.caravan)
    return f"Gain 1 {element_name(element)} for 1 Ally{caravan_words(world, action, seat)}"


def mark_label(world: World, action: Any, seat: int) -> str:
    element, book = element_name(action.element), book_name(world, action.book)
    return f"Mark {element} on {book}{mark_way(world, action)}{caravan_words(world, action, seat)}"


def mark_way(world: World, action: Any) -> str:
    """What a first or second mark settles."""
    marks = zones.MARKS(world, action.book)
    if marks == 0:
        return " to start it"
    if marks > 1:
        return ""
    circle = box().books[world.kinds[action.book]].circle
    clockwise = circle.index(action.element) == zones.ARROW(world, action.book) % len(circle)
    return " clockwise" if clockwise else " counterclockwise"


def caravan_words(world: World, action: Any, seat: int) -> str:
    """Which caravan acts, where a seat has several."""
    return f", with {vehicle_name(world, action.caravan)}" if len(caravans_of(world, seat)) > 1 else ""


def swap_label(world: World, action: Any, seat: int) -> str:
    trade = market_of(world, action.caravan).trade
    return f"Trade 1 {element_name(trade.give)} for 1 {element_name(trade.take)}{caravan_words(world, action, seat)}"


def sell_label(world: World, action: Any, seat: int) -> str:
    rate = market_of(world, action.caravan).mana
    lost = lost_words(zones.MANA(world, seat) + rate - zones.MOST_MANA)
    return f"Trade 1 {element_name(action.element)} for {mana(rate)}{lost}{caravan_words(world, action, seat)}"


def hire_label(world: World, action: Any, seat: int) -> str:
    rate = market_of(world, action.caravan).allies
    lost = lost_words(zones.ALLIES(world, seat) + rate - zones.MOST_ALLIES)
    return f"Trade 1 Mana for {allies(rate)}{lost}{caravan_words(world, action, seat)}"


def lost_words(over: int) -> str:
    """A warning where a track is too short."""  # ruling 18
    return f" ({over} lost: 11 is the limit)" if over > 0 else ""


def invoke_label(world: World, action: actions.Invoke, seat: int) -> str:
    speed = zones.SPEED(world, seat) + 1
    return f"Invoke speed {speed} for {mana(zones.SPEED_COST[speed])}" if speed in zones.SPEED_COST else "Invoke speed"


def finish_label(world: World, action: actions.Finish, seat: int) -> str:
    ask = world.ask_of(seat)
    return f"Finish {UNDER_WAY[type(ask)]}" if type(ask) in UNDER_WAY else "Finish"


LABELS: dict[type, Label] = {
    actions.Take: take_label,
    actions.Build: always(f"Build a ship at the Garrison for {allies(zones.SHIP_COST)}"),
    actions.Convert: convert_label,
    actions.Travel: travel_label,
    actions.Gain: gain_label,
    actions.Mark: mark_label,
    actions.Swap: swap_label,
    actions.Sell: sell_label,
    actions.Hire: hire_label,
    actions.Invoke: invoke_label,
    actions.Create: lambda world, action, seat: f"Create {book_name(world, action.book)} for 1 Mana",
    actions.Muster: always("Muster 1 Ally"),
    actions.Skip: always("Skip this action"),
    actions.Finish: finish_label,
}


# What to do now


def draft_prompt(world: World, seat: int, ask: tasks.ToDraft) -> Prompt:
    taken = len(world.zones[zones.CARDS[seat]])
    remark = "This is your last card." if taken else "You take two cards in all."
    return Prompt("Take a card with two spell books.", remark, "take", "The books")


def act_prompt(world: World, seat: int, ask: tasks.ToAct) -> Prompt:
    number = zones.TURN_ACTIONS + 1 - zones.ACTIONS(world)
    have = f"{allies(zones.ALLIES(world, seat))}, {mana(zones.MANA(world, seat))}"
    remark = f"You have {have} and speed {zones.SPEED(world, seat)}."
    return Prompt(f"Choose action {number} of {zones.TURN_ACTIONS}.", remark, "choose", "Your turn")


def move_prompt(world: World, seat: int, ask: tasks.ToMove) -> Prompt:
    remark = "Each of your vehicles may use the movement it has left. Finish when you are done."
    return Prompt("Move on, or finish.", remark, "move", "Moving")


def gain_prompt(world: World, seat: int, ask: tasks.ToGain) -> Prompt:
    element = element_name(element_at(world, ask.caravan))
    remark = f"Each {element} costs 1 Ally; you have {zones.ALLIES(world, seat)}. Marking stored elements is free here."
    return Prompt("Gain or mark more, or finish.", remark, "take", "Gaining elements")


def trade_prompt(what: str) -> PromptOf:
    def said(world: World, seat: int, ask: Any) -> Prompt:
        rates = market_words(world, ask.caravan)
        return Prompt(f"Trade another {what}, or finish.", rates, "trade", "Trading in a city")

    return said


def market_words(world: World, caravan: int) -> str:
    """The rates of the market where a caravan stands."""
    market = market_of(world, caravan)
    give, take = element_name(market.trade.give), element_name(market.trade.take)
    return f"Here: 1 Mana for {allies(market.allies)}, any element for {mana(market.mana)}, 1 {give} for 1 {take}."


def create_prompt(world: World, seat: int, ask: tasks.ToCreate) -> Prompt:
    missing = zones.BOOKS_TO_WIN - created_by(world, seat)
    remark = f"{spelled(missing).capitalize()} to go."
    return Prompt("Create another book, or finish.", remark, "create", "Creating books")


PROMPTS: dict[type, PromptOf] = {
    tasks.ToDraft: draft_prompt,
    tasks.ToAct: act_prompt,
    tasks.ToMove: move_prompt,
    tasks.ToGain: gain_prompt,
    tasks.ToSwap: trade_prompt("element"),
    tasks.ToSell: trade_prompt("element"),
    tasks.ToHire: trade_prompt("Mana"),
    tasks.ToCreate: create_prompt,
}


# Where the game stands


def status(world: World, seat: int | None) -> Status:
    """The turn, the action in it, and how many books everybody has created."""
    books = tuple(float(created_by(world, other)) for other in range(world.seats))
    most = int(max(books))
    progress = tuple(progress_of(world, other) for other in range(world.seats))
    if world.outcome is not None:
        return Status(
            "The end", "Result", most, zones.BOOKS_TO_WIN, ("Result",), 0, world.outcome.scores, progress=progress
        )
    if world.agenda and isinstance(world.agenda[-1], tasks.DraftDue):
        taken = sum(len(world.zones[zones.CARDS[other]]) for other in range(world.seats))
        step = f"Draft, card {taken + 1} of {zones.CARDS_EACH * world.seats}"
        return Status("Set-up", step, 0, zones.BOOKS_TO_WIN, ("Draft",), 0, books, "snake draft", progress=progress)
    ask = next(iter(world.waiting().values()), None)
    doing = f", {UNDER_WAY[type(ask)]}" if type(ask) in UNDER_WAY else ""
    now = min(zones.TURN_ACTIONS - 1, zones.TURN_ACTIONS - zones.ACTIONS(world) - (1 if doing else 0))
    step = f"Action {now + 1} of {zones.TURN_ACTIONS}{doing}"
    stage, note = f"Turn {zones.ROUND(world)}", end_words(world)
    return Status(stage, step, most, zones.BOOKS_TO_WIN, PHASES, now, books, note, progress=progress)


def progress_of(world: World, seat: int) -> Progress:
    """Books first, then marks: both decide the end."""
    books, marks = created_by(world, seat), marks_by(world, seat)
    made = f"{numbered(books, 'book')}, " if books else ""
    share = (books + marks) / (zones.BOOKS_TO_WIN + MOST_MARKS)
    whole, brief = f"{made}{marks} of {MOST_MARKS} marks", f"{made}{marks}/{MOST_MARKS}"
    return Progress(whole, brief, books * (MOST_MARKS + 1) + marks, share)


def end_words(world: World) -> str:
    """How the game will end."""
    if any(created_by(world, seat) == zones.BOOKS_TO_WIN for seat in range(world.seats)):
        return "this is the last round"
    if zones.ROUND(world) > zones.MOST_ROUNDS - 10:
        return f"turn {zones.MOST_ROUNDS} is the last"
    return "the fourth book makes it the last round" if finishes_round(world) else "first to four books wins"
