"""Every message that crosses the wire, as msgspec structs."""
