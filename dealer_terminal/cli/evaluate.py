"""`evaluate`: evaluate a hand."""

from collections.abc import Sequence
from typing import Annotated

import typer

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import new_app
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.round_input import parsed_cards
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.game import Game

app = new_app()


@app.command()
def evaluate(
    rulebook: Annotated[str, typer.Option(metavar="ID", help="The rulebook; rulebooks lists them.")],
    cards: Annotated[list[str], typer.Argument(metavar="CARD...", help="A hand, such as As 10s 8s; T is a ten, too.")],
    dealer: Annotated[
        tuple[str, str, str] | None, typer.Option(metavar="CARD CARD CARD", help="The dealer's hand.")
    ] = None,
) -> None:
    """Evaluate a hand by the suggested pay tables and print JSON.

    If a wager has no suggested pay table, its first one is used. 31 Classic: the first three cards are the natural, and
    the fourth is the draw card. 3 Card: name three cards and the dealer's hand. An event is the pay table's label, or
    null if nothing pays. Trips have no sum, so their total is null.

    \b
    Example:
      dealer-terminal evaluate --rulebook 31-classic-wa-2019 As 10s 8s 5h
      dealer-terminal evaluate --rulebook 3-card-ags Qs Ks As --dealer 2c 7d 9h
    """
    book = installed_rulebooks.rulebook(rulebook)
    game = installed_rulebooks.game_of(book)
    dealers = dealer or ()
    held = parsed_cards([*cards, *dealers])
    _require_counts(game, cards, dealers)
    write_json(game.evaluate(book, held[: len(cards)], held[len(cards) :]))


def _require_counts(game: Game, cards: Sequence[str], dealer: Sequence[str]) -> None:
    sizes = sorted({len(game.places[0].at), game.packet})
    if len(cards) not in sizes:
        wanted = " or ".join(map(str, sizes))
        raise KnownError(f"{len(cards)} cards: a hand of this rulebook has {wanted}; name {wanted} cards")
    if dealer and not game.dealer_packet:
        raise KnownError("--dealer: the dealer has no hand in this rulebook; leave the option out")
