"""Names of the program that stand in a sentence for a person."""

import re

SLUG = re.compile(
    r"\b\w*[a-z0-9](?:[-_][a-z0-9]+)+\b"
    r"|\b\w+_\w+\b|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*"
    r"|<|>|\{|['\"]\w+['\"]|\bNone\b"
)
HYPHENATED = {"three-card", "four-card"}
"""The manuals hyphenate these."""


def slugs(text: str) -> set[str]:
    return set(SLUG.findall(text)) - HYPHENATED
