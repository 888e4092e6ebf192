import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const command = 'pocketsphinx_continuous';

/** Whether Debian's offline recogniser (packages pocketsphinx, pocketsphinx-en-us) is there. */
export const hasRecogniser = (): Promise<boolean> =>
  run('which', [command]).then(
    () => true,
    () => false,
  );

/** What the recogniser makes of one line. Mono, -1…1, 16 kHz. */
export async function recognise(samples: Float32Array): Promise<string[]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-voice-'));
  try {
    const file = path.join(directory, 'line.raw');
    const bytes = Buffer.alloc(samples.length * 2);
    samples.forEach((value, i) =>
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), i * 2),
    );
    await writeFile(file, bytes);
    const { stdout } = await run(command, ['-infile', file, '-logfn', '/dev/null']);
    return words(stdout);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

export const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\(\d+\)/g, '')
    .split(/[^a-z']+/)
    .filter(Boolean);

/** Substitutions, insertions and deletions between two lists of words (Levenshtein 1966). */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, j) => j);
  for (const [i, word] of said.entries()) {
    const next = [i + 1];
    for (const [j, other] of heard.entries())
      next.push(Math.min((row[j] ?? 0) + Number(word !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
