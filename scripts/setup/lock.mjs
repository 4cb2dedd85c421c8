import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const POLL_MS = 300;
/** A lock whose owner is not yet written down is its maker's for this long. */
const UNSIGNED_MS = 5_000;

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @param {string} folder */
function abandoned(folder) {
  try {
    return !alive(Number(readFileSync(path.join(folder, 'pid'), 'utf8')));
  } catch {
    try {
      return Date.now() - statSync(folder).mtimeMs > UNSIGNED_MS;
    } catch {
      return false;
    }
  }
}

/**
 * Does work that only one process of this checkout may do at a time; the others wait their turn.
 * A lock left behind by a process that has died is taken over.
 *
 * @template T
 * @param {string} name of the work
 * @param {() => Promise<T>} work
 * @param {(news: string) => void} [tell] hears that this process is waiting
 * @returns {Promise<T>}
 */
export async function withLock(name, work, tell) {
  const folder = path.join(root, '.cache', 'locks', name);
  mkdirSync(path.dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (abandoned(folder)) {
        rmSync(folder, { recursive: true, force: true });
        continue;
      }
      tell?.('waiting for another process that is doing the same');
      await sleep(POLL_MS);
    }
  }
  writeFileSync(path.join(folder, 'pid'), String(process.pid));
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
