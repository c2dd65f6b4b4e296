"""A port of this machine's own that leads to a server's socket in a folder; run as a program it prints its number."""

import socket
import sys
from threading import Thread

HERE = "127.0.0.1"


def carried(one: socket.socket, other: socket.socket) -> None:
    try:
        while read := one.recv(65536):
            other.sendall(read)
    except OSError:
        return


def relayed(listens: socket.socket, server: str) -> None:
    """Each connection goes on to the server's own socket."""
    while True:
        near, far = listens.accept()[0], socket.socket(socket.AF_UNIX)
        far.connect(server)
        for ends in ((near, far), (far, near)):
            Thread(target=carried, args=ends, daemon=True).start()


def main(server: str) -> None:
    listens = socket.create_server((HERE, 0))
    sys.stdout.write(f"{listens.getsockname()[1]}\n")
    sys.stdout.flush()
    relayed(listens, server)


if __name__ == "__main__":
    main(*sys.argv[1:])
