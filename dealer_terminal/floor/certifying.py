"""Certification of a terminal over its existing connection: first issue and renewal before expiry."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import URL

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import has_own_certificate, roles_of
from dealer_terminal.floor.authority import Authority, WrongRequestError, sign
from dealer_terminal.floor.certificate import certified, new_request, requested, with_certificate
from dealer_terminal.floor.faults import NotLetInError, known_faults
from dealer_terminal.floor.floor_admin import FloorAdmin
from dealer_terminal.floor.floor_connection import FloorConnection, open_line
from dealer_terminal.floor.ports import Clock, Wallet
from dealer_terminal.journal.record_text import utc_text

_TRIES_AGAIN_AFTER = 60 * 1_000_000
_NOTHING = ""
_NOT_BELIEVED = "the server knows nothing of floor certify: its keeper names authority.crt as ssl_ca_file there"


class Certifying:
    """Renewal of a certificate. The old one is kept until the server has accepted the new one, so an interruption
    leaves at least one valid."""

    def __init__(self, url: URL, wallet: Wallet, clock: Clock) -> None:
        self._url, self._wallet, self._clock = url, wallet, clock
        self._hinders, self._again = _NOTHING, 0

    def turn(self, line: FloorConnection) -> str:
        """Do the next step, and return what prevents certification as one line for the technician, or an empty
        string."""
        if not line.over_tls or has_own_certificate(self._url):
            return _NOTHING
        now = self._clock()
        if now < self._again:
            return self._hinders
        try:
            self._hinders = self._step(line, now)
        except KnownError as error:
            self._hinders = f"no certificate: {error}"
        self._again = now + _TRIES_AGAIN_AFTER if self._hinders else 0
        return self._hinders

    def _step(self, line: FloorConnection, now: int) -> str:
        pem = self._wallet.next_certificate().pem
        found = certified(pem)
        if found.role == line.role and now < found.ends:
            return self._show(line)
        request = requested(pem, line.role)
        if request:
            return self._ask(line, pem, request, now)
        kept, answer = certified(self._wallet.certificate().pem), line.ask_certificate(_NOTHING).answer
        if answer != "open" or (kept.role == line.role and not kept.asks_anew(now)):
            return _NOTHING
        pem = new_request(line.role)
        self._wallet.write_next(pem)
        return self._ask(line, pem, requested(pem, line.role), now)

    def _ask(self, line: FloorConnection, pem: bytes, request: str, now: int) -> str:
        asked = line.ask_certificate(request)
        if asked.answer == "refused":
            self._wallet.drop_next()
            return f"{line.where} certifies no key of this terminal: {asked.why}; it asks again with another one"
        if asked.answer != "made":
            return _NOTHING
        pem = with_certificate(pem, asked.made)
        found = certified(pem)
        if found.role != line.role or found.ends <= now:
            self._wallet.drop_next()
            return f"{line.where} gave {_wrong(found.role, found.ends, now)}; it asks again with another key"
        self._wallet.write_next(pem)
        return self._show(line)

    def _show(self, line: FloorConnection) -> str:
        """Present the new certificate on a separate connection, because a server that rejects it refuses the
        connection."""
        try:
            with open_line(self._url, line.role, line.password, self._wallet.next_certificate().file) as shown:
                answer = shown.took_certificate()
        except NotLetInError as error:
            return f"{_NOT_BELIEVED}: {error}"
        if answer == "unseen":
            return f"{line.where}: {_NOT_BELIEVED}"
        if answer == "unknown":
            self._wallet.drop_next()
            return f"{line.where} does not know its own certificate any more; it asks again with another key"
        self._wallet.renew()
        return _NOTHING


def _wrong(role: str, ends: int, now: int) -> str:
    if ends and ends <= now:
        return f"a certificate that ran out on {utc_text(ends)}"
    return f"a certificate for {role}" if role else "a certificate that is of another key"


_WAITING = """SELECT table_id, number, request FROM floor.certificates
    WHERE certificate = '' AND refused = '' AND NOT void ORDER BY table_id, number"""
_CERTIFY = "SELECT floor.certify(%s, %s, %s, %s, %s)"
_REFUSE = "SELECT floor.refuse_certificate(%s, %s, %s)"


class CertificateDecision(Struct, frozen=True):
    """Decision on a request. `ends` is microseconds since 1970, or 0 if the request was refused; `why` is then the
    reason."""

    table: str
    number: int
    serial: str
    ends: int
    why: str


def certify(office: FloorAdmin, authority: Authority, now: int, life: int) -> Iterator[CertificateDecision]:
    """Decide all pending requests. The floor server knows the requesting table; this checks that it asks only for
    itself."""
    for table, number, request in _rows(office, _WAITING, ()):
        try:
            signed = sign(authority, request, f"{roles_of(office.url).table}{table}", now, life)
        except WrongRequestError as wrong:
            if _done(office, _REFUSE, (table, number, str(wrong))):
                yield CertificateDecision(table, number, "", 0, str(wrong))
        else:
            if _done(office, _CERTIFY, (table, number, signed.certificate, signed.serial, signed.ends)):
                yield CertificateDecision(table, number, f"{signed.serial:x}", signed.ends, "")


def _done(office: FloorAdmin, asked: str, told: tuple[Any, ...]) -> bool:
    """Return True if the request was still pending."""
    ((taken,),) = _rows(office, asked, told)
    return bool(taken)


def _rows(office: FloorAdmin, asked: str, told: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    with known_faults(office.where):
        return office.connection.execute(asked, told).fetchall()
