"""A PIN as a terminal writes it: an argon2id hash in its usual form, of a cost that a terminal can pay."""

import re

_FORM = re.compile(
    r"\$argon2id\$v=19\$m=([0-9]{1,7}),t=([0-9]{1,2}),p=([0-9]{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}"
)
_MOST_KIB = 2**20


def is_pin_hash(text: str) -> bool:
    """Whoever asks for more memory than that wants the terminal to stand still."""
    found = _FORM.fullmatch(text)
    return found is not None and 8 <= int(found[1]) <= _MOST_KIB and int(found[2]) > 0 < int(found[3])
