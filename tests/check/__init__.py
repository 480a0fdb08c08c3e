"""The conformance suite: what it must find."""
