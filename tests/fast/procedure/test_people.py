"""Who may do what, and what needs a second person."""

from collections.abc import Callable

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.decide import NOT_SHOWN, decide
from dealer_terminal.procedure.people import Approval, Operator, Right, Role, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.terms import Limit, Thresholds
from dealer_terminal.rules.house import read_house
from tests.fast.procedure.evidence_cases import APPROVED, TERMS, Case, misdealt, opened, retired
from tests.fast.procedure.walk import DEALER, EDITIONS, HOUSE, SUPERVISOR, Walk, approval, book_text
from tests.helpers.cases import every

PEOPLE = {role: Operator(role.value[:1], role.value.title(), role) for role in Role}
MAY = {
    Right.DEAL: {Role.DEALER, Role.SUPERVISOR},
    Right.APPROVE: {Role.SUPERVISOR, Role.ADMINISTRATOR},
    Right.OPEN_TABLE: {Role.SUPERVISOR, Role.ADMINISTRATOR},
    Right.REVIEW: {Role.SUPERVISOR, Role.SURVEILLANCE, Role.AUDITOR, Role.ADMINISTRATOR},
    Right.MANAGE_OPERATORS: {Role.ADMINISTRATOR},
}
WA = EDITIONS[0]
DEARER = replace(TERMS, limits={**TERMS.limits, "ante": Limit(1_000, 50_000, 500)})


def test_a_role_may_do_what_its_rights_say_and_nothing_else() -> None:
    assert {right: {role for role in Role if may(PEOPLE[role], right)} for right in Right} == MAY


def signed(case: Callable[[], Case], by: Approval) -> Case:
    walk, command = case()
    return walk, replace(command, **({"approval": by} if hasattr(command, "approval") else {"approvals": (by,)}))


def idle() -> Walk:
    return Walk(WA, TERMS)


WRONG = {
    "a dealer": Approval(PEOPLE[Role.DEALER], "because"),
    "surveillance": Approval(PEOPLE[Role.SURVEILLANCE], "because"),
    "nobody's reason": Approval(SUPERVISOR, "  "),
}


@every("by", [approval(), Approval(PEOPLE[Role.ADMINISTRATOR], "because")])
def test_a_supervisor_and_an_administrator_may_approve_with_a_reason(by: Approval) -> None:
    for case in APPROVED:
        walk, command = signed(case, by)
        walk.do(command)


@every("wrong", WRONG.values())
def test_nobody_else_may_approve_and_nobody_without_a_reason(wrong: Approval) -> None:
    for case in APPROVED:
        walk, command = signed(case, wrong)
        walk.refusal(command)


@every("case", [each for each in APPROVED if each is not opened])
def test_a_supervisor_who_deals_needs_another_one(case: Callable[[], Case]) -> None:
    walk, command = case()
    walk.state = replace(walk.state, dealer=SUPERVISOR)
    assert str(walk.refusal(command).why) == "An approval needs a second person"


def test_every_approval_that_is_recorded_has_to_count() -> None:
    walk, _ = misdealt()
    unfit = (approval(), WRONG["a dealer"])
    assert isinstance(walk.ask(commands.ResolveIrregularity(Choice.MISDEAL, unfit)), Refusal)
    assert isinstance(walk.ask(commands.ResolveIrregularity(Choice.WITHDRAWN, unfit[1:])), Refusal)


def test_each_of_two_people_signs_for_what_was_shown() -> None:
    walk, _ = misdealt()
    seen = with_evidence(walk.state, commands.ResolveIrregularity(Choice.MISDEAL, (approval(),)))
    assert isinstance(seen, commands.ResolveIrregularity)
    unseen = Approval(PEOPLE[Role.ADMINISTRATOR], "because")
    assert not isinstance(decide(walk.state, seen), Refusal)
    assert decide(walk.state, replace(seen, approvals=(*seen.approvals, unseen))) == NOT_SHOWN


def test_dealers_change_between_rounds_only() -> None:
    walk = idle()
    other = Operator("d2", "Lee", Role.DEALER)
    walk.do(commands.SignOn(other))
    assert walk.state.dealer == other
    walk.wagers({1: {"ante": 500}})
    assert str(walk.refusal(commands.SignOn(DEALER)).why) == "Wagers are placed"
    walk.do(commands.CloseWagers())
    assert str(walk.refusal(commands.SignOn(DEALER)).why) == "A round is being played"
    assert str(walk.refusal(commands.SignOff()).instead) == "Finish the round first."


@every("role", [Role.SURVEILLANCE, Role.ADMINISTRATOR])
def test_who_may_not_deal_does_not_sign_on(role: Role) -> None:
    assert "may not deal" in str(idle().refusal(commands.SignOn(PEOPLE[role])).why)


def test_nothing_is_dealt_while_nobody_is_signed_on() -> None:
    walk = idle()
    walk.do(commands.SignOff())
    assert str(walk.refusal(commands.PlaceWager(1, "ante", 500)).why) == "No dealer is signed on"


def test_terms_change_with_old_and_new_value_and_the_rulebook_s_hash() -> None:
    walk = idle()
    both = replace(DEARER, pay_tables={**TERMS.pay_tables, "play": "3"})
    (changed,) = walk.do(commands.ChangeTerms(both, approval("new limits")))
    assert isinstance(changed, facts.TermsChanged)
    assert changed.rulebook_hash == walk.book.hash
    assert changed.changes == (
        ("pay_tables play", "1", "3"),
        ("limits ante", "$5 to $400 by $5", "$10 to $500 by $5"),
    )
    assert str(walk.refusal(commands.ChangeTerms(both, approval())).why) == "Nothing is different"


WRONG_TERMS = {
    "positions that the paper does not have": {"positions": 7},
    "an option that the paper does not have": {"pay_tables": {**TERMS.pay_tables, "play": "6"}},
    "no limits": {"limits": {"ante": Limit(500, 1_000, 500)}},
    "limits upside down": {"limits": {**TERMS.limits, "ante": Limit(1_000, 500, 500)}},
    "a step that does not fit": {"limits": {**TERMS.limits, "ante": Limit(500, 1_200, 500)}},
    "a wager that the paper does not have": {"limits": {**TERMS.limits, "moon": Limit(500, 1_000, 500)}},
    "a threshold below nothing": {"thresholds": Thresholds(camera=-1)},
}


@every("wrong", WRONG_TERMS.values())
def test_terms_that_the_paper_does_not_allow_are_refused(wrong: dict[str, object]) -> None:
    idle().refusal(commands.ChangeTerms(replace(TERMS, **wrong), approval()))


def test_whoever_deals_does_not_approve_under_another_role_either() -> None:
    refusal = idle().refusal(
        commands.ChangeTerms(DEARER, Approval(replace(DEALER, role=Role.SUPERVISOR), "new limits"))
    )
    assert str(refusal.why) == "An approval needs a second person"


def test_a_bad_rulebook_opens_no_table() -> None:
    refusal = opened()[0].refusal(commands.OpenTable("7", "no TOML", HOUSE, TERMS, approval()))
    assert "can't be trusted" in str(refusal.why)


def test_a_retired_deck_stays_out_whatever_is_closed_and_opened() -> None:
    walk, _ = retired()
    walk.do(commands.CloseTable(approval()))
    walk.do(commands.OpenTable("7", book_text(WA), HOUSE, TERMS, approval()))
    walk.wagers({1: {"ante": 500}})
    assert walk.refusal(commands.CloseWagers()).rule == "House Procedure 18"
    walk.do(commands.ReplaceDeck(approval()))
    walk.do(commands.CloseWagers())


def test_what_refusals_cite_of_the_house_is_written_in_its_procedures() -> None:
    house = read_house(HOUSE, "house procedures")
    written = {each.citation for each in (*house.irregularities, *house.procedures)}
    refused = idle().refusal(commands.SignOn(PEOPLE[Role.SURVEILLANCE]))
    assert {refused.rule, idle().refusal(commands.Undo()).rule, PEOPLE_RULE} <= written


def test_wagers_are_not_repeated_after_new_terms() -> None:
    walk = idle()
    walk.wagers({1: {"ante": 500}})
    walk.deal()
    walk.lock()
    walk.settle({1: ("2c 3h 4d", "5s")})
    walk.deck_back()
    walk.do(commands.ChangeTerms(DEARER, approval("new limits")))
    assert str(walk.refusal(commands.RepeatWagers()).why) == "There is nothing to repeat"


def test_terms_do_not_change_in_a_round() -> None:
    walk = idle()
    walk.wagers({1: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.expose("As 10s 8s")
    assert str(walk.refusal(commands.ChangeTerms(DEARER, approval())).instead) == "Finish the round first."
