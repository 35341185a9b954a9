"""Fairy Tale in words: actions, what to do now, where the game stands. No colour, no glyphs, no players' names.

Called by every front end through the Game. Reads only what the seat may know, so it says the same of an observed World.
"""

from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.names import card_name, kind_name, meant_by_any
from engine.games.fairy_tale.rules.rows import RULES
from engine.games.fairy_tale.rules.turning import felt_by, open_targets, turns_left
from engine.games.fairy_tale.setup import has_teams, partner_of, sides
from engine.games.fairy_tale.table import points_by_seat
from engine.games.fairy_tale.tasks import ChoiceDue, DraftDue, ToExchange, ToKeep, ToPlay, ToTurn, TurnDue
from engine.games.fairy_tale.zones import DEALT, HAND, PLAYS, ROUND, ROUNDS, ROW
from engine.kit.prompting import Label, PromptOf, tag_of
from engine.kit.telling import Prompt, Status
from engine.kit.words import listed, spelled

PHASES = ("Deal", "Draft", "Play 1", "Play 2", "Play 3", "Discard")

HEADINGS = {ask: choice.heading for ask, choice in RULES.choices.items()}

# Actions


def turn_label(world: World, action: Turn, seat: int) -> str:
    ask = world.ask_of(seat)
    up = ask.up if isinstance(ask, ToTurn) else not world.is_up(action.card)
    return f"Turn {card_name(world, action.card)} face {'up' if up else 'down'}"


def exchange_label(world: World, action: Exchange, seat: int) -> str:
    down = "" if world.is_up(action.mine) else " (face down)"
    return f"Give {card_name(world, action.mine)}{down} for {card_name(world, action.theirs)}"


LABELS: dict[type, Label] = {
    Keep: lambda world, action, seat: f"Keep {card_name(world, action.card)}",
    Play: lambda world, action, seat: f"Play {card_name(world, action.card)}",
    Turn: turn_label,
    Exchange: exchange_label,
}


# What to do now


def waiting(world: World, seat: int | None) -> Prompt:
    asks = world.waiting()
    has_chosen = any(isinstance(ask, ToKeep | ToPlay) for ask in asks.values())
    call = "You have chosen." if has_chosen else "Nothing to choose right now."
    return Prompt("" if seat is None else call, verb="look", heading=heading_of(world), awaits=tuple(asks))


def heading_of(world: World) -> str:
    """The heading of the rulebook that fits what is asked now."""
    asks = list(world.waiting().values())
    return HEADINGS[type(asks[0])] if asks else "The game in one minute"


def keep_prompt(world: World, seat: int, ask: ToKeep) -> Prompt:
    rest = len(world.zones[HAND[seat]]) - 1
    goes = "The other one goes" if rest == 1 else f"The other {spelled(rest)} go"
    is_last = len(world.waiting()) == 1
    until = "Everyone else has chosen." if is_last else "You can change your mind until everyone has chosen."
    remark = f"{goes} {direction_of(world)}. {until}"
    return Prompt("Choose a card to keep.", remark, "keep", HEADINGS[ToKeep])


def play_prompt(world: World, seat: int, ask: ToPlay) -> Prompt:
    play = world.agenda[-1].play
    left = PLAYS - play
    more = f"{spelled(left).capitalize()} more after this one."
    after = more if left else "Your last one this round; the rest are put away."
    call = f"Choose a card to play ({play} of {PLAYS})."
    return Prompt(call, f"Everyone reveals at once. {after}", "play", HEADINGS[ToPlay])


def turn_prompt(world: World, seat: int, ask: ToTurn) -> Prompt:
    way = "up" if ask.up else "down"
    left = turns_left(world, seat, ask)
    which = meant_by_any(open_targets(world, seat, ask))
    more = f"{spelled(left).capitalize()} cards to turn. " if left > 1 else ""
    return Prompt(f"Turn {which} face {way}.", more + causes_of(world, seat), f"turn {way}", HEADINGS[ToTurn])


def causes_of(world: World, seat: int) -> str:
    """The cards that make this seat turn some of its own in this step."""
    task = world.agenda[-1]
    assert isinstance(task, TurnDue)
    kinds = dict.fromkeys(source.kind for source in task.sources if seat in felt_by(source, world.seats))
    return f"{'Effect' if len(kinds) == 1 else 'Effects'} of {listed([kind_name(kind) for kind in kinds])}."


def exchange_prompt(world: World, seat: int, ask: ToExchange) -> Prompt:
    hidden = sum(not world.is_up(card) for card in world.pieces(ROW[partner_of(seat)]))
    remark = "Cards stay face up or face down." + (" You take a face-down card unseen." if hidden else "")
    return Prompt("Swap a card with your partner.", remark, "swap", HEADINGS[ToExchange])


PROMPTS: dict[type, PromptOf] = {
    ToKeep: keep_prompt,
    ToPlay: play_prompt,
    ToTurn: turn_prompt,
    ToExchange: exchange_prompt,
}


# Where the game stands


def status(world: World, seat: int | None) -> Status:
    """The round, the phase in it, and what everybody's face-up cards are worth."""
    number = ROUND(world)
    scores = tuple(map(float, points_by_seat(world)))
    teams = teams_of(world)
    if world.outcome is not None:
        return Status("The end", "Score sheet", ROUNDS, ROUNDS, ("Score",), 0, world.outcome.scores, teams=teams)
    task = world.agenda[-1] if world.agenda else None
    stage = f"Round {number} of {ROUNDS}"
    if isinstance(task, DraftDue):
        step = f"Draft, pick {task.pick} of {DEALT}"
        return Status(stage, step, number, ROUNDS, PHASES, 1, scores, f"pass {direction_of(world)}", teams)
    play = played_in_round(world)
    if isinstance(task, ChoiceDue) and (task.play == 1 or world.waiting()):  # until then the last reveal goes on
        play = task.play
    return Status(stage, play_step(world, play), number, ROUNDS, PHASES, 1 + play, scores, teams=teams)


def teams_of(world: World) -> tuple[tuple[int, ...], ...]:
    """The partners, by their lower seat; none where everybody plays alone."""
    return sides(world.options, world.seats) if has_teams(world) else ()


def play_step(world: World, play: int) -> str:
    """`Play 2 of 3`, and what its effects ask for if they do."""
    ask = next(iter(world.waiting().values()), None)
    asked = ", turning cards" if isinstance(ask, ToTurn) else ", swapping cards" if isinstance(ask, ToExchange) else ""
    return f"Play {play} of {PLAYS}{asked}"


def played_in_round(world: World) -> int:
    """How many cards of this round everybody has revealed."""
    return len(world.zones[ROW[0]]) - PLAYS * (ROUND(world) - 1)


def direction_of(world: World) -> str:
    return "left" if ROUND(world) % 2 else "right"


def deed(world: World, seat: int) -> str:
    """What a seat is asked to do, by the word its lesson uses: turning has two."""
    ask = world.ask_of(seat)
    return ("unflip" if ask.up else "flip") if isinstance(ask, ToTurn) else tag_of(world, seat)
