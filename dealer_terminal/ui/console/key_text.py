"""A key as it is printed on a keyboard."""

_SHOWN = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "⏎", "Shift": "⇧", "Escape": "Esc"}


def key_text(key: str) -> str:
    """As it is printed on a keyboard."""
    if len(key) == 1:
        return key.upper()
    return " ".join(_SHOWN.get(part, part) for part in key.split("+"))
