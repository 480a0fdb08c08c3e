"""Stammtisch."""
