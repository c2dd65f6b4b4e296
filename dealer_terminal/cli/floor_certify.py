"""`floor certify`: sign certificates for terminals, once or as a service."""

import time
from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from pathlib import Path

import typer

from dealer_terminal.app.authority import authority_in, certificate_in
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.pty_or_tcp import until_stopped
from dealer_terminal.floor.authority import Authority
from dealer_terminal.floor.certifying import CertificateDecision, certify
from dealer_terminal.floor.faults import FloorUnreachableError
from dealer_terminal.floor.floor_admin import FloorAdmin, open_office
from dealer_terminal.journal.record_text import utc_text

LOOKS_EVERY = 5.0
_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
_LONGEST_PAUSE = 30.0
_DAY, _SECOND = 86_400 * 1_000_000, 1_000_000


class Certification:
    def __init__(self, floor: str, folder: Path, days: float, *, json: bool) -> None:
        self._floor, self._folder, self._json = floor, folder, json
        self._life = max(_SECOND, round(days * _DAY))

    def once(self) -> bool:
        """Return True if no request was refused."""
        with open_office(self._floor) as office:
            judged = self._all(office)
        self._tell(judged)
        return not any(each.why for each in judged)

    def for_ever(self) -> None:
        """Sign requests until stopped. Log each failure once and retry it, but raise it if no connection ever
        worked."""
        with until_stopped():
            pauses, told, was_there = _pauses(), "", False
            while True:
                try:
                    with open_office(self._floor) as office:
                        while True:
                            judged, was_there = self._all(office), True
                            pauses, told = _pauses(), ""
                            self._tell_some(judged)
                            time.sleep(LOOKS_EVERY)
                except FloorUnreachableError as error:
                    if not was_there:
                        raise
                    told = _told_once(str(error), told)
                    time.sleep(next(pauses))

    def _authority(self) -> Authority:
        authority, is_new = authority_in(self._folder, time.time_ns() // 1000)
        if is_new:
            certificate = certificate_in(self._folder)
            typer.echo(
                f"A new authority. The server's ssl_ca_file is to be {certificate}; keep authority.key.", err=True
            )
        return authority

    def _all(self, office: FloorAdmin) -> Sequence[CertificateDecision]:
        """Decide all requests with the authority that is in the folder now."""
        return tuple(certify(office, self._authority(), time.time_ns() // 1000, self._life))

    def _tell_some(self, judged: Sequence[CertificateDecision]) -> None:
        if judged:
            self._tell(judged)

    def _tell(self, judged: Sequence[CertificateDecision]) -> None:
        if self._json:
            write_json([_summary(each) for each in judged])
            return
        for each in judged:
            typer.echo(_line(each), err=bool(each.why))
        if not judged:
            typer.echo("No terminal waits for a certificate.")


def _line(judged: CertificateDecision) -> str:
    if judged.why:
        return f"Table {judged.table}: refused: {judged.why}."
    return f"Table {judged.table}: certified until {utc_text(judged.ends)}."


def _summary(judged: CertificateDecision) -> dict[str, str | int]:
    ends = utc_text(judged.ends) if judged.ends else ""
    return {
        "table": judged.table,
        "number": judged.number,
        "serial": judged.serial,
        "ends": ends,
        "refused": judged.why,
    }


def _told_once(line: str, told: str) -> str:
    if line != told:
        typer.echo(line, err=True)
    return line


def _pauses() -> Iterator[float]:
    return chain(_PAUSES, repeat(_LONGEST_PAUSE))
