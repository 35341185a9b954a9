"""`duskhall serve` says what cannot work before anybody comes, and opens nothing when it only checks."""

import os
import socket
import stat
import subprocess
import sys

import pytest
from click.testing import CliRunner

from tui.cli import main
from tui.command_line.serving import public_name
from tui.config.hall_key import KeyUnusable
from tui.server.connection.host_key import host_key


@pytest.fixture
def ordinary(monkeypatch):
    """Somebody who is not root."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)


def checked(*words):
    return CliRunner().invoke(main, ["serve", "--dry-run", "--host", "127.0.0.1", "--port", "0", *words])


def test_a_check_says_how_the_hall_would_open_and_makes_nothing(ordinary, own_home):
    result = checked("--no-guests")
    assert result.exit_code == 0, result.output
    assert "keys only" in result.output
    assert not own_home.exists()


def test_root_is_refused_unless_told_otherwise(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert checked().exit_code == 1
    assert "root" in checked().output
    assert checked("--allow-root").exit_code == 0


def test_a_port_that_is_taken_is_named(ordinary):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen(1)
        port = taken.getsockname()[1]
        result = checked("--port", str(port))
    assert result.exit_code == 1
    assert str(port) in result.output


def test_every_complaint_is_told(ordinary):
    result = checked("--max-sessions", "0", "--workers", "99", "--store", "mysql://somewhere")
    assert result.exit_code == 1
    assert len(result.output.splitlines()) >= 3


def test_a_host_key_that_others_may_read_is_refused(ordinary, own_home):
    own_home.mkdir()
    host_key(own_home)
    (own_home / "ssh_host_ed25519_key").chmod(0o644)
    result = checked()
    assert result.exit_code == 1
    assert "chmod 600" in result.output


@pytest.mark.parametrize("name", ["two words", "hall;reboot", "-hall"])
def test_a_hall_with_an_impossible_name_is_refused_in_one_sentence(ordinary, name):
    result = checked(f"--name={name}")
    assert result.exit_code == 1
    assert result.output.startswith("A hall's name is one word")
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize("name", ["hall.example", "https://hall.example", "https://hall.example/"])
def test_a_hall_is_called_what_browsers_call_it(name):
    assert public_name((name, "other.example")) == "hall.example"
    assert public_name(()) == socket.gethostname()


def test_a_damaged_host_key_is_refused(tmp_path):
    path = tmp_path / "ssh_host_ed25519_key"
    path.write_text("nonsense")
    path.chmod(0o600)
    with pytest.raises(KeyUnusable):
        host_key(tmp_path)


def test_a_host_key_is_kept(tmp_path):
    first = host_key(tmp_path)
    assert stat.S_IMODE((tmp_path / "ssh_host_ed25519_key").stat().st_mode) == 0o600
    assert host_key(tmp_path).get_fingerprint() == first.get_fingerprint()
    assert [path.name for path in tmp_path.iterdir()] == ["ssh_host_ed25519_key"]


def test_without_the_extra_one_sentence_says_how_to_get_it():
    code = "import sys; sys.modules['asyncssh'] = None; from tui.cli import main; main(sys.argv[1:])"
    words = [sys.executable, "-c", code, "serve", "--dry-run"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "duskhall[ssh]" in done.stderr + done.stdout


def test_the_password_of_a_store_is_not_told(ordinary):
    from tui.command_line.serving import shown

    assert shown("postgresql://hall:secret@db.example/hall") == "postgresql://db.example/hall"
