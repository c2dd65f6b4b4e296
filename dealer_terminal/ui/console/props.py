"""Props of sheets and of the help page. Texts are ready to display; an empty text shows nothing."""

from typing import TypeVar

from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.refusal import RefusedError
from dealer_terminal.procedure.words import Words, as_told
from dealer_terminal.ui.console.sheet import ConsoleSheet, FieldKind, SheetField, SheetLine
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Leaf, Props, Row


class KeyLineProps(Row, frozen=True):
    """A line of the help page. A line without keys is a heading."""

    keys: str
    text: str


class TipProps(Leaf, frozen=True):
    """Tooltip of the target with this name."""

    name: str
    text: str


class ChoiceProps(Leaf, frozen=True):
    value: str
    text: str
    chosen: bool


class ConsoleCardProps(Leaf, frozen=True):
    rank: str
    suit: str


class ConsoleFieldProps(Row, frozen=True):
    """A field of a form. `kind` is the value of a `FieldKind`."""

    name: str
    label: str
    kind: str
    typed: str
    choices: tuple[ChoiceProps, ...] = ()


class ConsoleLineProps(Row, frozen=True):
    """A line. It cannot be pressed without a key. `tone` is usual, heading, good, or wrong."""

    key: str
    text: str
    more: str
    tone: str
    cards: tuple[ConsoleCardProps, ...] = ()


class ConsoleKeyProps(Row, frozen=True):
    key: str
    text: str


class ConsoleSheetProps(Props, frozen=True):
    """A sheet. An empty title means that none is open."""

    title: str
    told: str
    said: str
    fields: tuple[ConsoleFieldProps, ...]
    lines: tuple[ConsoleLineProps, ...]
    keys: tuple[ConsoleKeyProps, ...]


def told_of(error: KnownError) -> Words:
    """Return a refusal in the reader's language, and any other error in the words of its command."""
    return error.refusal.told() if isinstance(error, RefusedError) else as_told(str(error))


Stand = TypeVar("Stand")
Doing = TypeVar("Doing")
NOTHING = ConsoleSheetProps("", "", "", (), (), ())


def sheet_props(
    sheets: tuple[ConsoleSheet[Stand, Doing], ...], stand: Stand, said: Words, say: Say
) -> ConsoleSheetProps:
    """Return the props of the topmost sheet."""
    return _props(sheets[-1], stand, said, say) if sheets else NOTHING


def _props(top: ConsoleSheet[Stand, Doing], stand: Stand, said: Words, say: Say) -> ConsoleSheetProps:
    return ConsoleSheetProps(
        title=say(top.heading(stand)),
        told=say(top.told(stand)),
        said=say(said),
        fields=tuple(_field(each, top.typed, say) for each in top.fields(stand)),
        lines=tuple(_line(each, say) for each in top.lines(stand)),
        keys=tuple(ConsoleKeyProps(each.name, say(each.text)) for each in top.keys(stand)),
    )


def _field(field: SheetField, written: dict[str, str], say: Say) -> ConsoleFieldProps:
    typed = written.get(field.name, "")
    choices = tuple(ChoiceProps(value, say(text), value == typed) for value, text in field.choices)
    if field.kind is FieldKind.LIST:
        choices = tuple(replace(each, text=f"{each.text} …") for each in choices if each.chosen)
    return ConsoleFieldProps(field.name, say(field.label), field.kind.value, typed, choices)


def _line(line: SheetLine, say: Say) -> ConsoleLineProps:
    cards = tuple(ConsoleCardProps(card.rank.label, card.suit.value) for card in line.cards)
    return ConsoleLineProps(line.name, say(line.text), say(line.more), line.tone.value, cards)
