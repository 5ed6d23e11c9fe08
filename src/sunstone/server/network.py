"""Addresses as they are counted."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The network an address is counted as: the /64 of an IPv6 address, which is one subscriber's; else the address.

    An IPv4 address written as IPv6 is the IPv4 address, and any other text stays as it is.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))
