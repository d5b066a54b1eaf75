"""A bot for any game in thirty lines: takes a seat and plays random legal moves.

python examples/bot.py http://127.0.0.1:8013 CODE      (the code of a table with a free seat)
"""

import json
import random
import sys
import urllib.error
import urllib.request

url, code = sys.argv[1:3]
headers = {"content-type": "application/json"}


def ask(method: str, path: str, body: object = None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url + path, data, headers, method=method))


headers["authorization"] = "Bearer " + json.load(ask("POST", "/api/bots", {"name": "Thirty lines"}))["token"]
table = f"/api/tables/{json.load(ask('POST', '/api/join', {'code': code}))['id']}"
ask("POST", f"{table}/seats", {})
seats: list[int] = []
for line in ask("GET", f"{table}/stream?since=0"):
    news = json.loads(line) if line.strip() else {}  # empty lines keep the stream open
    if news.get("type") == "news":  # with the table; after a move only the turn is sent
        seats = news["table"]["you"]["seats"]
    for seat in seats if news else []:
        if seat in news.get("table", news)["actors"]:
            move = {
                "seat": seat,
                "seen": news["view"]["length"],
                "action": random.choice(news["view"]["legal"]),
            }
            try:
                ask("POST", f"{table}/moves", move)
            except urllib.error.HTTPError as refusal:  # 409: the view is stale, and newer news follows
                print(json.load(refusal)["error"]["text"], file=sys.stderr)
