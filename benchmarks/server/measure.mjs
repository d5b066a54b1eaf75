// What both sides are measured with: the processor time and memory of a process with its children,
// and percentiles.
import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100; // of /proc on every Linux

/** The fields of /proc/PID/stat after the name, which may hold anything. */
function stat(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process and all that it started, directly or not. */
export function family(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(stat(name)[1]));
    } catch { /* it has just ended */ }
  }
  const found = [pid];
  for (let i = 0; i < found.length; i++) {
    for (const [child, parent] of parents) if (parent === found[i]) found.push(child);
  }
  return found;
}

/** Seconds of processor time of a process family, all threads, those that have ended included. */
export function cpuSeconds(pid) {
  let ticks = 0;
  for (const each of family(pid)) {
    const fields = stat(each);
    for (let i = 11; i <= 14; i++) ticks += Number(fields[i]); // utime, stime, cutime, cstime
  }
  return ticks / TICKS_PER_SECOND;
}

/** Resident bytes of a process family; what processes share is counted once. */
export function residentBytes(pid) {
  let kilobytes = 0;
  for (const each of family(pid)) {
    const text = readFileSync(`/proc/${each}/smaps_rollup`, 'latin1');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(text)[1]);
  }
  return kilobytes * 1024;
}

/** The value below which a share of the values lies (nearest rank). */
export function percentile(sorted, share) {
  if (!sorted.length) return null;
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

/** Milliseconds in short: how many, half, the slow ones. */
export function summary(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (share) => percentile(sorted, share);
  return { count: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1) };
}
