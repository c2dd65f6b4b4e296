"""Published values: the eight leaves of RFC 6962 implementations, and notes that others have signed."""

from collections.abc import Callable, Mapping
from typing import Any

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.merkle import EMPTY_ROOT, Node, leaf_hash, nodes_over, range_hash
from dealer_terminal.journal.seal import NONCE_SIZE, TAG_SIZE

LEAVES = tuple(
    bytes.fromhex(data)
    for data in (
        "",
        "00",
        "10",
        "2021",
        "3031",
        "40414243",
        "5051525354555657",
        "606162636465666768696a6b6c6d6e6f",
    )
)

NODES = tuple(
    tuple(bytes.fromhex(node) for node in level.split())
    for level in (
        """6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d
        96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7
        0298d122906dcfc10892cb53a73992fc5b9f493ea4c9badb27b791b4127a7fe7
        07506a85fd9dd2f120eb694f86011e5bb4662e5c415a62917033d4a9624487e7
        bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b
        4271a26be0d8a84f0bd54c8c302e7cb3a3b5d1fa6780a40bcce2873477dab658
        b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f
        46f6ffadd3d06a09ff3c5860d2755c8b9819db7df44251788c7d8e3180de8eb1""",
        """fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125
        5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e
        0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a
        ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0""",
        """d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7
        6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4""",
        "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    )
)

ROOTS = tuple(
    map(
        bytes.fromhex,
        (
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
        ),
    )
)

SPEC_VKEY = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"
SPEC_NOTE = (
    "This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Z"
    "tg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n"
).encode()

SIGNED_VKEY = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
SIGNED_SEED = "AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz"
SIGNED_TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
SIGNED_NOTE = (
    f"{SIGNED_TEXT}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfq"
    "dngotpRZb6KE6RyyBwJnAM=\n"
).encode()

COSIGNED_LOG = "arche2025h1.staging.ct.transparency.dev+ba2f06c0+AU0vHmlGCS/PdN8b2OaGmKprLI8HKM+dJ472xgFYh15f"
COSIGNED_WITNESS = "remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2"
COSIGNED_TIME = 0x6A122120
COSIGNED_NOTE = """\
arche2025h1.staging.ct.transparency.dev
1432088532
U7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=

— arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMHbdQ3urbllzalApkpt\
QIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=
— arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8\
Ei59RA23oHP7Ry1k3ZFWwQ=
— transparency.dev/DEV:witness-little-garden 2AQqhwAAAABqEiEgzgFIqqhbUoDwjMWE6UP8nd8/KYTzwZ2rhIgcqoXHAwVkjZr4\
AscylP3v7sEodkRAErumC2q44vdgJY096st5BQ==
— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WB\
xtqB0DrAWfBw==
""".encode()


def log_of(size: int, word: str = "record") -> Node:
    """A log of `size` leaves that differ from each other and from those of another word."""
    leaves = [leaf_hash(f"{word} {number}".encode()) for number in range(size)]
    return nodes_over(leaves.__getitem__)


def flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def root_hash(node: Node, size: int) -> bytes:
    """MTH(D[size]), by the definition."""
    return range_hash(node, 0, size) if size else EMPTY_ROOT


def sealed_size(capacity: int) -> int:
    """Nonce, length, content and tag."""
    return NONCE_SIZE + 2 + capacity + TAG_SIZE


def accepted(
    read: Callable[[Any], object], cases: Mapping[str, Any], error: type[AuditError] = AuditError, said: str = ""
) -> list[str]:
    """Return the cases that are not refused by an error of this type that says so."""
    passed = []
    for name, case in cases.items():
        try:
            read(case)
            passed.append(name)
        except error as refused:
            passed += [] if said in str(refused) else [f"{name}: {refused}"]
    return passed
