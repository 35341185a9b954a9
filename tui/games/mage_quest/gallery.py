"""Every card of Mage Quest for the gallery: spell cards, lands of the row, markets."""

from __future__ import annotations

from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import BookCard, MapCard, Market
from engine.games.mage_quest.names import element_name
from engine.games.mage_quest.words.description import circle_in_words, market_in_words, site_in_words
from tui.draw.canvas import Word, Words
from tui.games.mage_quest.look import SIGNS
from tui.words.cards import Card


def cards() -> tuple[Card, ...]:
    """All cards and tokens that lie in a game."""
    lands = (box().garrison, *box().maps.values())
    return (*map(_spells, box().cards.values()), *map(_land, lands), *map(_market, box().markets.values()))


def _spells(card: BookCard) -> Card:
    names = tuple(book.name for book in card.books)
    lines: list[Words] = []
    for book in card.books:
        signs = (Word(f"{SIGNS[element]} ", element, bold=True) for element in book.circle)
        lines.append((Word(f"{book.name}: ", "bright", bold=True), *signs))
        lines.append((Word(circle_in_words(book)),))
        lines.append((Word(book.flavour, "dim", italic=True),))
    return Card(
        group="Spell books",
        name=" / ".join(names),
        title=(Word(" / ".join(names), "gold", bold=True),),
        lines=tuple(lines),
        kinds=(card.id,),
        names=names,
        parts=tuple(book.id for book in card.books),
    )


def _land(card: MapCard) -> Card:
    clouds = "Clouds lie on its water: entering it costs 2." if card.clouded else "Its water is clear."
    spaces = ", ".join(map(site_in_words, card.land))
    return Card(
        group="Lands",
        name=card.name,
        title=(Word(card.name, "bright", bold=True),),
        lines=((Word(f"From left to right: {spaces}."),), (Word(clouds),), (Word(card.note, "dim", italic=True),)),
        kinds=(card.id,),
    )


def _market(market: Market) -> Card:
    name = f"{element_name(market.trade.give)} for {element_name(market.trade.take)}"
    return Card(
        group="Markets",
        name=name,
        title=(Word(name, "city", bold=True),),
        lines=((Word(market_in_words(market)),),),
        kinds=(market.id,),
    )
