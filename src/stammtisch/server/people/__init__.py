"""People: accounts, and how one signs in to them. Nobody needs one to play.

Here belongs who somebody is. What they may do at a table is the tables' business.
"""
