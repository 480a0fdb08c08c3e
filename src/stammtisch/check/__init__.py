"""The conformance suite: what every title must pass."""
