"""Short texts for facts about payments, meters and jackpots."""

from collections.abc import Mapping

from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.balance import Owed
from dealer_terminal.procedure.checklist import moves_of
from dealer_terminal.procedure.facts import Fact, LimitChoice
from dealer_terminal.procedure.preview_words import form_called
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.tray import cents_of
from dealer_terminal.procedure.words import Value, Words, listed, words
from dealer_terminal.review.play_fact_text import Told, plain, seated, spot_name
from dealer_terminal.rules.money import dollars, whole_cents


def _held(state: State, fact: facts.PayoutHeld) -> Words:
    return words(
        "Position {seat}: {amount} on {spot} waits for a camera",
        seat=fact.seat,
        amount=dollars(fact.pays),
        spot=spot_name(state, fact.spot),
    )


def _verified(state: State, fact: facts.PayoutVerified) -> Words:
    return words(
        "Position {seat}: {spot} verified, camera {camera}",
        seat=fact.seat,
        spot=spot_name(state, fact.spot),
        camera=fact.camera,
    )


def _over(_: State, fact: facts.DealLimitReached) -> Words:
    return words("The deal pays {total}, its limit is {limit}", total=dollars(fact.total), limit=dollars(fact.limit))


def _limit(_: State, fact: facts.DealLimitDecided) -> Words:
    if fact.choice is LimitChoice.PAY_IN_FULL:
        return words("Paid in full, over the limit")
    return words("Paid to the limit")


def _corrected(state: State, fact: facts.PaymentCorrected) -> Words:
    return words(
        "Round {number}, position {seat}: {spot} {was} put right to {amount}",
        number=fact.round,
        seat=fact.line.seat,
        spot=spot_name(state, fact.line.spot),
        was=dollars(fact.was.pays),
        amount=dollars(fact.line.pays),
    )


def _named_anew(state: State, fact: meter_facts.EventCorrected) -> Words:
    nothing = words("nothing")
    return words(
        "Round {number}, position {seat}: {spot} was named {was}, is {event} now",
        number=fact.round,
        seat=fact.seat,
        spot=spot_name(state, fact.spot),
        was=Words(fact.was) if fact.was else nothing,
        event=Words(fact.event) if fact.event else nothing,
    )


def _moved_later(state: State, fact: facts.DifferenceSettled) -> Words:
    moves = listed(list(moves_of(Owed(fact.pays, fact.returns, fact.back))))
    return words(
        "Round {number}, position {seat}, {spot}: {moves}.",
        number=fact.round,
        seat=fact.seat,
        spot=spot_name(state, fact.spot),
        moves=moves,
    )


def _meters(moved: Mapping[str, int]) -> Value:
    told = [words("{amount} on {spot}", amount=dollars(whole_cents(by)), spot=meter) for meter, by in moved.items()]
    return listed(told) if told else words("none")


def _opened(_: State, fact: meter_facts.MetersOpened) -> Words:
    stands = {meter: carried + fact.seeded.get(meter, 0) for meter, carried in fact.carried.items()}
    return words("Meters open: {meters}", meters=_meters(stands))


def _adjusted(_: State, fact: meter_facts.MeterAdjusted) -> Words:
    by = dollars(whole_cents(fact.by))
    return words("Meter {meter} changed by {amount}: {why}", meter=fact.meter, amount=by, why=fact.why.value)


def _link_lost(_: State, fact: meter_facts.MeterLinkLost) -> Words:
    why, _instead = LINK_LOST[fact.why]
    return words("No progressive wagers: {why}", why=why)


def _compared(_: State, fact: meter_facts.MetersCompared) -> Words:
    if fact.here == fact.there:
        return words("Totals compared with the floor: the same")
    return words("Totals compared with the floor: they differ")


def _locked(_: State, fact: meter_facts.JackpotLocked) -> Words:
    amount = dollars(fact.line.pays)
    return words("Position {seat}: prize of {amount} locked", seat=fact.seat, amount=amount)


def _reversed(_: State, fact: meter_facts.JackpotReversed) -> Words:
    amount = dollars(fact.line.pays)
    return words("Position {seat}: prize of {amount} taken back", seat=fact.seat, amount=amount)


def _changed(_: State, fact: meter_facts.JackpotChanged) -> Words:
    was, amount = dollars(fact.was.pays), dollars(fact.line.pays)
    return words("Position {seat}: prize of {was} is {amount} now", seat=fact.seat, was=was, amount=amount)


def _prize_put_right(_: State, fact: meter_facts.PrizePutRight) -> Words:
    return words(
        "Round {number}, position {seat}: prize of {was} is {amount} now",
        number=fact.round,
        seat=fact.seat,
        was=dollars(fact.was.pays),
        amount=dollars(fact.line.pays),
    )


def _seen(_: State, fact: meter_facts.JackpotVerified) -> Words:
    return words("Position {seat}: prize of {amount} verified", seat=fact.seat, amount=dollars(fact.pays))


def _signed(_: State, fact: tray_facts.FormSigned) -> Words:
    form, amount = form_called(fact.form.value, fact.number), dollars(cents_of(fact.counted))
    return words("{form} signed: {amount}", form=form, amount=amount)


def _voided(_: State, fact: tray_facts.FormVoided) -> Words:
    return words("{form} is void", form=form_called(fact.form.value, fact.number))


TOLD_MONEY: Mapping[type[Fact], Told] = {
    facts.PayoutHeld: _held,
    facts.PayoutVerified: _verified,
    facts.DealLimitReached: _over,
    facts.DealLimitDecided: _limit,
    facts.PaymentCorrected: _corrected,
    meter_facts.EventCorrected: _named_anew,
    facts.DifferenceSettled: _moved_later,
    meter_facts.MetersOpened: _opened,
    meter_facts.ChipsCounted: lambda _, fact: words("{count} progressive chips counted", count=fact.chips),
    meter_facts.WagersReopened: plain(words("Wagers are open again")),
    meter_facts.MetersGrew: lambda _, fact: words("Meters grew: {meters}", meters=_meters(fact.grown)),
    meter_facts.MetersMoved: lambda _, fact: words("Meters moved elsewhere: {meters}", meters=_meters(fact.moved)),
    meter_facts.MeterLinkLost: _link_lost,
    meter_facts.MetersCompared: _compared,
    meter_facts.MeterLinkBack: plain(words("The floor's meters are linked")),
    meter_facts.MeterAdjusted: _adjusted,
    meter_facts.JackpotOpened: seated(words("jackpot process opened")),
    meter_facts.JackpotChosen: lambda _, fact: words(
        "Position {seat}: {event} chosen", seat=fact.seat, event=Words(fact.event)
    ),
    meter_facts.JackpotDismissed: seated(words("no jackpot")),
    meter_facts.JackpotProceeded: seated(words("Pending Jackpot touched")),
    meter_facts.JackpotCancelled: seated(words("jackpot cancelled")),
    meter_facts.JackpotLocked: _locked,
    meter_facts.JackpotVerified: _seen,
    meter_facts.JackpotChanged: _changed,
    meter_facts.PrizePutRight: _prize_put_right,
    meter_facts.JackpotReversed: _reversed,
    tray_facts.FormSigned: _signed,
    tray_facts.FormVoided: _voided,
}
