"""What a table did of late: who deals since when is told from the very record that says so."""

from dealer_terminal.procedure.facts import DealerSignedOn
from dealer_terminal.review.queue.items import Lately
from tests.fast.review.tables import table


def test_a_dealer_deals_since_the_record_of_the_sign_on_even_where_it_is_the_first_that_is_read() -> None:
    folded = table(3)
    at = next(number for number, each in enumerate(folded) if isinstance(each.entry, DealerSignedOn))
    for begin in range(at + 1):
        lately = Lately()
        for each in folded[begin:]:
            lately.passed(each)
        assert lately.dealer_since == (folded[at].record.utc,)
    later = Lately()
    for each in folded[at + 1 :]:
        later.passed(each)
    assert later.dealer_since == ()
