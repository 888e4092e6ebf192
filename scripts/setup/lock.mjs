import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from './setup-error.mjs';

const patience = 15 * 60_000;
const interval = 200;
/** A guard is held for milliseconds; one this old was left by a process killed within them. */
const abandonedGuard = 10_000;

/**
 * Runs `work` while no other process does. A second start waits; a lock whose process is gone is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { say = console.log } = {}) {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  await acquire(file, mine, say);
  const release = () => {
    if (read(file) === mine) fs.rmSync(file, { force: true });
  };
  const interrupted = () => {
    release();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work();
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    release();
  }
}

/** @param {string} file @param {string} mine @param {(line: string) => void} say */
async function acquire(file, mine, say) {
  const deadline = Date.now() + patience;
  let told = false;
  while (!create(file, mine)) {
    const holder = read(file);
    if (holder !== undefined && !isAlive(holder)) {
      takeOver(file, holder);
      continue;
    }
    if (Date.now() > deadline) throw new SetupError(`Another setup has held ${file} for 15 minutes.`);
    if (!told) say('Another start is setting up, waiting for it …');
    told = true;
    await delay(interval);
  }
}

/** The lock appears with its content, so nobody ever reads half of it. @param {string} file @param {string} content */
function create(file, content) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(error.code))
      return createWithoutLinks(file, content);
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** For file systems without hard links. @param {string} file @param {string} content */
function createWithoutLinks(file, content) {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a dead process's lock. Behind a guard, and only if it is still that one: else of two processes that
 * saw the same dead holder the slower would remove the lock the faster has just taken.
 * @param {string} file @param {string} holder
 */
function takeOver(file, holder) {
  const guard = `${file}.takeover`;
  if (!createWithoutLinks(guard, '')) {
    const made = fs.statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > abandonedGuard) fs.rmSync(guard, { force: true });
    return;
  }
  try {
    if (read(file) === holder) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} holder the content of a lock */
export function isAlive(holder) {
  let pid;
  let started;
  try {
    ({ pid, started } = JSON.parse(holder));
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process: there, but not ours to signal.
    return error.code === 'EPERM';
  }
  // A number is soon given to another process, in containers at once.
  return started === null || started === startOf(pid);
}

/** When a process began, in whatever the system counts; null where that cannot be told. @param {number} pid */
function startOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  const boot = read('/proc/sys/kernel/random/boot_id');
  if (!stat || !boot) return null;
  return `${boot.trim()}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
}
