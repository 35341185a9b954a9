"""`duskhall verify` tells which hall signed a game, and names every way to forge that in one sentence."""

import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from engine.core import Rejected
from engine.journal import Journal, Seated, Signed
from engine.journal.chain import encode
from engine.journal.commitment import spelled
from engine.journal.signing import signed_event
from tests.signatories import HALL, IMPOSTOR, STRANGER, Signatory
from tests.tui.logs import GAME
from tui.cli import main

SECRET = "00112233445566778899aabbccddeeff"
NAMES = ("Mira", "Aldo")


def ended(secret: str = SECRET, names: tuple[str, ...] = NAMES) -> Journal:
    """A game in a hall, a person against a bot, to its end."""
    journal = Journal.start(GAME, 2, {"rules": "basic"}, 7, names, lambda: 0, secret)
    journal.note(0, Seated("person", names[0], keyboard="0a1b"))
    journal.note(1, Seated("bot", names[1], "adept"))
    return played_on(journal)


def played_on(journal: Journal) -> Journal:
    while journal.outcome is None:
        seat = journal.waiting()[0]
        journal.act(seat, journal.legal(seat)[0])
    return journal


def signed_by(signer=HALL, **more) -> Journal:
    journal = ended(**more)
    journal.accept(signed_event(journal, signer))
    return journal


SIGNED = signed_by()
LAST = len(SIGNED.lines)


class Said(msgspec.Struct):
    """What verify answered: its line without the file, and what it told besides."""

    code: int
    line: str
    besides: str


@pytest.fixture
def verify(tmp_path):
    def run(data: bytes) -> Said:
        path = tmp_path / "game.jsonl"
        path.write_bytes(data)
        result = CliRunner().invoke(main, ["verify", str(path)])
        assert result.exception is None or isinstance(result.exception, SystemExit)
        [line] = result.stdout.splitlines()
        return Said(result.exit_code, line.removeprefix(f"{path}: "), result.stderr.replace(f"{path}: ", ""))

    return run


def know(name: str, key: str) -> None:
    assert CliRunner().invoke(main, ["halls", "add", name, *key.split()]).exit_code == 0


def forged(journal: Journal, *changes: Callable[[int, Any], Any]) -> bytes:
    """The log with every digest made to fit, as somebody who knows the form could do it; None drops a line."""
    header, link = encode(journal.header, "")
    lines = [header]
    for number, written in enumerate(journal.events):
        event: Any = written
        for change in changes:
            event = change(number, event)
            if event is None:
                break
        if event is not None:
            line, link = encode(msgspec.structs.replace(event, seq=len(lines) - 1, link=""), link)
            lines.append(line)
    return b"\n".join(lines) + b"\n"


def with_action(which: Callable[[object], bool], **changes):
    """Change the lines of this kind."""

    def change(number, event):
        if not which(event.action):
            return event
        return msgspec.structs.replace(event, action=msgspec.structs.replace(event.action, **changes))

    return change


def is_person(action):
    return isinstance(action, Seated) and action.who == "person"


def is_bot(action):
    return isinstance(action, Seated) and action.who == "bot"


def is_signed(action):
    return isinstance(action, Signed)


UNFIT = "The signature does not match: that hall has not signed this version of the log."


# What is told of a genuine one


def test_a_signature_of_a_hall_one_knows_is_told_by_its_name(verify):
    know("hall.example", HALL.key)
    said = verify(SIGNED.dump())
    assert said.code == 0
    told = f"finished, signed by hall {HALL.fingerprint}, which you know as hall.example."
    assert said.line == f"ok, Fairy Tale, {len(SIGNED.events)} events, {told}"
    assert "At the table: Mira; Aldo (bot, adept)." in said.besides
    assert f"committed to these shuffles when the table was opened: {spelled(SIGNED.header.commitment)}" in said.besides
    assert "With its signature a hall states" in said.besides
    assert "It does not prove who played it or when" not in said.besides


def test_a_hall_is_known_by_its_fingerprint_as_well(verify):
    know("our-hall", HALL.fingerprint)
    assert verify(SIGNED.dump()).line.endswith(f"signed by hall {HALL.fingerprint}, which you know as our-hall.")


def test_a_hall_one_does_not_know_is_said_to_be_unknown_and_how_to_know_it(verify):
    know("hall.example", HALL.key)
    said = verify(signed_by(STRANGER).dump())
    assert said.code == 0
    assert f"signed by hall {STRANGER.fingerprint}, which calls itself far.example and is not known here." in said.line
    assert f"duskhall halls add far.example {STRANGER.fingerprint}" in said.besides
    assert "Beware" not in said.besides


def test_another_key_under_a_name_one_knows_is_warned_of(verify):
    know("hall.example", HALL.key)
    said = verify(signed_by(IMPOSTOR).dump())
    assert f"signed by hall {IMPOSTOR.fingerprint}, which calls itself hall.example and is not known here." in said.line
    assert (
        f"Warning: it claims to come from hall.example, which you know by another key, {HALL.fingerprint}."
        in said.besides
    )
    assert "halls add" not in said.besides


def test_seats_that_changed_hands_are_told(verify):
    journal = Journal.start(GAME, 2, {"rules": "basic"}, 7, NAMES, lambda: 0, SECRET)
    journal.note(0, Seated("person", "Mira"))
    journal.note(1, Seated("person", "Aldo"))
    journal.note(1, Seated("bot", "Aldo", "master"))
    played_on(journal)
    journal.accept(signed_event(journal, HALL))
    assert "At the table: Mira; Aldo, then Aldo (bot, master)." in verify(journal.dump()).besides


def test_an_unsigned_game_of_a_hall_proves_no_more_than_any_other(verify):
    said = verify(ended().dump())
    assert said.line.endswith("events, finished.")
    assert "It does not prove who played it or when" in said.besides
    assert "A signature is" not in said.besides


def test_what_a_seat_exported_on_the_way_tells_the_commitment_to_compare(verify):
    said = verify(ended().dump(1))
    assert said.code == 0
    assert f"{spelled(SIGNED.header.commitment)}. The full log must say the same." in said.besides


def test_undos_past_reveals_and_redrawn_chance_are_told_of_a_signed_game_too(verify):
    journal = ended()
    journal.accept(journal.prepare_undo(1, seat=None, seed=5, agreed=(1,)))
    played_on(journal)
    journal.accept(signed_event(journal, HALL))
    said = verify(journal.dump())
    assert said.code == 0, said.line
    assert "signed by hall" in said.line
    assert "One move that revealed something was undone." in said.besides
    assert "Shuffles and rolls were redrawn once, after an undo by consent." in said.besides


def test_without_the_library_one_sentence_says_what_would_check_it(verify, monkeypatch):
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
    said = verify(SIGNED.dump())
    assert said.code == 0
    assert said.line.endswith("finished, with a signature that was not checked.")
    assert f"The signature of hall {HALL.fingerprint} was not checked" in said.besides
    assert "pip install 'duskhall[signatures]'" in said.besides
    assert "It does not prove who played it or when" in said.besides


# Forgeries


@pytest.mark.parametrize(
    "change",
    [
        with_action(is_person, name="Zoe"),
        with_action(is_person, keyboard="ffff"),
        with_action(is_bot, level="master"),
        with_action(is_bot, who="person", level=""),
        with_action(is_signed, signature="AAAA"),
        with_action(is_signed, signature="not Base64 at all"),
        with_action(is_signed, signature=""),
        with_action(is_signed, hall="far.example"),
        with_action(is_signed, key=STRANGER.key),
        lambda number, event: msgspec.structs.replace(event, at=1) if number == 9 else event,
        lambda number, event: msgspec.structs.replace(event, at=1) if is_signed(event.action) else event,
        lambda number, event: msgspec.structs.replace(event, seat=0) if is_signed(event.action) else event,
    ],
    ids=[
        "other name",
        "other person",
        "other level",
        "bot as a person",
        "short signature",
        "garbage",
        "no signature",
        "other hall's name",
        "other hall's key",
        "other time",
        "signed at another time",
        "signed by a seat",
    ],
)
def test_whatever_is_changed_under_a_signature_is_named(verify, change):
    data = forged(SIGNED, change)
    assert data != SIGNED.dump()
    assert verify(data) == Said(1, f"bad, line {LAST} is wrongly signed: {UNFIT}", "1 of 1 logs is bad.\n")


@pytest.mark.parametrize("key", ["", "ssh-ed25519", "ssh-ed25519 AAAA", "ssh-rsa AAAAB3NzaC1yc2E", "\u202e"])
def test_a_key_that_is_none_is_named(verify, key):
    said = verify(forged(SIGNED, with_action(is_signed, key=key)))
    assert (said.code, said.line) == (1, f"bad, line {LAST} is wrongly signed: Its key is not a valid hall key.")


def test_a_signature_moved_to_another_game_is_named(verify):
    other = ended(secret="f" * 32)
    other.accept(msgspec.structs.replace(SIGNED.events[-1], seq=len(other.events), link=""))
    said = verify(other.dump())
    assert said.line == f"bad, line {len(other.lines)} is wrongly signed: {UNFIT}"


def test_a_signature_that_stands_twice_is_named(verify):
    twice = Journal.load(SIGNED.dump())
    twice.accept(msgspec.structs.replace(SIGNED.events[-1], seq=len(twice.events), group=len(twice.events), link=""))
    said = verify(twice.dump())
    assert said.line == f"bad, line {LAST + 1} is wrongly signed: The game is signed here a second time."
    plainly = verify(SIGNED.dump() + SIGNED.lines[-1] + b"\n")
    assert plainly.line.startswith(f"bad, line {LAST + 1} is reordered: ")


def test_a_signature_of_a_second_hall_beside_the_first_is_named(verify):
    twice = Journal.load(SIGNED.dump())
    twice.accept(signed_event(twice, STRANGER))
    assert "is wrongly signed: The game is signed here a second time." in verify(twice.dump()).line


def test_a_signature_without_its_end_is_named(verify):
    cut = verify(forged(SIGNED, lambda number, event: None if number == LAST - 3 else event))
    told = f"bad, line {LAST - 1} is wrongly signed: A hall signs only games that are over, and this one is not."
    assert cut.line == told


def test_a_game_without_its_signature_is_an_unsigned_one(verify):
    said = verify(b"\n".join(SIGNED.lines[:-1]) + b"\n")
    assert (said.code, said.line) == (0, f"ok, Fairy Tale, {len(SIGNED.events) - 1} events, finished.")
    assert "It does not prove who played it or when" in said.besides


def test_another_seed_than_the_hall_committed_to_is_named(verify):
    genuine = ended()
    picked = Journal(msgspec.structs.replace(genuine.header, seed=4711), lambda: 0)
    for event in Journal.start(GAME, 2, {"rules": "basic"}, 4711, NAMES, lambda: 0).events:
        picked.accept(msgspec.structs.replace(event, link=""))
    played_on(picked)
    picked.accept(signed_event(picked, HALL))
    told = "Its seed does not follow from what its hall committed to and from who sat down."
    said = verify(picked.dump())
    assert said.line == f"bad, line 1 is not what was committed to: {told}"
    assert f"It is signed by hall {HALL.fingerprint}, which calls itself hall.example" in said.besides  # who cheated


def test_another_secret_than_the_hall_committed_to_is_named(verify):
    header = msgspec.structs.replace(SIGNED.header, secret="f" * 32)
    other = Journal(header, lambda: 0)
    for event in SIGNED.events:
        other.accept(msgspec.structs.replace(event, link=""))
    told = "Its secret is not the one that its hall committed to."
    assert verify(other.dump()).line.startswith(f"bad, line 1 is not what was committed to: {told}")


@pytest.mark.parametrize(
    "line", [Seated("bot", "Mira", "master"), Seated("person", "Aldo"), Seated("empty", "")], ids=lambda one: one.who
)
def test_what_somebody_wrote_behind_a_signature_is_not_signed(verify, line):
    journal = Journal.load(SIGNED.dump())
    journal.note(0, line)
    said = verify(journal.dump())
    assert f"signed up to line {LAST} by hall {HALL.fingerprint}" in said.line
    assert f"What follows line {LAST} is not signed." in said.besides


def test_who_takes_back_the_end_at_home_has_no_signature_for_another(verify):
    journal = Journal.load(SIGNED.dump())
    journal.undo(4)
    journal.act(journal.waiting()[0], journal.legal(journal.waiting()[0])[-1])
    played_on(journal)
    said = verify(journal.dump())
    assert f"signed up to line {LAST} by hall" in said.line
    assert f"What follows line {LAST} is not signed." in said.besides
    assert "undone." in said.besides


@pytest.mark.parametrize("name", ["two words", "\u202eelpmaxe.llah", "hall;reboot", "`reboot`", "--home=elsewhere", ""])
def test_a_hall_that_gives_itself_an_impossible_name_is_unknown_without_it(verify, name):
    said = verify(signed_by(Signatory(name, 2)).dump())
    assert f"signed by hall {STRANGER.fingerprint}, which is not known here." in said.line
    assert f"duskhall halls add NAME {STRANGER.fingerprint}" in said.besides
    assert not name or name not in said.besides + said.line


def test_a_log_of_one_seat_claims_no_signature_that_was_pasted_into_it(verify):
    said = verify(SIGNED.dump(1))
    assert said.code == 0
    assert "signed" not in said.line


def test_a_signed_game_is_brought_in_and_exported_again_as_it_was(tmp_path, verify):
    path = tmp_path / "signed.jsonl"
    path.write_bytes(SIGNED.dump())
    assert CliRunner().invoke(main, ["import", str(path)]).exit_code == 0
    result = CliRunner().invoke(main, ["export", "last"])
    assert result.stdout_bytes == SIGNED.dump()
    assert "signed by hall" in verify(result.stdout_bytes).line


def test_nobody_signs_in_the_name_of_a_game_by_playing_it():
    journal = ended()
    with pytest.raises(Rejected):
        journal.act(0, Signed("hall.example", HALL.key, ""))
