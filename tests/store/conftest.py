"""These tests play Lanterns, and some of them need a PostgreSQL server."""

from tests.store.postgres_server import postgres as postgres
from tests.store.postgres_server import postgres_server as postgres_server
from tests.store.rights import commoner as commoner
from tests.toy.known import lanterns_is_known as lanterns_is_known
