"""A checker of published tiles (C2SP tlog-tiles), with nothing but Python and `cryptography`: the root, over HTTP.

python tiles.py http://host/7 journal.vkey [kept.checkpoint …]
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from cryptography.exceptions import InvalidSignature
from verify import checkpoint_of, key_of, require

WIDTH, LONGEST = 256, 1 << 25


def fetched(prefix: str, path: str) -> bytes:
    with urlopen(f"{prefix.rstrip('/')}/{path}", timeout=30) as answer:
        data: bytes = answer.read(LONGEST)
    return data


def tile(prefix: str, level: str, index: int, width: int) -> bytes:
    """One that has become full meanwhile may stand under the full one's name alone."""
    digits = str(index).zfill(-(-len(str(index)) // 3) * 3)
    *above, last = (digits[at : at + 3] for at in range(0, len(digits), 3))
    path = f"tile/{level}/{''.join(f'x{part}/' for part in above)}{last}"
    if width == WIDTH:
        return fetched(prefix, path)
    try:
        return fetched(prefix, f"{path}.p/{width}")
    except HTTPError:
        return fetched(prefix, path)


def hashes(prefix: str, level: int, index: int, width: int) -> list[bytes]:
    data = tile(prefix, str(level), index, width)
    require(len(data) in (width * 32, WIDTH * 32), f"tile {level}/{index} has another width")
    return [data[at : at + 32] for at in range(0, width * 32, 32)]


def leaves(prefix: str, index: int, width: int) -> Iterator[bytes]:
    data, at = tile(prefix, "entries", index, width), 0
    for place in range(index * WIDTH, index * WIDTH + width):
        end = at + 2 + int.from_bytes(data[at : at + 2], "big")
        require(at + 2 < end <= len(data), f"bundle {index} is cut off")
        entry, at = data[at + 2 : end], end
        head = entry.split(b"\n", 2)[:2]
        require(head == [b"dealer-terminal/record@v1", b"%d" % place], f"entry {place} is not the record of that place")
        yield sha256(b"\0" + entry).digest()


def root_of(row: list[bytes]) -> bytes:
    """A level after the other; what has no neighbour stands for itself in the next one."""
    while len(row) > 1:
        pairs = (row[at : at + 2] for at in range(0, len(row), 2))
        row = [sha256(b"\1" + b"".join(pair)).digest() if len(pair) == 2 else pair[0] for pair in pairs]
    return row[0] if row else sha256().digest()


def tiles_of(count: int) -> list[tuple[int, int]]:
    return [(at // WIDTH, min(WIDTH, count - at)) for at in range(0, count, WIDTH)]


def checked(prefix: str, vkey: str, kept: list[bytes]) -> str:
    key = key_of(vkey)
    size, root = checkpoint_of(fetched(prefix, "checkpoint"), key)
    row = [leaf for index, width in tiles_of(size) for leaf in leaves(prefix, index, width)]
    require(root_of(row) == root, "the root over all entries is not the signed one")
    for covered, other in (checkpoint_of(note, key) for note in kept):
        require(covered <= size, f"a kept checkpoint covers {covered} records, and {size} are published")
        require(root_of(row[:covered]) == other, f"a kept checkpoint of {covered} records has another root")
    level = 0
    while row:
        for index, width in tiles_of(len(row)):
            there = row[index * WIDTH : index * WIDTH + width]
            require(there == hashes(prefix, level, index, width), f"tile {level}/{index} is not of what lies below it")
        row = [root_of(row[at : at + WIDTH]) for at in range(0, len(row) // WIDTH * WIDTH, WIDTH)]
        level += 1
    return f"{size} records on {level} levels of tiles, under the signed root; kept checkpoints that fit: {len(kept)}."


def main() -> None:
    prefix, vkey, *kept = sys.argv[1:]
    try:
        said = checked(prefix, Path(vkey).read_text(), [Path(each).read_bytes() for each in kept])
    except (InvalidSignature, ValueError, LookupError, TypeError, OSError) as wrong:
        sys.exit(f"Wrong: {wrong or type(wrong).__name__}.")
    sys.stdout.write(f"Good: {said}\n")


if __name__ == "__main__":
    main()
