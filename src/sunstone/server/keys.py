"""What is derived from the one secret: signatures and the key that push messages carry; digests."""

import base64
import hashlib
import hmac

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from sunstone.server.network import network_of

_CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256, which the standard for push messages prescribes."""


def digest(text: str) -> str:
    """SHA-256 of a long random text, for the database to hold in its place."""
    return hashlib.sha256(text.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Equality whose duration tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


class Keys:
    """Keys for single purposes, all from one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _derived(self, purpose: str) -> bytes:
        return hmac.new(self._secret, purpose.encode(), hashlib.sha512).digest()

    def sign(self, value: str, purpose: str = "cookie") -> str:
        """The value with its signature behind a dot; it holds for one purpose only."""
        mark = hmac.new(self._derived(purpose), value.encode(), hashlib.sha256).hexdigest()
        return f"{value}.{mark}"

    def signed(self, text: str, purpose: str = "cookie") -> str | None:
        """The value of a signed text, or `None` if the signature is not ours."""
        value, _, _ = text.rpartition(".")
        return value if value and same(self.sign(value, purpose), text) else None

    def address_digest(self, address: str) -> str:
        """A digest for the database to hold in place of an address: the same for one network, of no use elsewhere."""
        return hmac.new(self._derived("address"), network_of(address).encode(), hashlib.sha256).hexdigest()[:32]

    def _push_key(self) -> ec.EllipticCurvePrivateKey:
        scalar = int.from_bytes(self._derived("push"), "big") % (_CURVE_ORDER - 1) + 1
        return ec.derive_private_key(scalar, ec.SECP256R1())

    def push_private(self) -> str:
        """The private key that signs push messages, as the sender takes it."""
        number = self._push_key().private_numbers().private_value
        return _text(number.to_bytes(32, "big"))

    def push_public(self) -> str:
        """The public key that a browser subscribes with."""
        point = self._push_key().public_key()
        return _text(point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
