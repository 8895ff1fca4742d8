"""A first bot for the arena: docs/protocol.md has all it needs to know.

    openrealms arena --bot "python3 first_bot.py"
"""
import json
import sys

# What it would rather do; what is not here (giving to teammates, say) it never does.
ORDER = ["choose", "play", "use", "acquire", "attack-base", "attack-player", "end-turn"]
cards = {}


def worth(command):
    """How good a command seems; the best one is given."""
    kind = command["type"]
    if kind not in ORDER:
        return (-1, 0)
    rank = len(ORDER) - ORDER.index(kind)
    if kind == "use" and command["ability"] == "scrap":
        return (-1, 0)  # keeps its cards
    if kind == "acquire":
        return (rank, cards[command["card"]]["cost"])  # the dearest card
    if kind == "attack-player":
        return (rank, command["amount"])
    if kind == "choose" and command["pick"]["from"] == "nothing":
        return (rank, -1)  # rather something than nothing
    return (rank, 0)


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "first bot", "author": "OpenRealms"}
    elif message["type"] == "new-game":
        cards = {card["id"]: card for box in message["boxes"] for card in box["cards"]}
    elif message["type"] == "choose":
        legal = message["legal"]
        answer = {"type": "choice", "index": max(range(len(legal)), key=lambda i: worth(legal[i]))}
    elif message["type"] == "quit":
        break
    if answer is not None:
        print(json.dumps(answer), flush=True)
