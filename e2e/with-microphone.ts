/// <reference lib="dom" />
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spokenBy, waveOf } from '@milestoon/studio/recording/testing';
import type { Page } from '@playwright/test';
import { browserOptions } from './browser.ts';

/** What is spoken at 48 kHz takes a third longer: somebody who takes her time. */
const rate = 36_000;
/** So long nobody speaks between two readings of the line. */
const pause = 1.4;
/** Not so near that it crackles. */
const loudness = 0.5;

/** What Chromium hears again and again instead of a microphone: somebody reading a line. */
async function reading(text: string): Promise<Buffer> {
  const voice = await spokenBy('bright', text);
  const sound = new Float32Array(voice.length + Math.round(2 * pause * rate));
  const quieter = voice.map((value) => value * loudness);
  sound.set(quieter, Math.round(pause * rate));
  return Buffer.from(waveOf(sound, rate));
}

/** How a browser is started that hears a line being read; whatever opens the microphone later hears what `reads` says. */
export async function hearing(text: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-microphone-'));
  const file = path.join(folder, 'line.wav');
  const reads = async (line: string): Promise<void> => {
    await writeFile(`${file}.part`, await reading(line));
    await rename(`${file}.part`, file);
  };
  await reads(text);
  const launchOptions = {
    ...browserOptions,
    args: [
      ...browserOptions.args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  };
  return { launchOptions, reads };
}

/** Waits until the meter of the page has been still for as long as nobody speaks between two readings. */
export const untilQuiet = (page: Page): Promise<unknown> => untilLevel(page, 'quiet');
/** Waits until somebody has begun to speak. */
export const untilHeard = (page: Page): Promise<unknown> => untilLevel(page, 'heard');

const untilLevel = (page: Page, wanted: 'quiet' | 'heard'): Promise<unknown> =>
  page.evaluate(
    ({ wanted, still }) =>
      new Promise<void>((resolve) => {
        let since = performance.now();
        const look = (now: number): void => {
          const level = document.querySelector<HTMLElement>('[data-level]')?.style.transform ?? '';
          const share = Number(/scaleX\(([\d.]+)\)/.exec(level)?.[1] ?? 0);
          if (share > 0.25) {
            since = now;
            if (wanted === 'heard') return resolve();
          }
          if (wanted === 'quiet' && now - since > still) return resolve();
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { wanted, still: 900 },
  );
