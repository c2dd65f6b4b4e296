"""A shift as a paper to sign and to file."""

from collections.abc import Iterable, Sequence
from zoneinfo import ZoneInfo

from dealer_terminal.commands.shift_read import Read
from dealer_terminal.commands.shift_sections import heading, sections
from dealer_terminal.review.paper import Chapter, Paper
from dealer_terminal.review.shift import Shift


def shift_paper(
    found: Iterable[Shift], read: Sequence[Read], time: str, digest: str, signed: tuple[str, ...], zone: ZoneInfo
) -> Paper:
    chapters = tuple(Chapter(heading(each), each.simulated, tuple(sections(each, zone))) for each in found)
    nothing = () if chapters else ("No round began in this time.",)
    tables = tuple(f"{each.db}: {each.proof.line()}" for each in read)
    return Paper(
        title="Shift",
        about=(time, *tables, *nothing),
        chapters=chapters,
        foot=f"Shift {time} · figures SHA-256 {digest}",
        signed=signed,
    )
