"""Quests of Shadowgate in words: actions, what to do now, where the game stands. No colour, no glyphs, no names.

Called by every front end through the Game. Reads only what the seat may know, so it says the same of an observed World.
"""

from typing import Any

from engine.core.facts import Outcome
from engine.core.world import World
from engine.games.quests_of_shadowgate import actions, tasks, zones
from engine.games.quests_of_shadowgate.bot.prospects import (
    begins_last_turns,
    lost_with,
    points_lost,
    serving,
    sheets_ahead,
)
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION
from engine.games.quests_of_shadowgate.names import amounts, halved, name_of, points, word
from engine.games.quests_of_shadowgate.rules.acting import starts
from engine.games.quests_of_shadowgate.rules.drawing import draw_count, hand_limit, is_drawing_next, lacking_of
from engine.games.quests_of_shadowgate.rules.paying import actions_left, free_payments_now, missing_of, purchase_by
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.rules.starting import staff_awaits
from engine.games.quests_of_shadowgate.rules.turn import is_event, torch_actions
from engine.games.quests_of_shadowgate.scoring import Sheet
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.table import is_base, items_of, quest_of
from engine.kit.prompting import Label, PromptOf, always, tag_of
from engine.kit.rules import is_piece, lies_in
from engine.kit.telling import Progress, Prompt, Status
from engine.kit.words import counted, listed

PHASES = ("Event", "Torch", "Action", "Draw", "End")
PHASE_OF = {"event": 0, "torch": 1, "action": 2, "draw": 3, "end": 4}
SETTING_UP = ("Character and ability",)
DEEDS = {
    actions.StartStaff: "make the Staff",
    actions.StartItem: "acquire",
    actions.StartTheft: "steal",
    actions.StartQuest: "quest",
    actions.Cycle: "cycle",
}
"""What an action phase may hold, in the words of its question and their order."""


# Actions


def card_name(world: World, ref: Any) -> str:
    """A card by its name; one that is not known is just a card."""
    return name_of(world, ref) if is_piece(world, ref) else "a card"


def draft_label(world: World, action: actions.Draft, seat: int) -> str:
    card, content = action.card, box()
    kind = world.kinds[card] if is_piece(world, card) else ""
    if kind in content.characters:
        return f"Take {content.character(kind, action.side).name}"
    return f"Take {content.ability(kind, action.side).name if kind in content.abilities else 'a card'}"


def torch_label(world: World, action: actions.LightTorch, seat: int) -> str:
    name = card_name(world, action.card)
    if not lies_in(world, zones.HAND[seat], action.card):
        return f"Light {name}"
    return f"Light {name} for {counted(torch_actions(world, seat, action.card), 'action')}"


def pay_label(world: World, action: actions.Pay, seat: int) -> str:
    return f"Pay with {card_name(world, action.card)} ({price_in_words(world, seat, action.card)})"


def price_in_words(world: World, seat: int, card: Any) -> str:
    """What playing a card as payment would cost."""
    if not lies_in(world, zones.HAND[seat], card):
        return "1 action"
    is_free = NO_ACTION[world.kinds[card]] or free_payments_now(world, seat)
    return "no action" if is_free else "1 action"


def take_back_label(world: World, action: actions.TakeBack, seat: int) -> str:
    task = purchase_by(world, seat)
    return "Give up the theft" if task is not None and task.what == "theft" else "Take it all back"


def level_label(world: World, action: actions.ChooseLevel, seat: int) -> str:
    task = world.agenda[-1] if world.agenda else None
    if not isinstance(task, tasks.LevelDue):
        return word(action.level)
    quest = quest_of(world, task.quest)
    scored = f"Take {word(action.level)} for {points(2 * points_of(world, quest, action.level))}"
    served = serving(world, seat, task.quest, action.level)
    lost = points_lost(world, seat, served)
    names = listed([card_name(world, item) for item in served if not is_base(world, seat, item)])
    gone = f", using up {names} (−{halved(lost)} at the end)" if lost > 0 else ""
    ends = ": the last turns begin" if begins_last_turns(world, seat, points_of(world, quest, action.level)) else ""
    return f"{scored}{gone}{ends}"


def serve_label(world: World, action: actions.Serve, seat: int) -> str:
    name, item = card_name(world, action.item), action.item
    if type(item) is not int or item not in items_of(world, seat):
        return f"Use {name}"
    if is_base(world, seat, item):
        return f"Use {name} (stays)"
    lost = lost_with(world, seat, item)
    return f"Use {name} (used up, −{halved(lost)} at the end)" if lost > 0 else f"Use {name} (used up)"


def all_drawn(world: World, seat: int) -> int:
    """Every card that stopping now draws, those that fill a small hand among them."""
    drawn = draw_count(world, seat)
    return drawn + lacking_of(world, seat, drawn)


def reward_label(world: World, action: actions.ClaimReward, seat: int) -> str:
    return f"Take {zones.STAFF_REWARD} points{'' if action.to == 'self' else ' from everyone else'}"


LABELS: dict[type, Label] = {
    actions.Draft: draft_label,
    actions.PlayEvent: lambda world, action, seat: f"Play {card_name(world, action.card)} as the event",
    actions.LightTorch: torch_label,
    actions.StartItem: lambda world, action, seat: f"Acquire {card_name(world, action.card)}",
    actions.StartQuest: lambda world, action, seat: f"Complete {card_name(world, action.quest)}",
    actions.StartTheft: lambda world, action, seat: f"Steal {card_name(world, action.item)}",
    actions.StartStaff: always("Make the Staff of Ages"),
    actions.Pay: pay_label,
    actions.TakeBack: take_back_label,
    actions.Double: lambda world, action, seat: f"Double your {word(action.stat)}",
    actions.ChooseLevel: level_label,
    actions.Serve: serve_label,
    actions.Cycle: always("Cycle quests and pool"),
    actions.EndActions: lambda world, action, seat: f"Stop and draw {counted(all_drawn(world, seat), 'card')}",
    actions.DrawCard: always("Draw from the deck"),
    actions.TakeCard: lambda world, action, seat: f"Take {card_name(world, action.card)} from the pool",
    actions.DiscardCard: lambda world, action, seat: f"Discard {card_name(world, action.card)}",
    actions.ClaimReward: reward_label,
    actions.StartClock: always("Start the clock"),
    actions.TimeUp: always("Time is up"),
}


# What to do now


def deed(world: World, seat: int) -> str:
    """What a seat is asked to do; without an action left the question of the action phase is about drawing."""
    return "draw" if type(world.ask_of(seat)) is tasks.ToAct and is_drawing_next(world, seat) else tag_of(world, seat)


def waiting(world: World, seat: int | None) -> Prompt:
    """For a spectator and a seat that is not asked: what is awaited."""
    ask = next(iter(world.waiting().values()), None)
    if ask is None:
        return Prompt("", "", "look", "The game in one minute")
    heading = RULES.choices[type(ask)].heading
    return Prompt("", "", "look", heading, tuple(world.waiting()))


def ending(outcome: Outcome) -> str:
    """Reasons to end are sentences in this game."""
    return outcome.reason


def draft_prompt(world: World, seat: int, ask: tasks.ToDraft) -> Prompt:
    remark = "You get one of each: one now, one when the draft comes back. Pick either side."
    has_one = {"a character": world.zones[zones.CHARACTER[seat]], "an ability": world.zones[zones.ABILITY[seat]]}
    missing = [what for what, taken in has_one.items() if not taken]
    if len(missing) == 1:
        remark = "The side you choose is the one you play."
    return Prompt(f"Take {' or '.join(missing)}.", remark, "take", "Set-up")


def can_play_event(world: World, seat: int, ask: tasks.ToLight) -> bool:
    return ask.event and any(is_event(world, card) for card in world.lying(zones.HAND[seat]))


def light_prompt(world: World, seat: int, ask: tasks.ToLight) -> Prompt:
    call = "Light a torch, or play an event first." if can_play_event(world, seat, ask) else "Light a torch."
    return Prompt(call, "A torch's value is your number of actions; the card does nothing else.", "light", "Torches")


def act_prompt(world: World, seat: int, ask: tasks.ToAct) -> Prompt:
    left = zones.ACTIONS(world)
    if is_drawing_next(world, seat):
        cards = all_drawn(world, seat)
        remark = "Or first acquire an item that needs no action." if startable(world, seat) else draw_remark(cards)
        return Prompt(draw_call(cards), remark, "draw", "Drawing and discarding")
    unused = ("", "; leave it unused to draw a card", "; each one you leave unused draws a card")[min(left, 2)]
    if zones.FINISHER(world):
        unused = " in your last turn"
    remark = f"{counted(left, 'action').capitalize()} left{unused}."
    return Prompt(act_call(world, seat), remark, "start", "Actions")


def act_call(world: World, seat: int) -> str:
    """What may be begun now, and nothing that is out of reach."""
    kinds = {type(action) for action in starts(world, seat)}
    deeds = [deed for kind, deed in DEEDS.items() if kind in kinds]
    comma = "," if len(deeds) > 1 else ""
    said = f"{', '.join(deeds)}{comma} or stop" if deeds else "stop"
    return f"{said[0].upper()}{said[1:]}."


def startable(world: World, seat: int) -> bool:
    """Whether this seat could acquire an item now."""
    return any(isinstance(action, actions.StartItem) for action in starts(world, seat))


def double_prompt(world: World, seat: int, ask: tasks.ToDouble) -> Prompt:
    call = f"A thief wants {card_name(world, ask.item)}: double a stat."
    return Prompt(call, "Your stats are added to its cost; the one you double counts twice.", "double", "Stealing")


PAYING_RULES = {
    "item": "Acquiring items",
    "quest": "Completing quests",
    "theft": "Stealing",
    "staff": "The Staff of Ages",
}
"""Where the rulebook tells of each purchase."""


def pay_prompt(world: World, seat: int, ask: tasks.ToPay) -> Prompt:
    task = world.agenda[-1]
    what = "the Staff of Ages" if task.what == "staff" else card_name(world, task.target)
    remark = f"Missing: {amounts(missing_of(world, task))}. Nobody sees your cards until the cost is met."
    return Prompt(f"Choose a card to pay for {what}.", remark, "pay", PAYING_RULES[task.what])


def level_prompt(world: World, seat: int, ask: tasks.ToLevel) -> Prompt:
    quest = card_name(world, world.agenda[-1].quest)
    return Prompt(
        f"Choose the level of {quest}.",
        "Items that are not your base types are used up.",
        "complete",
        "Completing quests",
    )


def serve_prompt(world: World, seat: int, ask: tasks.ToServe) -> Prompt:
    call = f"Choose an item to use as {word(ask.need)}."
    return Prompt(call, "Base types stay; others are used up.", "use", "Completing quests")


def reward_prompt(world: World, seat: int, ask: tasks.ToReward) -> Prompt:
    remark = f"{zones.STAFF_REWARD} points for you, or {zones.STAFF_REWARD} fewer for everyone else."
    return Prompt("Choose your reward for the Staff of Ages.", remark, "choose", "Matches")


def draw_prompt(world: World, seat: int, ask: tasks.ToDraw) -> Prompt:
    return Prompt(draw_call(ask.cards), draw_remark(ask.cards), "draw", "Drawing and discarding")


def draw_call(cards: int) -> str:
    """How many are still to come, so that nobody presses a key too often."""
    return f"Draw {counted(cards, 'card')}, from the deck or the pool."


def draw_remark(cards: int) -> str:
    """Said while another card follows."""
    return "You see each card before you draw the next." if cards > 1 else ""


def discard_prompt(world: World, seat: int, ask: tasks.ToDiscard) -> Prompt:
    remark = f"{counted(ask.cards, 'card').capitalize()} too many; your limit is {hand_limit(world, seat)}."
    return Prompt("Discard a card from your hand.", remark, "discard", "Drawing and discarding")


PROMPTS: dict[type, PromptOf] = {
    tasks.ToDraft: draft_prompt,
    tasks.ToLight: light_prompt,
    tasks.ToAct: act_prompt,
    tasks.ToDouble: double_prompt,
    tasks.ToPay: pay_prompt,
    tasks.ToLevel: level_prompt,
    tasks.ToServe: serve_prompt,
    tasks.ToReward: reward_prompt,
    tasks.ToDraw: draw_prompt,
    tasks.ToDiscard: discard_prompt,
}


# Where the game stands


def status(world: World, seat: int | None) -> Status:
    """The turn, its phase, and how many quest points everybody has; between games and at the end, all their points."""
    if world.outcome is not None:
        return Status("The end", "Score sheet", zones.ENOUGH_VP, zones.ENOUGH_VP, ("Score",), 0, world.outcome.scores)
    game = f"Game {zones.GAME(world)}, " if is_match(world) else ""
    if world.phase not in PHASE_OF:
        before = tuple(zones.MATCH(world, other) / 2 for other in range(world.seats))
        return Status(f"{game}set-up" if game else "Set-up", "Draft", 0, zones.ENOUGH_VP, SETTING_UP, 0, before)
    scores = tuple(float(zones.VP(world, other)) for other in range(world.seats))
    most = min(zones.ENOUGH_VP, int(max(scores)))
    now = phase_of(world, seat)
    turn = f"turn {turn_of(world)}"
    stage, note = game + turn if game else turn.capitalize(), status_note(world, seat)
    progress = tuple(progress_of(world, sheet) for sheet in sheets_ahead(world))
    return Status(stage, PHASES[now], most, zones.ENOUGH_VP, PHASES, now, scores, note, progress=progress)


def phase_of(world: World, seat: int | None) -> int:
    """The phase by its place; who has no event to play is already at the torch, who draws for one not yet."""
    if world.phase == "torch" and any(isinstance(asked, tasks.ToDraw) for asked in world.waiting().values()):
        return PHASE_OF["event"]
    ask = world.ask_of(seat) if seat is not None else None
    if world.phase == "event" and seat is not None and isinstance(ask, tasks.ToLight):
        return PHASE_OF["event" if can_play_event(world, seat, ask) else "torch"]
    return PHASE_OF[world.phase]


def progress_of(world: World, sheet: Sheet) -> Progress:
    """Points for quests, and what items will add at the end as they lie now; in a match with those of games before."""
    quests = 2 * zones.VP(world, sheet.seat) + zones.MATCH(world, sheet.seat)
    added = sheet.halves - 2 * zones.VP(world, sheet.seat)
    sign = "−" if added < 0 else "+"
    figures = f"{halved(quests)} {sign}{halved(abs(added))}"
    near = sheet.seat in staff_awaits(world)
    return Progress(f"{figures}, Staff next" if near else figures, brief=figures, rank=(quests + added) / 2)


def turn_of(world: World) -> int:
    """Which turn it is for the seat in turn: everybody has had as many, or one less."""
    return (zones.TURN(world) - 1) // world.seats + 1


def status_note(world: World, seat: int | None) -> str:
    """How many actions are left, whether these are the last turns, and whether somebody lacks only the Staff's cost."""
    notes = []
    if world.phase == "action":
        left = zones.ACTIONS(world) if seat is None else actions_left(world, seat)
        notes.append(f"{counted(left, 'action')} left")
    if zones.FINISHER(world):
        notes.append("last turns")
    makers = staff_awaits(world)
    if seat in makers:
        notes.append("Staff: you only need to pay")
    elif makers:
        notes.append(f"Staff: {'player' if seat is None else 'rival'} only needs to pay")
    return ", ".join(notes)
