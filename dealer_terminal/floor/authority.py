"""Certificate authority of the casino, which signs terminals' certificates and which the floor's server trusts."""

from datetime import timedelta

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key
from cryptography.x509.oid import ExtendedKeyUsageOID
from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.certificate import CURVE, microseconds, moment, named, role_of

NAME = "Floor of dealer terminals"
_YEARS = timedelta(days=3653)
_LEEWAY = 300 * 1_000_000
"""Maximum clock difference in microseconds; at most a tenth of a certificate's life is used."""
_USES = (
    "digital_signature",
    "content_commitment",
    "key_encipherment",
    "data_encipherment",
    "key_agreement",
    "key_cert_sign",
    "crl_sign",
    "encipher_only",
    "decipher_only",
)


class Authority(Struct, frozen=True):
    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate


class SignedCertificate(Struct, frozen=True):
    """A certificate, its serial number, and its end in microseconds since 1970."""

    certificate: str
    serial: int
    ends: int


class WrongRequestError(Exception):
    """A request that is not signed, with the reason."""


def new_key() -> bytes:
    key = ec.generate_private_key(CURVE())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def own_certificate(key: bytes, now: int) -> bytes:
    """Return the authority's self-signed certificate."""
    private = _private(key)
    begun = _of(named(NAME), private.public_key(), private, now - _LEEWAY, ca=True)
    ended = begun.issuer_name(named(NAME)).not_valid_after(moment(now) + _YEARS)
    return ended.sign(private, SHA256()).public_bytes(Encoding.PEM)


def read_authority(key: bytes, certificate: bytes, now: int) -> Authority:
    """Read the authority. Raise KnownError if key and certificate do not match, or the certificate has expired."""
    private = _private(key)
    try:
        found = x509.load_pem_x509_certificate(certificate)
    except ValueError:
        raise KnownError("authority.crt is no certificate: remove it, and it is made anew of authority.key") from None
    if found.public_key() != private.public_key():
        raise KnownError("authority.crt is of another key than authority.key: put back those that belong together")
    if microseconds(found.not_valid_after_utc) <= now:
        raise KnownError("authority.crt ran out: name a new folder, and give the server its authority.crt too")
    return Authority(private, found)


def sign(authority: Authority, request: str, role: str, now: int, life: int) -> SignedCertificate:
    """Sign a certificate for the role, valid no longer than the authority. Raise WrongRequestError if the request is
    not valid for that role's terminal."""
    key, issuer = _asked(request, role), authority.certificate
    ends = moment(min(now + life, microseconds(issuer.not_valid_after_utc)))
    begun = _of(named(role), key, authority.key, now - min(_LEEWAY, life // 10), ca=False)
    begun = begun.add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.CLIENT_AUTH]), critical=False)
    made = begun.issuer_name(issuer.subject).not_valid_after(ends).sign(authority.key, SHA256())
    return SignedCertificate(made.public_bytes(Encoding.PEM).decode(), made.serial_number, microseconds(ends))


def _of(
    name: x509.Name, key: ec.EllipticCurvePublicKey, by: ec.EllipticCurvePrivateKey, begins: int, *, ca: bool
) -> x509.CertificateBuilder:
    """Build a certificate with the ids of both keys, because a server may trust several authorities of one name."""
    built = x509.CertificateBuilder().subject_name(name).public_key(key).not_valid_before(moment(begins))
    built = built.serial_number(x509.random_serial_number())
    built = built.add_extension(x509.BasicConstraints(ca=ca, path_length=0 if ca else None), critical=True)
    built = built.add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(by.public_key())
    built = built.add_extension(issuer, critical=False)
    used = ("key_cert_sign", "crl_sign") if ca else ("digital_signature",)
    return built.add_extension(x509.KeyUsage(**{each: each in used for each in _USES}), critical=True)


def _asked(request: str, role: str) -> ec.EllipticCurvePublicKey:
    try:
        asked = x509.load_pem_x509_csr(request.encode())
        key = asked.public_key()
        whole = asked.is_signature_valid
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise WrongRequestError("it is no request for a certificate") from None
    if not isinstance(key, ec.EllipticCurvePublicKey) or not isinstance(key.curve, CURVE):
        raise WrongRequestError("its key is not on P-256")
    if not whole:
        raise WrongRequestError("it is not signed by its own key")
    if role_of(asked.subject) != role:
        raise WrongRequestError(f"it is in another name than {role}")
    return key


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    try:
        found = load_pem_private_key(key, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise KnownError("authority.key is no key that can be read: put the right one back") from None
    if not isinstance(found, ec.EllipticCurvePrivateKey):
        raise KnownError("authority.key is of another kind: put the right one back, or name a new folder")
    return found
