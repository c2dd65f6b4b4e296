"""What the whole screen shows: the table, and what lies over it. Texts arrive ready to read; no title, not there."""

from dealer_terminal.ui.kiosk.meter_props import PlayersProps
from dealer_terminal.ui.kiosk.props import CardProps, KioskProps, RefusalProps
from dealer_terminal.ui.kiosk.text_props import TextPadProps
from dealer_terminal.ui.shared.props import Leaf, Props


class KeyProps(Leaf, frozen=True):
    """`colour` makes it a chip or a suit, `sign` a drawn sign."""

    key: str
    text: str
    colour: str = ""
    sign: str = ""
    possible: bool = True
    chosen: bool = False


class AmountPadProps(Props, frozen=True):
    title: str = ""
    amount: str = ""
    limits: str = ""
    refusal: str = ""
    chips: tuple[KeyProps, ...] = ()
    digits: tuple[KeyProps, ...] = ()
    others: tuple[KeyProps, ...] = ()
    covers: bool = False


class CardPadProps(Props, frozen=True):
    """`cards` as picked so far, an empty one where one is still to come; `gap` is where the draw begins."""

    title: str = ""
    question: str = ""
    cards: tuple[CardProps, ...] = ()
    missing: int = 0
    ranks: tuple[KeyProps, ...] = ()
    suits: tuple[KeyProps, ...] = ()
    others: tuple[KeyProps, ...] = ()


class OptionProps(Leaf, frozen=True):
    """`value` is what stands there now."""

    choice: str
    text: str
    note: str = ""
    value: str = ""
    possible: bool = True
    chosen: bool = False


class BoardProps(Props, frozen=True):
    """A question and its answers as big keys; `covers` where there is no table to see beside it."""

    title: str = ""
    question: str = ""
    citation: str = ""
    back_text: str = ""
    options: tuple[OptionProps, ...] = ()
    columns: int = 2
    covers: bool = False


class FieldProps(Leaf, frozen=True):
    """`shown` is what was typed, a secret as dots; `length` is 0 where any length goes."""

    label: str
    shown: str
    length: int
    current: bool


class FormProps(Props, frozen=True):
    title: str = ""
    question: str = ""
    citation: str = ""
    back_text: str = ""
    fields: tuple[FieldProps, ...] = ()
    digits: tuple[KeyProps, ...] = ()
    reasons: tuple[OptionProps, ...] = ()
    reasons_title: str = ""
    hint: str = ""
    covers: bool = False


class LineProps(Leaf, frozen=True):
    text: str
    note: str = ""
    value: str = ""


class PaperProps(Props, frozen=True):
    """A page to read: `mark` stands large above it."""

    title: str = ""
    mark: str = ""
    lines: tuple[LineProps, ...] = ()
    page: str = ""
    covers: bool = True


class FrameProps(Props, frozen=True):
    table: KioskProps
    amount_pad: AmountPadProps = AmountPadProps()
    card_pad: CardPadProps = CardPadProps()
    board: BoardProps = BoardProps()
    form: FormProps = FormProps()
    text_pad: TextPadProps = TextPadProps()
    paper: PaperProps = PaperProps()
    refusal: RefusalProps = RefusalProps()
    players: PlayersProps = PlayersProps()
    mark: str = ""
    dimmed: bool = False
    theme: str = "felt"
    four_colours: bool = True
    drift_x: int = 0
    drift_y: int = 0
