"""Errors of outside evidence: malformed, or well-formed and wrong."""


class AuditError(ValueError):
    """Unusable evidence. The message names the part and the reason."""


class FormatError(AuditError):
    """Text or bytes that do not follow their format."""


class MismatchError(AuditError):
    """Well-formed evidence that failed a check."""
