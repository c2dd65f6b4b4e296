"""Signatures judged in the database: as `cryptography` judges them, or stricter."""

from collections.abc import Iterator
from random import Random

import psycopg
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from tests.fast.floor.curve import BASE, L, P, add, challenge, point_of, signature, small_points, times, written
from tests.helpers.postgres import Server
from tests.helpers.repository import ROOT

SQL = ROOT / "migrations/floor/2026_11_24_floor/ed25519.sql"
# RFC 8032 section 7.1: secret, public key, message, signature
VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24"
            "655141438e7a100b"
        ),
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aee"
            "b00d291612bb0c00"
        ),
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28d"
            "c027beceea1ec40a"
        ),
    ),
]


@pytest.fixture(scope="module")
def database(floors: Server) -> Iterator[psycopg.Connection]:
    with floors.database() as url, psycopg.connect(host=str(floors.folder), user="postgres", autocommit=True) as made:
        made.execute("DROP SCHEMA IF EXISTS floor CASCADE")
        made.execute("CREATE SCHEMA floor")
        made.execute(SQL.read_bytes())
        assert url
        yield made
        made.execute("DROP SCHEMA floor CASCADE")


def signed(database: psycopg.Connection, public: bytes, message: bytes, blob: bytes) -> bool:
    """What is no key has signed nothing."""
    asked = "SELECT coalesce(floor.ed25519_signed(floor.ed25519_key(%b), %b, %b, %b), false)"
    (found,) = database.execute(asked, (public, public, message, blob)).fetchall()
    return bool(found[0])


def by_library(public: bytes, message: bytes, blob: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(blob, message)
    except (InvalidSignature, ValueError):
        return False
    return True


@pytest.mark.parametrize("vector", VECTORS, ids=lambda each: f"of {len(each[2]) // 2} bytes")
def test_the_standards_own_signatures_are_good(database: psycopg.Connection, vector: tuple[str, ...]) -> None:
    _, public, message, blob = map(bytes.fromhex, vector)
    assert signed(database, public, message, blob)
    assert not signed(database, public, message + b"\0", blob)


def test_thousands_of_signatures_and_as_many_flipped_bits_are_judged_as_the_library_does(
    database: psycopg.Connection,
) -> None:
    chance = Random(8032)
    cases = []
    for _ in range(40):
        key = Ed25519PrivateKey.from_private_bytes(chance.randbytes(32))
        public = key.public_key().public_bytes_raw()
        for _ in range(40):
            message = chance.randbytes(chance.randrange(200))
            blob = key.sign(message)
            flipped = int.from_bytes(blob, "little") ^ 1 << chance.randrange(512)
            cases += [(public, message, blob), (public, message, flipped.to_bytes(64, "little"))]
    keys, messages, blobs = (list(each) for each in zip(*cases, strict=True))
    asked = """WITH known AS MATERIALIZED (SELECT k, floor.ed25519_key(k) AS kept FROM
            (SELECT DISTINCT unnest(%b::bytea[]) AS k) AS each)
        SELECT floor.ed25519_signed(kept, k, m, s) FROM unnest(%b::bytea[], %b::bytea[], %b::bytea[])
            WITH ORDINALITY AS each (k, m, s, n) JOIN known USING (k) ORDER BY n"""
    found = [good for (good,) in database.execute(asked, (keys, keys, messages, blobs)).fetchall()]
    assert found == [by_library(*each) for each in cases]
    assert found == [True, False] * 1600


SECRET, NONCE, MESSAGE = 0x1234567890ABCDEF << 190, 0xFEDCBA0987654321 << 185, b"a checkpoint"
KEY, COMMITMENT = times(SECRET, BASE), times(NONCE, BASE)


def answer(key: bytes, commitment: bytes, message: bytes = MESSAGE) -> int:
    return (NONCE + challenge(commitment, key, message) * SECRET) % L


def odd_cases() -> Iterator[tuple[str, bytes, bytes, bytes]]:
    """What, key, message, signature."""
    key, commitment = written(KEY), written(COMMITMENT)
    s = answer(key, commitment)
    for n in (1, 2, 7):
        yield f"s + {n} L", key, MESSAGE, signature(commitment, s + n * L)
    yield "s of all ones", key, MESSAGE, signature(commitment, 2**256 - 1)
    yield "s = L", key, MESSAGE, signature(commitment, L)
    yield "63 bytes", key, MESSAGE, signature(commitment, s)[:-1]
    yield "65 bytes", key, MESSAGE, signature(commitment, s) + b"\0"
    yield "no bytes", key, MESSAGE, b""
    yield "31 bytes of key", key[:-1], MESSAGE, signature(commitment, s)
    yield "33 bytes of key", key + b"\0", MESSAGE, signature(commitment, s)
    yield "the other sign of the key", key[:31] + bytes([key[31] ^ 128]), MESSAGE, signature(commitment, s)
    yield "the other sign of R", key, MESSAGE, signature(commitment[:31] + bytes([commitment[31] ^ 128]), s)
    for number, small in enumerate(small_points()):
        weak = written(small)
        yield f"a key of small order {number}, zero", weak, MESSAGE, signature(written((0, 1)), 0)
        for tried in range(8):  # for one message in eight the torsion falls away
            message = b"%d" % tried
            yield f"a key of small order {number}, {tried}", weak, message, signature(commitment, NONCE % L)
        mixed = written(add(KEY, small))
        if small != (0, 1):
            yield f"a key with torsion {number}", mixed, MESSAGE, signature(commitment, answer(mixed, commitment))
            torn = written(add(COMMITMENT, small))
            yield f"an R with torsion {number}", key, MESSAGE, signature(torn, answer(key, torn))
        yield f"an R of small order {number}", key, MESSAGE, signature(weak, challenge(weak, key, MESSAGE) * SECRET % L)
    for y in range(19):  # what is written beyond p
        for odd in (0, 1):
            beyond = (y + P | odd << 255).to_bytes(32, "little")
            yield f"a key of {y} + p, {odd}", beyond, MESSAGE, signature(commitment, NONCE % L)
            yield f"an R of {y} + p, {odd}", key, MESSAGE, signature(beyond, s)
    yield "minus zero", (1 | 1 << 255).to_bytes(32, "little"), MESSAGE, signature(commitment, NONCE % L)
    yield "no point", (2).to_bytes(32, "little"), MESSAGE, signature(commitment, s)


@pytest.mark.parametrize("case", list(odd_cases()), ids=lambda each: each[0])
def test_whatever_is_odd_is_refused_at_least_where_the_library_refuses_it(
    database: psycopg.Connection, case: tuple[str, bytes, bytes, bytes]
) -> None:
    what, key, message, blob = case
    found = signed(database, key, message, blob)
    assert not found or by_library(key, message, blob), what
    stricter = ("a key of small order", "an R of small order", "a key of", "an R of", "minus zero", "s ", "an R with")
    assert not (found and what.startswith(stricter)), what


def test_a_key_with_torsion_is_judged_as_the_library_does(database: psycopg.Connection) -> None:
    """Where it cancels out, one in so many messages is good to both."""
    found = []
    for small in small_points():
        mixed, commitment = written(add(KEY, small)), written(COMMITMENT)
        for tried in range(16):
            message = b"%d" % tried
            blob = signature(commitment, answer(mixed, commitment, message))
            found.append((signed(database, mixed, message, blob), by_library(mixed, message, blob)))
    assert {*found} == {(True, True), (False, False)}


def test_the_odd_ones_are_otherwise_good(database: psycopg.Connection) -> None:
    key, commitment = written(KEY), written(COMMITMENT)
    assert signed(database, key, MESSAGE, signature(commitment, answer(key, commitment)))
    assert point_of(KEY[1], KEY[0] & 1) == KEY
