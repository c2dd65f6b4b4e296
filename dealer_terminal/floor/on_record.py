"""Who does something at a floor, and why, as it stands there on record for ever."""

from dealer_terminal.errors import KnownError

_LONGEST = 500


def require_said(person: str, reason: str) -> None:
    """A blank says nobody, and a line's end or a control character another story than was written."""
    for option, said in (("--by", person), ("--reason", reason)):
        if not said.strip() or not said.isprintable() or len(said) > _LONGEST:
            raise KnownError(f"{option} is one line of at most {_LONGEST} characters: it stays on record")
