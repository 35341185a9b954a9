"""Who a browser is: a random key in a cookie that scripts cannot read and other sites cannot send.

The key never leaves the cookie; the hall knows somebody by a digest of it, as it knows others by a fingerprint.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from hashlib import sha256

BITS = 256
AGE = 400 * 24 * 3600
"""Seconds: as long as browsers keep a cookie at most; every visit begins it anew."""

KEY = re.compile(r"[0-9a-f]{64}")


def new_key() -> str:
    """A key that nobody guesses."""
    return secrets.token_hex(BITS // 8)


def cookie_name(is_secure: bool) -> str:
    """Behind TLS the browser itself makes sure that no other host has set it."""
    return "__Host-duskhall" if is_secure else "duskhall"


def key_in(cookies: Mapping[str, str], is_secure: bool) -> str | None:
    """The key a browser has; None if it has none, or something else in its place."""
    found = cookies.get(cookie_name(is_secure), "")
    return found if KEY.fullmatch(found) else None


def cookie_of(key: str, is_secure: bool, age: int = AGE) -> str:
    """The header that gives a browser its key, or with an age of 0 takes it away."""
    secure = "; Secure" if is_secure else ""
    return f"{cookie_name(is_secure)}={key}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"


def digest_of(key: str) -> str:
    """What the hall keeps of a key."""
    return f"web:{sha256(key.encode()).hexdigest()}"
