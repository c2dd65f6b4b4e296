"""What terminals of a floor ask to have certified, looked at and signed by whoever keeps it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from dealer_terminal.floor.address import roles_of
from dealer_terminal.floor.authority import Authority, WrongRequestError, sign
from dealer_terminal.floor.faults import known_faults
from dealer_terminal.floor.office import Office

_WAITING = """SELECT table_id, number, request FROM floor.certificates
    WHERE certificate = '' AND refused = '' AND NOT void ORDER BY table_id, number"""
_CERTIFY = "SELECT floor.certify(%s, %s, %s, %s, %s)"
_REFUSE = "SELECT floor.refuse_certificate(%s, %s, %s)"


class Judged(Struct, frozen=True):
    """`ends` is microseconds since 1970, 0 where it was refused: `why` says what for."""

    table: str
    number: int
    serial: str
    ends: int
    why: str


def certify(office: Office, authority: Authority, now: int, life: int) -> Iterator[Judged]:
    """All that waits. Which table asks is known to the floor; that it asks for itself alone is looked at here."""
    for table, number, request in _rows(office, _WAITING, ()):
        try:
            signed = sign(authority, request, f"{roles_of(office.url).table}{table}", now, life)
        except WrongRequestError as wrong:
            if _done(office, _REFUSE, (table, number, str(wrong))):
                yield Judged(table, number, "", 0, str(wrong))
        else:
            if _done(office, _CERTIFY, (table, number, signed.certificate, signed.serial, signed.ends)):
                yield Judged(table, number, f"{signed.serial:x}", signed.ends, "")


def _done(office: Office, asked: str, told: tuple[Any, ...]) -> bool:
    """Whether it still waited for that."""
    ((taken,),) = _rows(office, asked, told)
    return bool(taken)


def _rows(office: Office, asked: str, told: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    with known_faults(office.where):
        return office.connection.execute(asked, told).fetchall()
