"""Edwards25519 in Python, to make the odd keys and signatures that no honest signer makes (RFC 8032 section 5.1)."""

from hashlib import sha512

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


def written(point: Point, *, y_more: int = 0) -> bytes:
    """With `y_more` in a second way, where that fits."""
    return (point[1] + y_more | (point[0] & 1) << 255).to_bytes(32, "little")


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
