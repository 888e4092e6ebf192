import { execFileSync } from 'node:child_process';

interface Process {
  id: number;
  parent: number;
  command: string;
}

/** What runs now; the dead that nobody has asked after yet do not count. */
function running(): Process[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null)
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([, id, parent, , command = '']) => ({ id: Number(id), parent: Number(parent), command }));
}

/** Everything that `root` started, and what those started. */
export function descendants(root: number): Process[] {
  const all = running();
  const family = [root];
  for (const id of family) family.push(...all.filter((one) => one.parent === id).map((one) => one.id));
  return all.filter((one) => one.id !== root && family.includes(one.id));
}

/** Those of `processes` that still run. */
export function survivors(processes: Process[]): Process[] {
  const all = running();
  return processes.filter((one) => all.some((other) => other.id === one.id && other.command === one.command));
}
