"""Who signs terminals' certificates: what it signs, what it refuses, and the folder in which it is kept."""

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from dealer_terminal.app.authority import authority_in, certificate_in
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.authority import Authority, WrongRequestError, new_key, own_certificate, sign
from dealer_terminal.floor.certificate import certified, named, new_request, requested, with_certificate

NOW = 1_795_000_000_000_000
DAY = 86_400 * 1_000_000
YEAR = 365 * DAY
ROLE = "floor_table_7"


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return authority_in(tmp_path / "authority", NOW)[0]


def test_what_a_terminal_asks_is_signed_for_it_alone_and_for_a_while(authority: Authority) -> None:
    pem = new_request(ROLE)
    signed = sign(authority, requested(pem, ROLE), ROLE, NOW, 7 * DAY)
    found = certified(with_certificate(pem, signed.certificate))
    assert (found.role, found.begins, found.ends) == (ROLE, NOW - 300_000_000, NOW + 7 * DAY)
    assert found.ends == signed.ends
    made = x509.load_pem_x509_certificate(signed.certificate.encode())
    made.verify_directly_issued_by(authority.certificate)
    limits = made.extensions.get_extension_for_class(x509.BasicConstraints)
    uses = made.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert (limits.value.ca, limits.critical, [*uses]) == (False, True, [ExtendedKeyUsageOID.CLIENT_AUTH])
    again = sign(authority, requested(pem, ROLE), ROLE, NOW, 7 * DAY)
    assert again.serial != signed.serial == made.serial_number


def test_it_is_asked_for_anew_at_half_of_its_life(authority: Authority) -> None:
    pem = new_request(ROLE)
    found = certified(with_certificate(pem, sign(authority, requested(pem, ROLE), ROLE, NOW, 8 * DAY).certificate))
    assert [found.asks_anew(NOW + days * DAY) for days in (0, 3, 4, 5)] == [False, False, True, True]


def test_nothing_is_signed_for_longer_than_the_authority_itself(authority: Authority) -> None:
    signed = sign(authority, requested(new_request(ROLE), ROLE), ROLE, NOW, 20 * YEAR)
    ends = authority.certificate.not_valid_after_utc
    assert x509.load_pem_x509_certificate(signed.certificate.encode()).not_valid_after_utc == ends


def request(name: x509.Name, key: Any) -> str:
    built = x509.CertificateSigningRequestBuilder().subject_name(name)
    digest = None if isinstance(key, ed25519.Ed25519PrivateKey) else SHA256()
    return built.sign(key, digest).public_bytes(Encoding.PEM).decode()


def p256() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def tampered() -> str:
    """One bit of the signature."""
    asked = x509.load_pem_x509_csr(request(named(ROLE), p256()).encode()).public_bytes(Encoding.DER)
    changed = asked[:-1] + bytes([asked[-1] ^ 1])
    return x509.load_der_x509_csr(changed).public_bytes(Encoding.PEM).decode()


def more(*names: tuple[x509.ObjectIdentifier, str]) -> x509.Name:
    return x509.Name([x509.NameAttribute(oid, text) for oid, text in names])


ORGANIZATION, COMMON = NameOID.ORGANIZATION_NAME, NameOID.COMMON_NAME
CURVE, NAME = "its key is not on P-256", "it is in another name"
NOISE = "-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n"
REFUSED: dict[str, tuple[Callable[[], str], str]] = {
    "another table": (lambda: request(named("floor_table_8"), p256()), "it is in another name than floor_table_7"),
    "another case": (lambda: request(named("FLOOR_TABLE_7"), p256()), NAME),
    "nobody": (lambda: request(x509.Name([]), p256()), NAME),
    "two names": (lambda: request(more((COMMON, ROLE), (COMMON, "keeper")), p256()), NAME),
    "a house": (lambda: request(more((ORGANIZATION, "a"), (COMMON, ROLE)), p256()), NAME),
    "another curve": (lambda: request(named(ROLE), ec.generate_private_key(ec.SECP384R1())), CURVE),
    "rsa": (lambda: request(named(ROLE), rsa.generate_private_key(65537, 2048)), CURVE),
    "ed25519": (lambda: request(named(ROLE), ed25519.Ed25519PrivateKey.generate()), CURVE),
    "a changed signature": (tampered, "it is not signed by its own key"),
    "nothing": (lambda: "", "it is no request"),
    "a certificate": (lambda: own_certificate(new_key(), NOW).decode(), "it is no request"),
    "noise": (lambda: NOISE, "it is no request"),
}


def test_what_is_not_a_terminals_own_request_is_refused(authority: Authority) -> None:
    for name, (asked, why) in REFUSED.items():
        try:
            sign(authority, asked(), ROLE, NOW, DAY)
            said = "signed"
        except WrongRequestError as wrong:
            said = str(wrong)
        assert why in said, name


def test_it_is_made_once_its_key_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "srv" / "authority"
    first, is_new = authority_in(folder, NOW)
    kept, again = authority_in(folder, NOW + YEAR)
    assert (is_new, again, kept.certificate) == (True, False, first.certificate)
    rights = [stat.S_IMODE((folder / name).stat().st_mode) for name in ("", "authority.key", "authority.crt")]
    assert rights == [0o700, 0o600, 0o644]
    limits = first.certificate.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (limits.value.ca, limits.value.path_length, limits.critical) == (True, 0, True)
    first.certificate.verify_directly_issued_by(first.certificate)
    with pytest.raises(KnownError, match="ran out: name a new folder"):
        authority_in(folder, NOW + 11 * YEAR)
    certificate_in(folder).unlink()
    then, is_new = authority_in(folder, NOW)
    assert is_new and then.certificate.public_key() == first.certificate.public_key(), "stopped in between"


WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "its key is gone": (lambda folder: (folder / "authority.key").unlink(), "authority.key is missing: put it back"),
    "another key": (lambda folder: (folder / "authority.key").write_bytes(new_key()), "is of another key than"),
    "no key": (lambda folder: (folder / "authority.key").write_bytes(b"x"), "is no key that can be read"),
    "no certificate": (lambda folder: (folder / "authority.crt").write_bytes(b"x"), "is no certificate: remove it"),
    "a folder": (lambda folder: ((folder / "authority.crt").unlink(), (folder / "authority.crt").mkdir()), "name a"),
}


def test_a_folder_that_holds_no_authority_is_told_in_one_line(tmp_path: Path) -> None:
    for name, (spoil, why) in WRONG.items():
        authority_in(tmp_path / name, NOW)
        spoil(tmp_path / name)
        with pytest.raises(KnownError, match=why):
            authority_in(tmp_path / name, NOW)
