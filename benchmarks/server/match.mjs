// A match as the load generator sees it, whichever server it runs on: four clients, each told of every
// move; one move under way at a time.

export const SEATS = 4;

export class Match {
  constructor() {
    this.lengths = new Array(SEATS).fill(-1); // how far each client has been told
    this.over = false;
    this.since = 0; // when the move under way was due
    this.before = -1; // the length when it was sent
    this.left = 0; // clients that have not heard of it
    this.onHeard = () => {}; // one client has heard of the move: (milliseconds since it was due)
    this.onMoved = () => {}; // all have
    this.onSettled = () => {}; // the match waits for a player, or is over
  }

  /** Nobody has anything to wait for, and a move can be made. */
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

  /** A client has been told how the match stands. */
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

/** JSON over HTTP; anything but success is an error that says what was asked. */
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
