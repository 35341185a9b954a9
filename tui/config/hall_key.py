"""The key of a hall, by which people recognise it and by which it signs results: made once, for its owner's eyes only.

The file is one of OpenSSH, `ssh_host_ed25519_key`; machines that serve one hall have the same one. Checking a signature
needs the library `cryptography`, which comes with the extras for servers and, alone, with the extra `signatures`.
"""

from __future__ import annotations

import hashlib
import os
import stat
from base64 import b64decode, b64encode
from binascii import Error
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

NAME = "ssh_host_ed25519_key"
ALGORITHM = "ssh-ed25519"
FINGERPRINT = "SHA256:"


class KeyUnusable(Exception):
    """The key of this hall cannot be used; the message is one sentence for its keeper."""


class NoKey(ValueError):
    """Something that should be a public key is none."""


class NotChecked(Exception):
    """A signature cannot be checked here: the library is missing."""


class HallKey:
    """The key in this folder, made if there is none, under the name by which the hall signs."""

    def __init__(self, home: Path, name: str) -> None:
        self.name = name
        self._private = read(key_file(home))
        self.key = written(self._private.public_key())

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.key)

    def sign(self, statement: bytes) -> str:
        """An Ed25519 signature, in Base64."""
        return b64encode(self._private.sign(statement)).decode()


def key_file(home: Path) -> Path:
    """The file of the key, made if there is none. Raises KeyUnusable where others may read it."""
    path = home / NAME
    if not path.exists():
        make(path)
    if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise KeyUnusable(f"Other users can read the host key {path}; make it private with chmod 600.")
    return path


def make(path: Path) -> None:
    """Write a new key; where two programs do so at once, the first one's is used."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    made = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.OpenSSH, NoEncryption())
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(made)
            file.flush()
            os.fsync(file.fileno())
        if not path.exists():
            os.link(draft, path)
    except FileExistsError:
        return
    finally:
        draft.unlink(missing_ok=True)


def read(path: Path) -> Ed25519PrivateKey:
    """The private key in a file. Raises KeyUnusable."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_ssh_private_key

    try:
        key = load_ssh_private_key(path.read_bytes(), None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as trouble:
        raise KeyUnusable(f"The host key {path} cannot be read: {str(trouble).rstrip('.')}.") from None
    except OSError as trouble:
        raise KeyUnusable(f"The host key {path} cannot be read: {trouble.strerror or trouble}.") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise KeyUnusable(f"The host key {path} signs no results: it must be an Ed25519 key.")
    return key


def written(key: Ed25519PublicKey) -> str:
    """A public key as OpenSSH writes it, without a comment."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH).decode()


def fingerprint_of(key: str) -> str:
    """What people compare: the fingerprint of a public key as OpenSSH writes both. Raises NoKey."""
    algorithm, _, encoded = key.partition(" ")
    blob = decoded(encoded.split(" ")[0])
    # The name and the 32 bytes, each after its length: nothing else is an Ed25519 key.
    if algorithm != ALGORITHM or len(blob) != 51 or blob[:19] != b"\x00\x00\x00\x0bssh-ed25519\x00\x00\x00\x20":
        raise NoKey(f"An Ed25519 key begins with {ALGORITHM}, followed by 68 characters.")
    return FINGERPRINT + b64encode(hashlib.sha256(blob).digest()).decode().rstrip("=")


def is_fingerprint(text: str) -> bool:
    """Whether a text can be the fingerprint of a key."""
    return text.startswith(FINGERPRINT) and len(decoded(text.removeprefix(FINGERPRINT) + "=")) == 32


def decoded(text: str) -> bytes:
    """What a text in Base64 says; nothing where it is none."""
    try:
        return b64decode(text, validate=True)
    except (Error, ValueError):
        return b""


def fits(key: str, signature: str, statement: bytes) -> bool:
    """Whether whoever has this key has signed that. Raises NoKey, or NotChecked where the library is missing."""
    fingerprint_of(key)
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise NotChecked from None
    try:
        Ed25519PublicKey.from_public_bytes(decoded(key.split(" ")[1])[-32:]).verify(decoded(signature), statement)
    except (InvalidSignature, ValueError):
        return False
    return True
