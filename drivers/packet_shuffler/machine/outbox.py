"""The reports that wait for their acknowledgement (README §4.3): bounded, and no card is ever dropped."""

from drivers.packet_shuffler.wire.reports import CardReport, FaultReport, Report, ResumedReport

CARD_LIMIT = 20
PASSING_LIMIT = 32


class Outbox:
    """First in, first out. The head may be on its way, so it stays until it is acknowledged."""

    def __init__(self) -> None:
        self._reports: list[Report] = []

    def __len__(self) -> int:
        return len(self._reports)

    @property
    def head(self) -> Report:
        return self._reports[0]

    @property
    def full(self) -> bool:
        """Nothing more is handed out until the host has taken some."""
        return sum(isinstance(report, CardReport) for report in self._reports) >= CARD_LIMIT

    def put(self, report: Report) -> None:
        if isinstance(report, ResumedReport):
            self._reports[1:] = [old for old in self._reports[1:] if not _replaces(report, old)]
        self._reports.append(report)
        self._trim()

    def pop(self) -> None:
        del self._reports[0]

    def lose_power(self) -> None:
        """Card reports are in memory that needs no power."""
        self._reports = [report for report in self._reports if isinstance(report, CardReport)]

    def _trim(self) -> None:
        passing = [at for at, report in enumerate(self._reports) if not isinstance(report, CardReport)]
        if len(passing) > PASSING_LIMIT:
            del self._reports[next(at for at in passing if at and self._outdated(at))]

    def _outdated(self, at: int) -> bool:
        subject = _subject(self._reports[at])
        return any(_subject(later) == subject for later in self._reports[at + 1 :])


def _replaces(report: ResumedReport, old: Report) -> bool:
    return isinstance(old, ResumedReport) and old.round == report.round


def _subject(report: Report) -> tuple[int, int]:
    return (report.kind, report.fault if isinstance(report, FaultReport) else 0)
