"""Escaping of untrusted text for a terminal: one line without control characters."""

_LONGEST = 600


def one_line(text: str) -> str:
    """Return the text on one line. Cut the middle of a long text, because its end says what to do."""
    line = "".join(each if each.isprintable() else "?" for each in " ".join(text.split()))
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST // 2]} … {line[-_LONGEST // 2 :]}"
