"""Sections of a shift report, for a terminal and for the page that is signed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from zoneinfo import ZoneInfo

from dealer_terminal.app.shift_signing import Figures, Read, time_told
from dealer_terminal.app.times import local_time
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.review.printed_report import PrintedReport, ReportChapter, Section
from dealer_terminal.review.shift import Shift, Sums
from dealer_terminal.review.shift_events import ChipCounts, Irregular, MeterRun, Move, PrizeEvent, Stint, TrayRun
from dealer_terminal.review.shift_expected import Expected, Omitted
from dealer_terminal.review.shift_reader import TableShift
from dealer_terminal.review.statistics.wins import ALPHA, TOLD, TableWin
from dealer_terminal.rules.money import dollars

SIMULATED = "SIMULATED ROUNDS: no card of these was ever dealt, no money changed hands"
REAL = "Rounds at the tables"
_COUNTED = ("rounds", "hands", "handle", "paid", "win", "hold")
_EXPECTED = ("expected", "honest from", "to", "")
_PRIZES = ("at", "round", "fact", "what", "position", "event", "meter", "pays", "by", "camera", "why")
_MARK = "OUTSIDE"
BAND = (
    "Win is all that the house took, less all that it paid: progressive wagers and prizes too. Expected is beside it: "
    "every deal counted for the pay tables in force, what each decision cost that differs from best play, and what is "
    "left out of the expectation, below, as it came. An honest table lies between honest from and to but once in a "
    "hundred: that is the sum's own distribution, moved by what hands that were decided otherwise would have come to. "
    "One row of very many may lie outside by chance."
)


_AT_ANY_TIME = (
    "“speaks”: it means something, however often somebody looks, and however many tables there are; "
    f"{ALPHA:.0%} of such names are wrong at most. A payment that is wrong needs none of this: verify finds each one."
)


def heading(each: Shift) -> str:
    return SIMULATED if each.simulated else REAL


def sections(each: Shift, zone: ZoneInfo) -> Iterator[Section]:
    total = each.total
    yield _sums("All", (), [total], note=BAND)
    yield _sums("By table", ("table",), each.by_table)
    yield _wins(each)
    yield _sums("By game", ("rulebook",), each.by_game)
    yield _sums("By wager", ("rulebook", "wager"), each.by_wager)
    yield _sums("By dealer", ("dealer",), each.by_dealer)
    yield _decisions(each)
    yield _left_out(each)
    for table in each.tables:
        yield from (_behind(_called(table), win) for win in each.win_of(table) if win.called)
        yield from _of_table(table, zone)


def _called(table: TableShift) -> str:
    return table.table if table.table.lower().startswith("table") else f"Table {table.table}"


def _sums(title: str, names: tuple[str, ...], found: Iterable[Sums], note: str = "") -> Section:
    return Section(title, (*names, *_COUNTED, *_EXPECTED), tuple(_row(each) for each in found), note)


def _row(sums: Sums) -> tuple[str, ...]:
    money, found = sums.money, sums.expected
    amounts = map(dollars, (money.handle, money.paid, money.win))
    rounds = f"{sums.rounds} ({sums.misdeals} void)" if sums.misdeals else str(sums.rounds)
    held = "".join(f"{decimal(each, 2)}%" for each in money.hold())
    return (*sums.name, rounds, str(sums.hands), *amounts, held, *_expected(found))


def _expected(found: Expected) -> tuple[str, ...]:
    if not found.hands:
        return "", "", "", ""
    held = found.of_win()
    amounts = (round(held.expected), held.band.low, held.band.high)
    return *map(dollars, amounts), _MARK if found.outside else ""


def _wins(each: Shift) -> Section:
    columns = ("table", "rounds", "win, less expected", "of handle", f"{TOLD:.0%} would show after", "means something")
    rows = tuple((table.table, *_win(win)) for table in each.tables for win in each.win_of(table))
    return Section("Each table's win, at any time", columns, rows, _AT_ANY_TIME if rows else "")


def _win(win: TableWin) -> tuple[str, ...]:
    shows = "".join(f"{each:,} rounds" for each in win.shows)
    return str(win.rounds), dollars(round(win.off)), dollars(round(win.handle)), shows, _means(win)


def _means(win: TableWin) -> str:
    if win.called:
        return f"speaks: {win.side.value}"
    return "".join(f"no; going on like this, after {each:,} more rounds" for each in win.needs) or "no"


def _behind(name: str, win: TableWin) -> Section:
    rows = tuple((str(each.number), str(each.position)) for each in win.behind)
    return Section(f"{name}: rounds that speak most", ("round", "fact"), rows)


def _decisions(each: Shift) -> Section:
    columns = ("rulebook", "hands", "decided otherwise than best play", "that costs players", "cards not on record")
    rows = tuple(
        (
            *sums.name,
            str(sums.expected.hands),
            str(sums.expected.differing),
            dollars(round(sums.expected.cost)),
            str(sums.expected.unjudged),
        )
        for sums in each.by_game
    )
    note = "A hand whose cards are not on record is expected under best play." if each.total.expected.unjudged else ""
    return Section("Decisions", columns, rows, note)


def _left_out(each: Shift) -> Section:
    columns = ("not expected, and why", "wagers", "handle", "paid", "win")
    return Section("Left out of the expectation", columns, tuple(map(_omitted, each.total.expected.omitted)))


def _omitted(each: Omitted) -> tuple[str, ...]:
    money = each.money
    return each.why.value, str(money.wagers), dollars(money.handle), dollars(money.paid), dollars(money.win)


def _of_table(table: TableShift, zone: ZoneInfo) -> Iterator[Section]:
    name = _called(table)
    columns = ("dealer", "name", "from", "to", "rounds", "hands")
    running = f"Round {table.running} is not over: it is in none of these sums." if table.running else ""
    yield Section(f"{name}: who dealt", columns, tuple(_stint(each, zone) for each in table.stints), running)
    yield _irregularities(name, table, zone)
    yield _approvals(name, table)
    yield _corrections(name, table, zone)
    if table.prizes:
        yield Section(f"{name}: prizes and large payments", _PRIZES, tuple(_prize(each, zone) for each in table.prizes))
    if table.meters:
        yield from _meters(name, table, zone)
        yield _chips(name, table.chips)
    for run in table.trays:
        yield _tray(name, run, zone)


def _stint(each: Stint, zone: ZoneInfo) -> tuple[str, ...]:
    times = (_time(each.began, zone), _time(each.ended, zone))
    return each.dealer, each.name, *times, str(each.rounds), str(each.hands)


def _irregularities(name: str, table: TableShift, zone: ZoneInfo) -> Section:
    columns = ("at", "round", "fact", "irregularity", "reported by", "positions", "ended as", "by")
    note = f"Steps taken back: {table.undone}" if table.undone else ""
    return Section(f"{name}: irregularities", columns, tuple(_irregular(each, zone) for each in table.irregular), note)


def _irregular(each: Irregular, zone: ZoneInfo) -> tuple[str, ...]:
    where = (local_time(each.at.utc, zone), str(each.at.round), str(each.at.record))
    seats = " ".join(map(str, each.seats))
    return *where, each.irregularity, each.raised_by, seats, each.choice or "open", " ".join(each.by)


def _corrections(name: str, table: TableShift, zone: ZoneInfo) -> Section:
    rows = tuple(
        (
            local_time(each.at.utc, zone),
            str(each.at.round),
            each.what,
            f"{each.seat} {each.spot}".strip() if each.seat else "",
            *((dollars(each.was), dollars(each.now)) if each.was or each.now else ("", "")),
            each.by,
            each.reason,
        )
        for each in table.corrections
    )
    columns = ("at", "round", "what", "wager", "was", "is", "by", "why")
    return Section(f"{name}: void and corrected", columns, rows)


def _approvals(name: str, table: TableShift) -> Section:
    counted = Counter((each.decision.replace("_", " "), each.by) for each in table.approvals)
    rows = tuple((decision, by, str(times)) for (decision, by), times in counted.most_common())
    return Section(f"{name}: decided by a second person", ("decision", "by", "times"), rows)


def _chips(name: str, chips: ChipCounts) -> Section:
    note = f"A count was off in round {', '.join(map(str, chips.differed))}." if chips.differed else ""
    row = (str(chips.rounds), str(chips.chips), str(chips.wagers), f"{chips.drift:+}")
    return Section(f"{name}: progressive chips", ("rounds", "collected", "wagers accepted", "drift"), (row,), note)


def _prize(each: PrizeEvent, zone: ZoneInfo) -> tuple[str, ...]:
    where = (local_time(each.at.utc, zone), str(each.at.round), str(each.at.record))
    pays = dollars(each.pays) if each.pays else ""
    return *where, each.what, str(each.seat), each.event, each.meter, pays, each.by, each.camera, each.reason


def _meters(name: str, table: TableShift, zone: ZoneInfo) -> Iterator[Section]:
    rows = tuple(row for run in table.meters for row in _meter(run))
    yield Section(f"{name}: meters", ("meter", "what", "times", "by"), rows)
    told = tuple(_move(each, zone) for run in table.meters for each in run.told)
    yield Section(f"{name}: meters, but for wagers", ("meter", "at", "fact", "why", "by", "stands at", "who"), told)


def _move(each: Move, zone: ZoneInfo) -> tuple[str, ...]:
    where = (each.meter, local_time(each.at.utc, zone), str(each.at.record))
    return *where, each.why, parts(each.by), parts(each.stands), each.who


def _meter(run: MeterRun) -> Iterator[tuple[str, ...]]:
    yield run.meter, "began at", "", parts(run.start)
    for each in run.by_why:
        yield run.meter, each.why, str(each.times), parts(each.by)
    if run.unexplained:
        yield run.meter, "UNEXPLAINED", "", parts(run.unexplained)
    yield run.meter, "ended at", "", parts(run.end)


def _tray(name: str, run: TrayRun, zone: ZoneInfo) -> Section:
    """Return the section of a chip tray. Win is closer, credits, and drop, less opener and fills (WAC 230-15-615)."""
    rows = [(form.value, _form(form, run)) for form in Form]
    rows.append(("win of play", dollars(run.stay.play)))
    if run.is_counted:
        rows += [
            ("win by count", dollars(run.win)),
            ("tray by play", dollars(run.tray_expected)),
            ("tray counted, less by play", dollars(run.sum_of(Form.CLOSER) - run.tray_expected)),
        ]
    elif run.stay.standing(Form.CLOSER):
        rows.append(("the box must hold, by play", dollars(run.box_expected)))
    if run.voided:
        rows.append(("void", ", ".join(run.voided)))
    times = f"{_time(run.began, zone)} to {_time(run.ended, zone)}"
    return Section(f"{name}: its own money, opener {run.stay.number}, {times}", ("form", "amount"), tuple(rows))


def _form(form: Form, run: TrayRun) -> str:
    """Return the amount of a form. Fills and credits may not occur; all other forms are counted eventually."""
    if run.stay.standing(form):
        return dollars(run.sum_of(form))
    return "none" if form in (Form.FILL, Form.CREDIT) else "not counted"


def parts(hundredths: int) -> str:
    """Return the exact amount of a meter in dollars."""
    return f"{'-' if hundredths < 0 else ''}${decimal(Fraction(abs(hundredths), 10_000), 4)}"


def decimal(value: Fraction, places: int) -> str:
    """Format an exact value with this many decimal places. Halves round to the even digit."""
    whole = round(abs(value) * 10**places)
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{whole // 10**places:,}.{whole % 10**places:0{places}}"


def _time(utc: int, zone: ZoneInfo) -> str:
    return local_time(utc, zone) if utc else "…"


def shift_paper(figures: Figures, read: Sequence[Read], signed: tuple[str, ...], zone: ZoneInfo) -> PrintedReport:
    """Return a shift as a printed report to sign and file."""
    time = time_told(figures.asked, zone)
    chapters = tuple(
        ReportChapter(heading(each), each.simulated, tuple(sections(each, zone))) for each in figures.found
    )
    nothing = () if chapters else ("No round began in this time.",)
    tables = tuple(f"{each.db}: {each.proof.line()}" for each in read)
    return PrintedReport(
        title="Shift",
        about=(time, *tables, *nothing),
        chapters=chapters,
        foot=f"Shift {time} · figures SHA-256 {figures.digest.hex()}",
        signed=signed,
    )
