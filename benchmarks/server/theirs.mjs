// The boardgame.io side of the load: its lobby by HTTP, its own messages by socket.io.
import { io } from 'socket.io-client';

import { Match, SEATS, call } from './match.mjs';

class TheirMatch extends Match {
  constructor(id, credentials) {
    super();
    Object.assign(this, { id, credentials, sockets: [], player: -1 });
  }

  actor() {
    return this.player;
  }

  send(seat) {
    const playerID = String(seat);
    const payload = { type: 'add', args: [], playerID, credentials: this.credentials[seat] };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.before, this.id, playerID);
  }

  receive(seat, state) {
    this.over = state.ctx.gameover !== undefined;
    this.player = this.over ? -1 : Number(state.ctx.currentPlayer);
    this.heard(seat, state._stateID);
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

function connect(base) {
  return io(`${base}/counter`, { transports: ['websocket'], forceNew: true, reconnection: false });
}

/** A connection that has received the state; `receive` gets that one and all later ones. */
async function subscribe(base, id, playerID, credentials, receive) {
  const socket = connect(base);
  await new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('sync', id, playerID, credentials, SEATS));
    socket.on('sync', (match, info) => { receive(info.state); resolve(); });
    socket.on('update', (match, state) => receive(state));
  });
  return socket;
}

export async function prepare() {}

async function create(base) {
  const { body } = await call(`${base}/games/counter/create`, { numPlayers: SEATS });
  return body.matchID;
}

/** A running match with its four players connected. */
export async function openMatch(base) {
  const id = await create(base);
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const wish = { playerID: String(seat), playerName: `player ${seat}` };
    const { body } = await call(`${base}/games/counter/${id}/join`, wish);
    credentials.push(body.playerCredentials);
  }
  const match = new TheirMatch(id, credentials);
  for (let seat = 0; seat < SEATS; seat++) {
    const receive = (state) => match.receive(seat, state);
    match.sockets.push(await subscribe(base, id, String(seat), credentials[seat], receive));
  }
  return match;
}

/** An idle match: all seats taken, no client connected. */
export async function openIdle(base) {
  const id = await create(base);
  for (let seat = 0; seat < SEATS; seat++) {
    await call(`${base}/games/counter/${id}/join`, { playerID: String(seat), playerName: `player ${seat}` });
  }
  return id;
}

/** Connect a spectator. */
export async function watch(base, id) {
  return subscribe(base, id, null, undefined, () => {});
}
