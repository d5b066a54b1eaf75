"""Identifies callers: browsers by cookie, bots by bearer token. Only hashes of tokens are stored."""

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
TOKEN_LENGTH = 43  # 32 bytes in URL-safe base64
# Identities are cached briefly so that not every request queries the database.
MAX_CACHED = 10_000
CACHE_SECONDS = 30.0


class Unauthenticated(TableRefusal):
    """The caller presented no identity or an unknown one."""


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """Return the stored hash of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


class Identities:
    """Looks up identities by token."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.cache: OrderedDict[bytes, tuple[float, Identity]] = OrderedDict()

    async def create(self, nickname: str, bot: bool) -> tuple[Identity, str]:
        """Create an identity and return it with its token, which cannot be retrieved later."""
        token = new_token()
        identity = Identity(secrets.token_hex(8), nickname, bot)
        await self.accounts.add(identity, hash_token(token))
        return identity, token

    async def find(self, token: str) -> Identity | None:
        """Return the identity that a token belongs to, if any."""
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
        """Drop a cached identity."""
        self.cache.pop(key, None)

    async def caller(self, connection: ASGIConnection) -> Identity | None:  # type: ignore[type-arg]
        """Return the caller's identity, if any. Raise :class:`Unauthenticated` for an unknown bearer
        token."""
        token = token_of(connection)
        if token is None:
            return None
        identity = await self.find(token)
        if identity is None and "authorization" in connection.headers:
            raise Unauthenticated("identity-unknown")
        return identity


def token_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Return the token that a request presents, if any."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind:
        return token.strip() if kind.lower() == "bearer" else ""
    return connection.cookies.get(COOKIE)


def cookie(token: str, secure: bool) -> Cookie:
    """Return the session cookie; scripts cannot read it."""
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
    """Return the caller or raise :class:`Unauthenticated`."""
    if who is None:
        raise Unauthenticated("identity-needed")
    return who
