"""What a hall signs, where its signature may stand, and what it had committed to before anybody sat down."""

import msgspec
import pytest

from engine.core import Damaged
from engine.journal import Journal, Seated, Signed
from engine.journal.chain import FORMAT, UNCOMMITTED
from engine.journal.commitment import breach, commitment_to, new_secret, seed_from
from engine.journal.signing import is_signed, is_unsigned, signatures_in, signed_event, statement
from tests.journal.test_files import objects_of, relinked
from tests.signatories import HALL
from tests.toy.builders import ticking

SECRET = "5ec7e7" * 5
NAMES = ("Ada", "Bo", "Cleo")


def laid(secret: str = SECRET, names: tuple[str, ...] = NAMES) -> Journal:
    """A table as a hall lays it, with a bot in the last seat."""
    journal = Journal.start("lanterns", 3, {}, 7, names, ticking(), secret)
    for seat, name in enumerate(names):
        journal.note(seat, Seated("bot", name, "random") if seat == 2 else Seated("person", name, keyboard=name))
    return journal


def ended(secret: str = SECRET, names: tuple[str, ...] = NAMES) -> Journal:
    """The same, played to its end."""
    return played_on(laid(secret, names))


def played_on(journal: Journal) -> Journal:
    while journal.outcome is None:
        seat = journal.waiting()[0]
        journal.act(seat, journal.legal(seat)[0])
    return journal


def signed() -> Journal:
    journal = ended()
    journal.accept(signed_event(journal, HALL))
    return journal


def faults(data: bytes) -> list[tuple[int, str]]:
    return [(problem.line, problem.slug) for problem in Journal.load(data).verify()]


# The commitment


def test_the_first_line_of_a_halls_table_tells_what_it_had_committed_to():
    header = objects_of(laid())[0]
    assert header["duskhall"] == FORMAT
    assert header["commitment"] == commitment_to(SECRET)
    assert header["seed"] == seed_from(SECRET, NAMES)
    assert laid().verify() == []


def test_a_table_without_a_hall_is_written_as_ever():
    header = objects_of(Journal.start("lanterns", 3, {}, 7))[0]
    assert header["duskhall"] == UNCOMMITTED
    assert not {"commitment", "secret"} & header.keys()


def test_a_commitment_fixes_the_seed_for_every_company_and_every_company_changes_it():
    companies = [NAMES, ("Bo", "Ada", "Cleo"), ("Ada", "Bo", "Cleo "), ("Ada", "BoCleo", ""), ("Ada", "Bo", "Cléo")]
    seeds = [seed_from(SECRET, names) for names in companies]
    assert len(set(seeds)) == len(companies)
    assert seeds == [seed_from(SECRET, names) for names in companies]
    assert all(0 <= seed < 2**48 for seed in seeds)


def test_no_secret_comes_twice_and_its_digest_does_not_tell_it():
    drawn = {new_secret() for _ in range(200)}
    assert len(drawn) == 200 == len({commitment_to(secret) for secret in drawn})
    assert all(len(bytes.fromhex(secret)) >= 16 and secret not in commitment_to(secret) for secret in drawn)


@pytest.mark.parametrize(
    ("secret", "names", "seed", "words"),
    [
        ("other", NAMES, seed_from(SECRET, NAMES), "secret is not the one"),
        ("", NAMES, seed_from(SECRET, NAMES), "secret is not the one"),
        (SECRET, NAMES, 7, "seed does not follow"),
        (SECRET, NAMES, None, "seed does not follow"),
        (SECRET, ("Ada", "Bo", "Dan"), seed_from(SECRET, NAMES), "seed does not follow"),
    ],
)
def test_what_was_not_committed_to_is_named(secret, names, seed, words):
    assert words in (breach(commitment_to(SECRET), secret, names, seed) or "")


def test_a_seed_picked_after_the_commitment_shows_although_every_line_fits_it():
    picked = Journal(msgspec.structs.replace(laid().header, seed=4711), ticking())
    fresh = Journal.start("lanterns", 3, {}, 4711, NAMES, ticking())
    for event in fresh.events:
        picked.accept(msgspec.structs.replace(event, link=""))
    assert faults(played_on(picked).dump()) == [(1, "Uncommitted")]


def test_a_log_without_its_secret_shows():
    things = objects_of(ended())
    del things[0]["secret"]
    assert faults(relinked(things)) == [(1, "Uncommitted")]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"duskhall": UNCOMMITTED}, "only format 2 commits"),
        ({"commitment": ""}, "only format 2 commits"),
        ({"duskhall": UNCOMMITTED, "commitment": ""}, "only format 2 commits"),
        ({"commitment": "ab"}, "not a SHA-256 digest"),
        ({"commitment": "\u202e" * 64}, "not a SHA-256 digest"),
    ],
)
def test_a_commitment_has_its_form_and_belongs_to_the_format_that_has_one(changes, words):
    things = objects_of(ended())
    things[0] |= changes
    with pytest.raises(Damaged, match=words) as found:
        Journal.load(relinked(things))
    assert (found.value.line, found.value.slug) == (1, "NotALog")


def test_what_seats_export_while_the_game_runs_tells_the_commitment_and_no_secret():
    journal = laid()
    for data in (journal.dump(0), journal.dump(1, 2), journal.dump(whole=False)):
        assert commitment_to(SECRET).encode() in data
        assert SECRET.encode() not in data
        assert str(journal.header.seed).encode() not in data
        assert Journal.load(data).verify() == []


def test_a_fork_is_another_game_and_carries_neither_commitment_nor_signature():
    journal = signed()
    forked = journal.fork(6, names=("Ada", "Bo", "Dan"))
    assert (forked.header.duskhall, forked.header.commitment, forked.header.secret) == (UNCOMMITTED, "", "")
    whole = journal.fork(len(journal.events) - 1)
    assert not any(isinstance(event.action, Signed) for event in whole.events)
    for other in (forked, whole):
        assert Journal.load(other.dump()).verify() == []
        assert not is_unsigned(other)


# The signature


def test_a_game_is_to_be_signed_when_it_is_over_and_until_it_is():
    assert not is_unsigned(laid())
    assert is_unsigned(ended())
    assert not is_unsigned(signed())
    assert is_signed(signed())
    plain = played_on(Journal.start("lanterns", 3, {}, 7))
    assert plain.outcome is not None
    assert not is_unsigned(plain)


def test_a_signed_log_loads_and_verifies_and_is_written_again_byte_by_byte():
    data = signed().dump()
    journal = Journal.load(data)
    assert journal.verify() == []
    assert journal.dump() == data
    [found] = signatures_in(journal)
    assert (found.line, found.signed.hall, found.signed.key) == (len(journal.lines), HALL.name, HALL.key)
    assert HALL.sign(found.statement) == found.signed.signature


@pytest.mark.parametrize(
    "change",
    [
        lambda things: things[0]["options"].update(new="thing"),
        lambda things: things[0].update(secret="other"),
        lambda things: things[0]["seats"].__setitem__(0, "Zoe"),
        lambda things: things[2]["action"].update(name="Zoe"),
        lambda things: things[2]["action"].update(keyboard="zoe"),
        lambda things: things[4]["action"].update(level="master"),
        lambda things: things[4]["action"].update(who="person", level=""),
        lambda things: things[6].update(at=1),
        lambda things: things[-1].update(at=1),
        lambda things: things[-1]["action"].update(hall="far.example"),
        lambda things: things[-1]["action"].update(key="ssh-ed25519 AAAA"),
        lambda things: things[-1].pop("facts"),
    ],
    ids=[
        "options",
        "secret",
        "names",
        "sitter",
        "person",
        "level",
        "bot",
        "time",
        "signed when",
        "hall",
        "key",
        "form",
    ],
)
def test_every_part_of_a_log_is_in_what_is_signed(change):
    [genuine] = signatures_in(signed())
    things = objects_of(signed())
    before = msgspec.json.encode(things)
    change(things)
    assert msgspec.json.encode(things) != before
    [forged] = signatures_in(Journal.load(relinked(things)))
    assert forged.statement != genuine.statement


def test_lines_whose_short_links_were_made_to_collide_are_in_what_is_signed():
    journal = signed()
    [genuine] = signatures_in(journal)
    *before, last = journal.lines
    signature = journal.events[-1].action.signature
    assert statement(before, last, signature) == genuine.statement
    for number in range(len(before)):
        other = [*before[:number], before[number].replace(b"{", b"{ ", 1), *before[number + 1 :]]
        assert statement(other, last, signature) != genuine.statement


def test_a_signature_in_the_middle_of_a_game_is_named():
    journal = laid()
    journal.accept(signed_event(journal, HALL))
    assert faults(played_on(journal).dump()) == [(6, "Missigned")]


def test_a_game_signed_twice_is_named():
    journal = signed()
    journal.accept(signed_event(journal, HALL))
    assert faults(journal.dump()) == [(len(journal.lines), "Missigned")]


def test_whoever_takes_back_the_end_plays_on_behind_the_signature_and_a_new_end_is_signed_anew():
    journal = signed()
    journal.undo()
    assert journal.outcome is None
    played_on(journal)
    assert is_unsigned(journal)
    journal.accept(signed_event(journal, HALL))
    assert Journal.load(journal.dump()).verify() == []
    first, second = signatures_in(journal)
    assert first.line < second.line == len(journal.lines)
    assert [HALL.sign(one.statement) for one in (first, second)] == [first.signed.signature, second.signed.signature]


def test_a_redacted_log_of_a_signed_game_still_loads_and_claims_nothing():
    journal = signed()
    seen = Journal.load(journal.dump(1))
    assert seen.verify() == []
    assert list(signatures_in(seen)) == []
    assert SECRET.encode() not in journal.dump(1)
