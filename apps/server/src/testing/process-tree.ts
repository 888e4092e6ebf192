import fs from 'node:fs';

const parentOf = (id: string): number | undefined => {
  try {
    // The name in brackets may hold anything: what counts is behind the last one.
    const after = fs.readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(after.split(' ')[1]);
  } catch {
    return undefined; // gone meanwhile
  }
};

/** The ids of a process and of all that it and those it started have started. Linux only. */
export function processTree(root: number): number[] {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(ids.map((id) => [Number(id), parentOf(id)]));
  const tree = [root];
  for (const id of tree) for (const [other, parent] of parents) if (parent === id) tree.push(other);
  return tree;
}

/** Bytes: the sum of what each process of the tree held in memory at its worst moment. */
export function peakMemory(root: number): number {
  return processTree(root)
    .map((id) => /^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes ?? 0) * 1024, 0);
}
