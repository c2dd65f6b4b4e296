"""Names for reviewers of the parts of a table's state and of their values."""

from collections.abc import Mapping

from dealer_terminal.procedure.device_faults import FAULTS
from dealer_terminal.procedure.facts import LimitChoice, RaisedBy
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import JackpotVerification
from dealer_terminal.procedure.preview_words import FORM_NAMES
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import EventEntry, ReadAt, ReportedHands
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, labelled, listed, words
from dealer_terminal.review.names import DECISIONS, IRREGULARITIES, PHASES, RESULTS, SOURCES, irregularity_called
from dealer_terminal.review.play_fact_text import spot_name
from dealer_terminal.rules.money import dollars, whole_cents

PARTS: Mapping[str, Words] = {
    **FORM_NAMES,
    **{fault.value: known.told for fault, known in FAULTS.items()},
    "phase": words("phase"),
    "round": words("round"),
    "table": words("table"),
    "dealer": words("dealer"),
    "terms": words("terms"),
    "rulebook": words("rulebook"),
    "seats": words("positions"),
    "wagers": words("wagers"),
    "cards": words("cards"),
    "natural": words("natural"),
    "draw": words("draw card"),
    "hand": words("hand"),
    "decision": words("decision"),
    "lines": words("payment"),
    "result": words("result"),
    "event": words("event"),
    "odds": words("odds"),
    "stake": words("wagered"),
    "pays": words("paid"),
    "rule": words("paragraph"),
    "stages": words("opened parts"),
    "collected": words("collected"),
    "racked": words("racked"),
    "packet": words("packet"),
    "packets": words("packets"),
    "issue": words("irregularity"),
    "jackpots": words("prizes"),
    "tray": words("the table's money"),
    "faults": words("reader faults"),
    "positions": words("positions of the table"),
    "pay_tables": words("pay tables"),
    "limits": words("limits"),
    "least": words("least"),
    "most": words("most"),
    "step": words("in steps of"),
    "thresholds": words("amounts that need a second person"),
    "camera": words("for the camera"),
    "deal": words("deal"),
    "jackpot": words("for a prize"),
    "cards_from": words("where cards come from"),
    "read_at": words("when they are read"),
    "event_entry": words("how an event is entered"),
    "maxima": words("posted maximum"),
    "number": words("number"),
    "claims": words("told by the player"),
    "forfeit": words("forfeited by"),
    "tucked": words("tucked under"),
    "events": words("events by hand"),
    "seat": words("position"),
    "spot": words("wager"),
    "meter": words("meter"),
    "away": words("sits out"),
    "late": words("late for this round"),
    "paid_before": words("paid before"),
    "done": words("settled"),
    "dealt": words("dealt to"),
    "in_order": words("dealt in order up to"),
    "hands": words("which hand is whose"),
    "dealer_packet": words("the dealer's packet"),
    "dealer_cards": words("the dealer's cards"),
    "id": words("what happened"),
    "note": words("note"),
    "raised_by": words("raised by"),
    "holds": words("payments that wait"),
    "over_limit": words("deal over its limit"),
    "total": words("all together"),
    "limit": words("limit"),
    "payments": words("payments"),
    "more": words("more"),
    "choice": words("choice"),
    "approval": words("approval"),
    "by": words("by"),
    "reason": words("reason"),
    "locked": words("decisions locked"),
    "overridden": words("steps set aside"),
    "skipped": words("steps passed over"),
    "misdealt": words("misdeal"),
    "take_back": words("to be taken back"),
    "moved": words("money that was moved"),
    "corrections": words("payments put right"),
    "was": words("was"),
    "line": words("is"),
    "owing": words("owing from a round before"),
    "deck_out": words("deck is out"),
    "meters": words("meters"),
    "grown": words("grown by this round"),
    "link": words("link of the meters"),
    "source": words("source"),
    "trouble": words("trouble"),
    "used": words("last numbers of the forms"),
    "stays": words("stays of the tray"),
    "forms": words("forms"),
    "form": words("form"),
    "counted": words("counted chips"),
    "void": words("declared void"),
    "play": words("taken and paid"),
    "stage": words("stage"),
    "order": words("in what order"),
    "reseeded": words("began again at"),
    "waits_for": words("waits for"),
    "chips": words("progressive chips"),
    "reopened": words("opened again"),
}

VALUES: Mapping[str, Mapping[str, Words]] = {
    "phase": {phase.value: told for phase, told in PHASES.items()},
    "decision": {decision.value: told for decision, told in DECISIONS.items()},
    "result": {result.value: told for result, told in RESULTS.items()},
    "cards_from": {source.value: told for source, told in SOURCES.items()},
    "read_at": {ReadAt.DEAL.value: words("as they are dealt"), ReadAt.EXPOSURE.value: words("as they are turned over")},
    "event_entry": {
        EventEntry.CARDS_ONLY.value: words("cards only"),
        EventEntry.EVENT_ALLOWED.value: words("cards or event"),
    },
    "hands": {
        ReportedHands.TOLD.value: words("as they were dealt"),
        ReportedHands.IN_DOUBT.value: words("in doubt"),
        ReportedHands.ENTERED.value: words("entered by hand"),
    },
    "id": {irregularity.value: told for irregularity, told in IRREGULARITIES.items()},
    "raised_by": {RaisedBy.DEALER.value: words("the dealer"), RaisedBy.TERMINAL.value: words("the terminal")},
    "choice": {
        LimitChoice.PAY_IN_FULL.value: words("Pay in full"),
        LimitChoice.PAY_TO_LIMIT.value: words("Pay up to the posted limit"),
    },
    "trouble": {trouble.value: told for trouble, (told, _) in LINK_LOST.items()},
    "form": FORM_NAMES,
    "stage": {
        JackpotStage.TOUCHED.value: words("touched"),
        JackpotStage.CHOSEN.value: words("chosen"),
        JackpotStage.CONFIRMING.value: words("to be confirmed"),
        JackpotStage.PENDING.value: words("pending"),
        JackpotStage.PAID.value: words("paid"),
        JackpotStage.REFUSED.value: words("refused"),
    },
    "waits_for": {
        JackpotVerification.NONE.value: words("nothing"),
        JackpotVerification.SUPERVISOR.value: words("a supervisor"),
        JackpotVerification.CAMERA.value: words("the camera"),
    },
}
MONEY = frozenset(
    {"stake", "pays", "least", "most", "step", "camera", "jackpot", "total", "limit", "more", "reseeded", "play"}
)
"""Parts that are amounts in cents. The amount of a meter has fractions of a cent, too."""


_METERS = ("meters", "grown")
_SPOTS = ("tucked", "done", "spot")
_STAKES = ("wagers", "maxima")
_OF_AN_IRREGULARITY = "forfeit"


def where_words(where: tuple[str, ...], state: State) -> Words:
    """Return the name of a part of the state. A wager has its name in the table's manual."""
    match where:
        case ():
            return NO_WORDS
        case ("seats", "0", *rest):
            return _within(words("The dealer"), rest, state)
        case ("seats", seat, *rest):
            return _within(words("Position {seat}", seat=seat), rest, state)
        case _:
            return _parts(where, state)


def value_words(where: tuple[str, ...], value: str, state: State) -> Words:
    """Return the text of a value: an amount as money, a missing value as “nothing”."""
    last, within = where[-1], where[-2:-1]
    if not value:
        return words("nothing")
    if value == "True":
        return words("yes")
    if last in VALUES:
        return VALUES[last].get(value) or as_told(value)
    if last in _SPOTS:
        return as_told(", ".join(spot_name(state, each) for each in value.split()))
    if last == _OF_AN_IRREGULARITY:
        return irregularity_called(value)
    return as_told(dollars(cents) if (cents := _cents(last, within, value)) is not None else value)


def _cents(last: str, within: tuple[str, ...], value: str) -> int | None:
    if not value.lstrip("-").isdecimal():
        return None
    if within and within[0] in _METERS:
        return whole_cents(int(value))
    is_money = last in MONEY or (within and within[0] in _STAKES) or (last, within) == ("deal", ("thresholds",))
    return int(value) if is_money else None


def _within(place: Words, rest: list[str], state: State) -> Words:
    return labelled(place, _parts(tuple(rest), state)) if rest else place


def _parts(where: tuple[str, ...], state: State) -> Words:
    parts = listed([PARTS.get(each) or spot_name(state, each).replace("_", " ") for each in where])
    return parts if isinstance(parts, Words) else as_told(str(parts))
