"""What a sheet can look like. Each has a QML file of its own; texts arrive ready to read."""

from dealer_terminal.ui.kiosk.props import CardProps
from dealer_terminal.ui.shared.props import Leaf, Pressable, Props


class SheetProps(Props, frozen=True):
    """`surface` names the QML file that shows it; none, nothing is there. One that `covers` leaves nothing of the table
    to be seen beside it."""

    surface: str = ""
    covers: bool = False


NO_SURFACE = SheetProps()


class KeyProps(Pressable, frozen=True):
    """`colour` makes it a chip or a suit, `sign` a drawn sign."""

    text: str
    colour: str = ""
    sign: str = ""
    possible: bool = True
    chosen: bool = False


class AmountPadProps(SheetProps, frozen=True):
    surface: str = "AmountPad"
    title: str = ""
    back_text: str = ""
    amount: str = ""
    limits: str = ""
    refusal: str = ""
    chips: tuple[KeyProps, ...] = ()
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
    """`value` is what stands there now."""

    text: str
    note: str = ""
    value: str = ""
    possible: bool = True
    chosen: bool = False


class CardSetProps(Leaf, frozen=True):
    """Cards by the places where they lie; `label` says who told them, where there are several tellings."""

    label: str = ""
    places: tuple[tuple[CardProps, ...], ...] = ()
    stands: bool = True


class BesideProps(Leaf, frozen=True):
    """Something old and new; nothing `before` where it stays as it is."""

    label: str
    before: str = ""
    after: str = ""


class EvidenceHandProps(Leaf, frozen=True):
    """`gist` is the one line that stands for it where there are many."""

    title: str
    sets: tuple[CardSetProps, ...] = ()
    rows: tuple[BesideProps, ...] = ()
    money: BesideProps = BesideProps("")
    gist: BesideProps = BesideProps("")


class EvidenceProps(Leaf, frozen=True):
    """What a second person looks at before they sign; not `there`, nothing is shown."""

    there: bool = False
    note: str = ""
    hands: tuple[EvidenceHandProps, ...] = ()
    rows: tuple[BesideProps, ...] = ()


NOTHING_TO_SEE = EvidenceProps()


class BoardProps(SheetProps, frozen=True):
    """A question and its answers as big keys, beside what it is about."""

    surface: str = "Board"
    title: str = ""
    question: str = ""
    citation: str = ""
    back_text: str = ""
    options: tuple[OptionProps, ...] = ()
    others: tuple[KeyProps, ...] = ()
    columns: int = 2
    evidence: EvidenceProps = NOTHING_TO_SEE


class FieldProps(Leaf, frozen=True):
    """`shown` is what was typed, a secret as dots; `length` is 0 where any length goes."""

    label: str
    shown: str
    length: int
    current: bool


class FormProps(SheetProps, frozen=True):
    surface: str = "IdentityForm"
    title: str = ""
    question: str = ""
    citation: str = ""
    back_text: str = ""
    fields: tuple[FieldProps, ...] = ()
    digits: tuple[KeyProps, ...] = ()
    reasons: tuple[OptionProps, ...] = ()
    reasons_title: str = ""
    hint: str = ""
    evidence: EvidenceProps = NOTHING_TO_SEE


class LineProps(Leaf, frozen=True):
    text: str
    note: str = ""
    value: str = ""


class PaperProps(SheetProps, frozen=True):
    """A page to read: `mark` stands large above it."""

    surface: str = "PaperPage"
    covers: bool = True
    title: str = ""
    mark: str = ""
    lines: tuple[LineProps, ...] = ()
    page: str = ""


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
