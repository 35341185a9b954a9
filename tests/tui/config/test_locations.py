"""Where things are kept: which of three answers wins, and what happens when a folder cannot be had."""

from pathlib import Path

import platformdirs
import pytest

from tui.config.locations import HomeUnusable, locate


def test_the_environment_names_the_home(own_home):
    assert locate().home == own_home


def test_an_explicit_home_beats_the_environment(tmp_path):
    assert locate(tmp_path).home == tmp_path
    assert locate(str(tmp_path)).home == tmp_path


@pytest.mark.parametrize("value", [None, ""])
def test_without_a_named_home_the_platform_decides(monkeypatch, value):
    monkeypatch.delenv("DUSKHALL_HOME")
    if value is not None:
        monkeypatch.setenv("DUSKHALL_HOME", value)
    assert locate().home == platformdirs.user_data_path("duskhall", appauthor=False)


def test_a_relative_home_is_made_absolute(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert locate("games").home == tmp_path / "games"


def test_a_tilde_means_the_users_own_folder():
    assert locate("~/games").home == Path.home() / "games"


def test_every_place_lies_in_the_home(tmp_path):
    places = locate(tmp_path)
    found = [places.store, places.settings, places.crashes, places.exports]
    assert {place.parent for place in found} == {tmp_path}
    assert len(set(found)) == 4


def test_looking_up_a_place_creates_nothing(own_home):
    assert not locate().store.exists()
    assert not own_home.exists()


def test_the_folders_are_created_for_their_owner_alone(own_home):
    places = locate().create()
    assert places.crashes.is_dir()
    assert places.exports.is_dir()
    assert own_home.stat().st_mode & 0o077 == 0


def test_creating_twice_keeps_what_is_there(own_home):
    locate().create().store.write_text("kept")
    assert locate().create().store.read_text() == "kept"


def test_a_file_in_the_way_is_named_in_one_sentence(tmp_path):
    blocked = tmp_path / "blocked"
    blocked.write_text("not a folder")
    with pytest.raises(HomeUnusable, match=r"blocked as a data folder: .+\.$"):
        locate(blocked).create()
    assert blocked.read_text() == "not a folder"
