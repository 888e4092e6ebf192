/// <reference lib="dom" />
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spokenBy, waveOf } from '@milestoon/studio/recording/testing';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../scripts/browser.ts';

const rate = 48_000;
/** So long nobody speaks between two readings of the line. */
const pause = 1.4;

/** A file that Chromium hears again and again instead of a microphone: somebody reading a line. */
async function reading(text: string): Promise<string> {
  const voice = await spokenBy('deep', text);
  const sound = new Float32Array(voice.length + Math.round(2 * pause * rate));
  sound.set(voice, Math.round(pause * rate));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-microphone-'));
  const file = path.join(folder, 'line.wav');
  await writeFile(file, waveOf(sound, rate));
  return file;
}

/** How a browser is started that hears a line being read. */
export const hearing = async (text: string) => ({
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${await reading(text)}`,
  ],
});

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
