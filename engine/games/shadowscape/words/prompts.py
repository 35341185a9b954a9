"""Shadowscape in words: what to do now, and where the game stands. Labels of actions are in `labels`.

Called by every front end through the Game, with what one seat may know.
"""

from collections.abc import Callable
from typing import Any

from engine.core.world import World
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack, Go, Heal, Search
from engine.games.shadowscape.content.printed import FACE, WHISPER
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.names import any_name, enemy_name, hero_name, room_name, sign, type_name
from engine.games.shadowscape.scoring import effort_of, shards_of, whispers_of
from engine.games.shadowscape.sums import (
    damage_of,
    deals,
    defence_of,
    heal_of,
    is_ranged,
    left_by,
    search_needed,
    search_of,
    withstands,
)
from engine.games.shadowscape.table import is_cooperative, lord_stands, place_of, treasure_at, wounds_of
from engine.games.shadowscape.words.labels import LABELS
from engine.games.shadowscape.zones import (
    ACTIONS_LEFT,
    ALTERED,
    CLAIMED,
    FATE_DECK,
    LAST,
    PLACE,
    PLEDGED,
    ROUND,
    WHISPER_DECK,
    WHISPERS,
)
from engine.kit.telling import Prompt, Status
from engine.kit.words import numbered, spelled

__all__ = ["LABELS", "PROMPTS", "status", "waiting"]

PHASES = ("Actions", "Enemies")


def waiting(world: World, seat: int | None) -> Prompt:
    return Prompt("", verb="look", heading="The game in one minute", awaits=tuple(world.waiting()))


def source_name(world: World) -> str:
    """The card whose text is being carried out."""
    task = world.agenda[-1]
    if not isinstance(task, t.EffectsDue):
        return ""
    kind, part, *_ = task.source.split(".")
    content = box()
    if part in ("a", "b"):
        return FACE[kind, part].name
    found = (
        content.titles.get(kind) or content.equipment.get(kind) or content.heroes.get(kind) or content.lords.get(kind)
    )
    return found.name if found else ""


def choose(world: World, seat: int, ask: q.ToChoose) -> Prompt:
    remark = "Three were dealt to you." if world.options.get("heroes") == "dealt" else "Every hero can be played once."
    return Prompt("Choose your hero.", remark, "choose", "Your hero")


def face(world: World, seat: int, ask: q.ToFace) -> Prompt:
    kind = world.kinds[ask.card]  # type: ignore[index]
    remark = f"It has {FACE[kind, 'a'].name} on one side and {FACE[kind, 'b'].name} on the other."
    call = (
        f"{hero_name(world, seat)}: choose the side to start with." if ask.before_play else "Choose which side is up."
    )
    return Prompt(call, remark, "lay", "Actions" if ask.before_play else "General actions")


def stand(world: World, seat: int, ask: q.ToStand) -> Prompt:
    return Prompt("Choose the corner where you begin.", "One hero to a corner.", "begin", "Set-up")


def act(world: World, seat: int, ask: q.ToAct) -> Prompt:
    left = ACTIONS_LEFT(world)
    free = [word for word, used in (("claim a card", CLAIMED(world)), ("play a Fate card", ALTERED(world))) if not used]
    also = f" You may also {' and '.join(free)}." if free else ""
    call = f"{hero_name(world, seat)}: choose an action." if left else f"{hero_name(world, seat)}: end your actions."
    done = (
        "Both actions are done." if not left else f"{spelled(left).capitalize()} action{'s' if left > 1 else ''} left."
    )
    return Prompt(call, f"{done}{also}", "choose", "Actions")


def target(world: World, seat: int, ask: q.ToTarget) -> Prompt:
    task: Any = world.agenda[-1]
    effect = effects_of(task.source)[task.at]
    if isinstance(effect, Attack):
        damage = damage_of(world, seat, effect, PLACE(world, seat))
        remark = f"{source_name(world)} deals {damage} before you boost it."
        return Prompt("Choose whom you strike.", remark, "strike", "Attacking")
    return Prompt("Choose an enemy.", source_name(world), "choose", "Altering fate")


def boost(world: World, seat: int, ask: q.ToBoost) -> Prompt:
    pledged = len(world.zones[PLEDGED[seat]])
    task: Any = world.agenda[-1]
    call = f"Discard {sign(ask.symbol)} cards for more, or go."
    if isinstance(task, t.WalkDue):
        return Prompt(call, f"You move {task.points + pledged}.", "go", "Boosting")
    return Prompt(call, made(world, seat, task, pledged), "go", "Boosting")


def made(world: World, seat: int, task: t.EffectsDue, pledged: int) -> str:
    """What the action makes so far: `Cleave 3 + 1 = 4 of 3`."""
    effect, name = effects_of(task.source)[0], source_name(world)
    if isinstance(effect, Attack) and task.targets:
        enemy: Any = task.targets[0]
        damage = damage_of(world, seat, effect, place_of(world, enemy), pledged)
        needed = withstands(world, enemy, effect.symbol, seat)
        return f"{name} deals {damage} of the {needed} that {enemy_name(world, enemy)} withstands."
    if isinstance(effect, Search):
        place = PLACE(world, seat) if task.place < 0 else task.place
        points = search_of(world, seat, effect, place, pledged)
        treasure = treasure_at(world, place)
        needs = f", and the treasure needs {search_needed(world, seat, treasure)}" if treasure is not None else ""
        return f"{name} searches with {points}{needs}."
    if isinstance(effect, Heal):
        wounds = numbered(wounds_of(world, seat), "wound")
        return f"{name} heals {heal_of(world, seat, effect, pledged)}; you have {wounds}."
    if isinstance(effect, Go):
        return f"{name} moves you {effect.points + pledged}."
    return f"{name}, {pledged} more." if pledged else f"{name}."


def step(world: World, seat: int, ask: q.ToStep) -> Prompt:
    remark = f"{numbered(ask.left, 'door')} left. You are in {room_name(world, PLACE(world, seat))}."
    return Prompt("Go through a door, or stay.", remark, "go", "Moving")


def simple(call: str, verb: str, heading: str) -> Callable[[World, int, Any], Prompt]:
    return lambda world, seat, ask: Prompt(call, source_name(world), verb, heading)


def mend(world: World, seat: int, ask: q.ToMend) -> Prompt:
    return Prompt("Choose a wound to remove.", f"{numbered(ask.left, 'wound')} can go.", "heal", "Healing")


def give(world: World, seat: int, ask: q.ToGive) -> Prompt:
    to = hero_name(world, ask.hero)
    call = f"Choose a token for {to}." if ask.token else f"Choose cards for {to}."
    return Prompt(call, source_name(world), "give", "Altering fate")


def discard(world: World, seat: int, ask: q.ToDiscard) -> Prompt:
    return Prompt("Choose a card to discard.", f"{numbered(ask.left, 'card')} to go.", "discard", "Preparing")


def keep(world: World, seat: int, ask: q.ToKeep) -> Prompt:
    remark = "You can hold three." if isinstance(world.agenda[-1], t.KeepingDue) else "You lose one."
    return Prompt("Choose a token to drop.", remark, "drop", "Tokens")


def pay(world: World, seat: int, ask: q.ToPay) -> Prompt:
    what = "treasure" if ask.treasure else "token"
    return Prompt(f"Choose a {what} to pay.", f"For {any_name(world, ask.card)}, {ask.left} to pay.", "pay", "Claiming")


def claim_deed(world: World, seat: int, ask: q.ToClaimDeed) -> Prompt:
    return Prompt("Claim the whisper now?", "What you just did fulfils it. Later it is too late.", "claim", "Whispers")


def rouse(world: World, seat: int, ask: q.ToRouse) -> Prompt:
    task: Any = world.agenda[-1]
    return Prompt("Choose the enemy that acts next.", f"All {type_name(task.type)} act.", "act", "The enemy phase")


def lead(world: World, seat: int, ask: q.ToLead) -> Prompt:
    name = enemy_name(world, ask.enemy)  # type: ignore[arg-type]
    return Prompt(f"Choose where {name} goes.", "It goes on towards the nearest hero.", "go", "The advanced game")


def aim(world: World, seat: int, ask: q.ToAim) -> Prompt:
    name = enemy_name(world, ask.enemy)  # type: ignore[arg-type]
    return Prompt(f"Choose whom {name} strikes.", "Several heroes are in reach.", "strike", "The enemy phase")


def defend(world: World, seat: int, ask: q.ToDefend) -> Prompt:
    enemy: Any = ask.enemy
    name, damage = enemy_name(world, enemy), deals(world, enemy, seat)
    held = defence_of(world, seat, is_ranged(world, enemy))
    left = left_by(world, enemy, seat, len(world.zones[PLEDGED[seat]]))
    remark = f"{damage} damage, {min(damage, held)} held off: {numbered(left, 'wound')} left."
    call = f"{hero_name(world, seat)}: {name} strikes you. Discard {sign('defence')} cards, or take it."
    return Prompt(call, remark, "take", "Defending")


def wound(world: World, seat: int, ask: q.ToWound) -> Prompt:
    remark = f"{numbered(ask.left, 'wound')} to place. A wounded card cannot be used."
    return Prompt(f"{hero_name(world, seat)}: choose where the wound goes.", remark, "place", "Wounds")


def spare(world: World, seat: int, ask: q.ToSpare) -> Prompt:
    remark = f"There are too few enemies; {numbered(ask.left, 'lair')} must stay empty."
    return Prompt("Choose a lair that stays empty.", remark, "choose", "Rising enemies")


def follow(world: World, seat: int, ask: q.ToFollow) -> Prompt:
    return Prompt("Choose which card the enemies follow.", "The other one is discarded.", "choose", "The enemy phase")


def rest(world: World, seat: int, ask: q.ToRest) -> Prompt:
    return Prompt("Face the enemies, or skip them?", "This is your last turn.", "choose", "The end")


PROMPTS: dict[type, Callable[[World, int, Any], Prompt]] = {
    q.ToChoose: choose,
    q.ToFace: face,
    q.ToStand: stand,
    q.ToAct: act,
    q.ToTarget: target,
    q.ToBoost: boost,
    q.ToStep: step,
    q.ToPick: simple("Choose a hero.", "choose", "Altering fate"),
    q.ToPoint: simple("Choose a room.", "choose", "Actions"),
    q.ToName: simple("Choose a type to calm.", "calm", "Altering fate"),
    q.ToTurn: simple("Choose an action card.", "choose", "Actions"),
    q.ToMend: mend,
    q.ToOpt: simple("Choose one of the two.", "choose", "Altering fate"),
    q.ToAccept: simple("Discard a card to put the top one under the deck?", "choose", "Your hero"),
    q.ToOrder: simple("Put a card back; the last one is on top.", "put back", "Altering fate"),
    q.ToGive: give,
    q.ToCycle: simple("Choose a card to put under its deck.", "choose", "Altering fate"),
    q.ToDiscard: discard,
    q.ToKeep: keep,
    q.ToPay: pay,
    q.ToShed: simple("Choose what goes under the deck.", "drop", "Equipment"),
    q.ToTuck: simple("Choose which general action to tuck away.", "tuck", "General actions"),
    q.ToClaimDeed: claim_deed,
    q.ToRouse: rouse,
    q.ToLead: lead,
    q.ToAim: aim,
    q.ToDefend: defend,
    q.ToWound: wound,
    q.ToSpare: spare,
    q.ToFollow: follow,
    q.ToRest: rest,
}


# Where the game stands


def status(world: World, seat: int | None) -> Status:
    """The turn, the phase in it, shards or claims, and how near the end is."""
    together = is_cooperative(world)
    count = whispers_of if together else shards_of
    scores = tuple(float(count(world, other)) for other in range(world.seats))
    done, whole = progress(world)
    teams = (tuple(range(world.seats)),) if together else ()
    if world.outcome is not None:
        final = world.outcome.scores or scores
        return Status("The end", "Result", whole, whole, ("Result",), 0, final, "", teams)
    if world.turn is None:
        return Status("Before play", "Heroes", 0, whole, ("Heroes",), 0, scores, "", teams)
    now = int(world.phase == "enemies")
    return Status(f"Turn {ROUND(world)}", PHASES[now], done, whole, PHASES, now, scores, end_words(world), teams)


def progress(world: World) -> tuple[int, int]:
    """Whispers turned up so far, of those that can be before the lord wakes."""
    claimed = effort_of(world).claims
    left = len(world.zones[WHISPER_DECK]) + len(world.zones[WHISPERS])
    return claimed, max(1, claimed + left)


def end_words(world: World) -> str:
    """What will end the game."""
    if LAST(world) >= 0:
        return "last round"
    if is_cooperative(world):
        fate = f"{len(world.zones[FATE_DECK])} Fate cards left"
        return f"the lord is awake, {fate}" if lord_stands(world) else fate
    if any(WHISPER[world.kinds[card]].is_lord for card in world.lying(WHISPERS)):
        return "the lord is awake" if lord_stands(world) else "the lord is slain"
    return f"{len(world.zones[WHISPER_DECK])} whispers in the deck"
