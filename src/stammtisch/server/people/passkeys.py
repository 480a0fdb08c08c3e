"""Passkeys: keys that a device keeps and that open an account without a word being typed (WebAuthn).

They are bound to the address of the server, so they want one that stays (`Settings.origin`); on localhost a browser
takes them as they are. A challenge is good once and for minutes, at any server of the house.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import digest, short_id
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import accounts
from stammtisch.server.keeping.models import AccountRow, PasskeyRow, TicketRow
from stammtisch.server.people.people import People

Json = dict[str, Any]
LIFE = 5 * 60
"""Seconds for which a challenge is good."""
MOST = 20
"""Passkeys of one account."""
NEW_IN_A_DAY = 20
"""Accounts that one visitor may open by passkey in a day."""
VERIFIED = UserVerificationRequirement.REQUIRED


class Passkeys:
    """See the module's text. `origin` is where the browser is: "https://stammtisch.example.org"."""

    def __init__(self, people: People, metrics: Metrics):
        self._people = people
        self._opened = Share("accounts", NEW_IN_A_DAY, 24 * 3600.0, metrics)

    # ----------------------------------------------------------------------------------------------- a new passkey

    async def add_options(self, origin: str, account: str) -> Json:
        """What a browser needs to make a passkey for an account; ApiError if it has enough of them."""
        about = await self._people.account(account)
        held = await self.of(account)
        if len(held) >= MOST:
            raise ApiError("conflict", "enough-passkeys", count=MOST)
        known = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(key["credential"])) for key in held]
        return await self._creation(origin, "add", account, account, about["email"] or about["name"], known)

    async def sign_up_options(self, origin: str, name: str, lang: str, visitor: str) -> Json:
        """The same for somebody who has no account yet."""
        self._opened.spend(visitor)
        account = short_id()
        about = json.dumps({"id": account, "name": name, "lang": lang}, ensure_ascii=False)
        return await self._creation(origin, "sign-up", about, account, name, [])

    async def add(self, origin: str, account: str, credential: Json, name: str) -> None:
        """Adds a passkey to an account; ApiError unless the browser's answer is right."""
        row, hashed = self._created(origin, credential)

        def work(c: Connection) -> None:
            if accounts.take_ticket(c, "add", hashed, int(time.time())) != account:
                raise ApiError("forbidden", "no-passkey")
            self._keep(c, row, account, name)

        await self._people.store.do(work)

    async def sign_up(self, origin: str, credential: Json, key_name: str, device: str) -> str:
        """Opens an account with a passkey; returns the secret of its first session."""
        row, hashed = self._created(origin, credential)

        def work(c: Connection) -> str:
            now = int(time.time())
            ticket = accounts.take_ticket(c, "sign-up", hashed, now)
            if ticket is None:
                raise ApiError("forbidden", "no-passkey")
            accounts.add(c, AccountRow, **json.loads(ticket), email=None, created=now)
            account = json.loads(ticket)["id"]
            self._keep(c, row, account, key_name)
            return self._people.sign_in(c, account, device)

        return await self._people.store.do(work)

    async def _creation(
        self, origin: str, kind: str, about: str, account: str, shown: str, known: list[PublicKeyCredentialDescriptor]
    ) -> Json:
        options = generate_registration_options(
            rp_id=_host(origin),
            rp_name="Stammtisch",
            user_id=account.encode(),
            user_name=shown,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
            exclude_credentials=known,
        )
        await self._ticket(kind, options.challenge, about)
        return dict(json.loads(options_to_json(options)))

    def _created(self, origin: str, credential: Json) -> tuple[Json, str]:
        """A new passkey as it is kept, and the hash of the challenge that it answers; ApiError if it is none."""
        challenge = _challenge(credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise ApiError("forbidden", "no-passkey") from None
        row = {
            "credential": bytes_to_base64url(made.credential_id),
            "key": bytes_to_base64url(made.credential_public_key),
            "uses": made.sign_count,
        }
        return row, _hash(challenge)

    def _keep(self, c: Connection, row: Json, account: str, name: str) -> None:
        if accounts.passkey(c, row["credential"]) is not None:
            raise ApiError("conflict", "known-passkey")
        accounts.add(
            c, PasskeyRow, **row, id=short_id(), account=account, name=name, created=int(time.time()), used=None
        )

    # -------------------------------------------------------------------------------------------------- signing in

    async def sign_in_options(self, origin: str) -> Json:
        """What a browser needs to ask for a passkey, whichever it has for this address."""
        options = generate_authentication_options(rp_id=_host(origin), user_verification=VERIFIED)
        await self._ticket("sign-in", options.challenge, "")
        return dict(json.loads(options_to_json(options)))

    async def sign_in(self, origin: str, credential: Json, device: str) -> str:
        """Signs in with a passkey; returns the secret of the session. ApiError unless the answer is right."""
        challenge, named = _challenge(credential), credential.get("id")
        known = await self._people.store.look(lambda c: accounts.passkey(c, str(named)[:1400]))
        if known is None:
            raise ApiError("forbidden", "unknown-passkey")
        try:
            proved = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(known["key"]),
                credential_current_sign_count=known["uses"],
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise ApiError("forbidden", "no-passkey") from None

        def work(c: Connection) -> str:
            now = int(time.time())
            if accounts.take_ticket(c, "sign-in", _hash(challenge), now) is None:
                raise ApiError("forbidden", "no-passkey")
            fits = PasskeyRow.id == known["id"]
            if not accounts.change(c, PasskeyRow, fits, uses=proved.new_sign_count, used=now):
                raise ApiError("forbidden", "unknown-passkey")
            return self._people.sign_in(c, known["account"], device)

        return await self._people.store.do(work)

    # ---------------------------------------------------------------------------------------------------- the rest

    async def of(self, account: str) -> list[Json]:
        """An account's passkeys."""
        return await self._people.store.look(lambda c: accounts.all_of(c, PasskeyRow, account))

    async def drop(self, account: str, passkey: str) -> None:
        """Removes a passkey; ApiError if there is none, or nothing else opens the account."""

        def work(c: Connection) -> None:
            about = accounts.one(c, AccountRow, AccountRow.id == account)
            mine = PasskeyRow.account == account
            if not accounts.remove(c, PasskeyRow, mine, PasskeyRow.id == passkey):
                raise ApiError("not-found", "no-such-passkey")
            if (about is None or about["email"] is None) and accounts.count(c, PasskeyRow, mine) == 0:
                raise ApiError("conflict", "last-passkey")

        await self._people.store.do(work)

    async def _ticket(self, kind: str, challenge: bytes, about: str) -> None:
        now = int(time.time())
        row = {"hash": _hash(challenge), "kind": kind, "about": about, "created": now, "expires": now + LIFE}
        await self._people.store.do(lambda c: accounts.add(c, TicketRow, **row))


def _hash(challenge: bytes) -> str:
    return digest(bytes_to_base64url(challenge))


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _challenge(credential: Mapping[str, Any]) -> bytes:
    """The challenge that a browser's answer says it answers; ApiError if it says none."""
    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ApiError("forbidden", "no-passkey") from None
