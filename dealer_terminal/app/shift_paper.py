"""A shift as a paper to sign and to file."""

from collections.abc import Sequence
from zoneinfo import ZoneInfo

from dealer_terminal.app.shift_read import Read
from dealer_terminal.app.shift_sections import heading, sections
from dealer_terminal.app.shift_signing import Figures, time_told
from dealer_terminal.review.paper import Chapter, Paper


def shift_paper(figures: Figures, read: Sequence[Read], signed: tuple[str, ...], zone: ZoneInfo) -> Paper:
    time = time_told(figures.asked, zone)
    chapters = tuple(Chapter(heading(each), each.simulated, tuple(sections(each, zone))) for each in figures.found)
    nothing = () if chapters else ("No round began in this time.",)
    tables = tuple(f"{each.db}: {each.proof.line()}" for each in read)
    return Paper(
        title="Shift",
        about=(time, *tables, *nothing),
        chapters=chapters,
        foot=f"Shift {time} · figures SHA-256 {figures.digest.hex()}",
        signed=signed,
    )
