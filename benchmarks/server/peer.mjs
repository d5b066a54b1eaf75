// The peer: boardgame.io as it comes (its own Server, socket.io, storage in memory) with the smallest
// game there is: four players take turns to add one to a counter.
//
//     node peer.mjs PORT
import { createRequire } from 'node:module';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

// A match ends after as many moves as a random match of a game with four players has on average (README.md).
const MOVES_IN_A_MATCH = Number(process.env.PEER_MOVES || 142);

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= MOVES_IN_A_MATCH ? { total: G.count } : undefined),
};

const server = Server({ games: [counter], origins: [/localhost/] });
server.run(Number(process.argv[2]), () => console.log('ready'));
