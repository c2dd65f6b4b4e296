"""What is said of a journal that was checked: in JSON, or a line each."""

from collections.abc import Iterator

from msgspec.structs import asdict

from dealer_terminal.cli.verified_journal import Checked
from dealer_terminal.journal.continued_check import Continued
from dealer_terminal.storage.verification import Verification


def in_json(checked: Checked) -> dict[str, object]:
    report = checked.report
    counts = {name: getattr(report, name) for name in ("records", "rounds", "checkpoints", "frames")}
    removed = [{**asdict(each), "hash": each.hash.hex()} for each in report.removed]
    counts |= {"since": report.since, "read_from": report.first, "modelled": report.modelled}
    behind = {"unsigned": report.unsigned, "older": report.older}
    continued = [_continued(each) for each in report.continued]
    lists = {"findings": checked.found, "continued": continued, "removed_frames": removed}
    by: dict[str, object] = {"key": checked.key, "trusted": checked.trusted}
    by |= checked.weighed.json()
    left = [*_of_faults(report), *checked.left]
    return {"good": not checked.found, **by, **counts, **behind, **lists, "not_checked": left}


def wrong_lines(checked: Checked) -> Iterator[str]:
    yield from (f"Wrong: {what}." for what in checked.found)
    yield from (f"Not checked: {what}." for what in _of_faults(checked.report))


def lines(checked: Checked) -> Iterator[str]:
    report = checked.report
    counted = f"{report.records} records, {report.rounds} rounds, {report.checkpoints} checkpoints"
    yield f"{_good(report) if not checked.found else 'Checked'}: {counted}, {report.frames} device frames."
    yield from checked.weighed.lines()
    yield from _notes(report)
    yield from (f"Not checked: {what}." for what in checked.left)


def _of_faults(report: Verification) -> list[str]:
    return [f"what the records say, from where this program failed: {each}" for each in report.faults]


def _good(report: Verification) -> str:
    return f"All good since record {report.since}, read from {report.first}" if report.since else "All good"


def _notes(report: Verification) -> Iterator[str]:
    """What is not wrong, and to be known."""
    for each in report.continued:
        known = f"{each.fact.known} of {each.fact.journal}" if each.fact.journal else str(each.fact.known)
        after = f"after {known} were known, by {each.by or 'who has the keys'}: {each.fact.reason}"
        yield f"Continued at record {each.position} from {each.fact.size} records, {after}."
    if report.modelled < report.records:
        yield f"Read models go up to record {report.modelled}: the terminal sends those of later ones."
    if report.older:
        yield "An older copy: this terminal has written more of this journal, elsewhere."
    if report.unsigned:
        yield f"{report.unsigned} records are behind the newest checkpoint: no signature covers them yet."


def _continued(each: Continued) -> dict[str, object]:
    told = {"position": each.position, "by": each.by, "root": each.fact.root.hex()}
    return {
        **told,
        "size": each.fact.size,
        "known": each.fact.known,
        "reason": each.fact.reason,
        "journal": each.fact.journal,
    }
