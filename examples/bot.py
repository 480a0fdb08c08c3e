"""A bot in a few lines: it takes what brings it something at once, else anything.

    export STAMMTISCH_TOKEN=stp_...
    stammtisch bot --at https://stammtisch.example.org --join "https://.../table/ID#join=..." python examples/bot.py

It reads a line of JSON for all that happens, and answers each turn with a line of its own. See docs/bots.md.
"""

import json
import random
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "turn":
        moves = said["state"]["moves"]
        promising = [move for move in moves if any("+" in shown["text"] for shown in move["preview"])]
        move = random.choice(promising or moves)
        print(f"table {said['table']}: {move['label']}", file=sys.stderr)
        print(json.dumps({"move": move["option"]}), flush=True)
    elif said["type"] == "refused":
        print(f"not allowed: {said['text']}", file=sys.stderr)
