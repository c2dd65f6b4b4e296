"""Canonical encoding of bytes and numbers, so that evidence cannot be rewritten and still read the same."""

from base64 import b64decode, b64encode

from dealer_terminal.journal.errors import FormatError

LARGEST_NUMBER = 2**63 - 1


def base64_text(data: bytes) -> str:
    return b64encode(data).decode()


def base64_bytes(text: str, what: str) -> bytes:
    """Decode RFC 4648 section 4 base64, with padding and without stray bits (section 3.5)."""
    try:
        data = b64decode(text)
    except ValueError:
        data = b""
    if base64_text(data) != text:
        raise FormatError(f"{what} is not written as base64 writes it: {text!r:.80}")
    return data


def hash_bytes(text: str, what: str) -> bytes:
    data = base64_bytes(text, what)
    if len(data) != 32:
        raise FormatError(f"{what} has {len(data)} bytes, a SHA-256 hash has 32")
    return data


def decimal_number(text: str, what: str) -> int:
    """Parse ASCII digits without leading zeros, at most 2^63 - 1."""
    if not (text.isascii() and text.isdigit()) or text != (text.lstrip("0") or "0"):
        raise FormatError(f"{what} is not a plain decimal number: {text!r:.80}")
    if len(text) > 19 or int(text) > LARGEST_NUMBER:
        raise FormatError(f"{what} is too large: {text:.80}")
    return int(text)
