import os
import subprocess
import sys
from pathlib import Path

from drivers.holders import Holder, holders


def test_another_process_that_has_a_line_open_is_named(tmp_path: Path) -> None:
    master, slave = os.openpty()
    link, program = tmp_path / "reader", tmp_path / "reads-cards"
    link.symlink_to(os.ttyname(slave))
    os.close(slave)
    program.write_text("import os, sys; os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY); print(1, flush=True); input()")
    command = [sys.executable, "-I", str(program), str(link)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        found = holders(link)
        process.communicate(b"\n")
    os.close(master)
    assert found == (Holder(process.pid, "reads-cards"),)


def test_nobody_has_a_line_open_that_is_not_there(tmp_path: Path) -> None:
    assert holders(tmp_path / "nothing") == ()
