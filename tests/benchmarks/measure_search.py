"""How long a search takes over the ten million results that `ten_million` wrote: `… measure_search FILE`.

Each question is asked again and again; the slowest of all answers counts, the first one included.
"""

import sys
from time import perf_counter_ns

from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import reading_engine
from dealer_terminal.storage.reports.search import ANY, HandSearch, search_hands
from dealer_terminal.storage.reports.windows import Window
from tests.benchmarks.ten_million import FIRST, MINUTE

AIM_MS, TIMES, LIMIT = 100, 5, 50
DAY, MONTH = 24 * 60 * MINUTE, 30 * 24 * 60 * MINUTE
OLD_DAY = Window(FIRST + 100 * DAY, FIRST + 101 * DAY)
OLD_YEAR = Window(FIRST + 2 * MONTH, FIRST + 14 * MONTH)

QUESTIONS = {
    "newest": HandSearch(),
    "round": HandSearch(round=300_000),
    "day": HandSearch(window=OLD_DAY),
    "seat": HandSearch(seat=3),
    "dealer": HandSearch(dealer="1003"),
    "dealer who is not there": HandSearch(dealer="4711"),
    "event, common": HandSearch(event="29 & 30"),
    "event, rare": HandSearch(event="Royal Family"),
    "event that never was": HandSearch(event="32"),
    "payment, common": HandSearch(pays=5_000),
    "payment, rare": HandSearch(pays=4_000_000),
    "payment that never was": HandSearch(pays=100_000_000),
    "stake, rare": HandSearch(stake=29_500),
    "irregularity": HandSearch(irregularity="late-wager"),
    "irregularity, any": HandSearch(irregularity=ANY),
    "irregularity that never was": HandSearch(irregularity="void-round"),
    "irregularity, large payment": HandSearch(irregularity="late-wager", pays=600_000),
    "irregularity, no such payment": HandSearch(irregularity=ANY, spot="no such spot"),
    "irregularity, nobody": HandSearch(irregularity="void-round", dealer="1011"),
    "seat that never was": HandSearch(seat=7),
    "seat that never was, dealer": HandSearch(seat=7, dealer="1011"),
    "event with a spot it has not": HandSearch(event="29 & 30", spot="no such spot"),
    "day, seat": HandSearch(window=OLD_DAY, seat=5),
    "day, dealer": HandSearch(window=OLD_DAY, dealer="1003"),
    "day, event": HandSearch(window=OLD_DAY, event="31 suited"),
    "year, event, dealer": HandSearch(window=OLD_YEAR, event="31 suited", dealer="1004"),
    "year, rare event, seat": HandSearch(window=OLD_YEAR, event="Royal Family", seat=2),
    "year, payment": HandSearch(window=OLD_YEAR, pays=1_000_000),
    "year, payment, seat, spot": HandSearch(window=OLD_YEAR, pays=200_000, seat=2, spot="royal-family"),
    "dealer, event": HandSearch(dealer="1011", event="31"),
    "dealer, rare event": HandSearch(dealer="1011", event="Royal Family"),
    "dealer of late, in old days": HandSearch(dealer="1034", window=OLD_YEAR),
    "dealer, payment": HandSearch(dealer="1011", pays=300_000),
    "dealer, irregularity": HandSearch(dealer="1011", irregularity="wrong-count"),
    "event, payment": HandSearch(event="29 & 30", pays=80_000),
    "event, stake, seat": HandSearch(event="31 suited", stake=20_000, seat=6),
    "event, irregularity": HandSearch(event="31 suited", irregularity="wrong-count"),
    "stake, payment": HandSearch(stake=25_000, pays=200_000),
    "everything": HandSearch(OLD_YEAR, 0, 4, "1004", "play", "29 & 30", 2_000, 6_000, ANY),
}


def main() -> None:
    engine = reading_engine(address(sys.argv[1]))
    slowest = 0.0
    for name, question in QUESTIONS.items():
        times = []
        for _ in range(TIMES):
            with engine.connect() as connection:
                begun = perf_counter_ns()
                found = len(search_hands(connection, question, LIMIT).hands)
                times.append((perf_counter_ns() - begun) / 1e6)
        slowest = max(slowest, *times)
        sys.stdout.write(f"{name:30}{found:5} found{times[0]:9.1f} ms first{min(times):9.1f} ms then\n")
    sys.stdout.write(f"slowest: {slowest:.1f} ms (aim: under {AIM_MS})\n")


if __name__ == "__main__":
    main()
