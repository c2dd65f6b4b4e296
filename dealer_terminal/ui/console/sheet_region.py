"""The sheet on top, ready to be drawn."""

from typing import TypeVar

from msgspec.structs import replace

from dealer_terminal.procedure.words import Words
from dealer_terminal.ui.console.props import CardProps, ChoiceProps, FieldProps, KeyProps, LineProps, SheetProps
from dealer_terminal.ui.console.sheet import Field, Kind, Line, Sheet
from dealer_terminal.ui.kit.languages import Say

Stand = TypeVar("Stand")
Doing = TypeVar("Doing")
NOTHING = SheetProps("", "", "", (), (), ())


def sheet_props(sheets: tuple[Sheet[Stand, Doing], ...], stand: Stand, said: Words, say: Say) -> SheetProps:
    """Of several the last one."""
    return _props(sheets[-1], stand, said, say) if sheets else NOTHING


def _props(top: Sheet[Stand, Doing], stand: Stand, said: Words, say: Say) -> SheetProps:
    return SheetProps(
        title=say(top.heading(stand)),
        told=say(top.told(stand)),
        said=say(said),
        fields=tuple(_field(each, top.typed, say) for each in top.fields(stand)),
        lines=tuple(_line(each, say) for each in top.lines(stand)),
        keys=tuple(KeyProps(each.name, say(each.text)) for each in top.keys(stand)),
    )


def _field(field: Field, written: dict[str, str], say: Say) -> FieldProps:
    typed = written.get(field.name, "")
    choices = tuple(ChoiceProps(value, say(text), value == typed) for value, text in field.choices)
    if field.kind is Kind.LIST:
        choices = tuple(replace(each, text=f"{each.text} …") for each in choices if each.chosen)
    return FieldProps(field.name, say(field.label), field.kind.value, typed, choices)


def _line(line: Line, say: Say) -> LineProps:
    cards = tuple(CardProps(card.rank.label, card.suit.value) for card in line.cards)
    return LineProps(line.name, say(line.text), say(line.more), line.tone.value, cards)
