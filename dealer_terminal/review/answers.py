"""What a console answers: facts of its own journal, or why not."""

from dealer_terminal.audit.review_facts import ReviewFact
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import Words, words

Answer = tuple[ReviewFact, ...] | Refusal
LOOK_AGAIN = words("Look again.")


def no(why: Words, instead: Words) -> Refusal:
    return Refusal(why, PEOPLE_RULE, instead)
