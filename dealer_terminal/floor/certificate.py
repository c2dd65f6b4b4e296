"""TLS key, certificate request and certificate of a terminal, all PEM in one file."""

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
    """Role and validity of a certificate. Times are microseconds since 1970."""

    role: str
    begins: int
    ends: int
    key: bytes

    def asks_anew(self, now: int) -> bool:
        """Return True from half of its life on, so that a new certificate is ready before two thirds have passed."""
        return now >= self.begins + (self.ends - self.begins) // 2


NOBODY = Certified("", 0, 0, b"")


def part(pem: bytes, kind: bytes) -> bytes:
    """Return the first PEM block of this kind, or nothing."""
    return next((found[0] for found in _BLOCK.finditer(pem) if found[1] == kind), NO_PEM)


def new_request(role: str) -> bytes:
    """Return a new key and a certificate request for the role."""
    key = ec.generate_private_key(CURVE())
    asked = x509.CertificateSigningRequestBuilder().subject_name(named(role)).sign(key, SHA256())
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + asked.public_bytes(Encoding.PEM)


def named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def requested(pem: bytes, role: str) -> str:
    """Return the request for this role and key, or an empty string."""
    request = part(pem, REQUEST)
    try:
        asked = x509.load_pem_x509_csr(request)
        fits = role_of(asked.subject) == role and _bits(asked.public_key()) == _key_bits(pem)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return ""
    return request.decode() if fits else ""


def certified(pem: bytes) -> Certified:
    """Return the content of the certificate that matches the key, or `NOBODY`."""
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
    """Return the common name, or an empty string if the subject has other attributes."""
    attributes = [*name]
    if [each.oid for each in attributes] != [NameOID.COMMON_NAME]:
        return ""
    return str(attributes[0].value)


def microseconds(at: datetime) -> int:
    return int(at.timestamp()) * 1_000_000


def moment(at: int) -> datetime:
    """Return the time in whole seconds, as in a certificate."""
    return datetime.fromtimestamp(at // 1_000_000, UTC)


def with_certificate(pem: bytes, made: str) -> bytes:
    """Return the key and the certificate, without the request."""
    return part(pem, KEY) + made.encode()


def _key_bits(pem: bytes) -> bytes:
    return _bits(load_pem_private_key(part(pem, KEY), None).public_key())


def _bits(key: object) -> bytes:
    """Return the public key's bytes. Raise ValueError unless it is a P-256 key."""
    if not isinstance(key, ec.EllipticCurvePublicKey) or not isinstance(key.curve, CURVE):
        raise ValueError("it is no key on P-256")
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
