"""Hands for the replay's search, each with the record that settled it.

Hands of a round are ordered by those records, newest first, and a page ends with a whole round.
"""

from collections.abc import Iterator
from functools import cache

from sqlalchemy import Connection, select

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import NewerFactError, entry_of
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.review.finder import (
    Ready,
    SearchHit,
    SearchPage,
    SearchPlace,
    SearchQuestion,
    SettledWager,
    hand_told,
)
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook
from dealer_terminal.storage.reports.found_hands import FoundHand, WagerResult, found_hands
from dealer_terminal.storage.reports.search import FoundPage, HandSearch, PaidBy, SearchedHand, search_hands
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.record_places import few_records
from dealer_terminal.storage.schema import rounds


def papers_at(connection: Connection, opening: int) -> Iterator[tuple[int, Rulebook]]:
    """Return the rulebook of the opening at that record, and the last round before it."""
    for record in few_records(connection, opening, opening + 1):
        entry = entry_of(record)
        if isinstance(entry, TableOpened):
            yield record.round, read_rulebook(entry.rulebook_text, entry.rulebook, GAMES)


class RulebookTexts:
    """Cache of rulebooks."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._by_round, self._by_opening = cache(self._of_round), cache(self._opened_with)

    def wager_name(self, number: int, spot: str) -> str:
        """Return the wager's name, or its id if the rulebook is unreadable."""
        return next((each.wager_name(spot) for each in self._by_round(number)), spot)

    def _of_round(self, number: int) -> tuple[Rulebook, ...]:
        wanted = select(rounds.c.opening).where(rounds.c.round == number)
        return self._by_opening(self._connection.execute(wanted).scalar_one())

    def _opened_with(self, opening: int) -> tuple[Rulebook, ...]:
        try:
            return tuple(book for _, book in papers_at(self._connection, opening))
        except (AuditError, RulebookError):
            return ()


def hand_search(question: SearchQuestion, paid: PaidBy) -> HandSearch:
    """Return the search. A payment is at least one cent."""
    least = max(question.pays, 1) if question.ready is Ready.PAYMENTS else question.pays
    return HandSearch(
        window=Window(question.since, question.until),
        round=question.round,
        seat=question.seat,
        dealer=question.dealer,
        spot=question.spot,
        event=question.event,
        stake=question.stake,
        pays=least,
        most=question.most,
        irregularity=question.irregularity,
        paid=paid,
    )


def _as_shown(question: SearchQuestion) -> HandSearch:
    """Match each hand by the amount that is displayed."""
    return hand_search(question, PaidBy.BY_HAND)


def hands_page(connection: Connection, question: SearchQuestion, after: SearchPlace, most: int) -> SearchPage:
    searched = search_hands(connection, _as_shown(question), most + 1, SearchedHand(after.at, after.seat))
    page, papers = _whole_rounds(searched, most), RulebookTexts(connection)
    found = [_found(connection, each, question, papers) for each in found_hands(connection, page.hands)]
    found.sort(key=lambda each: (each.round, each.position), reverse=True)
    more = (SearchPlace(page.hands[-1].round, page.hands[-1].seat),) if page.more else ()
    return SearchPage(tuple(found), more)


def _whole_rounds(searched: FoundPage, most: int) -> FoundPage:
    """Drop the round that the page cuts, unless it is the only one."""
    if len(searched.hands) <= most:
        return searched
    cut = searched.hands[-1].round
    whole = tuple(each for each in searched.hands if each.round != cut)
    return FoundPage(whole or searched.hands[:most], more=True)


def _found(connection: Connection, hand: FoundHand, question: SearchQuestion, papers: RulebookTexts) -> SearchHit:
    settled = _settled(connection, hand, _as_shown(question))
    results = [each for each in hand.results if _asked_for(each, question)]
    named = [SettledWager(papers.wager_name(hand.round, each.spot), each.result, each.event) for each in results]
    told = hand_told(hand.seat, hand.decision, named)
    return SearchHit(settled.position, settled.utc, hand.round, told, sum(each.pays for each in results))


def _asked_for(result: WagerResult, question: SearchQuestion) -> bool:
    return (
        question.spot in ("", result.spot)
        and question.event in ("", result.event)
        and result.stake >= question.stake
        and (result.pays > 0 or question.ready is not Ready.PAYMENTS)
    )


def _settled(connection: Connection, hand: FoundHand, asked: HandSearch) -> Record:
    """Return the last record that settled what was searched for in that hand, or the record that closed the round."""
    ends = select(rounds.c.first, rounds.c.last).where(rounds.c.round == hand.round)
    first, last = connection.execute(ends).one()
    records = tuple(few_records(connection, first, last + 1))
    return [records[-1], *(each for each in records if _settles(each, hand.seat, asked))][-1]


def _settles(record: Record, seat: int, asked: HandSearch) -> bool:
    """Return True if the record settles the hand. A damaged record settles nothing here."""
    try:
        entry = entry_of(record)
    except NewerFactError:
        raise
    except AuditError:
        return False
    lines = (*getattr(entry, "lines", ()), *([entry.line] if hasattr(entry, "line") else ()))
    return any(
        line.seat == seat and asked.spot in ("", line.spot) and line.pays >= min(asked.pays, 1) for line in lines
    )
