"""What versions before answered at a console, where a record is one of theirs: whoever asked answered it, too."""

from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import asks
from dealer_terminal.review.answers import Answer
from dealer_terminal.review.asks import Ask
from dealer_terminal.review.console import Console
from dealer_terminal.review.queue.deciding import OWN_QUESTION, answered_by_anybody


def answered_then(console: Console, ask: Ask, record: Record, refused: Refusal) -> Answer:
    before = (record.kind, record.schema) == ("item_answered", 1) and refused.instead == OWN_QUESTION
    if before and isinstance(ask, asks.AnswerItem) and console.reviewer is not None:
        return answered_by_anybody(console, console.reviewer, ask)
    return refused
