"""A sealed packet and a sealed frame, with every step from the key to the plaintext, as the product takes it."""

import hmac
import json
from base64 import b64decode
from collections.abc import Sequence
from typing import Any

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.seal import SealPlace, commitment, frame_place, packet_place, unseal
from tests.helpers.playing import KEYS

_ROUND = 1


def explained(records: Sequence[Record], frames: Sequence[tuple[Any, ...]], seed: bytes, master: bytes) -> Any:
    key, round_ = KEYS.round_key(_ROUND), KEYS.round_id(_ROUND)
    dealt = next(record for record in records if record.kind == "packet_dealt")
    packet = json.loads(dealt.body)["packet"]
    number, _, device, count, sealed, *_ = frames[0]
    return {
        "signing_secret": seed.hex(),
        "sealing_secret": master.hex(),
        "round_name": round_,
        "round_key": key.hex(),
        "commitment": commitment(key, round_).hex(),
        "packet": {
            "record": dealt.position,
            **_seal(key, packet_place(round_, packet["number"]), b64decode(packet["sealed"]), 104),
        },
        "frame": {"frame": number, **_seal(key, frame_place(round_, device, count), sealed, 96)},
    }


def _seal(key: bytes, place: SealPlace, sealed: bytes, capacity: int) -> dict[str, Any]:
    content = unseal(key, place, sealed)
    return {
        "label": place.label,
        "purpose": place.purpose,
        "count": place.count,
        "aad": bytes(place).hex(),
        "cipher_key": _under(key, "cipher").hex(),
        "nonce_key": _under(key, "nonce").hex(),
        "content": content.decode(),
        "plaintext": (len(content).to_bytes(2, "big") + content.ljust(capacity, b"\0")).hex(),
        "nonce": sealed[:12].hex(),
        "seal": sealed.hex(),
    }


def _under(key: bytes, use: str) -> bytes:
    return hmac.digest(key, f"dealer-terminal/seal@v1/{use}".encode(), "sha256")
