"""What is wrong with bytes from outside: badly written, or well written and untrue."""


class AuditError(ValueError):
    """Evidence that cannot be used; the message says which part and why."""


class FormatError(AuditError):
    """Text or bytes that do not follow their format."""


class MismatchError(AuditError):
    """Well-formed evidence that was checked and found wrong."""
