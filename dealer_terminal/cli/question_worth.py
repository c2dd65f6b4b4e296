"""What the open questions to manufacturers are worth, for `returns --questions`."""

from collections.abc import Sequence
from fractions import Fraction

from dealer_terminal.cli.output import for_a_person, write_json
from dealer_terminal.cli.text_tables import say, write_table
from dealer_terminal.rules.returns.questions import Worth, worth
from dealer_terminal.rules.rulebook import Rulebook

UNCOUNTED = "other answers change how a round is handled, or stand in no pay table; so these have no figure:"
_COLUMNS = ("question", "other answer", "wager", "house edge", "otherwise", "cents a $", "one hand in")


def show(books: Sequence[Rulebook], *, json: bool) -> None:
    found = list(worth(books))
    if json or not for_a_person():
        write_json(found)
        return
    for book in books:
        rows = [_row(each) for each in found if each.rulebook == book.id]
        if rows:
            write_table(book.title, _COLUMNS, rows)
        _without_figures(book, frozenset(each.reading for each in found if each.rulebook == book.id))


def _without_figures(book: Rulebook, counted: frozenset[str]) -> None:
    others = [each.asks for each in book.questions if each.reading not in counted]
    if others:
        say(f"{book.title}: {UNCOUNTED}")
    for asks in others:
        say(f"  {asks}")


def _row(each: Worth) -> tuple[str, ...]:
    one_in = 1 / Fraction(each.hands)
    return (
        each.asks,
        each.answer,
        f"{each.spot} {each.pay_table}",
        f"{each.house_edge_pct:.4f}%",
        f"{each.otherwise_pct:.4f}%",
        f"{each.cents_a_dollar:+.2f}",
        f"{float(one_in):.1f}",
    )
