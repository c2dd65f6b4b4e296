"""What a log has signed and a witness has refused, kept as it came: it may prove that a log tells two stories."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from dealer_terminal.floor.disk import put
from dealer_terminal.floor.witness.service import origin_hash
from dealer_terminal.journal.witness import Request, request_body

_MOST = 200


class TwoStories:
    """A folder beside the state, made when it is needed; a log that lies often does not fill the disk."""

    def __init__(self, folder: Path, told: Callable[[str], None]) -> None:
        self._folder, self._told = folder, told

    def keep(self, request: Request, before: bytes) -> None:
        """Each once: the request as it came, with the checkpoint that this witness had cosigned before it."""
        head, asked = request.checkpoint, request_body(request.old, request.proof, request.note)
        name = f"{origin_hash(head.origin)[:16]}-{head.size}-{sha256(asked).hexdigest()[:16]}"
        file = self._folder / f"{name}.request"
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            if file.exists() or sum(1 for _ in self._folder.glob("*.request")) >= _MOST:
                return
            put(self._folder / f"{name}.cosigned", before)
            put(file, asked)
        except OSError as error:
            self._told(f"{file}: {error.strerror}: a refused checkpoint of {head.origin:.200} is not kept")
        else:
            self._told(f"{head.origin:.200} signed a checkpoint of {head.size} leaves that was refused: kept in {file}")
