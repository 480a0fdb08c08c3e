"""A game in the pocket: it goes on in the browser while there is no connection, by the same rules in the same language.

`parcel` packs the rules for it, `engine` is what runs there, and `playing` takes in what was played; see
docs/decisions/041-a-game-in-the-pocket.md.
"""
