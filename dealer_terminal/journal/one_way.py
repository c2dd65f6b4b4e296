"""A body is written in one way, so that whoever reads it reads the same: no spaces, and each name once."""

import msgspec

_read = msgspec.json.Decoder().decode
_written = msgspec.json.Encoder().encode


def in_one_way(body: bytes) -> bool:
    """What is no JSON at all is told by whoever needs to know what it says."""
    try:
        return _written(_read(body)) == body
    except OverflowError:
        return False
    except (ValueError, RecursionError):
        return True
