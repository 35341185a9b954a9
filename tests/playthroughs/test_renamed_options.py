"""A log outlives the options it was played with: once a value is called otherwise it still loads and can be watched.

Only `verify` asks what today's rules would lay.
"""

import msgspec
import pytest

from engine.games import GAMES
from engine.journal import Journal
from engine.journal.chain import encode
from tests.playthroughs.test_golden import LOGS
from tui.table.session.replay_frames import Film


def renamed(data: bytes, option: str) -> bytes:
    """The log as it would be, had this option's value been called otherwise when it was written."""
    journal = Journal.load(data)
    options = {**journal.header.options, option: f"{journal.header.options[option]}_of_old"}
    header, link = encode(msgspec.structs.replace(journal.header, options=options), "")
    lines = [header]
    for event in journal.events:
        line, link = encode(msgspec.structs.replace(event, link=""), link)
        lines.append(line)
    return b"\n".join(lines) + b"\n"


each_option = pytest.mark.parametrize(
    ("path", "option"),
    [
        pytest.param(path, option.name, id=f"{path.stem}-{option.name}")
        for slug, game in GAMES.items()
        for path in [next(path for path in LOGS if path.name.startswith(slug))]
        for option in game.options
    ],
)


@each_option
def test_a_log_with_an_option_that_is_called_otherwise_by_now_loads_and_comes_to_the_same_table(path, option):
    data = path.read_bytes()
    old, today = Journal.load(renamed(data, option)), Journal.load(data)
    assert old.outcome == today.outcome is not None
    for seq in range(0, len(today.events), 7):
        world = old.at(seq)
        assert world.options != today.at(seq).options
        world.options = today.at(seq).options
        assert world == today.at(seq)


@each_option
def test_its_replay_is_shown_to_the_end(path, option):
    films = [Film(Journal.load(data)) for data in (renamed(path.read_bytes(), option), path.read_bytes())]
    assert films[0].frames == films[1].frames
    frames, eyes = films[0].frames, films[0].perspectives[0]
    for frame in (*frames[::25], frames[-1]):
        old, today = (film.picture(frame, eyes) for film in films)
        assert old.scene.world.zones == today.scene.world.zones
        assert old.scene.over == today.scene.over == (frame == frames[-1])
        assert len(old.told) > 0


@each_option
def test_verify_names_the_first_line_and_the_option(path, option):
    first = Journal.load(renamed(path.read_bytes(), option)).verify()[0]
    assert (first.line, first.slug) == (1, "BadTable")
    assert option in first.sentence
    assert "_of_old" in first.sentence
