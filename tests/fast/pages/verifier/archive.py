"""Section 10: an archive."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from tests.fast.pages.verifier.rows import Frame, frames_in, records_in
from tests.fast.pages.verifier.signed import Key, checkpoint_of
from tests.fast.pages.verifier.tree import Tree, frame_leaf, leaf_data, leaf_hash, root_of
from tests.fast.pages.verifier.wrong import require, unbase64


def check_archive(file: Path, journal: sqlite3.Connection, key: Key) -> list[Frame]:
    facts = [record.fact() for record in records_in(journal) if record.kind == "month_archived"]
    named = next((fact for fact in facts if unbase64(fact["hash"]) == sha256(file.read_bytes()).digest()), None)
    require(named is not None, f"{file.name} is not an archive that the journal recorded")
    with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as archive:
        return archive_frames(archive, key)


def archive_frames(archive: sqlite3.Connection, key: Key) -> list[Frame]:
    """The frames that its records count; its records are checked against its checkpoint."""
    records, frames = list(records_in(archive)), frames_in(archive)
    ((note,),) = archive.execute("SELECT note FROM checkpoints")
    ((edge,),) = archive.execute("SELECT edge FROM archive")
    tree, seen = Tree(records[0].position, [edge[at : at + 32] for at in range(0, len(edge), 32)]), 0
    for record in records:
        require(record.position == tree.size, f"record {tree.size} is missing in the archive")
        require(leaf_hash(leaf_data(record)) == record.leaf, f"record {record.position} of the archive was changed")
        tree.add(record.leaf)
        if record.kind == "frames_kept":
            fact = record.fact()
            own = frames[seen : seen + fact["last"] - fact["first"] + 1]
            require(root_of(map(frame_leaf, own)) == unbase64(fact["root"]), "frames of the archive were changed")
            seen += len(own)
    require((tree.size, tree.root()) == checkpoint_of(note, key), "the archive's checkpoint covers other records")
    require(seen == len(frames), "the archive holds frames that no record counts")
    return frames
