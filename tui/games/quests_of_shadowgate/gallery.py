"""Every card of Quests of Shadowgate for the gallery: items by type, events, quests, people, the Staff."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import (
    AdventureCard,
    Character,
    EventCard,
    Quest,
)
from engine.games.quests_of_shadowgate.names import word
from engine.kit.words import listed
from tui.draw.canvas import Word, Words
from tui.games.quests_of_shadowgate.inspecting_things import card_title
from tui.games.quests_of_shadowgate.look import QUEST, TORCH, kind_of, role_of, sign_of, three_words, word_of
from tui.words.cards import Card


def cards() -> tuple[Card, ...]:
    """The adventure deck by type, then what lies beside it."""
    deck = sorted(box().adventure.items(), key=lambda each: list(_types()).index(kind_of(each[1])))
    return (
        *(_adventure(id, card) for id, card in deck),
        *(_sided("Quests", id, (card.a, card.b), QUEST, "magic") for id, card in box().quests.items()),
        *(_sided("Characters", id, (card.a, card.b), "", "bright") for id, card in box().characters.items()),
        *(_sided("Abilities", id, (card.a, card.b), "", "gold") for id, card in box().abilities.items()),
        _staff(),
    )


def _types() -> dict[str, None]:
    """Every type in the order of the deck."""
    return dict.fromkeys(kind_of(card) for card in box().adventure.values())


def _adventure(id: str, card: AdventureCard) -> Card:
    lines: list[Words] = []
    if isinstance(card, EventCard):
        lines.append((Word(card.text),))
    else:
        lines.append((Word("To acquire it: "), *three_words(card.cost)))
    lines.append(
        (Word("As payment: "), *three_words(card.resources), Word(f"   {TORCH} ", "gold"), Word(str(card.torch)))
    )
    if card.no_action:
        lines.append((Word("Playing it costs no action.", "lit"),))
    lines.append((Word(card.flavour, "dim", italic=True),))
    group = "Events" if isinstance(card, EventCard) else f"Items: {word_of(kind_of(card))}"
    return Card(group=group, name=card.name, title=card_title(id), lines=tuple(lines), kinds=(id,))


def _sided(group: str, id: str, sides: tuple[object, ...], sign: str, role: str) -> Card:
    names = tuple(str(side.name) for side in sides)  # type: ignore[attr-defined]
    return Card(
        group=group,
        name=" / ".join(names),
        title=(Word(f"{sign} " if sign else "", role), Word(" / ".join(names), role, bold=True)),
        lines=tuple(line for side in sides for line in _side(side)),
        kinds=(id,),
        names=names,
    )


def _side(side: object) -> Iterator[Words]:
    name = side.name  # type: ignore[attr-defined]
    match side:
        case Quest():
            yield (Word(f"{name}: ", "bright", bold=True), *three_words(side.cost))
            more = listed([word(each) for each in side.epic_more])
            yield (
                Word(f"Major {sign_of(side.type)} ", role_of(side.type)),
                Word(f"{word(side.type)}; Great {word(side.great)}; Epic {more} as well"),
            )
        case Character():
            yield (Word(f"{name}: ", "bright", bold=True), *three_words(side.stats))
            yield (Word(f"Base items: {listed([word(type) for type in side.base])}"),)
        case _:
            yield (Word(f"{name}: ", "bright", bold=True), Word(side.text))  # type: ignore[attr-defined]
    yield (Word(side.flavour, "dim", italic=True),)  # type: ignore[attr-defined]


def _staff() -> Card:
    staff = box().staff
    return Card(
        group="The Staff",
        name=staff.name,
        title=(Word(staff.name, "staff", bold=True),),
        lines=(
            (Word("To start it: "), *three_words(staff.cost)),
            (Word(staff.text),),
            (Word(staff.flavour, "dim", italic=True),),
        ),
        kinds=(),
    )
