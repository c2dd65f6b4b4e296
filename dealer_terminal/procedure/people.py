"""Operators at a table, and their permissions."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.preview_card import NO_EVIDENCE, SigningPreview


class Role(Enum):
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    SURVEILLANCE = "surveillance"
    AUDITOR = "auditor"
    ADMINISTRATOR = "administrator"


class Operator(Struct, frozen=True):
    """A signed-on person."""

    id: str
    name: str
    role: Role


class Approval(Struct, frozen=True, omit_defaults=True):
    """Approval by a second person: who gave it, why, and the preview that was `shown`. The session has checked the PIN
    or badge."""

    by: Operator
    reason: str
    shown: SigningPreview = NO_EVIDENCE


def approvals_given(entry: object) -> tuple[Approval, ...]:
    """Return the approvals that a fact or command holds."""
    one = getattr(entry, "approval", None)
    return (one,) if one is not None else getattr(entry, "approvals", ())


class Right(Enum):
    """Permission of a role."""

    DEAL = "deal"
    APPROVE = "approve"
    OPEN_TABLE = "open-table"
    REVIEW = "review"
    MANAGE_OPERATORS = "manage-operators"


RIGHTS: dict[Role, frozenset[Right]] = {
    Role.DEALER: frozenset({Right.DEAL}),
    Role.SUPERVISOR: frozenset({Right.DEAL, Right.APPROVE, Right.OPEN_TABLE, Right.REVIEW}),
    Role.SURVEILLANCE: frozenset({Right.REVIEW}),
    Role.AUDITOR: frozenset({Right.REVIEW}),
    Role.ADMINISTRATOR: frozenset({Right.APPROVE, Right.OPEN_TABLE, Right.REVIEW, Right.MANAGE_OPERATORS}),
}


def may(operator: Operator, right: Right) -> bool:
    return right in RIGHTS[operator.role]
