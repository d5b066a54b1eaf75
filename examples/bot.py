"""A bot for any game in a few lines: takes a seat and plays random legal moves.

python examples/bot.py http://127.0.0.1:8013 CODE      (the code of a table with a free seat)
"""

import http.client
import json
import random
import sys
import urllib.error
import urllib.request


def main(url: str, code: str) -> None:
    headers = {"content-type": "application/json"}

    def ask(method: str, path: str, body: object = None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(url + path, data, headers, method=method))

    token = json.load(ask("POST", "/api/bots", {"name": "Thirty lines"}))["token"]
    headers["authorization"] = f"Bearer {token}"
    table = f"/api/tables/{json.load(ask('POST', '/api/join', {'code': code}))['id']}"
    ask("POST", f"{table}/seats", {})
    seats: list[int] = []
    for line in ask("GET", f"{table}/stream?since=0"):
        news = json.loads(line) if line.strip() else {}  # empty lines keep the stream open
        if news.get("type") == "news":  # with the table; after a move only the turn is sent
            seats = news["table"]["you"]["seats"]
        for seat in seats if news else []:
            if seat in news.get("table", news)["actors"]:
                view = news["view"]
                move = {"seat": seat, "seen": view["length"], "action": random.choice(view["legal"])}
                try:
                    ask("POST", f"{table}/moves", move)
                except urllib.error.HTTPError as refusal:  # 409: the view is stale, and newer news follows
                    print(explained(refusal), file=sys.stderr)


def explained(refusal: urllib.error.HTTPError) -> str:
    """Return the server's own words for a refusal."""
    try:
        return str(json.load(refusal)["error"]["text"])
    except (ValueError, LookupError, TypeError):
        return f"{refusal} (is this a Hauntboard server?)"


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[1].startswith(("http://", "https://")):
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except urllib.error.HTTPError as refusal:
        sys.exit(explained(refusal))
    except urllib.error.URLError as error:
        sys.exit(f"{sys.argv[1]} does not answer: {error.reason}. Is the server running?")
    except (OSError, http.client.HTTPException):
        sys.exit("The server closed the connection.")
    except (ValueError, LookupError):
        sys.exit(f"{sys.argv[1]} gives no answer of a Hauntboard server.")
    except KeyboardInterrupt:
        sys.exit("Stopped.")
