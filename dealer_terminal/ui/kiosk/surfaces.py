"""What a sheet can look like. Each has a QML file of its own; texts arrive ready to read."""

from enum import Enum

from dealer_terminal.ui.kiosk.props import CardProps, ChipProps
from dealer_terminal.ui.kit.props import Leaf, Pressable, Props


class SheetProps(Props, frozen=True):
    """`surface` names the QML file that shows it; none, nothing is there. One that `covers` leaves nothing of the table
    to be seen beside it."""

    surface: str = ""
    covers: bool = False


NO_SURFACE = SheetProps()


class KeyProps(Pressable, frozen=True):
    """`colour` makes it a chip or a suit, `sign` a drawn sign; a chip is `called` by more than its number.
    `note` says why it is not possible."""

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
    """One denomination, and what is `printed` on its chip, if it is one. The digits go to the one that is
    `current`."""

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
    """`cards` as picked so far, and how many are still `missing`."""

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
    """`value` is what stands there now. One that is `dim` is there to be read: a touch is told why it can't be."""

    text: str
    note: str = ""
    value: str = ""
    possible: bool = True
    chosen: bool = False
    dim: bool = False


class CardSetProps(Leaf, frozen=True):
    """Cards by the places where they lie; `label` says who told them, where there are several tellings."""

    label: str = ""
    places: tuple[tuple[CardProps, ...], ...] = ()
    stands: bool = True


class BesideProps(Leaf, frozen=True):
    """Something old and new; nothing `before` where it stays as it is. What it comes to has `lines` of its own below
    what it is, or none, beside it; that takes `wraps` lines. `tall` is how much of a page it takes."""

    label: str
    before: str = ""
    after: str = ""
    lines: int = 0
    wraps: int = 1
    tall: float = 1


class EvidenceHandProps(Leaf, frozen=True):
    """Its cards stand above its wagers where it is `upright`, else beside them; `half` of them stand two a line."""

    title: str
    sets: tuple[CardSetProps, ...] = ()
    rows: tuple[BesideProps, ...] = ()
    money: BesideProps = BesideProps("")
    upright: bool = False
    tall: float = 1
    half: bool = False


class EvidenceLineProps(Leaf, frozen=True):
    """A position in a table: what it wagered, spot by spot."""

    title: str
    name: str
    cells: tuple[str, ...]


class EvidenceTableProps(Leaf, frozen=True):
    """Positions of which the same is so, a line each; `all` says what."""

    all: BesideProps
    heads: tuple[str, ...]
    lines: tuple[EvidenceLineProps, ...]
    tall: float = 1


class EvidenceProps(Leaf, frozen=True):
    """One page of what a second person looks at before they sign; not `there`, nothing is shown."""

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
    """A question and its answers as big keys, beside what it is about; `printed` is the manual's own wording of a
    sentence of its that is asked in another language."""

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
    """One position: what goes back to it, and what was paid on it and is taken back."""

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
    """`shown` is what was typed, a secret as dots; `length` is 0 where any length goes."""

    label: str
    shown: str
    length: int
    current: bool


class FormProps(SheetProps, frozen=True):
    """`printed` is the title as the papers and the log have it, where it is said in another language."""

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


class LineLook(Enum):
    """`NOTED` is a text whose mark stands above it."""

    CHAPTER = "chapter"
    HEADING = "heading"
    LABEL = "label"
    TEXT = "text"
    NOTED = "noted"
    TABLE = "table"
    GAP = "gap"


class RunProps(Leaf, frozen=True):
    """`lit` is what was searched for."""

    text: str
    lit: bool = False


class CellProps(Leaf, frozen=True):
    """`share` is its part of the table's width."""

    runs: tuple[RunProps, ...]
    share: float


class LineProps(Leaf, frozen=True):
    """`lit` is where one was led to; the first line of a table may be its `headed` one."""

    look: LineLook
    runs: tuple[RunProps, ...] = ()
    mark: str = ""
    cells: tuple[tuple[CellProps, ...], ...] = ()
    headed: bool = False
    lit: bool = False


class ManualPageProps(SheetProps, frozen=True):
    """A page to read, column by column: `mark` stands large above it, `note` says where one was led to. What is `told`
    stands beneath them, whole."""

    surface: str = "PaperPage"
    covers: bool = True
    title: str = ""
    mark: str = ""
    note: str = ""
    page: str = ""
    told: str = ""
    columns: tuple[tuple[LineProps, ...], ...] = ()


class PayTableLineProps(Leaf, frozen=True):
    """A line of a pay table; `lit` is what the hand being settled is paid by."""

    event: str
    odds: str
    lit: bool = False


class PayTableProps(Leaf, frozen=True):
    """`wager` is what lies there now, `result` what becomes of it."""

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
    """`span` is how many keys wide it is."""

    text: str
    sign: str = ""
    span: int = 1
    possible: bool = True
    chosen: bool = False


class TextPadProps(SheetProps, frozen=True):
    """`hint` stands where nothing is written yet."""

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
