"""What may become of a question instead of an answer."""


class Baffled(Exception):
    """A bot failed while it thought. The message names places in the code and the kind of the failure, no values."""


class NoWorker(Exception):
    """There is no process to think in: none can be started, or those that were started died of the question."""
