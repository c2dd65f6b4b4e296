"""The terms of a table, each as it stands now."""

from collections.abc import Iterator

from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Terms
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.react.terms import EACH, amount, book_of
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Editor, Page

SOURCES = {
    CardsFrom.READER: words("the reader"),
    CardsFrom.SIMULATED: words("a simulated reader"),
    CardsFrom.DEALER: words("the dealer's hand"),
}
PARTS = {"least": words("smallest"), "most": words("largest"), "step": words("step"), EACH: words("every wager")}
RANGE, ONE_SIZE = ("least", "most", "step"), (EACH,)


def editor_board(inputs: Inputs, editor: Editor, say: Say) -> BoardProps:
    book = book_of(inputs.state, inputs.room, editor)
    limits = editor.page is Page.LIMITS
    options = _limits(book, editor.terms, say) if limits else _terms(book, editor, say, inputs.room.settings)
    opening = bool(editor.rulebook)
    return BoardProps(
        title=say("OPEN THE TABLE") if opening else say("LIMITS AND PAY TABLES"),
        question=say("Limits and thresholds") if limits else say("By which rules, and on what terms?"),
        citation=f"{book.title} · {book.source.revision} · {book.hash[:8]}",
        back_text="" if opening else say("Back"),
        options=tuple(options),
        columns=3 if limits else 2,
        covers=opening,
    )


def _terms(book: Rulebook, editor: Editor, say: Say, settings: Settings) -> Iterator[OptionProps]:
    terms = editor.terms
    if editor.rulebook:
        yield OptionProps("rulebook", say("Rulebook"), value=book.title)
    yield OptionProps("positions", say("Positions"), value=str(terms.positions), possible=len(book.positions) > 1)
    yield OptionProps("cards-from", say("Cards from"), value=say(SOURCES[terms.cards_from]))
    entry = say("cards only") if terms.event_entry is EventEntry.CARDS_ONLY else say("cards or event")
    yield OptionProps("entry", say("Entered by hand"), value=entry, possible=len(settings.event_entries) > 1)
    for table in book.tables:
        option, suggested = terms.pay_tables[table.spot], table.suggested()
        note = say("as the manual suggests") if option == suggested else ""
        several = len(table.options) > 1
        yield OptionProps(f"pay:{table.spot}", table.title, note, say("No. {option}").format(option=option), several)
    yield OptionProps("page:limits", say("Limits and thresholds"))


def _limits(book: Rulebook, terms: Terms, say: Say) -> Iterator[OptionProps]:
    one_size = book.progressive.spot if book.progressive else ""
    for spot in terms.limits:
        name = book.spot(spot).name
        for part in ONE_SIZE if spot == one_size else RANGE:
            yield OptionProps(f"amount:{spot}:{part}", name, say(PARTS[part]), dollars(amount(terms, f"{spot}:{part}")))
    yield OptionProps("amount:camera", say("Camera above"), "WAC 230-15-320(4)", dollars(terms.thresholds.camera))
    deal = dollars(terms.thresholds.deal) if terms.thresholds.deal else say("none")
    yield OptionProps("amount:deal", say("Limit of a deal"), "WAC 230-15-490", deal)
    if book.progressive:
        jackpot = dollars(terms.thresholds.jackpot) if terms.thresholds.jackpot else say("each one")
        yield OptionProps("amount:jackpot", say("Jackpot above"), "House Procedure 22", jackpot)
    yield OptionProps("page:terms", say("Rules and pay tables"))
