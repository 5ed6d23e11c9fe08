"""Chat, mutes, reports, and decisions of the operator."""
