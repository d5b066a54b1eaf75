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

  told(seat, state) {
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

/** A connection that knows how the match stands; `told` hears of that and of every update. */
async function subscribe(base, id, playerID, credentials, told) {
  const socket = connect(base);
  await new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('sync', id, playerID, credentials, SEATS));
    socket.on('sync', (match, info) => { told(info.state); resolve(); });
    socket.on('update', (match, state) => told(state));
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
    const told = (state) => match.told(seat, state);
    match.sockets.push(await subscribe(base, id, String(seat), credentials[seat], told));
  }
  return match;
}

/** A match that nobody plays: all seats taken, nobody connected. */
export async function openIdle(base) {
  const id = await create(base);
  for (let seat = 0; seat < SEATS; seat++) {
    await call(`${base}/games/counter/${id}/join`, { playerID: String(seat), playerName: `player ${seat}` });
  }
  return id;
}

/** Somebody who only looks on. */
export async function watch(base, id) {
  return subscribe(base, id, null, undefined, () => {});
}
