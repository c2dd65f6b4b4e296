"""Admission of a terminal to its floor server: by its token once, then by its own password or certificate."""

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from sqlalchemy import URL

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import has_own_certificate, require_table, roles_of, where
from dealer_terminal.floor.certificate import certified
from dealer_terminal.floor.faults import NotLetInError
from dealer_terminal.floor.floor_admin import Token, parse_token
from dealer_terminal.floor.floor_connection import PROTOCOL, FloorConnection, open_line
from dealer_terminal.floor.ports import Clock, FloorCredential, ForwardedJournal, Wallet
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.record_text import utc_text
from dealer_terminal.journal.vkey import parse_vkey

NO_TOKEN = NO_CERTIFICATE = ""
_ANEW = "dealer-terminal floor enrol {table} gives a new token"
_WRONG = {
    "unknown": "table {table} is not enrolled there: dealer-terminal floor enrol {table}",
    "wrong": f"the token is not the one that table {{table}} was given last: {_ANEW}",
    "used": f"the token was used already: {_ANEW}",
    "ended": f"the token's time is over: {_ANEW}",
    "no key": "the floor takes no such key: run dealer-terminal verify",
}


def now_utc() -> int:
    return time.time_ns() // 1000


@contextmanager
def admitted(
    url: URL, journal: ForwardedJournal, wallet: Wallet, token: str = NO_TOKEN, *, clock: Clock = now_utc
) -> Iterator[FloorConnection]:
    """Yield a connection for the journal. Raise KnownError if the floor server refuses the terminal or needs a newer
    protocol."""
    with ExitStack() as held:
        line = _line(held, url, journal, wallet, token, clock())
        _require_spoken(line)
        yield line


def _line(
    held: ExitStack, url: URL, journal: ForwardedJournal, wallet: Wallet, token: str, now: int
) -> FloorConnection:
    if token:
        return _by_token(held, url, journal, wallet, parse_token(token), now)
    if wallet.read().role:
        return _by_pass(held, url, wallet, now)
    return _by_house(held, url, journal, wallet)


def _by_house(held: ExitStack, url: URL, journal: ForwardedJournal, wallet: Wallet) -> FloorConnection:
    """Connect with the casino's own means, such as a socket's user or a certificate. The server decides if that is
    enough."""
    role, begins = url.username or "", roles_of(url).table
    if not role.startswith(begins):
        raise KnownError(f"{where(url)}: this terminal is not enrolled there: give its token with --token")
    line = held.enter_context(open_line(url, role, url.password or ""))
    token = Token(role.removeprefix(begins), NO_TOKEN)
    answer = _redeemed(line, journal, wallet, role, token)
    if answer != "enrolled":
        raise KnownError(f"{line.where}: {_why(answer, token.table)}")
    return line


def _by_token(
    held: ExitStack, url: URL, journal: ForwardedJournal, wallet: Wallet, token: Token, now: int
) -> FloorConnection:
    """Redeem the token. A token that was already used works again for the terminal that redeemed it."""
    require_table(token.table)
    role = f"{roles_of(url).table}{token.table}"
    kept = wallet.read()
    try:
        line = held.enter_context(open_line(url, role, token.secret))
    except NotLetInError:
        if kept.role == role:
            return _by_pass(held, url, wallet, now)
        named = where(url.set(username=role, password=None))
        why = "the token is wrong, was used, or its time is over"
        raise KnownError(f"{named}: {why}: {_ANEW.format(table=token.table)}") from None
    answer = _redeemed(line, journal, wallet, role, token)
    if answer == "used" and kept.role == role:
        return _by_pass(held, url, wallet, now)
    if answer != "enrolled":
        raise KnownError(f"{line.where}: {_why(answer, token.table)}")
    return line


def _by_pass(held: ExitStack, url: URL, wallet: Wallet, now: int) -> FloorConnection:
    """Connect with a valid certificate, or with the password until the server has accepted a certificate."""
    kept = wallet.read()
    for certificate in _shown(url, wallet, kept.role, now):
        for password in kept.passwords:
            try:
                return held.enter_context(open_line(url, kept.role, password, certificate))
            except NotLetInError:
                continue
    named, table = where(url.set(username=kept.role, password=None)), kept.role.removeprefix(roles_of(url).table)
    ends = certified(wallet.certificate().pem).ends
    if ends and ends <= now:
        anew = f"dealer-terminal floor enrol {table}, then forward with its token"
        raise NotLetInError(f"{named}: this terminal's certificate ran out on {utc_text(ends)}: {anew}")
    raise NotLetInError(f"{named}: this terminal's password counts no more there: {_ANEW.format(table=table)}")


def _shown(url: URL, wallet: Wallet, role: str, now: int) -> Iterator[str]:
    """Yield the unexpired certificate files to try. The casino's own certificate takes precedence."""
    for each in () if has_own_certificate(url) else (wallet.certificate(), wallet.next_certificate()):
        found = certified(each.pem)
        if found.role == role and now < found.ends:
            yield each.file
    yield NO_CERTIFICATE


def _redeemed(line: FloorConnection, journal: ForwardedJournal, wallet: Wallet, role: str, token: Token) -> str:
    """Redeem the token for a new password. The password is on disk before the server sets it, so after an interruption
    either the old or the new one works."""
    before = wallet.read()
    password = secrets.token_urlsafe(32)
    older = before.passwords[:1] if before.role == role else ()
    wallet.write(FloorCredential(role, (password, *older)))
    told = (token.secret, journal.id, journal.vkey, _public(journal), line.verifier(password, role))
    answer = str(line.ask("SELECT floor.redeem(%s, %s, %s, %b, %s)", told))
    wallet.write(FloorCredential(role, (password,)) if answer == "enrolled" else before)
    if answer == "enrolled":
        wallet.drop()
    return answer


def _why(answer: str, table: str) -> str:
    known, _, journal = answer.partition(" ")
    if known == "other":
        return f"table {table} belongs to another journal there, {journal}: enrol this one under an id of its own"
    return _WRONG.get(answer, answer).format(table=table)


def _public(journal: ForwardedJournal) -> bytes:
    try:
        return parse_vkey(journal.vkey).public
    except AuditError as error:
        raise KnownError(f"the journal's own key is damaged: {error}: run dealer-terminal verify") from None


def _require_spoken(line: FloorConnection) -> None:
    if line.least_protocol() > PROTOCOL:
        raise KnownError(f"{line.where} is a newer floor, which this version does not know: install a newer one")
