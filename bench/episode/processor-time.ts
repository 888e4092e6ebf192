import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Seconds of processor that this process, its threads and its ended child processes have used; only this process
 * where there is no /proc.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childrenTime();
}

function childrenTime(): number {
  try {
    // The name in brackets may hold spaces; cutime and cstime are the 14th and 15th fields after it (proc(5)).
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
