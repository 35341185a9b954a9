"""What can go wrong with a store: a lost race, which is tried again, or a problem people are told in one sentence."""


class Conflict(Exception):
    """Somebody else wrote first. Nothing was written; read the new lines and try again."""

    def __init__(self, table: str, expected: int, count: int) -> None:
        super().__init__(f"Table {table} has {count} lines, not {expected}.")
        self.table = table
        self.expected = expected
        self.count = count


class Outdated(Exception):
    """Somebody else changed the entry of a book first. Nothing was written; look again."""


class StoreProblem(Exception):
    """The store cannot do what was asked; the message is one sentence for people. Nothing was written."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NoSuchTable(StoreProblem):
    """A table that is not, or no longer, in the store."""

    def __init__(self, table: str) -> None:
        super().__init__(f"There is no table {table!r} in the store.")
        self.table = table


class NoHeader(StoreProblem):
    """Lines that were to open a table and do not begin with the header of a log."""

    def __init__(self) -> None:
        super().__init__("A table starts with the header of its log.")


class StoreAway(StoreProblem):
    """The store does not answer, for now. What is wrong with it is for the log, never for players."""

    def __init__(self) -> None:
        super().__init__("The hall cannot reach its database. Try again in a moment.")
