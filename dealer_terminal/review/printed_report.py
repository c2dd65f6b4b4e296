"""Printed report for signature and filing: chapters of tables."""

from msgspec import Struct


class Section(Struct, frozen=True):
    """One table. `note` is printed below the rows. A section without rows prints “none”."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class ReportChapter(Struct, frozen=True):
    heading: str
    simulated: bool
    sections: tuple[Section, ...]


class PrintedReport(Struct, frozen=True):
    """A report. `about` is printed below the title, `foot` on every page. `signed` are the recorded signatures.

    Space for handwritten ones follows.
    """

    title: str
    about: tuple[str, ...]
    chapters: tuple[ReportChapter, ...]
    foot: str
    signed: tuple[str, ...]
