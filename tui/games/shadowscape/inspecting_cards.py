"""What the inspector tells about action cards and Fate cards: both sides, and what comes of using them now."""

from __future__ import annotations

from engine.games.shadowscape import actions as a
from engine.games.shadowscape import asks as q
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack, Heal, Prepare, Recall, Search
from engine.games.shadowscape.content.forms import Face
from engine.games.shadowscape.content.printed import FACE
from engine.games.shadowscape.effects.striking import rooms_struck
from engine.games.shadowscape.effects.tables import cards_of_recall
from engine.games.shadowscape.names import enemy_name, hero_name, room_name, side_of, type_name
from engine.games.shadowscape.sums import (
    card_serves,
    damage_of,
    draw_of,
    heal_of,
    left_by,
    move_of,
    search_needed,
    search_of,
    withstands,
)
from engine.games.shadowscape.table import enemies_at, hand_of, is_cooperative, slots_of, treasure_at
from engine.kit.words import counted, numbered
from tui.board.contract import Inspection
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE
from tui.games.shadowscape import view as v
from tui.games.shadowscape.look import in_signs, sign, told
from tui.games.shadowscape.scenes.boosts import short_by
from tui.games.shadowscape.scenes.ways import directions


def side_words(face: Face) -> Words:
    """One side in full."""
    star = (Word(" "), sign("skill")) if face.skill else ()
    boost = (Word("  boost ", "dim"), sign(face.boost)) if face.boost else ()
    return (Word(f"{face.name}", "bright", bold=True), *star, Word(": "), *in_signs(face.text), *boost)


def refusal(table: v.Table, spot: Spot) -> tuple[Words, ...]:
    """Why something cannot be chosen."""
    slot = table.slot(spot)
    if slot is None or slot.legal is not False or slot.action is None:
        return ()
    why = table.world.game.why_not(table.world, table.me, slot.action)
    return ((Word(f"{NOT_POSSIBLE} ", "warn"), *in_signs(str(why or ""), "warn")),)


def inspect_card(table: v.Table, index: int) -> Inspection:
    """An action card: what it makes now, and its other side."""
    card: int = table.slots(v.CARDS)[index].ref  # type: ignore[assignment]
    world = table.world
    kind, up = world.kinds[card], side_of(world, card)
    face, other = FACE[kind, up], FACE[kind, "a" if up == "b" else "b"]
    slots = slots_of(world, table.me, card)
    wounds = wound_words(z.WOUNDS(world, card), slots)
    title = side_words(face)
    harm = isinstance(table.ask, q.ToWound) and table.slots(v.CARDS)[index].legal
    lines = (
        *refusal(table, Spot(v.CARDS, index)),
        *((told("With a wound it cannot be used until it is healed.", "warn"),) if harm else ()),
        *makes_now(table, face),
        (sign("flip"), Word(" "), *side_words(other)),
        told(wounds, "dim"),
    )
    return Inspection(title=title, lines=lines, heading="Actions")


def inspect_face(table: v.Table, action: a.Face) -> Inspection:
    """A side that could be turned up: all it says, and what lies behind it."""
    kind = table.world.kinds[action.card]
    other = FACE[kind, "a" if action.side == "b" else "b"]
    wounds = wound_words(0, slots_of(table.world, table.me, action.card))
    lines = ((sign("flip"), Word(" "), *side_words(other)), told(wounds, "dim"))
    return Inspection(title=side_words(FACE[kind, action.side]), lines=lines, heading="Actions")


def wound_words(wounds: int, slots: int) -> str:
    """`No wound, 2 slots.`"""
    if not slots:
        return "It never takes wounds."
    return f"{numbered(wounds, 'wound').capitalize() if wounds else 'No wound'}, {numbered(slots, 'slot')}."


def makes_now(table: v.Table, face: Face) -> list[Words]:
    """What the side would come to here and now, before any boost."""
    world, me = table.world, table.me
    here = z.PLACE(world, me)
    for effect in face.effects:
        match effect:
            case Attack(symbol=symbol):
                return [
                    against(
                        enemy_name(world, enemy),
                        damage_of(world, me, effect, place),
                        withstands(world, enemy, symbol, me),
                        boosts_held(table, face),
                    )
                    for place in rooms_struck(world, me, effect)
                    for enemy in enemies_at(world, place)
                ][:3]
            case Search():
                treasure = treasure_at(world, here)
                points = search_of(world, me, effect, here)
                if treasure is None:
                    return [told(f"Search {points}; no treasure lies here.", "dim")]
                return [against("The treasure", points, search_needed(world, me, treasure), boosts_held(table, face))]
            case Heal():
                return [told(f"Heals up to {heal_of(world, me, effect)}.")]
            case Prepare():
                return [told(f"Draws {draw_of(world, me, effect)}.")]
    return []


def boosts_held(table: v.Table, face: Face) -> int:
    """How many cards of the hand could boost a side."""
    world, me = table.world, table.me
    return sum(card_serves(world, me, fate, face.boost) for fate in hand_of(world, me)) if face.boost else 0


def against(name: str, points: int, needed: int, boosts: int) -> Words:
    """`Gloom Hound: 2 of 2, enough`, `Redsand Thrall: 2 of 3, enough with one discard`, `Barrow Knight: 2 of 4, 3 with
    one discard`
    """
    short = needed - points
    enough = short <= boosts
    if enough:
        more = f"enough with {counted(short, 'discard')}" if short > 0 else "enough"
    else:
        more = f"{points + boosts} with {counted(boosts, 'discard')}" if boosts else f"{short} short"
    return (Word(f"{name}: "), Word(f"{points} of {needed}, {more}", "lit" if enough else "warn", bold=enough))


def inspect_move(table: v.Table, index: int) -> Inspection:
    """Flipping a card to move."""
    slot = table.slots(v.MOVES)[index]
    card: int = slot.ref  # type: ignore[assignment]
    world = table.world
    kind, up = world.kinds[card], side_of(world, card)
    other = FACE[kind, "a" if up == "b" else "b"]
    points = move_of(world, table.me)
    title = (Word(f"Flip {FACE[kind, up].name} to move {points}", "bright"),)
    lines: list[Words] = [*refusal(table, Spot(v.MOVES, index))]
    enter = call = ""
    if table.aim is not None and table.aim in table.ways:
        path = directions(z.PLACE(world, table.me), table.ways[table.aim].rooms)
        lines.append(told(f"Goes {path} to {room_name(world, table.aim)}, without a boost.", "gold"))
        enter = f"flip {FACE[kind, up].name} and go {path}"
        call = f"{hero_name(world, table.me)}: choose the card to flip."
    lines.append((Word("Turns up: ", "dim"), *side_words(other)))
    lines.append(told("A card that was flipped rests until your next turn.", "dim"))
    return Inspection(title=title, lines=tuple(lines), heading="Moving", enter=enter, call=call)


def discarded(table: v.Table) -> list[Words]:
    """What comes of discarding one more card for the attack or the action that is on."""
    world, me, ask = table.world, table.me, table.ask
    if isinstance(ask, q.ToDefend):
        left = left_by(world, ask.enemy, me, len(world.zones[z.PLEDGED[me]]) + 1)
        if not left:
            return [told("With this card nothing gets through.", "lit")]
        return [
            told(f"With this card {numbered(left, 'wound')} still {'gets' if left == 1 else 'get'} through.", "warn")
        ]
    short = short_by(world, me) if isinstance(ask, q.ToBoost) else 0
    if short == 1:
        return [told("With this card it is enough.", "lit")]
    return [told(f"With this card it is still {short - 1} short.", "warn")] if short else []


def inspect_fate(table: v.Table, index: int) -> Inspection:
    """A Fate card: symbols, text, and the type it would show."""
    slot = table.slots(v.HAND)[index]
    if not isinstance(slot.ref, int):
        return Inspection(
            title=told("A Fate card", "bright"), lines=(told("Only its owner knows it."),), heading="Altering fate"
        )
    card = box().fate[table.world.kinds[slot.ref]]
    gains = " or ".join(f"+1 {box().word(symbol).lower()}" for symbol in card.symbols)
    title = (Word(f"{card.title.name} ", "bright"), *(sign(symbol) for symbol in card.symbols))
    printed = card.text(is_cooperative(table.world))
    text = printed.text
    lines: list[Words] = [*refusal(table, Spot(v.HAND, index))]
    if slot.legal and isinstance(table.ask, q.ToAct):
        lines.append(told(f"{DONE} You can play it for its text.", "lit"))
    lines += discarded(table) if slot.legal else ()
    lines += [
        in_signs(text),
        *(
            told(f"That is {numbered(cards_of_recall(table.world, effect), 'card')} here.", "lit")
            for effect in printed.effects
            if isinstance(effect, Recall)
        ),
        told(f"Discard it for {gains}.", "dim"),
        (Word(f"Drawn in an enemy phase, it makes {type_name(card.type)} act ", "dim"), sign(card.type)),
    ]
    return Inspection(title=title, lines=tuple(lines), heading="Altering fate", enter="")
