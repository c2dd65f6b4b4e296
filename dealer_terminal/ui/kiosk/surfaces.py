"""Props of the sheet types. Each type has its own QML file. Texts are ready to display."""

from enum import Enum

from dealer_terminal.ui.kiosk.props import CardProps, ChipProps
from dealer_terminal.ui.kit.props import Leaf, Pressable, Props


class SheetProps(Props, frozen=True):
    """Base props of a sheet. `surface` names the QML file; an empty one shows nothing. If it `covers`, the sheet hides
    the whole table."""

    surface: str = ""
    covers: bool = False


NO_SURFACE = SheetProps()


class KeyProps(Pressable, frozen=True):
    """A key. `colour` makes it a chip or a suit, `sign` adds a drawn symbol, and `called` is the spoken name of a chip.
    `note` says why it is disabled."""

    text: str
    colour: str = ""
    sign: str = ""
    possible: bool = True
    chosen: bool = False
    called: str = ""
    note: str = ""


class AmountPadProps(SheetProps, frozen=True):
    surface: str = "AmountPad"
    title: str = ""
    back_text: str = ""
    amount: str = ""
    made_of: str = ""
    limits: str = ""
    refusal: str = ""
    chips: tuple[KeyProps, ...] = ()
    digits: tuple[KeyProps, ...] = ()
    others: tuple[KeyProps, ...] = ()


class CountRowProps(Pressable, frozen=True):
    """A denomination, with the value `printed` on its chip. Digits go to the `current` one."""

    text: str
    printed: str
    colour: str
    count: str
    amount: str
    says: str = ""
    possible: bool = True
    current: bool = False


class CountPadProps(SheetProps, frozen=True):
    surface: str = "CountPad"
    covers: bool = True
    title: str = ""
    question: str = ""
    citation: str = ""
    back_text: str = ""
    total: str = ""
    rows: tuple[CountRowProps, ...] = ()
    digits: tuple[KeyProps, ...] = ()
    others: tuple[KeyProps, ...] = ()


class CardPadProps(SheetProps, frozen=True):
    """Card pad. `cards` are the cards chosen so far, and `missing` counts the rest."""

    surface: str = "CardPad"
    title: str = ""
    question: str = ""
    back_text: str = ""
    cards: tuple[CardProps, ...] = ()
    missing: int = 0
    ranks: tuple[KeyProps, ...] = ()
    suits: tuple[KeyProps, ...] = ()
    others: tuple[KeyProps, ...] = ()


class OptionProps(Pressable, frozen=True):
    """An option. `value` is its current value. A `dim` option can be read; a tap shows why it is unavailable."""

    text: str
    note: str = ""
    value: str = ""
    possible: bool = True
    chosen: bool = False
    dim: bool = False


class CardSetProps(Leaf, frozen=True):
    """Cards of a hand by place. `label` names the source if there are several."""

    label: str = ""
    places: tuple[tuple[CardProps, ...], ...] = ()
    stands: bool = True


class BesideProps(Leaf, frozen=True):
    """An old and a new value; `before` is empty if nothing changes. The new value takes `lines` lines below the label,
    or 0 if it is next to it. The label takes `wraps` lines. `tall` is the height on the page."""

    label: str
    before: str = ""
    after: str = ""
    lines: int = 0
    wraps: int = 1
    tall: float = 1


class EvidenceHandProps(Leaf, frozen=True):
    """A hand of the evidence. Its cards are above its wagers if `upright`, else next to them. Hands with `half` are
    placed two per line."""

    title: str
    sets: tuple[CardSetProps, ...] = ()
    rows: tuple[BesideProps, ...] = ()
    money: BesideProps = BesideProps("")
    upright: bool = False
    tall: float = 1
    half: bool = False


class EvidenceLineProps(Leaf, frozen=True):
    """A position in a table, with its wagers by spot."""

    title: str
    name: str
    cells: tuple[str, ...]


class EvidenceTableProps(Leaf, frozen=True):
    """Positions with equal values, one line each. `all` shows the values."""

    all: BesideProps
    heads: tuple[str, ...]
    lines: tuple[EvidenceLineProps, ...]
    tall: float = 1


class EvidenceProps(Leaf, frozen=True):
    """A page of the evidence that a second person views before signing. It is hidden if not `there`."""

    there: bool = False
    note: str = ""
    noted: float = 0
    hands: tuple[EvidenceHandProps, ...] = ()
    tables: tuple[EvidenceTableProps, ...] = ()
    rows: tuple[BesideProps, ...] = ()
    columns: int = 1
    tall: float = 1
    page: int = 0
    pages: int = 1


NOTHING_TO_SEE = EvidenceProps()


class BoardProps(SheetProps, frozen=True):
    """A question with its options as large keys, next to its evidence. `printed` is the manual's original wording of a
    translated question."""

    surface: str = "Board"
    title: str = ""
    question: str = ""
    citation: str = ""
    printed: str = ""
    back_text: str = ""
    options: tuple[OptionProps, ...] = ()
    others: tuple[KeyProps, ...] = ()
    columns: int = 2
    evidence: EvidenceProps = NOTHING_TO_SEE


class WagerBackProps(Leaf, frozen=True):
    spot: str
    amount: str
    chips: tuple[ChipProps, ...] = ()
    coin: str = ""


class SeatBackProps(Leaf, frozen=True):
    """A position: the wagers to return, and the payments to take back."""

    position: str
    wagers: tuple[WagerBackProps, ...]
    take_back: str = ""


class WagersBackProps(SheetProps, frozen=True):
    surface: str = "WagersBack"
    title: str = ""
    question: str = ""
    citation: str = ""
    printed: str = ""
    seats: tuple[SeatBackProps, ...] = ()


class FieldProps(Leaf, frozen=True):
    """A field of a form. `shown` is the input, with dots for a secret. A `length` of 0 allows any length."""

    label: str
    shown: str
    length: int
    current: bool


class FormProps(SheetProps, frozen=True):
    """A form for identification. `printed` is the title as in manuals and log, if it is translated."""

    surface: str = "IdentityForm"
    title: str = ""
    question: str = ""
    citation: str = ""
    printed: str = ""
    back_text: str = ""
    fields: tuple[FieldProps, ...] = ()
    digits: tuple[KeyProps, ...] = ()
    reasons: tuple[OptionProps, ...] = ()
    reasons_title: str = ""
    others: tuple[KeyProps, ...] = ()
    hint: str = ""
    evidence: EvidenceProps = NOTHING_TO_SEE


class LineStyle(Enum):
    """Style of a line. `NOTED` is text with its mark above it."""

    CHAPTER = "chapter"
    HEADING = "heading"
    LABEL = "label"
    TEXT = "text"
    NOTED = "noted"
    TABLE = "table"
    GAP = "gap"


class RunProps(Leaf, frozen=True):
    """A run of text. `lit` marks a search match."""

    text: str
    lit: bool = False


class CellProps(Leaf, frozen=True):
    """A cell. `share` is its part of the table's width."""

    runs: tuple[RunProps, ...]
    share: float


class LineProps(Leaf, frozen=True):
    """A line of a page. `lit` marks the line that a search or reference led to. If `headed`, a table's first row is its
    header."""

    look: LineStyle
    runs: tuple[RunProps, ...] = ()
    mark: str = ""
    cells: tuple[tuple[CellProps, ...], ...] = ()
    headed: bool = False
    lit: bool = False


class ManualPageProps(SheetProps, frozen=True):
    """A page of the manual in columns. `mark` is shown large above it, `note` says what was searched for, and `told` is
    a text below the columns."""

    surface: str = "PaperPage"
    covers: bool = True
    title: str = ""
    mark: str = ""
    note: str = ""
    page: str = ""
    told: str = ""
    columns: tuple[tuple[LineProps, ...], ...] = ()


class PayTableLineProps(Leaf, frozen=True):
    """A line of a pay table. `lit` marks the line that pays the hand being settled."""

    event: str
    odds: str
    lit: bool = False


class PayTableProps(Leaf, frozen=True):
    """A pay table. `wager` is the current wager, and `result` its result."""

    name: str
    option: str
    citation: str
    lines: tuple[PayTableLineProps, ...]
    wager: str = ""
    result: str = ""
    mark: str = ""


class PayTablesProps(SheetProps, frozen=True):
    surface: str = "PayTables"
    covers: bool = True
    title: str = ""
    note: str = ""
    tables: tuple[PayTableProps, ...] = ()


class LetterProps(Pressable, frozen=True):
    """A key of the keyboard. `span` is its width in keys."""

    text: str
    sign: str = ""
    span: int = 1
    possible: bool = True
    chosen: bool = False


class TextPadProps(SheetProps, frozen=True):
    """Keyboard for text entry. `hint` is shown while the text is empty."""

    surface: str = "TextPad"
    covers: bool = True
    title: str = ""
    question: str = ""
    back_text: str = ""
    text: str = ""
    hint: str = ""
    left: str = ""
    most: int = 0
    rows: tuple[tuple[LetterProps, ...], ...] = ()
    marks: tuple[LetterProps, ...] = ()
