import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { samplesOfPcm } from './pcm.ts';

const run = promisify(execFile);

/** Somebody who reads a line aloud: a voice of espeak-ng, words a minute and pitch (0…99). */
export interface Reader {
  voice: string;
  pace: number;
  pitch: number;
}

/** A line as it was read, mono, and the second at which each of its words begins. */
export interface ReadLine {
  samples: Float32Array;
  /** Hertz. */
  sampleRate: number;
  starts: number[];
}

/** Reads lines with espeak-ng, which knows when it says each word (Debian: espeak-ng, libespeak-ng-dev, gcc). */
export async function openEspeak() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-alignment-'));
  const program = path.join(folder, 'words');
  await run('cc', ['-o', program, path.join(import.meta.dirname, 'words.c'), '-lespeak-ng']);
  return {
    async read(text: string, { voice, pace, pitch }: Reader): Promise<ReadLine> {
      const file = path.join(folder, 'line.raw');
      const { stdout } = await run(program, [voice, String(pace), String(pitch), file, text]);
      const sampleRate = Number(/rate (\d+)/.exec(stdout)?.[1]);
      const starts = new Map<number, number>();
      for (const [, place, ms] of stdout.matchAll(/word (\d+) (\d+)/g)) {
        // What is written without a space is one word to us, and may be several to it.
        const word =
          [...text]
            .slice(0, Number(place) - 1)
            .join('')
            .split(' ').length - 1;
        if (!starts.has(word)) starts.set(word, Number(ms) / 1000);
      }
      return {
        samples: samplesOfPcm(await readFile(file)),
        sampleRate,
        starts: text.split(' ').map((_, i) => starts.get(i) ?? Number.NaN),
      };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
