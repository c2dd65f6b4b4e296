"""`hands`: any hand that was ever dealt here, found."""

from typing import Annotated, Any
from zoneinfo import ZoneInfo

import typer
from msgspec.structs import asdict, replace

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.proof_of_reading import ReadingProof, proven_hands, proven_page, proven_round
from dealer_terminal.app.times import local_time, window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import Day, Db, From, To, Vkey, Zone
from dealer_terminal.cli.output import say, write_json, write_table
from dealer_terminal.cli.round_output import round_json, show_round
from dealer_terminal.errors import KnownError
from dealer_terminal.review.finder import SearchQuestion
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.found_hands import FoundHand, found_hands
from dealer_terminal.storage.reports.model_reader import open_models
from dealer_terminal.storage.reports.round_view import require_closed, round_view
from dealer_terminal.storage.reports.search import ANY, LAST, FoundPage, HandSearch, PaidBy, SearchedHand, search_hands
from dealer_terminal.storage.review.found_hands import hand_search

app = new_app()

_NONE, _ANY, _MOST = "", 0, 10**15
_COLUMNS = ("round", "seat", "began", "dealer", "decision", "cards", "wagers", "")
SIMULATED = "SIMULATED"
PaidMost = Annotated[
    int, typer.Option("--pays-most", min=0, max=_MOST, metavar="CENTS", help="Only where it was paid no more.")
]

Reported = Annotated[str, typer.Option(metavar="NAME|any", help="Only rounds in which it was reported.")]


@app.command()
def hands(
    *,
    db: Db,
    table: FloorTable = _NONE,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    number: Annotated[
        int, typer.Option("--round", min=0, max=_MOST, help="One round, whole, as a person reads it.")
    ] = _ANY,
    seat: Annotated[int, typer.Option(min=0, max=7, help="Only this position.")] = _ANY,
    dealer: Annotated[str, typer.Option(metavar="NUMBER", help="Only what this dealer dealt.")] = _NONE,
    spot: Annotated[str, typer.Option(help="Only hands with this wager, such as natural-31.")] = _NONE,
    event: Annotated[str, typer.Option(help="Only where a wager met this event of its pay table.")] = _NONE,
    stake: Annotated[
        int, typer.Option(min=0, max=_MOST, metavar="CENTS", help="Only where a wager was so much or more.")
    ] = _ANY,
    pays: Annotated[
        int, typer.Option(min=0, max=_MOST, metavar="CENTS", help="Only where it was paid so much or more.")
    ] = _ANY,
    most: PaidMost = _ANY,
    irregularity: Reported = _NONE,
    limit: Annotated[int, typer.Option(min=1, max=1000, help="How many at once.")] = 20,
    before: Annotated[str, typer.Option(metavar="ROUND/SEAT", help="The next page: after this one.")] = _NONE,
    vkey: Vkey = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
) -> None:
    """Finds hands of closed rounds, newest first. All conditions must hold; those of a wager for the same one.

    With --round and no other condition, it shows that round whole. JSON gives {"hands": […], "before": …}, where
    "before" is what the next page takes, or null. Each hand is rebuilt from its signed records before it is shown.

    \b
    Example:
      dealer-terminal hands --db journal.db --day 2026-11-20 --from 06:00 --zone America/Los_Angeles --seat 3
      dealer-terminal hands --db journal.db --event "31" --pays 100000 --json
      dealer-terminal hands --db journal.db --round 1204
    """
    where, met, after = zone_of(zone), _known(irregularity), _place(before)
    time = window(day, since, until, where)
    of = SearchQuestion(
        since=time.since, until=time.until, round=number, seat=seat, dealer=dealer, spot=spot, event=event
    )
    asked = hand_search(replace(of, stake=stake, pays=pays, most=most, irregularity=met), PaidBy.BY_WAGER)
    with open_models(journal_at(db, table)) as journal:
        if asked == HandSearch(round=number) and number:
            _tell_round(journal, number, where, vkey, json=json)
            return
        page = search_hands(journal.connection, asked, limit, after)
        hands_found = found_hands(journal.connection, page.hands)
        _require_spot(spot, hands_found)
        proof = _proof(journal, vkey, asked, hands_found, page, after)
    following = f"{page.hands[-1].round}/{page.hands[-1].seat}" if page.more else None
    every = asked == HandSearch()
    if json:
        told = [hand_json(each, where) for each in hands_found]
        write_json({"hands": told, "before": following, "proven": {**proof.json, "complete": every}})
    else:
        _tell(hands_found, where, following, proof, every=every)


def _proof(
    journal: OpenJournal, vkey: str, asked: HandSearch, found: list[FoundHand], page: FoundPage, after: SearchedHand
) -> ReadingProof:
    if asked == HandSearch():
        return proven_page(journal, vkey, found, page, after)
    return proven_hands(journal, vkey, found)


def _known(name: str) -> str:
    names = (ANY, *sorted(IrregularityId))
    if name and name not in names:
        raise KnownError(f"--irregularity {name:.80}: none is called so: name one of {', '.join(names)}")
    return name


def _require_spot(spot: str, hands_found: list[FoundHand]) -> None:
    """A wager that no game has is refused."""
    spots = sorted({each.id for book in installed_rulebooks.rulebooks() for each in book.spots})
    if spot and not hands_found and spot not in spots:
        raise KnownError(f"--spot {spot}: no rulebook has that wager: name one of {', '.join(spots)}")


def hand_json(each: FoundHand, zone: ZoneInfo) -> dict[str, Any]:
    return {**asdict(each), "opened": local_time(each.opened, zone), "closed": local_time(each.closed, zone)}


def _tell_round(journal: OpenJournal, number: int, zone: ZoneInfo, vkey: str, *, json: bool) -> None:
    require_closed(journal, number)
    proof = proven_round(journal, vkey, number)
    shown = round_view(journal, number)
    if json:
        write_json({**round_json(shown, zone), "proven": proof.json})
    else:
        show_round(shown, zone)
        say(proof.line())


def _tell(
    hands_found: list[FoundHand], zone: ZoneInfo, following: str | None, proof: ReadingProof, *, every: bool
) -> None:
    if hands_found:
        write_table("", _COLUMNS, [_row(each, zone) for each in hands_found])
    else:
        say("No such hand.")
    if following:
        say(f"There are more: --before {following}")
    say(proof.line())
    if not every:
        say("That no other hand meets what was asked for, verify proves.")


def _row(each: FoundHand, zone: ZoneInfo) -> tuple[str, ...]:
    wagers = ", ".join(f"{result.spot} {dollars(result.stake)} {_outcome(result)}" for result in each.results)
    marks = [SIMULATED] if each.simulated else []
    marks += [each.outcome] if each.outcome != "settled" else []
    decision = " ".join(filter(None, (each.decision, each.claims, each.forfeit)))
    began = local_time(each.opened, zone)
    return str(each.round), str(each.seat), began, each.dealer, decision, each.cards, wagers, " ".join(marks)


def _outcome(result: Any) -> str:
    paid = f" {dollars(result.pays)}" if result.pays else ""
    return f"{result.result}{paid}" + (f" ({result.event})" if result.event else "")


def _place(before: str) -> SearchedHand:
    if not before:
        return LAST
    number, _, seat = before.partition("/")
    if (
        not (number.isascii() and number.isdigit() and seat.isascii() and seat.isdigit())
        or max(len(number), len(seat)) > 15
    ):
        raise KnownError(f"--before {before}: write it as the last page gave it, such as 1204/3")
    return SearchedHand(int(number), int(seat))
