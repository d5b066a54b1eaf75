"""Who asks: a browser by its cookie, a bot by its bearer token. Only hashes of tokens are kept."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ...storage import Accounts, Identity
from ..tables.commands import TableRefusal

COOKIE = "hauntboard"
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_LENGTH = 43  # 32 bytes in URL-safe letters
# Identities are remembered for a short while, so that not every request asks the database.
MAX_CACHED = 10_000
CACHE_SECONDS = 30.0


class Unauthenticated(TableRefusal):
    """The asker has shown no identity, or one that nobody knows."""


def new_token() -> str:
    """What an identity shows to be recognised."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


class Identities:
    """Finds out who asks."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.cache: OrderedDict[bytes, tuple[float, Identity]] = OrderedDict()

    async def create(self, nickname: str, bot: bool) -> tuple[Identity, str]:
        """A new identity and its token, which is told once and never again."""
        token = new_token()
        identity = Identity(secrets.token_hex(8), nickname, bot)
        await self.accounts.add(identity, hash_token(token))
        return identity, token

    async def find(self, token: str) -> Identity | None:
        """Whose token this is."""
        if len(token) != TOKEN_LENGTH:
            return None
        key = hash_token(token)
        at, identity = self.cache.get(key, (0.0, None))
        if identity is None or time.monotonic() - at > CACHE_SECONDS:
            identity = await self.accounts.find(key)
            self.forget(key)
            if identity is not None:
                self.cache[key] = (time.monotonic(), identity)
        if len(self.cache) > MAX_CACHED:
            self.cache.popitem(last=False)
        return identity

    def forget(self, key: bytes) -> None:
        """Ask the database the next time."""
        self.cache.pop(key, None)

    async def caller(self, connection: ASGIConnection) -> Identity | None:  # type: ignore[type-arg]
        """Who sent a request, if they show anything; a token that nobody knows is refused."""
        token = token_of(connection)
        if token is None:
            return None
        identity = await self.find(token)
        if identity is None and "authorization" in connection.headers:
            raise Unauthenticated("identity-unknown")
        return identity


def token_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The token that a request shows."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind:
        return token.strip() if kind.lower() == "bearer" else ""
    return connection.cookies.get(COOKIE)


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie by which a browser is recognised. No script can read it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def require_identity(who: Identity | None) -> Identity:
    """The asker, who must be somebody."""
    if who is None:
        raise Unauthenticated("identity-needed")
    return who
