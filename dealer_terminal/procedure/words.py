"""A sentence as a value: a template, and what stands in its holes. The edge writes it out, in its reader's language."""

from collections.abc import Callable, Sequence
from functools import reduce

from msgspec import Struct


class Words(Struct, frozen=True):
    """A value that is a sentence itself is said in the same language; names and amounts stay as they are."""

    template: str
    values: "tuple[tuple[str, Words | str | int], ...]" = ()

    def __bool__(self) -> bool:
        return bool(self.template)

    def __str__(self) -> str:
        return written(self, str)


Value = Words | str | int
NO_WORDS = Words("")


def words(template: str, /, **values: Value) -> Words:
    """The template is a literal, or a manual's: the catalogue is collected from these calls."""
    return Words(template, tuple(values.items()))


def as_told(text: str) -> Words:
    """What a device says or a person wrote, which no catalogue has."""
    return Words("{text}", (("text", text),)) if text else NO_WORDS


def written(said: Words, translated: Callable[[str], str]) -> str:
    template = translated(said.template)
    if not said.values:
        return template
    return template.format_map(
        {name: written(value, translated) if isinstance(value, Words) else value for name, value in said.values}
    )


def then(one: Value, two: Value) -> Words:
    """Two sentences; the last one brings its own full stop."""
    return words("{one}. {two}", one=one, two=two)


def labelled(label: Value, what: Value) -> Words:
    return words("{label}: {what}", label=label, what=what)


def series(parts: Sequence[Value]) -> Value:
    return reduce(lambda one, two: words("{one}; {two}", one=one, two=two), parts)


def listed(names: Sequence[Value]) -> Value:
    return reduce(lambda one, two: words("{one}, {two}", one=one, two=two), names)


def one_of(names: Sequence[Value]) -> Value:
    """A choice: “6 or 7”, “A, B or C”."""
    *others, last = names
    return words("{others} or {last}", others=listed(others), last=last) if others else last
