"""The addresses of this machine, as its neighbours see them (network interfaces)."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys

VIRTUAL = (
    "br-", "cali", "cni", "docker", "flannel", "lxc", "podman", "ppp", "tailscale", "tap", "tun",
    "utun", "vboxnet", "veth", "virbr", "vmnet", "wg", "zt",
)  # fmt: skip
"""How cards begin that lead to no room: machines inside this one, and tunnels."""
SOMEWHERE = "192.0.2.1"
"""An address that nobody has: nothing is sent to it, only the way there is looked up."""
SYSTEM: str = sys.platform
ASK_ADDRESS = 0x8915
"""SIOCGIFADDR of Linux: the address of a card."""
NAME_BYTES, REQUEST_BYTES = 15, 256


def neighbourly() -> list[str]:
    """The addresses of this machine for others on the network, the likeliest first."""
    return ranked(_cards(), _way_out())


def ranked(cards: list[tuple[str, str]], way_out: str) -> list[str]:
    """Addresses by card, put in order: a phone is most likely where the way out leads.

    Machines inside this one and tunnels come last; an address that leads nowhere is left out.

    >>> ranked([("docker0", "172.17.0.1"), ("eth0", "10.0.0.7"), ("wlan0", "192.168.1.5")], "192.168.1.5")
    ['192.168.1.5', '10.0.0.7', '172.17.0.1']
    >>> ranked([("tun0", "10.8.0.2"), ("wlan0", "192.168.1.5")], "10.8.0.2")
    ['192.168.1.5', '10.8.0.2']
    """
    named = dict.fromkeys(address for _, address in cards)
    virtual = {address for name, address in cards if name.startswith(VIRTUAL)}
    if way_out:
        named[way_out] = None

    def rank(address: str) -> tuple[bool, bool, bool]:
        return address in virtual, address != way_out, not ipaddress.ip_address(address).is_private

    return sorted((one for one in named if _leads_here(one)), key=rank)


def _leads_here(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _way_out() -> str:
    """The address that this machine has where its network goes on; empty: there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((SOMEWHERE, 9))
            return str(asking.getsockname()[0])
        except OSError:
            return ""


def _cards() -> list[tuple[str, str]]:
    """Every network card with its address; where the system does not say, by the name of the machine."""
    found: list[tuple[str, str]] = []
    if SYSTEM == "linux":
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            for _, name in socket.if_nameindex():
                request = struct.pack(f"{REQUEST_BYTES}s", name.encode()[:NAME_BYTES])
                try:
                    answer = fcntl.ioctl(asking.fileno(), ASK_ADDRESS, request)
                except OSError:  # it has none
                    continue
                found.append((name, socket.inet_ntoa(answer[20:24])))
        return found
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [("", str(address[0])) for *_, address in known]
