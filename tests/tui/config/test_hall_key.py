"""The key of a hall: made once and for its owner alone, one of OpenSSH, and what cannot sign is said in a sentence."""

import shutil
import stat
import subprocess

import asyncssh
import pytest

from tests.signatories import HALL, STRANGER
from tui.config.hall_key import NAME, HallKey, KeyUnusable, NoKey, fingerprint_of, fits, is_fingerprint, make
from tui.server.connection.host_key import host_key


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path):
    first = HallKey(tmp_path, "hall.example")
    assert HallKey(tmp_path, "hall.example").key == first.key
    assert [path.name for path in tmp_path.iterdir()] == [NAME]
    assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600


def test_two_programs_that_make_a_key_at_once_have_the_same(tmp_path):
    make(tmp_path / NAME)
    first = HallKey(tmp_path, "").key
    make(tmp_path / NAME)
    assert HallKey(tmp_path, "").key == first


def test_it_is_the_key_by_which_ssh_clients_know_the_hall(tmp_path):
    signs = HallKey(tmp_path, "hall.example")
    serves = host_key(tmp_path)
    assert signs.fingerprint == serves.get_fingerprint()
    assert signs.key == serves.export_public_key().decode().strip()


def test_a_key_that_the_server_made_before_signs_as_well(tmp_path):
    made = asyncssh.generate_private_key("ssh-ed25519")
    (tmp_path / NAME).write_bytes(made.export_private_key())
    (tmp_path / NAME).chmod(0o600)
    key = HallKey(tmp_path, "hall.example")
    assert key.fingerprint == made.get_fingerprint()
    assert fits(key.key, key.sign(b"result"), b"result")


with_openssh = pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="there is no OpenSSH here")


@with_openssh
def test_openssh_reads_the_key_and_tells_the_same_fingerprint(tmp_path):
    key = HallKey(tmp_path, "hall.example")
    told = subprocess.run(["ssh-keygen", "-l", "-f", tmp_path / NAME], capture_output=True, text=True, check=True)
    assert key.fingerprint in told.stdout.split()


def test_a_signature_fits_what_was_signed_by_that_key_and_nothing_else():
    signature = HALL.sign(b"result")
    assert fits(HALL.key, signature, b"result")
    assert not fits(HALL.key, signature, b"results")
    assert not fits(STRANGER.key, signature, b"result")
    assert not fits(HALL.key, signature[:-4], b"result")
    assert not fits(HALL.key, "", b"result")
    assert not fits(HALL.key, "¡no!", b"result")


@pytest.mark.parametrize(
    "key",
    [
        "",
        "ssh-ed25519",
        "ssh-ed25519 ",
        "ssh-ed25519 AAAA",
        "ssh-ed25519 !!!!",
        HALL.key.replace("ssh-ed25519 ", ""),
        HALL.key.replace("ssh-ed25519", "ssh-rsa"),
        HALL.key + "AAAA",
        HALL.key[:-4],
        HALL.fingerprint,
    ],
)
def test_what_is_no_key_is_said_to_be_none(key):
    with pytest.raises(NoKey):
        fingerprint_of(key)
    with pytest.raises(NoKey):
        fits(key, HALL.sign(b""), b"")


def test_a_fingerprint_is_known_by_its_form():
    assert is_fingerprint(HALL.fingerprint)
    for text in (
        "",
        "SHA256:",
        "SHA256:abc",
        f"MD5:{HALL.fingerprint}",
        HALL.fingerprint + "A",
        HALL.fingerprint + "=",
    ):
        assert not is_fingerprint(text)


def test_a_key_that_others_may_read_is_refused(tmp_path):
    make(tmp_path / NAME)
    (tmp_path / NAME).chmod(0o640)
    with pytest.raises(KeyUnusable, match="chmod 600"):
        HallKey(tmp_path, "")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "cannot be read"),
        (b"nonsense\n", "cannot be read"),
        (asyncssh.generate_private_key("ecdsa-sha2-nistp256").export_private_key(), "must be an Ed25519 key"),
    ],
    ids=["empty", "nonsense", "another kind"],
)
def test_a_key_that_cannot_sign_is_refused_in_one_sentence(tmp_path, data, words):
    (tmp_path / NAME).write_bytes(data)
    (tmp_path / NAME).chmod(0o600)
    with pytest.raises(KeyUnusable, match=words) as found:
        HallKey(tmp_path, "")
    assert str(found.value).endswith(".")
    assert "\n" not in str(found.value)


@with_openssh
def test_a_key_with_a_passphrase_is_refused_in_one_sentence(tmp_path):
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "word1", "-f", tmp_path / NAME], check=True)
    with pytest.raises(KeyUnusable, match="password"):
        HallKey(tmp_path, "")
