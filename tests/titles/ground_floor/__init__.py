"""Tests of Ground Floor."""
