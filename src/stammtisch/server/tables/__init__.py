"""Tables: a game with those who sit and watch, who may do what there, what each of them is shown, and the house of all.

Here belongs what a table does, whoever asks for it. It knows no requests.
"""
