"""Pictures of pieces and cards, and how they lie together."""
