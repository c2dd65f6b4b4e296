"""`settle`: what every wager of a round pays."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from msgspec import structs

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import amounts, new_app, packets, seats, strict_json, tables_in_force
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.round_input import RoundInput, SeatInput
from dealer_terminal.cli.totals import totals
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.game import Game, Settling
from dealer_terminal.rules.hand import Hand, Line
from dealer_terminal.rules.rulebook import Rulebook
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
    tables = tables_in_force.tables_chosen(book, asked.pay_tables)
    meters = _meters(book, asked.meters)
    if asked.misdeal:
        return _misdealt(book, hands)
    tables_in_force.require_all_tables(book, tables, hands)
    _from_reset_levels(book, seats.one_progressive_wager(book, hands), meters)
    for hand in hands:
        packets.require_cards(game, book, hand)
    dealer = packets.of_dealer(game, book, hands, asked.dealer)
    lines = settle_round(game, Settling(book, tables, dealer, meters), hands)
    _meters_told(lines, meters)
    return lines


def _hands(book: Rulebook, game: Game, asked: RoundInput) -> tuple[Hand, ...]:
    if not asked.seats:
        raise KnownError("seats: there is none; write at least one")
    seats.each_once(book, asked.seats)
    packets.no_card_twice(asked)
    return tuple(_hand(book, game, seat, decided=not asked.misdeal) for seat in asked.seats)


def _hand(book: Rulebook, game: Game, seat: SeatInput, *, decided: bool) -> Hand:
    wagers = seats.seat_wagers(book, game, seat)
    return Hand(
        seat=seat.seat,
        wagers=wagers,
        decision=seats.seat_decision(seat, wagers, needed=decided),
        claims=seats.seat_claims(book, game, seat, wagers),
        forfeit=seats.seat_forfeit(book, seat),
        cards=packets.at_seat(game, seat),
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
        seats.known_name("meter", name, known): amounts.meter(f"meter {name}", amount) for name, amount in asked.items()
    }


def _from_reset_levels(book: Rulebook, wager: int, meters: dict[str, int]) -> None:
    """Where nobody wagers on them, the size of the wager that sets their levels is not known."""
    for name, amount in meters.items() if wager else ():
        amounts.from_reset_level(name, amount, book.reset_level(name, wager))


def _meters_told(lines: Sequence[Line], told: dict[str, int]) -> None:
    for line in lines:
        if line.meter is not None and line.meter not in told:
            raise KnownError(f"seat {line.seat}: hits the meter {line.meter}; write its amount in meters")


def _line_json(line: Line) -> dict[str, Any]:
    written = structs.asdict(line)
    meter = written.pop("meter")
    return written if meter is None else {**written, "meter": meter, "amount": line.pays}
