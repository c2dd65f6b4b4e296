"""Answers of a console to a command: facts of its own journal, or a refusal. Also the author of each fact."""

from msgspec import Struct

from dealer_terminal.journal.review_facts import ReviewFact
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import Words, words

Answer = tuple[ReviewFact, ...] | Refusal


LOOK_AGAIN = words("Look again.")


LONGEST_TEXT, LONGEST_NAME = 2000, 80


def no(why: Words, instead: Words) -> Refusal:
    return Refusal(why, PEOPLE_RULE, instead)


def wrong_text(text: str, longest: int) -> Refusal | None:
    if not text.strip():
        return no(words("Nothing is written there"), words("Say it in a few words."))
    if len(text) > longest:
        return no(words("It has more than {most} letters", most=longest), words("Say it in fewer words."))
    return None


class Written(Struct, frozen=True):
    """Author and time of a console's fact, and its position in the console's own journal."""

    position: int
    by: str
    utc: int
