// The load generator: drives our server or the peer in the same way and prints what it saw as JSON.
//
//     node load.mjs --side ours|theirs --base http://127.0.0.1:PORT --pid PID --mode paced|closed|idle ...
//
// paced   --rate moves per second over --tables matches; every move is due at a fixed time and its
//         latency counts from then on, so a server that falls behind cannot hide it
// closed  --tables matches at once, each moves again as soon as all four players have heard
// idle    --tables running matches nobody plays, with a watcher each: memory per table
import { parseArgs } from 'node:util';

import { cpuSeconds, residentBytes, summary } from './measure.mjs';

const { values: given } = parseArgs({
  options: {
    side: { type: 'string' },
    base: { type: 'string' },
    pid: { type: 'string' },
    mode: { type: 'string' },
    tables: { type: 'string', default: '250' },
    spares: { type: 'string', default: '0' },
    rate: { type: 'string', default: '500' },
    warm: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    watchers: { type: 'string', default: '1' },
    wait: { type: 'boolean', default: false }, // for a line on stdin, once all matches are open
  },
});
const pid = Number(given.pid);
const side = await import(`./${given.side}.mjs`);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The results of many calls of `make`, so many at a time. */
async function several(count, make, atOnce = 32) {
  const made = [];
  let begun = 0;
  const work = async () => {
    while (begun < count) {
      const i = begun++;
      made[i] = await make(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return made;
}

/** One place where matches are played, one after the other; moves that are due wait for their turn. */
class Slot {
  constructor(spares, figures) {
    this.spares = spares;
    this.figures = figures;
    this.due = [];
    this.take();
  }

  /** Begin the next match that is at hand. */
  take() {
    this.match = this.spares.pop();
    if (!this.match) {
      this.figures.dry += 1;
      return;
    }
    this.match.onHeard = (milliseconds) => this.figures.heard(this.match.since, milliseconds);
    this.match.onMoved = () => this.figures.moved(this.match.since);
    this.match.onSettled = () => this.settle();
  }

  settle() {
    if (this.match.over) {
      this.figures.matches += 1;
      this.take();
    }
    this.pump();
    this.whenFree?.();
  }

  add(at) {
    if (this.figures.counts(at)) this.figures.due += 1;
    this.due.push(at);
    this.pump();
  }

  pump() {
    if (this.due.length && this.match?.settled && !this.match.over) this.match.move(this.due.shift());
  }
}

/** What is counted, within the measured time only. */
class Figures {
  constructor(from, to) {
    Object.assign(this, { from, to, latencies: [], last: [], late: [], due: 0, moves: 0, matches: 0, dry: 0 });
  }

  counts(at) {
    return at >= this.from && at < this.to;
  }

  heard(since, milliseconds) {
    if (this.counts(since)) this.latencies.push(milliseconds);
  }

  moved(since) {
    this.moves += 1;
    if (this.counts(since)) this.last.push(performance.now() - since);
  }
}

let idled = 0;

/** Let moves be made until the time is over or no match is left. A paced run never sleeps, since a timer
 *  would be late by a millisecond; it looks around every few dozen microseconds and not oftener, or it
 *  would spend its time on collecting garbage (asking for the time makes some too). In a closed run the answers themselves drive it. */
async function run(until, figures, turn) {
  await new Promise((resolve) => {
    const loop = () => {
      const now = performance.now();
      if (now >= until || figures.dry) return resolve();
      turn(now);
      if (given.mode !== 'paced') return setTimeout(loop, 20);
      for (let i = 0; i < 5000; i++) idled = (idled * 31 + i) | 0;
      return setImmediate(loop);
    };
    loop();
  });
}

async function measured(drive) {
  await side.prepare(given.base);
  const count = Number(given.tables);
  const spares = await several(count + Number(given.spares), () => side.openMatch(given.base));
  await pause(1000);
  if (given.wait) {
    console.log('ready');
    await new Promise((resolve) => process.stdin.once('data', resolve));
  }
  const begin = performance.now() + 100;
  const from = begin + Number(given.warm) * 1000;
  const to = from + Number(given.seconds) * 1000;
  const figures = new Figures(from, to);
  const slots = Array.from({ length: count }, () => new Slot(spares, figures));
  const turn = drive(slots, figures, begin, to);
  await run(from, figures, turn);
  const start = { at: performance.now(), cpu: cpuSeconds(pid), own: process.cpuUsage(), moves: figures.moves };
  await run(to, figures, turn);
  const seconds = (performance.now() - start.at) / 1000;
  const used = cpuSeconds(pid) - start.cpu;
  const own = process.cpuUsage(start.own);
  if (seconds * 2 < Number(given.seconds)) throw new Error(`no match left after ${seconds} s: more --spares`);
  const moves = figures.moves - start.moves;
  figures.to = Math.min(to, performance.now());
  const due = figures.due;
  await pause(3000); // whatever is still on its way
  if (!moves) throw new Error(`not one of ${due} moves was received`);
  return {
    seconds,
    moves,
    rate: moves / seconds,
    cpu_share: used / seconds,
    cpu_per_move_ms: (used / moves) * 1000,
    latency_ms: summary(figures.latencies),
    last_ms: summary(figures.last),
    generator_late_ms: summary(figures.late),
    generator_cpu_share: (own.user + own.system) / 1e6 / seconds,
    matches_ended: figures.matches,
    ran_dry: figures.dry > 0,
    unheard: due - figures.last.length,
    resident_mb: residentBytes(pid) / 2 ** 20,
  };
}

function paced(slots, figures, begin, to) {
  const interval = 1000 / Number(given.rate);
  let next = 0;
  return (now) => {
    for (let due = begin + next * interval; due <= now && due < to; due = begin + next * interval) {
      if (figures.counts(due)) figures.late.push(now - due);
      slots[next % slots.length].add(due);
      next += 1;
    }
  };
}

function closed(slots, figures, begin, to) {
  let running = false;
  return (now) => {
    if (running || now < begin) return;
    running = true;
    for (const slot of slots) {
      slot.whenFree = () => {
        const at = performance.now();
        if (at < to && slot.match?.settled) slot.add(at);
      };
      slot.whenFree();
    }
  };
}

async function idle() {
  await side.prepare(given.base);
  const count = Number(given.tables);
  await Promise.all((await several(20, () => side.openIdle(given.base))).map((id) => side.watch(given.base, id)));
  await pause(2000);
  const empty = residentBytes(pid);
  const began = performance.now();
  const ids = await several(count, () => side.openIdle(given.base));
  const opening = (performance.now() - began) / 1000;
  await pause(2000);
  const opened = residentBytes(pid);
  const watchers = [];
  for (let i = 0; i < Number(given.watchers); i++) {
    watchers.push(...await several(count, (n) => side.watch(given.base, ids[n])));
  }
  await pause(2000);
  const watched = residentBytes(pid);
  const cpu = cpuSeconds(pid);
  await pause(10000);
  const alive = watchers.filter((socket) => socket.connected ?? socket.readyState === 1).length;
  return {
    tables: count,
    watchers: watchers.length,
    still_connected: alive,
    seconds_to_open: opening,
    resident_mb_empty: empty / 2 ** 20,
    resident_mb_opened: opened / 2 ** 20,
    resident_mb_watched: watched / 2 ** 20,
    kb_per_table_unwatched: (opened - empty) / 1024 / count,
    kb_per_table_watched: (watched - empty) / 1024 / count,
    idle_cpu_share: (cpuSeconds(pid) - cpu) / 10,
  };
}

const modes = { paced: () => measured(paced), closed: () => measured(closed), idle };
console.log(JSON.stringify(await modes[given.mode]()));
process.exit(0);
