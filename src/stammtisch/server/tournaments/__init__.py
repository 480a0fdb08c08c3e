"""Tournaments: who plays with whom and sits where (`pairing`), what they have reached (`standing`), what runs by itself
(`course`), and who does what there (`tournaments`).
"""
