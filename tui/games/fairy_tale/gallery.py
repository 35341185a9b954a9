"""Every card of Fairy Tale for the gallery, by faction."""

from __future__ import annotations

from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Kind
from tui.draw.canvas import Word
from tui.games.fairy_tale.inspecting import title_of
from tui.games.fairy_tale.look import CATEGORIES, FACTIONS
from tui.games.fairy_tale.paint.printed import badge_of, faction_of
from tui.words.cards import Card


def cards() -> tuple[Card, ...]:
    """All kinds of cards, in the order of the deck."""
    return tuple(_card(kind) for kind in box().kinds.values())


def _card(kind: Kind) -> Card:
    sort = ", ".join(CATEGORIES[category].word for category in kind.categories)
    also = "Expert rules only. " if kind.set != "basic" else ""
    return Card(
        group=FACTIONS[faction_of(kind)].word,
        name=kind.name,
        title=title_of(kind),
        lines=(
            (Word(f"{sort}, ", faction_of(kind)), Word(badge_of(kind), "gold", bold=True)),
            (Word(kind.text),),
            *(((Word(also.strip(), "dim"),),) if also else ()),
            (Word(kind.flavour, "dim", italic=True),),
        ),
        kinds=(kind.id,),
        copies=kind.copies,
    )
