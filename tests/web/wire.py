"""Raw connections for tests: what is sent and what comes back, byte by byte."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

PATIENCE = 30
"""Seconds before a test that waits for the server has failed."""


class Wire:
    """A connection to a server, from an address of this machine."""

    def __init__(self, url: str, source: str = "127.0.0.1") -> None:
        where = urlsplit(url)
        assert where.hostname
        self.host = f"{where.hostname}:{where.port}"
        self.socket = socket.create_connection(
            (where.hostname, where.port), PATIENCE, source_address=(source, 0)
        )

    def send(self, text: str | bytes) -> None:
        """Send as it is."""
        self.socket.sendall(text.encode() if isinstance(text, str) else text)

    def ask(
        self, path: str = "/api/v1/games", method: str = "GET", head: str = "", body: str = ""
    ) -> None:
        """Send a request and read its answer."""
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        self.send(f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{head}{length}\r\n{body}")

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        """Read one answer: its status, its headers, its body."""
        with self.socket.makefile("rb") as file:
            status = int(file.readline().split()[1])
            headers: dict[str, str] = {}
            while line := file.readline().strip():
                name, _, value = line.decode().partition(":")
                headers[name.lower()] = value.strip()
            return status, headers, file.read(int(headers["content-length"]))

    def rest(self) -> bytes:
        """All that comes until the server hangs up."""
        found = b""
        while True:
            try:
                part = self.socket.recv(65536)
            except ConnectionResetError:
                return found
            if not part:
                return found
            found += part

    def close(self) -> None:
        """Hang up the connection."""
        self.socket.close()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()
