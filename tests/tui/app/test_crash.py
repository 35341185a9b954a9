"""A crash leaves a report that says where it happened and shows nobody's cards."""

import stat

import pytest

from tui.config.crash_report import write_report


def caught(raise_it):
    try:
        raise_it()
    except Exception as crash:
        return crash
    raise AssertionError("nothing was raised")


def play_a_hidden_card():
    secret = "Vampire in hand"
    raise ValueError(f"{secret} cannot be played")


def wrap_another():
    try:
        play_a_hidden_card()
    except ValueError as first:
        raise RuntimeError("the Vampire again") from first


def test_a_report_names_kind_module_and_function(tmp_path):
    text = write_report(caught(play_a_hidden_card), tmp_path).read_text()
    assert "builtins.ValueError" in text
    assert "in play_a_hidden_card" in text
    assert text.startswith("Duskhall ")


@pytest.mark.parametrize("crash", [play_a_hidden_card, wrap_another])
def test_a_report_holds_neither_messages_nor_variables(tmp_path, crash):
    assert "Vampire" not in write_report(caught(crash), tmp_path).read_text()


def test_a_report_tells_the_causes_too(tmp_path):
    text = write_report(caught(wrap_another), tmp_path).read_text()
    assert text.index("RuntimeError") < text.index("ValueError")


def test_a_report_tells_every_part_of_a_group(tmp_path):
    group = ExceptionGroup("Vampire", [caught(play_a_hidden_card), KeyError("Vampire")])
    text = write_report(group, tmp_path).read_text()
    assert "ValueError" in text
    assert "KeyError" in text
    assert "Vampire" not in text


def test_what_the_system_says_about_a_file_is_told(tmp_path):
    crash = caught(lambda: (tmp_path / "missing").read_text())
    assert "No such file or directory" in write_report(crash, tmp_path).read_text()


def test_two_crashes_leave_two_reports(tmp_path):
    crash = caught(play_a_hidden_card)
    assert write_report(crash, tmp_path / "crashes") != write_report(crash, tmp_path / "crashes")
    assert len(list((tmp_path / "crashes").iterdir())) == 2


def test_a_report_is_for_its_owner_alone(tmp_path):
    path = write_report(caught(play_a_hidden_card), tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_report_goes_elsewhere_where_the_folder_cannot_be_written(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    (tmp_path / "spare").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "spare"))
    path = write_report(caught(play_a_hidden_card), tmp_path / "file")
    assert path.parent == tmp_path / "spare"


def test_a_report_goes_to_the_players_home_by_default(own_home):
    assert write_report(caught(play_a_hidden_card)).parent == own_home / "crashes"
