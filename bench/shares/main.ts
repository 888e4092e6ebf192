/**
 * What a frame costs and where it goes: `node --max-semi-space-size=16 bench/shares/main.ts [styles…]`, the flag
 * that render processes have. One process does what a render process does, on a stretch of every film.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type AnimationStyle, animationStyleKeys } from '@milestoon/domain';
import { frameSize, framesPerSecond } from '@milestoon/drawing';
import { frame, frameKey } from '@milestoon/film';
import { createFrameCanvas, decodePicture } from '@milestoon/studio/canvas';
import { H264File } from '../../packages/studio/src/export/h264-file.ts';
import { filmOf } from '../episode/film-of.ts';
import { stories } from '../episode/stories.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const stretch = { from: 300, frames: 96 };

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measure(style: AnimationStyle, directory: string): Promise<void> {
  const film = filmOf(style);
  const photo = await decodePicture(await readFile(`photos/${stories[style].photo}.jpg`));
  const canvas = createFrameCanvas({ images: new Map([['photo-0', photo]]) });
  const video = new H264File(path.join(directory, 'stretch.mp4'), { ...frameSize, fps: framesPerSecond });
  const spent = { drawing: 0, painting: 0, encoding: 0, clearing: 0 };
  let since = processor();
  const lap = (part: keyof typeof spent): void => {
    const now = processor();
    spent[part] += now - since;
    since = now;
  };
  let painted = 0;
  let last: string | null = null;
  for (let n = stretch.from; n < stretch.from + stretch.frames; n++) {
    const key = frameKey(film, n);
    if (key === last) video.add();
    else {
      last = key;
      painted++;
      const list = frame(film, n);
      lap('drawing');
      canvas.paint(list);
      const pixels = canvas.pixels();
      lap('painting');
      video.add(pixels);
    }
    lap('encoding');
    await nextTurn();
    lap('clearing');
  }
  video.close();
  lap('encoding');
  video.dispose();
  canvas.close();
  const all = Object.values(spent).reduce((sum, part) => sum + part, 0);
  const shares = Object.entries(spent).map(([part, ms]) => `${part} ${Math.round((ms / all) * 100)} %`);
  console.log(
    `${style.padEnd(10)} ${((all / stretch.frames) * framesPerSecond).toFixed(0)} ms of processor a second of film ` +
      `(${painted} of ${stretch.frames} frames painted): ${shares.join(', ')}`,
  );
}

const directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-shares-'));
try {
  for (const style of animationStyleKeys)
    if (positionals.length === 0 || positionals.includes(style)) await measure(style, directory);
} finally {
  await rm(directory, { recursive: true, force: true });
}
const peak = process.resourceUsage().maxRSS / 1024;
console.log(`largest memory ${peak.toFixed(0)} MB`);
