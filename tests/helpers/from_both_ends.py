"""Two ends of one list: some workers begin with what mostly waits, the others with what computes, so that no core is
left alone while screens and devices are waited for."""

from typing import TYPE_CHECKING

from xdist.scheduler import LoadFileScheduling

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController


class FromBothEnds(LoadFileScheduling):
    """File by file; of two workers one takes the first file that is left, the other one the last."""

    def _assign_work_unit(self, node: "WorkerController") -> None:
        if self.nodes.index(node) % 2:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


def place(long: bool, waits: bool) -> int:
    """What waits is first, what computes last, and at either end what lasts longest."""
    return -long if waits else 1 + long
