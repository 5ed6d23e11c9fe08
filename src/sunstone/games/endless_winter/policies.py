"""One-sided ways to play Endless Winter."""

from __future__ import annotations

from typing import Final

from sunstone.core.policy import Policy

POLICIES: Final = (
    # Empties the stacks of cards and keeps what it has.
    Policy("hoarder", ("recruit", "culture", "take", "token"), ("play", "spend", "pay", "bury", "discard", "end")),
    # Fills the land and the megaliths.
    Policy("builder", ("camp", "settle", "megalith", "move", "reveal", "stone", "idol"), ("done", "end", "next")),
    # Empties the herds and uses every animal at once.
    Policy("hunter", ("place chief hunt", "place tribe hunt", "play", "hunt", "tip"), ("hunt nothing", "end")),
    # Buries all it can.
    Policy("burier", ("bury", "stone", "place chief rite", "place tribe rite"), ("done", "end")),
    # Rests with every figure, so that nothing is ever used up.
    Policy("rester", ("place chief rest", "place tribe rest", "done", "end")),
    # Does as little as it may.
    Policy("passer", ("done", "end", "next", "hunt nothing"), ("play", "use", "recruit", "culture", "spend")),
)
