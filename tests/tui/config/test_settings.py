"""Remembered choices: they come back, faults are named, and no file is ever lost."""

import inspect
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.config.settings import Settings, load, save


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_without_a_file_the_defaults_hold_and_nothing_is_written(file):
    assert load(file).settings == Settings()
    assert load(file).complaint is None
    assert not file.exists()


def test_what_was_saved_comes_back(file):
    chosen = Settings(
        theme="nord",
        ascii=True,
        pace="step",
        confirm="never",
        name="Ada ♣",
        plain=True,
        last_options={"chess": {"clock": 5, "handicap": None}},
        introduced={"chess": True},
    )
    save(file, chosen)
    assert load(file).settings == chosen
    assert load(file).complaint is None


def test_saving_creates_the_folder(tmp_path):
    save(tmp_path / "new" / "settings.json", Settings(name="Ada"))
    assert load(tmp_path / "new" / "settings.json").settings.name == "Ada"


def test_a_misspelt_key_is_named_with_the_nearest_setting(file):
    file.write_text('{"pase": "slow", "name": "Ada"}')
    loaded = load(file)
    assert loaded.complaint == 'settings.json: "pase" is not a setting (did you mean "pace"?) and is ignored.'
    assert loaded.settings == Settings(name="Ada")


def test_a_misspelt_value_is_named_with_the_nearest_one(file):
    file.write_text('{"pace": "Brik", "ascii": true}')
    loaded = load(file)
    assert 'pace cannot be "Brik" (did you mean "brisk"?); it must be instant or brisk or slow or step' in str(
        loaded.complaint
    )
    assert loaded.settings == Settings(ascii=True)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"zebra": 1}', '"zebra" is not a setting and is ignored.'),
        ('{"ascii": "yes"}', 'ascii cannot be "yes"; it must be true or false. The default is used.'),
        ('{"name": 7}', "name cannot be 7; it must be text. The default is used."),
        ('{"introduced": []}', "introduced cannot be []; it must be an object with an entry per game"),
        ("[1]", "does not hold a JSON object"),
        ('{"pace": ', "is not valid JSON"),
        ("", "is not valid JSON"),
    ],
)
def test_a_fault_gives_one_sentence_and_the_defaults(file, text, sentence):
    file.write_text(text)
    loaded = load(file)
    assert sentence in str(loaded.complaint)
    assert loaded.settings == Settings()


def test_reading_a_faulty_file_leaves_it_as_it_is(file):
    file.write_text('{"pase": "slow"}')
    load(file)
    assert file.read_text() == '{"pase": "slow"}'


def test_saving_puts_a_faulty_file_aside(file):
    for text in ('{"pase": "slow"}', "not JSON"):
        file.write_text(text)
        save(file, Settings(pace="slow"))
        assert load(file).settings.pace == "slow"
    aside = sorted(file.parent.glob("settings.faulty-*.json"))
    assert [path.read_text() for path in aside] == ['{"pase": "slow"}', "not JSON"]


def test_a_failed_save_keeps_the_old_file_and_leaves_no_draft(file, monkeypatch):
    save(file, Settings(name="old"))

    def disk_full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", disk_full)
    with pytest.raises(OSError, match="No space"):
        save(file, Settings(name="new"))
    monkeypatch.undo()
    assert load(file).settings.name == "old"
    assert list(file.parent.iterdir()) == [file]


@given(st.binary(max_size=80))
def test_no_bytes_make_loading_fail(tmp_path_factory, data):
    file = tmp_path_factory.mktemp("fuzz") / "settings.json"
    file.write_bytes(data)
    loaded = load(file)
    assert loaded.settings == Settings() or loaded.complaint is None
    assert file.read_bytes() == data


@given(
    st.builds(
        Settings,
        theme=st.text(),
        ascii=st.booleans(),
        pace=st.sampled_from(["instant", "brisk", "slow", "step"]),
        name=st.text(),
        last_options=st.dictionaries(st.text(), st.dictionaries(st.text(), st.integers(-9, 9) | st.text())),
        introduced=st.dictionaries(st.text(), st.booleans()),
    )
)
def test_any_settings_survive_the_file(tmp_path_factory, chosen):
    file = tmp_path_factory.mktemp("round") / "settings.json"
    save(file, chosen)
    assert load(file).settings == chosen


def test_every_setting_says_what_it_is_for():
    source = inspect.getsource(Settings).rstrip()
    documented = re.findall(r'^    (\w+): .+ = .+\n    """.+"""$', source, flags=re.M)
    assert documented == [field.name for field in msgspec.structs.fields(Settings)]
