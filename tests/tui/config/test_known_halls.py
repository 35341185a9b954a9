"""The halls somebody knows: a file of names and keys, added to and taken from by `duskhall halls`."""

import pytest
from click.testing import CliRunner

from tests.signatories import HALL, IMPOSTOR, STRANGER
from tui.cli import main
from tui.config.known_halls import load


def halls(*words):
    return CliRunner().invoke(main, ["halls", *words])


def test_nobody_is_known_at_first(own_home):
    result = halls()
    assert result.exit_code == 0
    assert "You know no halls yet" in result.output
    assert not own_home.exists()


@pytest.mark.parametrize("key", [(HALL.key,), HALL.key.split(), (HALL.fingerprint,), (*HALL.key.split(), "a remark")])
def test_a_hall_is_added_by_its_key_or_by_its_fingerprint(key):
    assert halls("add", "Hall.Example", *key).output == f"You know hall.example by {HALL.fingerprint}.\n"
    assert halls().output == f"hall.example {HALL.fingerprint}\n"


def test_a_hall_added_again_is_there_once(own_home):
    halls("add", "hall.example", HALL.fingerprint)
    assert halls("add", "hall.example", HALL.key).output == f"You know hall.example already by {HALL.fingerprint}.\n"
    assert len((own_home / "known_halls").read_text().splitlines()) == 1


def test_another_key_for_a_name_is_refused_until_it_is_forgotten():
    halls("add", "hall.example", HALL.key)
    refused = halls("add", "hall.example", IMPOSTOR.key)
    assert refused.exit_code == 1
    assert f"You know hall.example by another key, {HALL.fingerprint}" in refused.output
    assert halls("forget", "hall.example").exit_code == 0
    assert halls("add", "hall.example", IMPOSTOR.key).exit_code == 0
    assert halls().output == f"hall.example {IMPOSTOR.fingerprint}\n"


def test_whoever_is_forgotten_takes_nobody_along(own_home):
    path = own_home / "known_halls"
    own_home.mkdir()
    path.write_text(f"# halls\n\nfar.example {STRANGER.key}\nHALL.example {HALL.key} home")
    assert halls("add", "third", IMPOSTOR.fingerprint).exit_code == 0
    assert halls("forget", "hall.example").exit_code == 0
    assert path.read_text() == f"# halls\n\nfar.example {STRANGER.key}\nthird {IMPOSTOR.fingerprint}\n"
    assert [one.name for one in own_home.iterdir() if one.is_file()] == ["known_halls"]


def test_a_file_that_ssh_keyscan_wrote_is_understood(tmp_path):
    path = tmp_path / "known_halls"
    path.write_text(f"# server:2222 SSH-2.0-Duskhall\n[server]:2222 {HALL.key}\n")
    assert load(path).halls == {"[server]:2222": HALL.fingerprint}
    assert load(path).complaints == ()


@pytest.mark.parametrize(
    "words",
    [
        ("add", "hall.example", "SHA256:short"),
        ("add", "hall.example", "ssh-ed25519", "AAAA"),
        ("add", "two words", HALL.fingerprint),
        ("add", "", HALL.fingerprint),
        ("add", "#hall", HALL.fingerprint),
        ("add", "hall\u202e", HALL.fingerprint),
        ("add", "hall;reboot", HALL.fingerprint),
        ("add", "$(reboot)", HALL.fingerprint),
        ("add", "hall\n", HALL.fingerprint),
        ("add", "h" * 81, HALL.fingerprint),
        ("forget", "hall.example"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words, own_home):
    result = halls(*words)
    assert result.exit_code == 1
    assert len(result.output.splitlines()) == 1
    assert not (own_home / "known_halls").exists()


def test_a_line_that_cannot_be_read_is_told_and_the_others_hold(own_home, tmp_path):
    own_home.mkdir()
    (own_home / "known_halls").write_bytes(
        f"hall.example\n\xff {STRANGER.key}\nfar.example {STRANGER.key}\n".encode("latin1")
    )
    result = halls()
    assert result.exit_code == 1
    assert f"far.example {STRANGER.fingerprint}" in result.output
    assert "Line 1 of " in result.output
    log = tmp_path / "none.jsonl"
    log.write_bytes(b"")
    assert "Line 1 of " in CliRunner().invoke(main, ["verify", str(log)]).stderr
