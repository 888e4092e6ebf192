import { readdir, readFile } from 'node:fs/promises';

/** What a file below /proc says; empty when its process has just ended. */
const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** The second number after the name, which stands in brackets and may hold anything, is the parent. */
const parentOf = async (id: number): Promise<number> =>
  Number(/^.*\) \S (\d+)/s.exec(await read(`/proc/${id}/stat`))?.[1]);

/** `root` and everything that it started, and what those started, by process id. */
async function familyOf(root: number): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter(Boolean);
  const all = await Promise.all(ids.map(async (id) => ({ id, parent: await parentOf(id) })));
  const family = [root];
  for (const member of family) for (const { id, parent } of all) if (parent === member) family.push(id);
  return family;
}

/** Bytes of a process, what it shares counted by its share (PSS). */
async function proportionalSize(id: number): Promise<number> {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(await read(`/proc/${id}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** What runs in a process, in a word: the last part of its command line that looks like a file, or the whole. */
async function nameOf(id: number): Promise<string> {
  const words = (await read(`/proc/${id}/cmdline`)).split(/[\0 ]+/);
  return (
    words.findLast((word) => /[\w-]\.ts$/.test(word))?.replace(/^.*\//, '') ??
    words[0]?.replace(/^.*\/|:$/g, '') ??
    ''
  );
}

export interface ProcessMemory {
  name: string;
  /** Bytes, what is shared counted by its share. */
  bytes: number;
}

/** Memory of `root` and of each process below it, database included. Linux only. */
export async function memoryOf(root: number): Promise<ProcessMemory[]> {
  const family = await familyOf(root);
  return Promise.all(
    family.map(async (id) => ({ name: await nameOf(id), bytes: await proportionalSize(id) })),
  );
}
