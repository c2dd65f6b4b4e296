"""What the keyboard shows: what was written, and its keys row by row."""

from dealer_terminal.ui.shared.props import Leaf, Props


class LetterProps(Leaf, frozen=True):
    """`span` is how many keys wide it is."""

    key: str
    text: str
    sign: str = ""
    span: int = 1
    possible: bool = True
    chosen: bool = False


class TextPadProps(Props, frozen=True):
    """`hint` stands where nothing is written yet; no title means that it is not there."""

    title: str = ""
    question: str = ""
    back_text: str = ""
    text: str = ""
    hint: str = ""
    left: str = ""
    most: int = 0
    rows: tuple[tuple[LetterProps, ...], ...] = ()
    marks: tuple[LetterProps, ...] = ()
