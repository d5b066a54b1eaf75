// A match as the load generator sees it, on any server: four clients, each of which receives every move;
// one move under way at a time.

export const SEATS = 4;

export class Match {
  constructor() {
    this.lengths = new Array(SEATS).fill(-1); // the length that each client has received
    this.over = false;
    this.since = 0; // when the move under way was due
    this.before = -1; // the length when it was sent
    this.left = 0; // clients that have not received it
    this.onHeard = () => {}; // one client has received the move: (milliseconds since it was due)
    this.onMoved = () => {}; // all have
    this.onSettled = () => {}; // the match waits for a player, or is over
  }

  /** Every client is up to date, so a move can be made. */
  get settled() {
    return this.left === 0 && this.lengths.every((length) => length >= 0 && length === this.lengths[0]);
  }

  /** Have the player whose turn it is make a move that was due at `since`. */
  move(since) {
    const seat = this.actor();
    this.since = since;
    this.before = this.lengths[seat];
    this.left = SEATS;
    this.send(seat);
  }

  /** Note that a client has received a length of the match. */
  heard(seat, length) {
    const news = this.left > 0 && this.lengths[seat] <= this.before && length > this.before;
    this.lengths[seat] = length;
    if (news) {
      this.onHeard(performance.now() - this.since);
      this.left -= 1;
      if (this.left === 0) this.onMoved();
    }
    if (this.settled && (this.over || this.actor() >= 0)) this.onSettled();
  }
}

/** JSON over HTTP; throws an error with the request unless it succeeds. */
export async function call(url, body, headers = {}, method = 'POST') {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return { body: text ? JSON.parse(text) : null, headers: answer.headers };
}
