import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const command = 'pocketsphinx_batch';
const models = '/usr/share/pocketsphinx/model/en-us';

/** Whether Debian's offline recogniser (packages pocketsphinx, pocketsphinx-en-us) is there. */
export const hasRecogniser = (): Promise<boolean> =>
  run('which', [command]).then(
    () => true,
    () => false,
  );

/** A breath of hiss around each line: the recogniser does not expect digital silence. */
function bytesOf(samples: Float32Array): Buffer {
  const around = 4000;
  const bytes = Buffer.alloc((samples.length + 2 * around) * 2);
  let noise = 1;
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  for (let i = 0; i < bytes.length / 2; i++) {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const value = ((samples[i - around] ?? 0) * 0.7) / peak + (noise / 0x7fff_ffff - 0.5) * 6e-4;
    bytes.writeInt16LE(Math.round(value * 32_767), i * 2);
  }
  return bytes;
}

/** What the recogniser makes of each line, heard for itself. Mono, -1…1, 16 kHz. */
export async function recognise(lines: readonly Float32Array[]): Promise<string[][]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-voice-'));
  const at = (name: string): string => path.join(directory, name);
  try {
    for (const [i, samples] of lines.entries()) await writeFile(at(`${i}.raw`), bytesOf(samples));
    await writeFile(at('lines'), `${lines.map((_, i) => i).join('\n')}\n`);
    const settings = {
      adcin: 'yes',
      cepdir: directory,
      cepext: '.raw',
      ctl: at('lines'),
      hyp: at('heard'),
      hmm: `${models}/en-us`,
      lm: `${models}/en-us.lm.bin`,
      dict: `${models}/cmudict-en-us.dict`,
      cmn: 'batch',
      dither: 'no',
      // A single pass: three times faster, some words worse for every voice alike.
      fwdflat: 'no',
      bestpath: 'no',
      maxhmmpf: '6000',
      logfn: '/dev/null',
    };
    await run(
      command,
      Object.entries(settings).flatMap(([name, value]) => [`-${name}`, value]),
    );
    const heard = (await readFile(at('heard'), 'utf8')).split('\n');
    return lines.map((_, i) => words((heard[i] ?? '').replace(/\([^)]*\)$/, '')));
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
