"""`settle`: what every wager of a round pays."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from msgspec import Struct, structs

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import new_app, round_input, strict_json
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.round_input import RoundInput, SeatInput, known_name
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.game import Game, Settling
from dealer_terminal.rules.hand import ANTE, Hand, Line, Result
from dealer_terminal.rules.rulebook import PayTables, Rulebook
from dealer_terminal.rules.rulebook_file import pay_tables
from dealer_terminal.rules.settlement import returned, settle_round

app = new_app()


@app.command()
def settle(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A round as JSON; - reads standard input.")],
) -> None:
    """What every wager of a round pays, line by line, in the order in which the dealer works.

    \b
    Keys: rulebook, seats; as needed pay_tables (spot: option), dealer (cards),
    meters (amounts), misdeal (true: every wager goes back). Keys of a seat:
    seat, wagers (spot: cents), decision (play or fold), cards, draw; as needed
    claims (natural-16, with a fold that keeps a wager by it), forfeit
    (draw-card-handled). A play wager follows from the decision. A round has at
    most 1,000,000 bytes, a meter at least its reset level. A pipe that is slow is
    waited for; standard error says so.
    \b
    Each line says seat, spot, event, result (win, push, lose, forfeit or
    returned), odds, stake, pays (on top of the stake) and rule, and the meter
    hit with its amount. Totals, in cents:
      staked     every stake: collected and returned together
      collected  stakes that the house takes, lost or forfeited
      returned   stakes that go back to their players, with or without a win
      paid       the house's payments on top of the stakes
      house      collected less paid: what the tray gains, or loses below 0
    \b
    Example, with this in round.json:
      {"rulebook": "31-classic-wa-2019", "seats": [{"seat": 6, "wagers":
      {"ante": 2500, "natural-31": 500}, "decision": "play",
      "cards": ["As", "10s", "8s"], "draw": "5h"}]}
    \b
      dealer-terminal settle round.json
    """
    asked = strict_json.decode_strictly(strict_json.read_input(file), file, RoundInput)
    lines = _lines(asked)
    write_json({"lines": [_line_json(line) for line in lines], "totals": totals(lines)})


def _lines(asked: RoundInput) -> tuple[Line, ...]:
    book = installed_rulebooks.rulebook(asked.rulebook)
    game = installed_rulebooks.game_of(book)
    hands = _hands(book, game, asked)
    tables = tables_chosen(book, asked.pay_tables)
    meters = _meters(book, asked.meters)
    if asked.misdeal:
        return _misdealt(book, hands)
    require_all_tables(book, tables, hands)
    _from_reset_levels(book, round_input.one_progressive_wager(book, hands), meters)
    for hand in hands:
        round_input.require_cards(game, book, hand)
    dealer = round_input.of_dealer(game, book, hands, asked.dealer)
    lines = settle_round(game, Settling(book, tables, dealer, meters), hands)
    _meters_told(lines, meters)
    return lines


def _hands(book: Rulebook, game: Game, asked: RoundInput) -> tuple[Hand, ...]:
    if not asked.seats:
        raise KnownError("seats: there is none; write at least one")
    round_input.each_once(book, asked.seats)
    round_input.no_card_twice(asked)
    return tuple(_hand(book, game, seat, decided=not asked.misdeal) for seat in asked.seats)


def _hand(book: Rulebook, game: Game, seat: SeatInput, *, decided: bool) -> Hand:
    wagers = round_input.seat_wagers(book, game, seat)
    return Hand(
        seat=seat.seat,
        wagers=wagers,
        decision=round_input.seat_decision(seat, wagers, needed=decided),
        claims=round_input.seat_claims(book, game, seat, wagers),
        forfeit=round_input.seat_forfeit(book, seat),
        cards=round_input.at_seat(game, seat),
    )


def _misdealt(book: Rulebook, hands: Sequence[Hand]) -> tuple[Line, ...]:
    if "misdeal" not in book.citations:
        raise KnownError(f"misdeal: {book.id} knows none; leave misdeal out")
    rule = book.citations["misdeal"]
    highest_first = sorted(hands, key=lambda hand: -hand.seat)
    return tuple(line for hand in highest_first for line in returned(hand, rule))


def _meters(book: Rulebook, asked: dict[str, Any]) -> dict[str, int]:
    known = [meter.id for meter in book.progressive.meters] if book.progressive else []
    return {
        round_input.known_name("meter", name, known): round_input.meter(f"meter {name}", amount)
        for name, amount in asked.items()
    }


def _from_reset_levels(book: Rulebook, wager: int, meters: dict[str, int]) -> None:
    """Where nobody wagers on them, the size of the wager that sets their levels is not known."""
    for name, amount in meters.items() if wager else ():
        round_input.from_reset_level(name, amount, book.reset_level(name, wager))


def _meters_told(lines: Sequence[Line], told: dict[str, int]) -> None:
    for line in lines:
        if line.meter is not None and line.meter not in told:
            raise KnownError(f"seat {line.seat}: hits the meter {line.meter}; write its amount in meters")


def _line_json(line: Line) -> dict[str, Any]:
    written = structs.asdict(line)
    meter = written.pop("meter")
    return written if meter is None else {**written, "meter": meter, "amount": line.pays}


COLLECTED = (Result.LOSE, Result.FORFEIT)


class Totals(Struct, frozen=True):
    """In cents: `staked` is `collected` and `returned` together; `house` is `collected` less `paid`."""

    staked: int
    collected: int
    returned: int
    paid: int
    house: int


def totals(lines: Sequence[Line]) -> Totals:
    staked = sum(line.stake for line in lines)
    collected = sum(line.stake for line in lines if line.result in COLLECTED)
    paid = sum(line.pays for line in lines)
    return Totals(staked, collected, staked - collected, paid, collected - paid)


def tables_chosen(book: Rulebook, asked: dict[str, Any]) -> PayTables:
    return pay_tables(book, {spot: _option(book, spot, wanted) for spot, wanted in asked.items()})


def _option(book: Rulebook, spot: str, wanted: Any) -> str:
    known_name("pay table", spot, [table.spot for table in book.tables])
    if type(wanted) not in (int, str):
        raise KnownError(f"pay table {spot}: an option is a number or text, such as 1 or A")
    return known_name(f"pay table {spot}: option", str(wanted), book.table(spot).option_ids())


def require_all_tables(book: Rulebook, tables: PayTables, hands: Iterable[Hand]) -> None:
    """Each wagered spot, and each award that comes with one, has its table."""
    wagered = {spot for hand in hands for spot in hand.wagers}
    if ANTE in wagered:
        wagered |= set(book.awards())
    for table in book.tables:
        if table.spot in wagered and table.spot not in tables.tables:
            options = " or ".join(table.option_ids())
            raise KnownError(f"pay table {table.spot}: the paper suggests none; choose {options} in pay_tables")
