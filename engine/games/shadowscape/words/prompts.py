"""Shadowscape in words: what to do now. Labels of actions are in `labels`, where the game stands is in `status`.

Called by every front end through the Game, with what one seat may know.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core.world import World
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import tasks as t
from engine.games.shadowscape.actions import Alter, Claim, Discard, EndActions, Halt, Move, Use
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import (
    Attack,
    Banish,
    Go,
    Heal,
    Pull,
    Push,
    Rouse,
    Search,
    Spawn,
    Swap,
)
from engine.games.shadowscape.content.printed import FACE, FATE_TYPE
from engine.games.shadowscape.effects.striking import is_rising
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.names import (
    any_name,
    enemy_in_sentence,
    enemy_name,
    fate_name,
    hero_name,
    offer_name,
    room_name,
    sign,
    type_name,
)
from engine.games.shadowscape.rules.acting import acts
from engine.games.shadowscape.rules.boosting import boosts
from engine.games.shadowscape.rules.claiming import searched_for, sort_of
from engine.games.shadowscape.rules.enemies import rouses
from engine.games.shadowscape.rules.wounding import defends
from engine.games.shadowscape.sums import (
    damage_of,
    deals,
    defence_of,
    go_of,
    hand_size,
    heal_of,
    is_ranged,
    left_by,
    search_needed,
    search_of,
    withstands,
)
from engine.games.shadowscape.table import (
    free_slots,
    hand_count,
    is_cooperative,
    is_lord,
    place_of,
    treasure_at,
    wounds_of,
)
from engine.games.shadowscape.words.labels import LABELS
from engine.games.shadowscape.words.status import status
from engine.games.shadowscape.words.walks import order_matters
from engine.games.shadowscape.zones import (
    ACTIONS_LEFT,
    DEEDS,
    HERO,
    PLACE,
    PLEDGED,
    SHOWN,
)
from engine.kit.telling import Prompt
from engine.kit.words import listed, numbered, spelled, uncapitalized

__all__ = ["LABELS", "PROMPTS", "status"]


def carried_out(world: World) -> t.EffectsDue | None:
    """The text that is being carried out, also where somebody else is asked about it."""
    return next((task for task in reversed(world.agenda) if isinstance(task, t.EffectsDue)), None)


def source_name(world: World) -> str:
    """The card whose text is being carried out."""
    task = carried_out(world)
    if task is None:
        return ""
    kind, part, *_ = task.source.split(".")
    content = box()
    if part in ("a", "b"):
        return FACE[kind, part].name
    found = (
        content.titles.get(kind) or content.equipment.get(kind) or content.heroes.get(kind) or content.lords.get(kind)
    )
    return found.name if found else ""


def source_text(world: World) -> str:
    """`Old Oath: two heroes swap places.`: the card that is being carried out with what it says."""
    task = carried_out(world)
    if task is None:
        return played_text(world)
    kind, part, *_ = task.source.split(".")
    content, name = box(), source_name(world)
    if part in ("a", "b"):
        text = FACE[kind, part].text
    elif kind in content.titles:
        title = content.titles[kind]
        text = (title.green if is_cooperative(world) else title.red).text
    else:
        return name
    return f"{name}: {uncapitalized(text).removesuffix('.')}."


def played_text(world: World) -> str:
    """The Fate card that was played, while what it did to others is answered."""
    shown = world.lying(SHOWN)
    if not shown or not any(isinstance(task, t.AlterDue) for task in world.agenda):
        return ""
    printed = box().fate[world.kinds[shown[-1]]]
    text = printed.text(is_cooperative(world)).text
    return f"{printed.title.name}: {uncapitalized(text)}"


def choose(world: World, seat: int, ask: q.ToChoose) -> Prompt:
    remark = "Three were dealt to you." if world.options.get("heroes") == "dealt" else "Every hero can be played once."
    return Prompt("Choose your hero.", remark, "choose", "Your hero")


def face(world: World, seat: int, ask: q.ToFace) -> Prompt:
    kind = world.kinds[ask.card]
    remark = f"It has {FACE[kind, 'a'].name} on one side and {FACE[kind, 'b'].name} on the other."
    call = (
        f"{hero_name(world, seat)}: choose the side to start with." if ask.before_play else "Choose which side is up."
    )
    return Prompt(call, remark, "lay", "Actions" if ask.before_play else "General actions")


def stand(world: World, seat: int, ask: q.ToStand) -> Prompt:
    return Prompt("Choose a corner to start in.", "One hero to a corner.", "begin", "Set-up")


FREE = {Claim: "claim a card", Alter: "play a Fate card"}
"""What costs no action."""
FREE_BRIEFLY = {Claim: "claim", Alter: "alter fate"}


def claimable(world: World, legal: Sequence[Any]) -> list[str]:
    """Whispers whose conditions are met; what costs tokens is a choice of its own."""
    claims: Iterator[Any] = (action.card for action in legal if isinstance(action, Claim))
    return [offer_name(world, card) for card in claims if sort_of(world, card) == "whisper"]


def left_undone(world: World, action: Any, seat: int) -> Sequence[str]:
    """What ending one's actions or staying put gives away: a whisper that costs nothing, an action, a whole Move."""
    ask = world.ask_of(seat)
    if isinstance(action, Halt):
        match world.agenda[-1]:
            case t.WalkDue(is_move=True, walked=0):
                return ["You have not moved yet."]
    if not isinstance(action, EndActions) or ask is None:
        return []
    legal = acts(world, seat, ask)
    ready = claimable(world, legal)
    left = ACTIONS_LEFT(world) if any(isinstance(each, Use | Move) for each in legal) else 0
    return [
        *([f"You can still claim {listed(ready, 'or')}."] if ready else ()),
        *([f"You have {spelled(left)} action{'s' if left > 1 else ''} left."] if left else ()),
    ]


def act(world: World, seat: int, ask: q.ToAct) -> Prompt:
    left, hero, legal = ACTIONS_LEFT(world), hero_name(world, seat), acts(world, seat, ask)
    kinds = {type(action) for action in legal}
    free = [word for kind, word in FREE.items() if kind in kinds]
    ready = claimable(world, legal)
    now = f" You can claim {listed(ready, 'or')} now." if ready else ""
    if not kinds & {Use, Move}:
        brief = [word for kind, word in FREE_BRIEFLY.items() if kind in kinds]
        call = f"{hero}: {listed([*brief, 'end'], 'or')}." if brief else f"{hero}: end your actions."
        why = "You cannot use any card: all are wounded or resting." if left else "You have used both actions."
        return Prompt(call, f"{why}{now or ' Next, the enemies act.'}", "choose", "Actions")
    also = now or (f" You may also {' and '.join(free)}, before or after." if free else "")
    remark = (
        f"{spelled(left).capitalize()} action{'s' if left > 1 else ''} left: use a card, or flip one to move.{also}"
    )
    return Prompt(f"{hero}: choose an action.", remark, "choose", "Actions")


FATES: dict[type, str] = {
    Push: "push", Pull: "pull", Swap: "swap places with", Rouse: "rouse", Banish: "banish", Spawn: "bring back",
}  # fmt: skip
"""What becomes of an enemy that is chosen for an effect."""


def target(world: World, seat: int, ask: q.ToTarget) -> Prompt:
    task: Any = world.agenda[-1]
    effect = effects_of(task.source)[task.at]
    if isinstance(effect, Attack):
        damage = damage_of(world, seat, effect, PLACE(world, seat))
        remark = f"{source_name(world)} deals {damage} before you boost it."
        return Prompt("Choose a target.", remark, "strike", "Attacking")
    purpose = FATES.get(type(effect))
    call = f"Choose an enemy to {purpose}." if purpose else "Choose an enemy."
    return Prompt(call, source_text(world), "choose", "Altering fate")


def boost(world: World, seat: int, ask: q.ToBoost) -> Prompt:
    pledged = len(world.zones[PLEDGED[seat]])
    task: Any = world.agenda[-1]
    serving = any(isinstance(action, Discard) for action in boosts(world, seat, ask))
    call = f"Discard {sign(ask.symbol)} cards to add 1 each, or go."
    if not serving:
        call = f"You hold no {'other ' if pledged else ''}{sign(ask.symbol)} card to add: go."
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
        rises = damage == needed and not is_lord(world, enemy) and is_rising(world, enemy)
        came = f"{needed - damage} short" if damage < needed else "it rises again elsewhere" if rises else "eliminated"
        return f"{name} deals {damage} of {needed} to {enemy_in_sentence(world, enemy)}: {came}."
    if isinstance(effect, Search):
        place = PLACE(world, seat) if task.place < 0 else task.place
        points = search_of(world, seat, effect, place, pledged)
        return searching(world, seat, name, place, points)
    if isinstance(effect, Heal):
        wounds = numbered(wounds_of(world, seat), "wound")
        return f"{name} heals {heal_of(world, seat, effect, pledged)}; you have {wounds}."
    if isinstance(effect, Go):
        return f"{name} moves you {go_of(world, seat, effect, pledged)}."
    return f"{source_text(world)}{f' {pledged} added.' if pledged else ''}"


def searching(world: World, seat: int, name: str, place: int, points: int) -> str:
    """What a search finds so far, and what a whisper asks for there."""
    treasure, asked = treasure_at(world, place), searched_for(world, seat, place)
    if treasure is None:
        found = f"{name} searches with {points}. No treasure lies here."
    else:
        needed = search_needed(world, seat, treasure)
        came = "the treasure is found" if points >= needed else f"{needed - points} short of the treasure"
        found = f"{name} searches with {points} of {needed}: {came}."
    if asked is None:
        return found
    whisper, short = offer_name(world, asked.whisper), asked.points - points
    return f"{found} {f'{short} short of {whisper}.' if short > 0 else f'Enough for {whisper}.'}"


def step(world: World, seat: int, ask: q.ToStep) -> Prompt:
    remark = f"{numbered(ask.left, 'step')} left. You are in {room_name(world, PLACE(world, seat))}."
    return Prompt("Go through a door, or stay.", remark, "go", "Moving")


def simple(call: str, verb: str, heading: str) -> Callable[[World, int, Any], Prompt]:
    return lambda world, seat, ask: Prompt(call, source_text(world), verb, heading)


def mend(world: World, seat: int, ask: q.ToMend) -> Prompt:
    return Prompt("Choose a wound to remove.", f"{numbered(ask.left, 'wound')} to heal.", "heal", "Healing")


def give(world: World, seat: int, ask: q.ToGive) -> Prompt:
    to = hero_name(world, ask.hero)
    call = f"Choose a token for {to}." if ask.token else f"Choose cards for {to}."
    return Prompt(call, source_text(world), "give", "Altering fate")


def discard(world: World, seat: int, ask: q.ToDiscard) -> Prompt:
    if world.turn != seat:
        return Prompt("Choose a card to discard.", source_text(world), "discard", "Altering fate")
    remark = f"{numbered(ask.left, 'card')} to discard."
    if hand_count(world, seat) - ask.left == hand_size(world, seat):
        remark += f" Your hand size is {hand_size(world, seat)}."
    return Prompt("Choose a card to discard.", remark, "discard", "Preparing")


def keep(world: World, seat: int, ask: q.ToKeep) -> Prompt:
    kept = isinstance(world.agenda[-1], t.KeepingDue)
    remark = "You can hold three." if kept else source_text(world) or "You lose one."
    return Prompt("Choose a token to drop.", remark, "drop", "Tokens")


def pay(world: World, seat: int, ask: q.ToPay) -> Prompt:
    what = "treasure" if ask.treasure else "token"
    remark = f"{numbered(ask.left, what)} to pay for {any_name(world, ask.card)}."
    return Prompt(f"Choose a {what} to pay.", remark, "pay", "Claiming")


def claim_deed(world: World, seat: int, ask: q.ToClaimDeed) -> Prompt:
    return Prompt("Claim the whisper now?", "What you just did fulfils it. It is now or never.", "claim", "Whispers")


def rouse(world: World, seat: int, ask: q.ToRouse) -> Prompt:
    task: Any = world.agenda[-1]
    left: list[Any] = [action.enemy for action in rouses(world, seat, ask)]
    order = "" if order_matters(world, left) else " Their order changes nothing."
    return Prompt("Choose who acts next.", f"All {type_name(task.type)} act.{order}", "act", "The enemy phase")


def lead(world: World, seat: int, ask: q.ToLead) -> Prompt:
    name = enemy_name(world, ask.enemy)
    return Prompt(f"Choose where {name} goes.", "It goes on towards the nearest hero.", "go", "The advanced game")


def aim(world: World, seat: int, ask: q.ToAim) -> Prompt:
    name = enemy_in_sentence(world, ask.enemy)
    return Prompt(f"Choose the hero {name} strikes.", "Several heroes are in reach.", "strike", "The enemy phase")


def room_for(world: World, seat: int, wounds: int) -> str:
    """What becomes of wounds when there are fewer free slots."""
    free = free_slots(world, seat)
    if free >= wounds:
        return ""
    return (
        f", and only {numbered(free, 'slot')} {'is' if free == 1 else 'are'} free" if free else ", but no slot is free"
    )


def defend(world: World, seat: int, ask: q.ToDefend) -> Prompt:
    enemy: Any = ask.enemy
    name, damage = enemy_name(world, enemy), deals(world, enemy, seat)
    held = defence_of(world, seat, is_ranged(world, enemy))
    pledged = len(world.zones[PLEDGED[seat]])
    left = left_by(world, enemy, seat, pledged)
    through = f"{numbered(left, 'wound')} {'gets' if left == 1 else 'get'}" if left else "nothing gets"
    dealt = f"{name} deals {damage}, {min(damage, held + pledged)} held off"
    remark = f"{dealt}: {through} through{room_for(world, seat, left)}."
    serving = any(isinstance(action, Discard) for action in defends(world, seat, ask))
    what = (
        f"discard {sign('defence')} cards, or take the hit."
        if serving
        else f"you hold no {sign('defence')} card, so take the hit."
    )
    call = f"{hero_name(world, seat)}: {what}"
    return Prompt(call, remark, "take", "Defending")


def wound(world: World, seat: int, ask: q.ToWound) -> Prompt:
    text = "" if world.phase == "enemies" or world.turn == seat else source_text(world)
    remark = f"{text} {numbered(ask.left, 'wound')} to place. A wounded card cannot be used.".lstrip()
    return Prompt(f"{hero_name(world, seat)}: choose where the wound goes.", remark, "place", "Wounds")


def spare(world: World, seat: int, ask: q.ToSpare) -> Prompt:
    remark = f"There are too few enemies; {numbered(ask.left, 'lair')} must stay empty."
    return Prompt("Choose a lair that stays empty.", remark, "choose", "Rising enemies")


def follow(world: World, seat: int, ask: q.ToFollow) -> Prompt:
    return Prompt("Choose which card the enemies follow.", "The other one is discarded.", "choose", "The enemy phase")


def accept(world: World, seat: int, ask: q.ToAccept) -> Prompt:
    top = [card for card in world.zones[PLEDGED[seat]] if isinstance(card, int)]
    rouses = [
        f"{fate_name(world, card)} lies on top: {type_name(FATE_TYPE[world.kinds[card]])} would act." for card in top
    ]
    call = "Discard a card to put the top one under the deck?"
    return Prompt(call, " ".join(rouses) or source_name(world), "choose", "Your hero")


def shed(world: World, seat: int, ask: q.ToShed) -> Prompt:
    return Prompt("Choose what goes under the deck.", "You have one piece too many of this kind.", "drop", "Equipment")


def tuck(world: World, seat: int, ask: q.ToTuck) -> Prompt:
    remark = f"You keep one to use. The other lies under your hero; its {sign('shard')} still counts."
    return Prompt("Choose which general action to tuck away.", remark, "tuck", "General actions")


def rest(world: World, seat: int, ask: q.ToRest) -> Prompt:
    return Prompt("Face the enemies, or skip them?", "This is your last turn.", "choose", "The end")


def by_name(prompt: Callable[[World, int, Any], Prompt]) -> Callable[[World, int, Any], Prompt]:
    """Where all play together one person may lead several heroes: every question says which hero is asked."""

    def named(world: World, seat: int, ask: Any) -> Prompt:
        said = prompt(world, seat, ask)
        if not is_cooperative(world) or len(world.zones[HERO[seat]]) != 1 or not world.zones[DEEDS[seat]]:
            return said
        hero = hero_name(world, seat)
        if said.call.startswith(f"{hero}: "):
            return said
        return msgspec.structs.replace(said, call=f"{hero}: {uncapitalized(said.call)}")

    return named


ROWS: dict[type, Callable[[World, int, Any], Prompt]] = {
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
    q.ToAccept: accept,
    q.ToOrder: simple("Put a card back; the last one is on top.", "put back", "Altering fate"),
    q.ToGive: give,
    q.ToCycle: simple("Choose a card to put under its deck.", "choose", "Altering fate"),
    q.ToDiscard: discard,
    q.ToKeep: keep,
    q.ToPay: pay,
    q.ToShed: shed,
    q.ToTuck: tuck,
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
PROMPTS = {ask: by_name(prompt) for ask, prompt in ROWS.items()}
