"""What is printed to be signed and filed: chapters of tables, whoever prints them."""

from msgspec import Struct


class Section(Struct, frozen=True):
    """`note` stands under the rows; a section without rows says `none`."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class ReportChapter(Struct, frozen=True):
    heading: str
    simulated: bool
    sections: tuple[Section, ...]


class Paper(Struct, frozen=True):
    """`about` stands below the title, `foot` on every page. `signed` are the signatures that are on record; below them
    is room for a pen."""

    title: str
    about: tuple[str, ...]
    chapters: tuple[ReportChapter, ...]
    foot: str
    signed: tuple[str, ...]
