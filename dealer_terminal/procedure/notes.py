"""Notes of open irregularities. A person's note is shown as written; the terminal's note is translated."""

import re

from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.progressive import held_event, wagered
from dealer_terminal.procedure.state import Issue, State
from dealer_terminal.procedure.words import Words, as_told, listed, words
from dealer_terminal.rules.irregularity import IrregularityId


def note_of(state: State, issue: Issue) -> Words:
    """Return the note built from the state; if the state has no details, build it from the recorded text."""
    if issue.raised_by is RaisedBy.DEALER:
        return as_told(issue.note)
    jackpot = state.jackpots.get(issue.seats[0]) if issue.seats else None
    if issue.id == IrregularityId.CHIPS_DIFFER:
        return counted_note(state.chips, len(wagered(state)))
    if issue.id == IrregularityId.JACKPOT_UNSUPPORTED and jackpot is not None and jackpot.event:
        return chosen_note(jackpot.event, held_event(state, issue.seats[0]))
    if issue.id == IrregularityId.DUPLICATE_CARD and issue.cards:
        return twice_note([str(card) for card in issue.cards])
    return _read_back(issue.note)


_HOLE = words(
    "Report {due} of the shoe was due, {came} came. From this packet on, enter each card as it is turned over. "
    "Told of it, and compared: {known}."
)
_INDEX = words(
    "Report {came} of the shoe was due and came; the index of its card was not. "
    "From this packet on, enter each card as it is turned over. Told of it, and compared: {known}."
)
_LOST = words(
    "Report {due} of the shoe was due, {came} came. Cards drawn untold: {lost}. "
    "Enter their whole packets as they are turned over; what was told is compared."
)
_ROUND_LOST = words(
    "Report {came} of the shoe was due and came; the index of its card was not. Cards drawn untold: {lost}. "
    "Enter their whole packets as they are turned over; what was told is compared."
)
_WHOLE = words("Report {due} of the shoe was due, {came} came. By its index no card is missing.")
_LOST_BEFORE = words(
    "Cards drawn untold since the shoe's last report, in round {since}: {lost}. "
    "Look at the table: do they lie in this deal?"
)
_PERHAPS_LOST = words(
    "Since the shoe's last report, in round {since}, cards may have been drawn untold. "
    "Look at the table: do some lie in this deal?"
)
_PERHAPS_LOST_EARLY = words(
    "Since the shoe's last report, before round 1, cards may have been drawn untold. "
    "Look at the table: do some lie in this deal?"
)
_FIRST_HEARD = words(
    "This is the first that is heard of this shoe; cards may have been drawn before. "
    "Look at the table: do some lie in this deal?"
)
_COUNTS_UNKNOWN = words(
    "It is not known yet how this shoe counts; cards may have been drawn untold before. "
    "Look at the table: do some lie in this deal?"
)
_ONE_MORE = words(
    "A card more was told than was due. What went by untold may be of no hand: "
    "go on by hand, and enter every hand as it is turned over."
)
_NOT_KNOWN = words(
    "It is not known yet how this shoe counts. Go on if only the first card of the deal lies out; else go on by hand."
)
_CHANGED = words(
    "Report {number} of the shoe came twice and differs. From this packet on, enter each card as it is turned over. "
    "Told of it, and compared: {known}."
)
_CHANGED_OF = words(
    "Report {number} of the shoe came twice and differs. Compare position {seat} as it is opened. "
    "Enter each card of the positions after it."
)
_DOUBT = words(
    "The shoe could not tell a card that came out: it may lie at a hand. "
    "From this packet on, enter each card as it is turned over. Told of it, and compared: {known}."
)
_OUTSIDE = words(
    "A card was drawn outside the game: it may lie at a hand. "
    "From this packet on, enter each card as it is turned over. Told of it, and compared: {known}."
)
_AGAIN = words(
    "The first card may be one of the round before, told again. Enter each card of this deal as it is turned over."
)
_UNTOLD = words(
    "Packet {came} came out where packet {due} was due. Packets handed out untold: {lost}. "
    "Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal."
)
_EARLY = words(
    "Packet {came} came out where packet {due} was due. Packets handed out before no more bets: {early}. "
    "Go on if each lies at its position."
)
_UNTOLD_LAST = words(
    "The rest came out where packet {due} was due. Packets handed out untold: {lost}. "
    "Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal."
)
RELOADED = words("A deck went into the machine, and the rest of this one was never told")
RELOADED_EARLY = words(
    "A deck went into the machine, and the rest of this one was never told. "
    "Deal what is due by hand, then go on: it is entered as it is turned over."
)
_REST_EARLY = words(
    "The rest came out where packet {due} was due. Deal what is due by hand, then go on: "
    "it is entered as it is turned over."
)
_UNLIKE = words("Packets that the machine handed out: {out}. Packets that the journal holds: {held}.")
_LATE = words("Packet {came} was told where packet {due} was due. It leads to nothing; that position is dealt already.")
_NO_SUCH = words(
    "Packet {came} came out where packet {due} was due. From here on, enter each packet as it is turned over."
)
_COUNT = words("Packet {number}: {came} cards in place of {due}")
_UNREAD = words(
    "Packet {number}: a card of the packet was not read; all are entered as they turn up, "
    "and those that were are compared"
)
_SEEN_TWICE = words("Packet {number}: the reader saw one card twice")
_TOLD_OTHERWISE = words(
    "Packet {number} was reported again with other cards; the first stands. Compare it as it is opened"
)
_TOLD_OF_BEFORE = words(
    "Packet {number} of the machine's round before was reported again with other cards. It leads to nothing."
)
_OUT_OF_BEFORE = words("Packet {number} came out of a deck of a round before. Go on if it does not lie on the table.")
_RACKED = words("The packets and the rest are {cards} cards, and not one of each")
_TOLD = words("The reader told {told} here; {entered} were entered.")
_BEFORE = (_LOST_BEFORE, _PERHAPS_LOST, _PERHAPS_LOST_EARLY, _FIRST_HEARD, _COUNTS_UNKNOWN)
_HOLES = (
    _HOLE,
    _INDEX,
    _LOST,
    _ROUND_LOST,
    _WHOLE,
    _NOT_KNOWN,
    _CHANGED,
    _CHANGED_OF,
    _DOUBT,
    _OUTSIDE,
)
_PACKETS = (
    *(_UNTOLD, _EARLY, _UNTOLD_LAST, _REST_EARLY, _UNLIKE, _LATE, _NO_SUCH),
    *(_COUNT, _UNREAD, _SEEN_TWICE, _TOLD_OTHERWISE, _TOLD_OF_BEFORE, _OUT_OF_BEFORE, _RACKED),
)
_WITH_NUMBERS = tuple(
    (each, re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(each.template))))
    for each in (*_HOLES, *_BEFORE, *_PACKETS, _TOLD)
)


def hole_note(due: str, came: str, known: int) -> Words:
    if due == came:
        return Words(_INDEX.template, (("came", came), ("known", known)))
    return Words(_HOLE.template, (("due", due), ("came", came), ("known", known)))


def lost_note(due: str, came: str, lost: int) -> Words:
    if due == came:
        return Words(_ROUND_LOST.template, (("came", came), ("lost", lost)))
    return Words(_LOST.template, (("due", due), ("came", came), ("lost", lost)))


def before_note(since: int, lost: int) -> Words:
    """Return the note on a shoe last heard in round `since`. If `lost` is 0, the number of missed cards is unknown."""
    if since < 1:
        return _PERHAPS_LOST_EARLY
    if not lost:
        return Words(_PERHAPS_LOST.template, (("since", since),))
    return Words(_LOST_BEFORE.template, (("since", since), ("lost", lost)))


def first_heard_note() -> Words:
    return _FIRST_HEARD


def counts_unknown_note() -> Words:
    return _COUNTS_UNKNOWN


def asks_of_before(issue: Issue) -> bool:
    """Return True if the issue is about cards possibly drawn before the first card of this deal."""
    return _says(issue, *_BEFORE)


def one_more_note() -> Words:
    return _ONE_MORE


def tells_one_more(issue: Issue) -> bool:
    return _says(issue, _ONE_MORE)


def _says(issue: Issue, *notes: Words) -> bool:
    told = _read_back(issue.note).template
    return issue.raised_by is RaisedBy.TERMINAL and any(told == each.template for each in notes)


def told_note(told: list[str], entered: list[str]) -> Words:
    return Words(_TOLD.template, (("told", " ".join(told)), ("entered", " ".join(entered))))


def told_cards(note: str) -> tuple[str, ...]:
    """Return the cards that a reader reported, parsed from the note."""
    read = _read_back(note)
    return tuple(str(dict(read.values)["told"]).split()) if read.template == _TOLD.template else ()


def whole_note(due: str, came: str) -> Words:
    return Words(_WHOLE.template, (("due", due), ("came", came)))


def changed_note(number: str, known: int) -> Words:
    return Words(_CHANGED.template, (("number", number), ("known", known)))


def changed_of_note(number: str, seat: int) -> Words:
    """Return the note on a changed report whose card may be the last of a packet already dealt."""
    return Words(_CHANGED_OF.template, (("number", number), ("seat", seat)))


def untold_note(due: int, came: int, lost: int) -> Words:
    return Words(_UNTOLD.template, (("came", came), ("due", due), ("lost", lost)))


def early_note(due: int, came: int, early: int) -> Words:
    return Words(_EARLY.template, (("due", due), ("came", came), ("early", early)))


def untold_last_note(due: int, lost: int) -> Words:
    return Words(_UNTOLD_LAST.template, (("due", due), ("lost", lost)))


def rest_early_note(due: int) -> Words:
    return Words(_REST_EARLY.template, (("due", due),))


def unlike_note(out: int, held: int) -> Words:
    return Words(_UNLIKE.template, (("out", out), ("held", held)))


def late_packet_note(came: int, due: int) -> Words:
    return Words(_LATE.template, (("came", came), ("due", due)))


def no_such_packet_note(due: int, came: int) -> Words:
    return Words(_NO_SUCH.template, (("came", came), ("due", due)))


def count_note(number: int, came: int, due: int) -> Words:
    return Words(_COUNT.template, (("number", number), ("came", came), ("due", due)))


def unread_note(number: int) -> Words:
    return Words(_UNREAD.template, (("number", number),))


def seen_twice_note(number: int) -> Words:
    return Words(_SEEN_TWICE.template, (("number", number),))


def told_twice_note(number: int) -> Words:
    return Words(_TOLD_OTHERWISE.template, (("number", number),))


def told_of_before_note(number: int) -> Words:
    return Words(_TOLD_OF_BEFORE.template, (("number", number),))


def out_of_before_note(number: int) -> Words:
    return Words(_OUT_OF_BEFORE.template, (("number", number),))


def racked_note(cards: int) -> Words:
    return Words(_RACKED.template, (("cards", cards),))


def again_note() -> Words:
    return _AGAIN


def outside_note(known: int) -> Words:
    return Words(_OUTSIDE.template, (("known", known),))


def doubt_note(known: int) -> Words:
    return Words(_DOUBT.template, (("known", known),))


def _read_back(note: str) -> Words:
    """Parse the recorded sentence into its template and numbers, so that it can be shown in the reader's language."""
    for each, pattern in _WITH_NUMBERS:
        told = pattern.fullmatch(note)
        if told:
            return Words(each.template, tuple(told.groupdict().items()))
    return Words(note)


def counted_note(chips: int, wagers: int) -> Words:
    return words("{chips} counted against {wagers} accepted", chips=chips, wagers=wagers)


def chosen_note(event: str, held: str) -> Words:
    return words("{event} was chosen; the cards show {held}", event=event, held=held or words("no prize"))


def twice_note(cards: list[str]) -> Words:
    return words("{cards} twice", cards=listed(cards))
