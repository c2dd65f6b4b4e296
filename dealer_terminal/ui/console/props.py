"""A sheet and the page of keys, ready to be drawn. Texts arrive ready to read; an empty text is nothing to show."""

from dealer_terminal.ui.kit.props import Leaf, Props, Row


class KeyLineProps(Row, frozen=True):
    """A line of the help page; without keys it is a heading."""

    keys: str
    text: str


class TipProps(Leaf, frozen=True):
    """What a press on the target of that name does."""

    name: str
    text: str


class ChoiceProps(Leaf, frozen=True):
    value: str
    text: str
    chosen: bool


class CardProps(Leaf, frozen=True):
    rank: str
    suit: str


class FieldProps(Row, frozen=True):
    """`kind` is line, short, text, secret, choice or either."""

    name: str
    label: str
    kind: str
    typed: str
    choices: tuple[ChoiceProps, ...] = ()


class LineProps(Row, frozen=True):
    """Without a key it cannot be pressed; `tone` is usual, heading, good or wrong."""

    key: str
    text: str
    more: str
    tone: str
    cards: tuple[CardProps, ...] = ()


class KeyProps(Row, frozen=True):
    key: str
    text: str


class SheetProps(Props, frozen=True):
    """Without a title there is none."""

    title: str
    told: str
    said: str
    fields: tuple[FieldProps, ...]
    lines: tuple[LineProps, ...]
    keys: tuple[KeyProps, ...]
