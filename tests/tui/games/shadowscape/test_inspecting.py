"""The inspector, thing by thing: every room, card, token, enemy and lord tells something, in words that fit."""

import re
from collections import defaultdict

import pytest

from engine.content.loading import content_root
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.words import SIGNS
from engine.games.shadowscape.zones import DEEDS, TOKENS
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import game, scene_of
from tui.board.contract import Inspection
from tui.board.spots import Spot
from tui.games.shadowscape import view as v
from tui.games.shadowscape.gallery import cards
from tui.games.shadowscape.inspecting import inspection_of
from tui.games.shadowscape.look import sign_of
from tui.games.shadowscape.scene import table_of

RAW = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|\bNone\b|<[a-z]|\{|\}|  +\.|\?\?")
"""Ids, values of the program and braces: nothing a player should read."""
RULEBOOK = (content_root() / "shadowscape" / "rulebook.md").read_text(encoding="utf-8")
HEADINGS = {line.lstrip("# ").strip() for line in RULEBOOK.splitlines() if line.startswith("#")}
MOST = 200
"""Characters of a line that is told; longer ones are cut on every screen."""


def read(told: Inspection | None) -> str:
    """Everything that is told, after seeing that it can be read."""
    assert told is not None
    title = "".join(word.text for word in told.title)
    lines = ["".join(word.text for word in words) for words in told.lines]
    assert title.strip()
    assert lines
    assert any(line.strip() for line in lines), title
    for line in (title, *lines):
        assert not RAW.search(line), line
        assert len(line) <= MOST, line
    assert told.heading in HEADINGS, told.heading
    return " ".join((title, *lines))


def inspected(dungeon: Dungeon, area: str) -> list[str]:
    table = table_of(scene_of(dungeon.world, 0))
    return [read(inspection_of(table, Spot(area, index))) for index in range(len(table.slots(area)))]


def test_every_room_tells_its_name_and_its_features():
    dungeon = Dungeon().ready()
    told = " ".join(inspected(dungeon, v.MAP))
    for room in (*box().rooms.values(), *box().starts.values()):
        assert room.name in told
    for shrine in ("Arcane", "Battle", "Health", "Armour", "Foresight", "Hero"):
        assert f"{shrine} shrine" in told


@pytest.mark.parametrize("hero", list(box().heroes))
def test_every_hero_and_both_sides_of_its_cards_are_told(hero):
    other = "arani" if hero != "arani" else "venda"
    dungeon = Dungeon(hero, other).ready()
    (told,) = inspected(dungeon, v.HERO)
    assert box().heroes[hero].name in told
    assert box().heroes[hero].ability.name in told
    for area in (v.CARDS, v.MOVES):
        for text, id in zip(inspected(dungeon, area), box().actions_of(hero), strict=True):
            card = box().hero_actions[id]
            assert card.a.name in text
            assert card.b.name in text
    assert len(inspected(dungeon, v.HEROES)) == 1


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_every_fate_card_tells_its_text_its_symbols_and_its_type(mode):
    for card in box().fate.values():
        dungeon = Dungeon(mode=mode)
        dungeon.hold(card.id)
        (told,) = inspected(dungeon.ready(), v.HAND)
        assert card.title.name in told
        assert card.text(mode == "cooperative").text in told
        assert all(sign_of(symbol) in told for symbol in card.symbols)
        assert sign_of(card.type) in told


@pytest.mark.parametrize(
    ("kinds", "area"), [("whispers", v.WHISPERS), ("equipment", v.EQUIPMENT), ("general_actions", v.GENERALS)]
)
def test_every_offer_tells_what_it_is_and_what_is_missing(kinds, area):
    for id, card in getattr(box(), kinds).items():
        dungeon = Dungeon().offer(id).ready()
        (told,) = inspected(dungeon, area)
        assert (card.a.name if kinds == "general_actions" else card.name) in told
        assert "×" in told or "You can claim it" in told


def test_every_worn_piece_and_every_general_action_in_use_is_told():
    for id, piece in box().equipment.items():
        dungeon = Dungeon()
        dungeon.wear(id)
        assert piece.name in inspected(dungeon.ready(), v.WORN)[0]
    for id, card in box().general_actions.items():
        dungeon = Dungeon()
        dungeon.take(id, DEEDS[0])
        told = inspected(dungeon.ready(), v.CARDS)[-1]
        assert card.a.name in told
        assert card.b.name in told


@pytest.mark.parametrize("advanced", ["off", "on"])
def test_every_enemy_tells_its_numbers_its_walk_and_in_the_advanced_game_its_ability(advanced):
    for token in box().tokens.values():
        dungeon = Dungeon(advanced=advanced).at("camp")
        dungeon.take(token.id, f"room:{dungeon.place('camp')}")
        table = table_of(scene_of(dungeon.ready().world, 0))
        told = read(inspection_of(table, Spot(v.MAP, dungeon.place("camp"))))
        assert token.enemy.name in told
        assert all(sign_of(door) in told for door in token.moves)
        assert (token.enemy.text in told) == (advanced == "on")


def test_every_token_and_every_lord_is_told():
    for token in (*box().tokens, *box().treasures):
        dungeon = Dungeon()
        dungeon.take(token, TOKENS[0])
        (told,) = inspected(dungeon.ready(), v.TOKENS)
        assert "You can hold three tokens." in told
    for lord in box().lords:
        for mode in ("competitive", "cooperative"):
            for dungeon in (Dungeon(lord=lord, mode=mode), Dungeon(lord=lord, mode=mode).wake()):
                (told,) = inspected(dungeon.ready(), v.LORD)
                assert box().lords[lord].name in told


def test_whatever_the_cursor_can_be_on_in_played_games_is_told_in_words():
    met = defaultdict(int)
    for options in ({"mode": "competitive", "advanced": "on"}, {"mode": "cooperative"}):
        for number, world in enumerate(game(21, 3, 700, chance=0.3, **options)):
            if number % 7:
                continue
            for seat in world.waiting():
                table = table_of(scene_of(world, seat))
                for spot in table.spots():
                    read(inspection_of(table, spot))
                    met[spot.area] += 1
    assert set(v.AREAS) <= set(met)


def test_every_card_of_the_gallery_is_told_and_every_sign_is_explained_in_the_rulebook():
    shown = list(cards())
    for card in shown:
        text = " ".join("".join(word.text for word in words) for words in (card.title, *card.lines))
        assert text.strip()
        assert not RAW.search(text), text
    assert len({(card.group, card.name) for card in shown}) == len(shown)
    for name in SIGNS:
        assert sign_of(name) in RULEBOOK, name
