"""Signatures judged in the database: as `cryptography` judges them, or stricter."""

from collections.abc import Iterator
from hashlib import sha512
from random import Random

import psycopg
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from tests.helpers.postgres import Server
from tests.helpers.repository import ROOT

SQL = ROOT / "migrations/floor/schema_1/ed25519.sql"

# Edwards25519, to make the odd keys and signatures that no honest signer makes (RFC 8032 section 5.1)
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
I = pow(2, (P - 1) // 4, P)  # noqa: E741 - as everybody calls it
Point = tuple[int, int]
ZERO: Point = (0, 1)


def add(a: Point, b: Point) -> Point:
    product = D * a[0] * b[0] * a[1] * b[1] % P
    x = (a[0] * b[1] + b[0] * a[1]) * pow(1 + product, -1, P)
    y = (a[1] * b[1] + a[0] * b[0]) * pow(1 - product, -1, P)
    return x % P, y % P


def times(n: int, point: Point) -> Point:
    found = ZERO
    while n:
        if n & 1:
            found = add(found, point)
        point, n = add(point, point), n >> 1
    return found


def written(point: Point) -> bytes:
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def point_of(y: int, odd: int) -> Point:
    u, v = (y * y - 1) % P, (D * y * y + 1) % P
    x = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    if v * x * x % P != u:
        x = x * I % P
    assert v * x * x % P == u, "no point has this y"
    return (x if x & 1 == odd else P - x), y


BASE = point_of(4 * pow(5, -1, P) % P, 0)


def small_points() -> list[Point]:
    """All eight of small order: the multiples of one that has order 8."""
    y = 2
    while True:
        try:
            of_eight = times(L, point_of(y, 0))
        except AssertionError:
            y += 1
            continue
        found = [times(n, of_eight) for n in range(8)]
        if len({*found}) == 8:
            return found
        y += 1


def challenge(r: bytes, a: bytes, message: bytes) -> int:
    return int.from_bytes(sha512(r + a + message).digest(), "little") % L


def signature(r: bytes, s: int) -> bytes:
    return r + s.to_bytes(32, "little")


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


def test_signatures_and_flipped_bits_are_judged_as_the_library_does(database: psycopg.Connection) -> None:
    """The library is held to the standard's own vectors by its makers."""
    chance = Random(8032)
    cases = []
    for _ in range(20):
        key = Ed25519PrivateKey.from_private_bytes(chance.randbytes(32))
        public = key.public_key().public_bytes_raw()
        for _ in range(10):
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
    assert found == [True, False] * 200


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


def test_whatever_is_odd_is_refused_at_least_where_the_library_refuses_it(database: psycopg.Connection) -> None:
    stricter = ("a key of small order", "an R of small order", "a key of", "an R of", "minus zero", "s ", "an R with")
    wrong = []
    for what, key, message, blob in odd_cases():
        taken = signed(database, key, message, blob)
        if taken and (what.startswith(stricter) or not by_library(key, message, blob)):
            wrong.append(what)
    assert wrong == []
    key, commitment = written(KEY), written(COMMITMENT)
    assert signed(database, key, MESSAGE, signature(commitment, answer(key, commitment))), "but for what is odd"
    assert point_of(KEY[1], KEY[0] & 1) == KEY


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
