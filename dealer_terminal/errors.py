"""Exceptions. A known error is shown in one line with the action to take; a program error crashes with a report."""

SOFTWARE_FAULT = 70
"""Exit code of a process whose own program failed, distinct from those of bad input and failed checks."""


class KnownError(Exception):
    """Bad input, an unreadable file, or a full disk. The command line exits with 2."""


class DamagedError(KnownError):
    """A journal that cannot be read as it was written. Every command reports it as a failed check and exits with 1."""


class NoJournalError(KnownError):
    """A file that is not a valid SQLite database: the wrong file was named, or its beginning is damaged."""


class UnreachableError(KnownError):
    """A server that does not answer. Its data may be intact."""


class EmptyFloorError(KnownError):
    """A floor server without any table."""


class NothingYetError(KnownError):
    """An intact journal that contains no records yet."""


class FoundWrongError(Exception):
    """A failed check. The command line exits with 1."""


class ProgramError(Exception):
    """Intact data that this program could not process."""
