// The client of the socket floor (floor.mjs, floor.py): a table is an address, any client may move, and no match ends.
import WebSocket from 'ws';

import { Match, SEATS } from './match.mjs';

let opened = 0;

class BareMatch extends Match {
  constructor() {
    super();
    this.sockets = [];
  }

  actor() {
    return this.lengths[0] % SEATS;
  }

  send(seat) {
    this.sockets[seat].send(JSON.stringify({ type: 'play', key: `${seat}`, seat, seen: this.before, action: 1 }));
  }

  receive(seat, message) {
    if (message.length !== undefined) this.heard(seat, message.length);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

export async function prepare() {}

export async function openMatch(base) {
  const match = new BareMatch();
  const address = `${base.replace('http', 'ws')}/table-${opened++}`;
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        match.receive(seat, JSON.parse(data.toString()));
        resolve();
      });
    });
    match.sockets.push(socket);
  }
  return match;
}
