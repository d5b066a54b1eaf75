// The floor: nothing but sockets. Each message to a table is acknowledged to its sender and broadcast to
// all clients of the table as an update of typical size. No game, no rules, no disk.
//
//     node floor.mjs PORT
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const NEWS = 'x'.repeat(2100); // the size of an update that a player receives
const tables = new Map();
const server = createServer((request, response) => response.end());
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (socket, request) => {
  const name = request.url;
  if (!tables.has(name)) tables.set(name, { length: 0, sockets: new Set() });
  const table = tables.get(name);
  const news = () => JSON.stringify({ length: table.length, news: NEWS });
  table.sockets.add(socket);
  socket.send(news());
  socket.on('close', () => table.sockets.delete(socket));
  socket.on('message', (data) => {
    JSON.parse(data.toString());
    table.length += 1;
    socket.send('{"type":"done"}');
    const update = news();
    for (const each of table.sockets) each.send(update);
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
