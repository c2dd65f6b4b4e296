"""What a floor gives a terminal to log in with once: the table, and a secret."""

from msgspec import Struct

from dealer_terminal.errors import KnownError


class Token(Struct, frozen=True):
    table: str
    secret: str

    def __str__(self) -> str:
        return f"{self.table}:{self.secret}"


def parse_token(text: str) -> Token:
    table, colon, secret = text.strip().rpartition(":")
    if not colon or not table or not secret:
        raise KnownError("that is no token of a floor: give it as floor enrol printed it, TABLE:SECRET")
    return Token(table, secret)
