"""Keeping: what the database holds, how it is written so that nothing is lost, and how its form changes.

Here belongs all that speaks SQL.
"""
