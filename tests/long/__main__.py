"""Run the long suite, stage by stage: `python -m tests.long [STAGE…]`. A stage is a folder beside this file."""

import re
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
STAGES = sorted(path.name for path in HERE.iterdir() if any(path.glob("test_*.py")))
COUNT = re.compile(r"(\d+) (passed|failed|error|skipped)")


class Outcome(NamedTuple):
    stage: str
    tests: int
    wall_s: float
    cpu_s: float
    passed: bool

    def line(self) -> str:
        word = "passed" if self.passed else "FAILED"
        return (
            f"{self.stage:12} {self.tests:6} tests {self.wall_s:7.0f} s {self.cpu_s:7.0f} s of processor time  {word}"
        )


def run(stage: str) -> Outcome:
    print(f"== {stage}", flush=True)
    wall_start, cpu_start = time.monotonic(), processor_time()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", str(HERE / stage)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as pytest:
        assert pytest.stdout is not None
        last = ""
        for last in pytest.stdout:
            print(last, end="", flush=True)
    tests = sum(int(count) for count, _ in COUNT.findall(last))
    return Outcome(stage, tests, time.monotonic() - wall_start, processor_time() - cpu_start, pytest.returncode == 0)


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(chosen: list[str]) -> int:
    unknown = [stage for stage in chosen if stage not in STAGES]
    if unknown:
        print(f"There is no stage {unknown[0]!r}. Choose from: {', '.join(STAGES)}.", file=sys.stderr)
        return 2
    outcomes = [run(stage) for stage in chosen or STAGES]
    print("\n".join(["", *(outcome.line() for outcome in outcomes)]))
    return int(not all(outcome.passed for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
