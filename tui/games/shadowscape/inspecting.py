"""What the inspector tells about the thing under the cursor: rooms, enemies, cards, offers, heroes.

Called by the board. Reads only what the viewer may know; numbers come from the engine's sums.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.shadowscape import actions as a
from engine.games.shadowscape import zones as z
from engine.games.shadowscape.asks import ToWound
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import ENEMY, GEAR, LORD, VALUE, WHISPER
from engine.games.shadowscape.names import enemy_name, hero_name, offer_name, token_name
from engine.games.shadowscape.rules.claiming import cost_of
from engine.games.shadowscape.sums import hand_size, lord_withstands
from engine.games.shadowscape.table import (
    hand_count,
    hand_of,
    hero_of,
    is_cooperative,
    is_treasure,
    lord_stands,
    wounds_of,
)
from engine.kit.words import listed, numbered, uncapitalized
from tui.board.contract import Inspection
from tui.board.spots import Slot, Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE, seat_glyph
from tui.games.shadowscape import view as v
from tui.games.shadowscape.inspecting_cards import inspect_card, inspect_face, inspect_fate, inspect_move
from tui.games.shadowscape.inspecting_rooms import (
    NO_SHARDS,
    acts_next,
    enemy_lines,
    inspect_room,
    strikes_on,
    walk_line,
)
from tui.games.shadowscape.look import in_signs, sign, sign_of, told
from tui.games.shadowscape.news import News
from tui.games.shadowscape.scenes.errands import goal_of, how_far, nearest_to, needs_of
from tui.games.shadowscape.scenes.ways import struck_by


def inspection_of(table: v.Table, spot: Spot | None) -> Inspection | None:
    """What is known about a spot."""
    if spot is None or table.slot(spot) is None:
        return None
    return TELLERS[spot.area](table, spot.index)


def inspect_option(table: v.Table, index: int) -> Inspection:
    slot = table.slots(v.OPTIONS)[index]
    assert isinstance(slot, v.Option)
    if isinstance(slot.action, a.Face):
        return inspect_face(table, slot.action)
    about = table.world.game.words.about(table.world, slot.action, table.me)
    hero = getattr(slot.action, "hero", None)
    lines: list[Words] = [in_signs(about or remark_of(table))]
    if isinstance(hero, str):
        lines += hero_cards(hero)
    return Inspection(title=slot.title, lines=tuple(lines), heading="Your hero")


def remark_of(table: v.Table) -> str:
    """What the question says beside itself, for an answer that needs no words of its own."""
    return str(table.world.game.words.prompt(table.world, table.me).remark)


def hero_cards(hero: str) -> list[Words]:
    """The four cards of a hero, both sides."""
    lines: list[Words] = []
    for id in box().actions_of(hero):
        card = box().hero_actions[id]
        star = sign_of("skill")
        one, other = (f"{face.name}{f' {star}' if face.skill else ''}: {face.text}" for face in (card.a, card.b))
        lines.append(in_signs(f"{one}  {sign_of('flip')} {other}"))
    return lines


def inspect_foe(table: v.Table, index: int) -> Inspection:
    enemy: int = table.slots(v.FOES)[index].ref  # type: ignore[assignment]
    rouses = acts_next(table)
    title, *lines = enemy_lines(table, enemy, walks=not rouses)
    if rouses:
        lines = [walk_line(table, enemy), *lines]
    return Inspection(title=title, lines=(*lines, *strikes_on(table, enemy)), heading="The enemy phase")


def inspect_hero(table: v.Table, index: int) -> Inspection:
    found = hero_told(table, table.me)
    if isinstance(table.ask, ToWound) and table.slots(v.HERO)[index].legal:
        return replace(found, lines=(told("A wound here does no harm.", "lit"), *found.lines))
    return found


def hero_told(table: v.Table, seat: int) -> Inspection:
    """A hero: ability, hand, wounds, what it is nearest to."""
    world = table.world
    hero = box().heroes[world.kinds[hero_of(world, seat)]]
    name = (
        Word(f"{seat_glyph(seat)} {hero.name}", f"seat-{seat + 1}", bold=True),
        Word(f", {box().word(hero.class_)}", "dim"),
    )
    wounds = numbered(wounds_of(world, seat), "wound")
    counts = f"{hand_count(world, seat)} of {hand_size(world, seat)} cards in hand, {wounds}."
    lines: list[Words] = [
        *open_hand(table, seat),
        (Word(f"{hero.ability.name}: ", "gold", bold=True), *in_signs(hero.ability.text)),
        told(counts),
    ]
    more = News(world, table.scene.before, seat).wounds
    if more > 0:
        lines.insert(0, told(f"{more} new wound{'' if more == 1 else 's'} since your last choice.", "warn"))
    goal = goal_of(world, seat)
    if goal is not None:
        whisper = WHISPER[world.kinds[goal[0]]]
        lines.append((Word("Nearest to "), Word(whisper.name, "bright"), Word(f", {how_far(goal[1])}.")))
    return Inspection(title=name, lines=(*lines, told(hero.flavour, "dim")), heading="Your hero")


def open_hand(table: v.Table, seat: int) -> list[Words]:
    """The cards of another hero's hand, where hands lie open."""
    world = table.world
    cards = [box().fate[world.kinds[card]] for card in hand_of(world, seat)]
    if not is_cooperative(world) or seat == table.me or not cards:
        return []
    held = listed([f"{card.title.name} {''.join(sign_of(symbol) for symbol in card.symbols)}" for card in cards])
    return [in_signs(f"Hand: {held}.")]


def inspect_other(table: v.Table, index: int) -> Inspection:
    heroes = {hero_of(table.world, seat): seat for seat in range(table.world.seats) if table.world.zones[z.HERO[seat]]}
    return hero_told(table, heroes[table.slots(v.HEROES)[index].ref])  # type: ignore[index]


def inspect_token(table: v.Table, index: int) -> Inspection:
    token: int = table.slots(v.TOKENS)[index].ref  # type: ignore[assignment]
    world = table.world
    if is_treasure(world, token):
        words = (sign("treasure"), Word(f" {token_name(world, token)}", "bright"))
        lines = [told(f"A treasure of {VALUE[world.kinds[token]]}. It pays for equipment or for any general action.")]
    else:
        enemy = ENEMY[world.kinds[token]]
        words = (sign(enemy.type), Word(f" {enemy.name}", "bright"))
        trophy = "An undead trophy" if enemy.type == "undead" else f"A {box().word(enemy.type).lower()} trophy"
        lines = [told(f"{trophy}. Whispers ask for it, and it pays for general actions.")]
    return Inspection(title=words, lines=(*lines, told("You can hold three tokens.", "dim")), heading="Tokens")


def inspect_worn(table: v.Table, index: int) -> Inspection:
    return gear_told(table, table.slots(v.WORN)[index].ref, ())  # type: ignore[arg-type]


def gear_told(table: v.Table, piece: int, lines: tuple[Words, ...]) -> Inspection:
    gear = GEAR[table.world.kinds[piece]]
    who = ", ".join(box().word(one) for one in gear.classes) or "everyone"
    shard = (Word(" "), sign("shard")) if gear.shards else ()
    about = told(f"{box().word(gear.kind)}, for {who}.", "dim")
    return Inspection(
        title=(Word(gear.name, "bright"), *shard),
        lines=(*lines, in_signs(gear.text), *worthless(table, gear.shards), about, told(gear.flavour, "dim")),
        heading="Equipment",
    )


def worthless(table: v.Table, shards: int) -> tuple[Words, ...]:
    """That the shards on a card count for nothing, where they do."""
    return (told(NO_SHARDS, "dim"),) if shards and is_cooperative(table.world) else ()


def verdict(table: v.Table, spot: Spot) -> tuple[Words, ...]:
    """Whether an offer can be claimed now, else what is missing."""
    slot = table.slot(spot)
    if slot is None or slot.legal is None or not isinstance(slot.action, a.Claim):
        return ()
    if slot.legal:
        return (told(f"{DONE} You can claim it now.", "lit"),)
    why = table.world.game.why_not(table.world, table.me, slot.action)
    return ((Word(f"{NOT_POSSIBLE} ", "warn"), *in_signs(str(why or ""), "warn")),)


def inspect_whisper(table: v.Table, index: int) -> Inspection:
    card: int = table.slots(v.WHISPERS)[index].ref  # type: ignore[assignment]
    world, whisper = table.world, WHISPER[table.world.kinds[card]]
    needs: list[Word] = []
    slot = table.slots(v.WHISPERS)[index]
    claimable = bool(slot.legal) and isinstance(slot.action, a.Claim)  # a deed is met only right after it was done
    for need in needs_of(world, table.me, card) if table.slots(v.HERO) else ():
        met = need.met or claimable
        needs += [Word(f"{DONE} ", "lit") if met else Word(f"{NOT_POSSIBLE} ", "warn"), *need.words, Word("  ")]
    nearest = [
        Word(f" {seat_glyph(seat)} {hero_name(world, seat)}", f"seat-{seat + 1}", bold=True)
        for seat in nearest_to(world, card)
    ]
    wishing = [seat for seat in range(world.seats) if z.WISH(world, seat) == card]
    lines: list[Words] = [*verdict(table, Spot(v.WHISPERS, index)), tuple(needs)]
    if nearest:
        lines.append((Word("Nearest:", "dim"), *nearest))
    if wishing:
        lines.append(
            (Word("Asked for by ", "dim"), *(Word(hero_name(world, seat), f"seat-{seat + 1}") for seat in wishing))
        )
    title = (Word(sign_of("shard") * whisper.shards, "shard", bold=True), Word(f" {whisper.name}", "bright"))
    return Inspection(
        title=title,
        lines=(*(line for line in lines if line), *worthless(table, whisper.shards), told(whisper.flavour, "dim")),
        heading="Whispers",
    )


def inspect_wish(table: v.Table, index: int) -> Inspection:
    whisper = inspect_whisper(table, index)
    words = told("Ask the others to leave this whisper to you.")
    return Inspection(title=whisper.title, lines=(words, *whisper.lines), heading="Playing together")


def inspect_equipment(table: v.Table, index: int) -> Inspection:
    piece: int = table.slots(v.EQUIPMENT)[index].ref  # type: ignore[assignment]
    return gear_told(table, piece, verdict(table, Spot(v.EQUIPMENT, index)))


def inspect_general(table: v.Table, index: int) -> Inspection:
    card: int = table.slots(v.GENERALS)[index].ref  # type: ignore[assignment]
    action = box().general_actions[table.world.kinds[card]]
    cost = cost_of(table.world, card)
    title = (
        Word(f"{action.a.name} {sign_of('flip')} {action.b.name}", "bright"),
        *((Word(" "), sign("shard")) if action.shards else ()),
    )
    sides = tuple(
        (Word(f"{face.name}: "), *in_signs(face.text), *((Word("  boost "), sign(face.boost)) if face.boost else ()))
        for face in (action.a, action.b)
    )
    price = told(f"It costs {cost} token{'' if cost == 1 else 's'} of any kind.", "dim")
    return Inspection(
        title=title,
        lines=(*verdict(table, Spot(v.GENERALS, index)), *sides, price, *worthless(table, action.shards)),
        heading="General actions",
    )


def inspect_lord(table: v.Table, index: int) -> Inspection:
    world = table.world
    lord: int = table.slots(v.LORD)[index].ref  # type: ignore[assignment]
    side = LORD[world.kinds[lord], is_cooperative(world)]
    numbers = (
        sign("defence"),
        Word(f" {lord_withstands(world, table.me)}  ", "bright"),
        sign("attack"),
        Word(f" {side.damage}", "bright"),
    )
    awake = lord_stands(world)
    where = "It stands in the middle room." if awake else "It wakes in the middle room when its whisper is turned up."
    return Inspection(
        title=(Word(enemy_name(world, lord), "bright"),),
        lines=(numbers, in_signs(side.text), told(where), told(box().lords[world.kinds[lord]].flavour, "dim")),
        heading="The lord",
    )


def inspect_button(table: v.Table, index: int) -> Inspection:
    slot = table.slots(v.BUTTONS)[index]
    if isinstance(slot.action, a.Rouse):
        return inspect_all_at_once(table, slot)
    words = table.world.game.words
    label = words.label(table.world, slot.action, table.me)
    lines = [in_signs(words.about(table.world, slot.action, table.me) or remark_of(table))]
    if isinstance(slot.action, a.EndActions):
        lines += still_open(table)
    return Inspection(title=(Word(str(label), "bright"),), lines=tuple(lines), heading="Actions")


def inspect_all_at_once(table: v.Table, slot: Slot) -> Inspection:
    """Whom the enemies that are still to act would strike."""
    assert isinstance(slot, v.Button)
    world, strikers = table.world, dict[str, list[str]]()
    for action in (slot.action, *slot.then):
        for seat in struck_by(world, action.enemy):
            strikers.setdefault(hero_name(world, seat), []).append(enemy_name(world, action.enemy))
    lines = [told(f"{hero} is struck by {listed(names)}.", "warn") for hero, names in strikers.items()]
    label = slot.label
    return Inspection(
        title=(Word(label, "bright"),),
        lines=tuple(lines) or (told("They reach nobody.", "lit"),),
        heading="The enemy phase",
        enter=f"{uncapitalized(label)}",
    )


def still_open(table: v.Table) -> list[Words]:
    """What a turn that ends now leaves unused: actions, and what could be claimed."""
    lines: list[Words] = []
    left = z.ACTIONS_LEFT(table.world)
    if left:
        lines.append(told(f"{left} action{'' if left == 1 else 's'} unused.", "warn"))
    claims = [
        slot for area in v.OFFERS for slot in table.slots(area) if slot.legal and isinstance(slot.action, a.Claim)
    ]
    names = [offer_name(table.world, slot.action.card) for slot in claims]  # type: ignore[union-attr]
    if names:
        lines.append((Word("You can still claim ", "dim"), Word(listed(names, "or"), "lit"), Word(".", "dim")))
    return lines


Teller = Callable[[v.Table, int], Inspection]
TELLERS: dict[str, Teller] = {
    v.OPTIONS: inspect_option,
    v.MAP: inspect_room,
    v.FOES: inspect_foe,
    v.HERO: inspect_hero,
    v.CARDS: inspect_card,
    v.MOVES: inspect_move,
    v.HAND: inspect_fate,
    v.TOKENS: inspect_token,
    v.WORN: inspect_worn,
    v.WHISPERS: inspect_whisper,
    v.WISHES: inspect_wish,
    v.EQUIPMENT: inspect_equipment,
    v.GENERALS: inspect_general,
    v.HEROES: inspect_other,
    v.LORD: inspect_lord,
    v.BUTTONS: inspect_button,
}
