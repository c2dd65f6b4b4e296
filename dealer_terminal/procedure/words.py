"""Sentence as a value: a template and its placeholders' values. The user interface renders it in the reader's
language."""

from collections.abc import Callable, Sequence
from functools import reduce

from msgspec import Struct


class Words(Struct, frozen=True):
    """A sentence. A value that is itself a sentence is translated too; names and amounts are not."""

    template: str
    values: "tuple[tuple[str, Words | str | int], ...]" = ()

    def __bool__(self) -> bool:
        return bool(self.template)

    def __str__(self) -> str:
        return written(self, str)


Value = Words | str | int
NO_WORDS = Words("")


def words(template: str, /, **values: Value) -> Words:
    """Return a sentence. The template is a literal or comes from a manual; the translation catalog is extracted from
    these calls."""
    return Words(template, tuple(values.items()))


def as_told(text: str) -> Words:
    """Return text from a device or a person, which no catalog contains."""
    return Words("{text}", (("text", text),)) if text else NO_WORDS


def written(said: Words, translated: Callable[[str], str]) -> str:
    template = translated(said.template)
    if not said.values:
        return template
    return template.format_map(
        {name: written(value, translated) if isinstance(value, Words) else value for name, value in said.values}
    )


def then(one: Value, two: Value) -> Words:
    """Join two sentences; the last one includes its own period."""
    return words("{one}. {two}", one=one, two=two)


def labelled(label: Value, what: Value) -> Words:
    return words("{label}: {what}", label=label, what=what)


def series(parts: Sequence[Value]) -> Value:
    return reduce(lambda one, two: words("{one}; {two}", one=one, two=two), parts)


def listed(names: Sequence[Value]) -> Value:
    return reduce(lambda one, two: words("{one}, {two}", one=one, two=two), names)


def one_of(names: Sequence[Value]) -> Value:
    """Return a choice: “6 or 7”, “A, B or C”."""
    *others, last = names
    return words("{others} or {last}", others=listed(others), last=last) if others else last
