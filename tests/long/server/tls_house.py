"""A floor over TLS, with an authority that its server believes, and terminals that come to it so."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dealer_terminal.app.authority import authority_in, certificate_in
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.authority import Authority
from dealer_terminal.floor.certificate import Certified, certified
from dealer_terminal.floor.certifying import CertificateDecision, certify
from dealer_terminal.floor.faults import NotLetInError
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.floor_connection import open_line
from dealer_terminal.floor.ports import Wallet
from dealer_terminal.table.clock import SystemClock
from tests.fast.floor.house import Floor, Terminal
from tests.helpers.tls_postgres import TlsServer

DAY = 86_400 * 1_000_000
WEEK = 7 * DAY


class House:
    """A floor over TLS, and the authority that its server believes."""

    def __init__(self, server: TlsServer, folder: Path) -> None:
        self.server, self.root = server, certificate_in(folder)
        self.authority, _ = authority_in(folder, now())

    def certify(
        self, floor: Floor, life: int = WEEK, authority: Authority | None = None
    ) -> tuple[CertificateDecision, ...]:
        with open_office(floor.url) as office:
            return tuple(certify(office, authority or self.authority, now(), life))


class OverTls(Terminal):
    """Its keeper does what he does on the server itself."""

    def __init__(self, folder: Path, house: House, floor: Floor, table: str = "7") -> None:
        super().__init__(folder, floor, table)
        self.house, self.address = house, house.server.over_tls(floor.url)

    @contextmanager
    def pocket_open(self) -> Iterator[Wallet]:
        with self.source() as source:
            yield self.wallet(source)

    @property
    def certified(self) -> Certified:
        with self.pocket_open() as wallet:
            return certified(wallet.certificate().pem)

    def files(self) -> list[str]:
        return sorted(each.name.partition(".")[2] for each in self.keys.glob("*.floor*"))

    def files_named(self, ending: str) -> str:
        (found,) = self.keys.glob(f"*.{ending}")
        return found.name

    def let_in_by_password(self) -> bool:
        kept = self.wallet_read()
        try:
            with open_line(floor_url(self.address), kept.role, kept.passwords[0]):
                return True
        except NotLetInError:
            return False

    def is_certified(self) -> bool:
        name = floor_url(self.floor.url).database
        asked = "SELECT pg_has_role(%s, %s, 'MEMBER')"
        return bool(self.floor.rows(asked, f"{name}_table_{self.table}", f"{name}_certified")[0][0])

    def through_all(self) -> None:
        """Asked for, made, and taken."""
        self.forward()
        assert [each.why for each in self.house.certify(self.floor)] == [""]
        self.forward()


def now() -> int:
    return SystemClock().now().utc
