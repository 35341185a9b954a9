"""Halls that sign, each with a key that is the same in every run."""

from base64 import b64encode

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tui.config.hall_key import fingerprint_of, written


class Signatory:
    """A hall with the key of this number."""

    def __init__(self, name: str = "hall.example", number: int = 1) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)
        self.name, self.key = name, written(self._private.public_key())

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.key)

    def sign(self, statement: bytes) -> str:
        return b64encode(self._private.sign(statement)).decode()


HALL = Signatory()
STRANGER = Signatory("far.example", 2)
IMPOSTOR = Signatory("hall.example", 3)
"""Another hall that gives itself the name of the first."""
