"""A terminal's key for TLS, its request for a certificate, and the certificate: all of it PEM, in one file."""

import re
from datetime import UTC, datetime

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID
from msgspec import Struct

_BLOCK = re.compile(rb"-----BEGIN ([A-Z0-9 ]+)-----\n.*?-----END \1-----\n?", re.DOTALL)
KEY, REQUEST, CERTIFICATE = b"PRIVATE KEY", b"CERTIFICATE REQUEST", b"CERTIFICATE"
CURVE = ec.SECP256R1
NO_PEM = b""


class Certified(Struct, frozen=True):
    """Whom a certificate lets in, and when. Times are microseconds since 1970."""

    role: str
    begins: int
    ends: int
    key: bytes

    def asks_anew(self, now: int) -> bool:
        """From half of its life on, so that another one is there before two thirds are over."""
        return now >= self.begins + (self.ends - self.begins) // 2


NOBODY = Certified("", 0, 0, b"")


def part(pem: bytes, kind: bytes) -> bytes:
    """The first block of that kind; nothing, where there is none."""
    return next((found[0] for found in _BLOCK.finditer(pem) if found[1] == kind), NO_PEM)


def new_request(role: str) -> bytes:
    """A key, and a request for it in that role's name."""
    key = ec.generate_private_key(CURVE())
    asked = x509.CertificateSigningRequestBuilder().subject_name(named(role)).sign(key, SHA256())
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + asked.public_bytes(Encoding.PEM)


def named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def requested(pem: bytes, role: str) -> str:
    """The request that stands there for this role and this key; empty, where none does."""
    request = part(pem, REQUEST)
    try:
        asked = x509.load_pem_x509_csr(request)
        fits = role_of(asked.subject) == role and _bits(asked.public_key()) == _key_bits(pem)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return ""
    return request.decode() if fits else ""


def certified(pem: bytes) -> Certified:
    """What the certificate says that stands there with its own key; `NOBODY`, where none does."""
    try:
        found = x509.load_pem_x509_certificate(part(pem, CERTIFICATE))
        key = _bits(found.public_key())
        if key != _key_bits(pem):
            return NOBODY
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return NOBODY
    begins, ends = found.not_valid_before_utc, found.not_valid_after_utc
    return Certified(role_of(found.subject), microseconds(begins), microseconds(ends), key)


def role_of(name: x509.Name) -> str:
    """Its common name, where it has that alone."""
    attributes = [*name]
    if [each.oid for each in attributes] != [NameOID.COMMON_NAME]:
        return ""
    return str(attributes[0].value)


def microseconds(at: datetime) -> int:
    return int(at.timestamp()) * 1_000_000


def moment(at: int) -> datetime:
    """To the second, as a certificate has it."""
    return datetime.fromtimestamp(at // 1_000_000, UTC)


def with_certificate(pem: bytes, made: str) -> bytes:
    """The key that stands there, and that certificate; nothing of what was asked."""
    return part(pem, KEY) + made.encode()


def _key_bits(pem: bytes) -> bytes:
    return _bits(load_pem_private_key(part(pem, KEY), None).public_key())


def _bits(key: object) -> bytes:
    """`ValueError` where it is no key as terminals make it."""
    if not isinstance(key, ec.EllipticCurvePublicKey) or not isinstance(key.curve, CURVE):
        raise ValueError("it is no key on P-256")
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
