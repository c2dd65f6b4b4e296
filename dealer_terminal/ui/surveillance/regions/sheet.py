"""The sheet on top, ready to be drawn."""

from dealer_terminal.ui.shared.languages import Say
from dealer_terminal.ui.surveillance.props import CardProps, ChoiceProps, FieldProps, KeyProps, LineProps, SheetProps
from dealer_terminal.ui.surveillance.sheet import Field, Line, Sheet
from dealer_terminal.ui.surveillance.showing import Showing

NOTHING = SheetProps("", "", "", (), (), ())


def sheet(showing: Showing, say: Say) -> SheetProps:
    return _props(showing.desk.sheets[-1], showing, say) if showing.desk.sheets else NOTHING


def _props(top: Sheet, showing: Showing, say: Say) -> SheetProps:
    stand = showing.stand
    return SheetProps(
        title=say(top.heading(stand)),
        told=say(top.told(stand)),
        said=say(showing.desk.said),
        fields=tuple(_field(each, top, say) for each in top.fields(stand)),
        lines=tuple(_line(each, say) for each in top.lines(stand)),
        keys=tuple(KeyProps(each.name, say(each.text)) for each in top.keys(stand)),
    )


def _field(field: Field, top: Sheet, say: Say) -> FieldProps:
    typed = top.typed.get(field.name, "")
    choices = tuple(ChoiceProps(value, say(text), value == typed) for value, text in field.choices)
    return FieldProps(field.name, say(field.label), field.kind.value, typed, choices)


def _line(line: Line, say: Say) -> LineProps:
    cards = tuple(CardProps(card.rank.label, card.suit.value) for card in line.cards)
    return LineProps(line.name, say(line.text), say(line.more), line.tone.value, cards)
