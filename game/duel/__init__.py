"""The duel: a contest shown as a scene, beside the place that it is about."""
