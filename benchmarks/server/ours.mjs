// Our side of the load: tables by HTTP, moves and news by WebSocket; four players of LOAD_GAME who
// pick at random among the moves that they are offered.
import WebSocket from 'ws';

import { Match, SEATS, call } from './match.mjs';

const GAME = { game: process.env.LOAD_GAME, players: SEATS, options: {}, seats: new Array(SEATS).fill('person'), public: true, sit: false };

class OurMatch extends Match {
  constructor(id) {
    super();
    Object.assign(this, { id, sockets: [], legal: new Array(SEATS).fill([]), sent: 0 });
  }

  actor() {
    return this.legal.findIndex((actions) => actions.length > 0);
  }

  send(seat) {
    const legal = this.legal[seat];
    const action = legal[Math.floor(Math.random() * legal.length)];
    const key = `${seat}-${this.sent++}`;
    this.sockets[seat].send(JSON.stringify({ type: 'play', key, seat, seen: this.before, action }));
  }

  receive(seat, message) {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if (!message.view) return; // neither news nor the shorter news of a turn
    this.legal[seat] = message.view.legal || [];
    this.over = message.table?.status === 'over';
    this.heard(seat, message.view.length);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

/** A connection that has received the first message; `receive` gets that one and all later ones. */
async function subscribe(base, id, token, query, receive) {
  const address = `${base.replace('http', 'ws')}/api/tables/${id}/live${query}`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      receive(JSON.parse(data.toString()));
      resolve();
    });
  });
  return socket;
}

async function identity(base, name) {
  const { body } = await call(`${base}/api/bots`, { name });
  return body.token;
}

const bearer = (token) => ({ authorization: `Bearer ${token}` });

/** Start a match among these identities; the first of them is the host. */
async function start(base, tokens) {
  const { body } = await call(`${base}/api/tables`, GAME, bearer(tokens[0]));
  for (let seat = 0; seat < SEATS; seat++) {
    await call(`${base}/api/tables/${body.table.id}/seats`, { name: `player ${seat}`, seat }, bearer(tokens[seat]));
  }
  await call(`${base}/api/tables/${body.table.id}/start`, {}, bearer(tokens[0]));
  return body.table.id;
}

let regulars = []; // the players of idle tables, and one spectator

export async function prepare(base) {
  regulars = await Promise.all(Array.from({ length: SEATS + 1 }, (_, i) => identity(base, `regular ${i}`)));
}

/** A running match with its four players connected, each with an identity of its own. */
export async function openMatch(base) {
  const tokens = [];
  for (let seat = 0; seat < SEATS; seat++) tokens.push(await identity(base, `player ${seat}`));
  const match = new OurMatch(await start(base, tokens));
  for (let seat = 0; seat < SEATS; seat++) {
    const receive = (message) => match.receive(seat, message);
    match.sockets.push(await subscribe(base, match.id, tokens[seat], `?perspective=${seat}`, receive));
  }
  return match;
}

/** An idle match: all seats taken, started, no client connected. */
export async function openIdle(base) {
  return start(base, regulars);
}

/** Connect a spectator. */
export async function watch(base, id) {
  return subscribe(base, id, regulars[SEATS], '', () => {});
}
