"""Loading a box: each field of its files is a file, strange files are refused or taken in, nothing is half loaded."""

import msgspec
import pytest

from engine.content.loading import BadContent, ContentProblem
from engine.kit.box import BoxLoader
from engine.kit.structs import Strict


class GameFile(Strict, frozen=True):
    title: str


class CardFile(Strict, frozen=True):
    cards: tuple[str, ...]


class Files(msgspec.Struct, frozen=True):
    game: GameFile
    beasts: CardFile


class OpenFiles(Files, frozen=True):
    more: dict[str, CardFile] = {}


def cards_of(files) -> list[str]:
    return [card for file in (files.beasts, *getattr(files, "more", {}).values()) for card in file.cards]


def no_wolves(files) -> list[ContentProblem]:
    return [ContentProblem("toy/cards/beasts.toml", "cards", "no wolves")] if "wolf" in cards_of(files) else []


@pytest.fixture
def root(tmp_path):
    (tmp_path / "toy" / "cards").mkdir(parents=True)
    (tmp_path / "toy" / "game.toml").write_text('title = "Toy"')
    (tmp_path / "toy" / "cards" / "beasts.toml").write_text('cards = ["cat"]')
    return tmp_path


CLOSED = BoxLoader("toy", Files, cards_of, no_wolves)
OPEN = BoxLoader("toy", OpenFiles, cards_of, no_wolves)


def test_every_field_is_a_file(root):
    assert CLOSED.load(root) == ["cat"]
    assert CLOSED.check(root) == []


def test_a_folder_is_read_once(root):
    assert CLOSED.load(root) is CLOSED.load(root)


def test_a_missing_file_is_named(root):
    (root / "toy" / "cards" / "beasts.toml").unlink()
    assert [problem.file for problem in CLOSED.check(root)] == ["toy/cards/beasts.toml"]


def test_a_card_file_that_nothing_reads_is_refused(root):
    (root / "toy" / "cards" / "birds.toml").write_text('cards = ["owl"]')
    [problem] = CLOSED.check(root)
    assert problem.file == "toy/cards/birds.toml"
    assert "beasts" in problem.sentence


def test_a_box_may_take_in_more_card_files(root):
    (root / "toy" / "cards" / "birds.toml").write_text('cards = ["owl"]')
    assert OPEN.load(root) == ["cat", "owl"]


def test_a_bad_file_among_more_is_named(root):
    (root / "toy" / "cards" / "birds.toml").write_text("cards = 3")
    assert [problem.file for problem in OPEN.check(root)] == ["toy/cards/birds.toml"]


def test_what_holds_between_files_keeps_a_box_from_loading(root):
    (root / "toy" / "cards" / "beasts.toml").write_text('cards = ["wolf"]')
    with pytest.raises(BadContent, match="no wolves"):
        CLOSED.load(root)
