"""How much of everything one person may have in a hall."""

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What the keeper of a hall decides."""

    tables: int = 4
    """Tables laid by one person that are not over."""

    all_tables: int = 200
    """Tables of everybody together."""

    watchers: int = 40
    """People who look on at one table."""

    lines_a_minute: int = 10
    """What one person may say, in all rooms together."""

    lines_kept: int = 100
    """What is remembered of what was said in one room."""

    words_a_minute: int = 6
    """Invitation words that one person, or one address, may try."""

    words_an_hour: int = 20
    """The same in an hour, from one address: a guest is another person every time."""

    all_words_a_minute: int = 60
    """Invitation words that are tried in the whole hall: those of all tables are guessed at together."""

    table_words_an_hour: int = 600
    """Words that are tried at one table in an hour; those said to the whole hall are tried at each of its tables."""

    hold: int = 300
    """Seconds for which a seat is held when nothing else was said."""

    longest_hold: int = 86_400
    """Seconds for which a table may hold its seats."""
