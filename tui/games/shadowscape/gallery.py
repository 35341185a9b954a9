"""Every card and token of Shadowscape for the gallery: heroes and their actions, offers, Fate, enemies, the dungeon."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.forms import Action, Enemy, Equipment, Hero, Lord, Room, Title, Whisper
from engine.kit.words import numbered
from tui.draw.canvas import Word, Words
from tui.games.shadowscape.inspecting_cards import side_words
from tui.games.shadowscape.look import in_signs, sign, sign_of, signs, told
from tui.words.cards import Card


def cards() -> tuple[Card, ...]:
    """All of them, in the order a player meets them."""
    return tuple(_all())


def _all() -> Iterator[Card]:
    known = box()
    for hero in known.heroes.values():
        yield _hero(hero)
        yield from (_action(f"Actions: {hero.name}", known.hero_actions[id]) for id in known.actions_of(hero.id))
    yield from (_action("General actions", card) for card in known.general_actions.values())
    yield from map(_whisper, known.whispers.values())
    yield from map(_equipment, known.equipment.values())
    yield from map(_fate, known.titles.values())
    yield from map(_enemy, known.enemies.values())
    yield from map(_lord, known.lords.values())
    for treasure in known.treasures.values():
        about = told(f"A treasure; finding it takes a search of {treasure.value}.")
        yield _card("Treasures", treasure.name, (about, _flavour(treasure.flavour)), treasure.id)
    yield from map(_room, known.rooms.values())
    for start in known.starts.values():
        yield _card("Starting rooms", start.name, (_flavour(start.flavour),), start.id)


def _flavour(text: str) -> Words:
    return (Word(text, "dim", italic=True),)


def _card(group: str, name: str, lines: tuple[Words, ...], *kinds: str, title: Words = (), copies: int = 1) -> Card:
    return Card(
        group=group,
        name=name,
        title=title or (Word(name, "bright", bold=True),),
        lines=lines,
        kinds=kinds,
        copies=copies,
    )


def _hero(hero: Hero) -> Card:
    numbers = f"{sign_of('move')} {hero.move}  {sign_of('defence')} {hero.defence}  {sign_of('hand')} {hero.hand}"
    lines = (
        told(f"{hero.title}, {box().word(hero.class_)}"),
        in_signs(f"{numbers}  {hero.slots} wound slots"),
        (Word(f"{hero.ability.name}: ", "gold"), *in_signs(hero.ability.text)),
        _flavour(hero.flavour),
    )
    return _card("Heroes", hero.name, lines, hero.id)


def _action(group: str, card: Action) -> Card:
    names = (card.a.name, card.b.name)
    name = f"{card.a.name} / {card.b.name}"
    slots = numbered(card.slots, "wound slot") if card.slots else "No wound slot"
    return Card(
        group=group,
        name=name,
        title=(Word(name, "bright", bold=True),),
        lines=(side_words(card.a), side_words(card.b), told(f"{slots}.", "dim")),
        kinds=(card.id,),
        names=names,
    )


def _whisper(card: Whisper) -> Card:
    title = (Word(sign_of("shard") * card.shards, "shard", bold=True), Word(f" {card.name}", "bright", bold=True))
    return _card("Whispers", card.name, (in_signs(card.text), _flavour(card.flavour)), card.id, title=title)


def _equipment(card: Equipment) -> Card:
    who = ", ".join(box().word(one) for one in card.classes) or "everyone"
    about = told(f"{box().word(card.kind)}, for {who}.", "dim")
    return _card("Equipment", card.name, (in_signs(card.text), about, _flavour(card.flavour)), card.id)


def _fate(title: Title) -> Card:
    mine = [card for card in box().fate.values() if card.title.id == title.id]
    shows = [(sign(card.type), Word(" shows "), *signs(*card.symbols, gap=" "), Word("   ")) for card in mine]
    lines = (
        (Word("Playing against each other: ", "dim"), *in_signs(title.red.text)),
        (Word("Playing together: ", "dim"), *in_signs(title.green.text)),
        tuple(word for words in shows for word in words),
        _flavour(title.flavour),
    )
    return _card("Fate", title.name, lines, *(card.id for card in mine), copies=len(mine))


def _enemy(enemy: Enemy) -> Card:
    tokens = [token.id for token in box().tokens.values() if token.enemy.id == enemy.id]
    blow = sign("ranged" if enemy.blow == "ranged" else "attack")
    numbers = (sign("defence"), Word(f" {enemy.defence}  "), blow, Word(f" {enemy.damage}"))
    lines = (numbers, in_signs(enemy.text), _flavour(enemy.flavour))
    title = (sign(enemy.type), Word(f" {enemy.name}", "bright", bold=True))
    return _card("Enemies", enemy.name, lines, *tokens, title=title, copies=len(tokens))


def _lord(lord: Lord) -> Card:
    sides = (("Playing against each other", lord.competitive), ("Playing together", lord.cooperative))
    lines = tuple(
        (
            Word(f"{when}: ", "dim"),
            sign("defence"),
            Word(f" {side.defence}  "),
            sign("attack"),
            Word(f" {side.damage}  "),
            *in_signs(side.text),
        )
        for when, side in sides
    )
    return _card("Lords", lord.name, (*lines, _flavour(lord.flavour)), lord.id)


def _room(room: Room) -> Card:
    doors: list[Word] = []
    for way, door in zip(("north ", "east ", "south ", "west "), room.doors, strict=True):
        doors += [Word(way, "dim"), sign(door), Word("  ")]
    has = [
        word
        for word, there in (
            (f"{box().word(room.shrine)} shrine" if room.shrine else "", room.shrine),
            (f"{box().word(room.lair).lower()} lair" if room.lair else "", room.lair),
            ("treasure", room.treasure),
            ("shard", room.shard),
        )
        if there
    ]
    about = (told(f"It has: {', '.join(has)}."),) if has else ()
    return _card("Rooms", room.name, (tuple(doors), *about, _flavour(room.flavour)), room.id)
