import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `root` and everything that it started, and what those started, by process id. */
function familyOf(root: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [root];
  for (const id of family) for (const [child, parent] of all) if (parent === id && child) family.push(child);
  return family;
}

/** Bytes of a process, what it shares counted by its share (PSS); 0 when it has just ended. */
function proportionalSize(id: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Bytes of `root` and all below it, database included. Linux only. */
export const memoryOf = (root: number): number =>
  familyOf(root).reduce((sum, id) => sum + proportionalSize(id), 0);
