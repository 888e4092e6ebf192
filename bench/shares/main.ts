/**
 * What a frame costs and where it goes: `node --max-semi-space-size=16 bench/shares/main.ts [styles…]`, the flag
 * that render processes have. One process does what a render process does, on a stretch of every film.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type AnimationStyle, animationStyleKeys } from '@milestoon/domain';
import { frameSize, framesPerSecond } from '@milestoon/drawing';
import { frame, frameKey } from '@milestoon/film';
import { createFrameCanvas, decodePicture } from '@milestoon/studio/canvas';
import { renditionFile, SegmentFiles } from '../../packages/studio/src/export/segment-files.ts';
import { renditionOf } from '../../packages/studio/src/production/rendition.ts';
import { filmOf } from '../episode/film-of.ts';
import { stories } from '../episode/stories.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const stretch = { from: 300, frames: 96 };
const seconds = stretch.frames / framesPerSecond;

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measure(style: AnimationStyle, directory: string): Promise<void> {
  const film = filmOf(style);
  const photo = await decodePicture(await readFile(`photos/${stories[style].photo}.jpg`));
  const canvas = createFrameCanvas({ images: new Map([['photo-0', photo]]) });
  const rendition = renditionOf(frameSize);
  if (!rendition) throw new Error('a film without a smaller rendition');
  const size = { ...frameSize, fps: framesPerSecond };
  const file = path.join(directory, 'both.mp4');
  const video = new SegmentFiles(path.join(directory, 'alone.mp4'), size);
  // The same frames once more, each right after the other, so that both suffer alike from what else the machine does.
  const both = new SegmentFiles(file, { ...size, rendition });
  const spent = { drawing: 0, painting: 0, encoding: 0, 'encoding both': 0, clearing: 0 };
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
    let pixels: Buffer | undefined;
    if (key !== last) {
      last = key;
      painted++;
      const list = frame(film, n);
      lap('drawing');
      canvas.paint(list);
      pixels = canvas.pixels();
      lap('painting');
    }
    video.add(pixels);
    lap('encoding');
    both.add(pixels);
    lap('encoding both');
    await nextTurn();
    lap('clearing');
  }
  video.close();
  lap('encoding');
  both.close();
  lap('encoding both');
  await video.keep();
  await both.keep();
  canvas.close();
  const { encoding, 'encoding both': encodingBoth, ...before } = spent;
  const parts = { ...before, encoding, 'smaller rendition': encodingBoth - encoding };
  const all = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const without = all - parts['smaller rendition'];
  const shares = Object.entries(parts).map(([part, ms]) => `${part} ${Math.round((ms / all) * 100)} %`);
  const kilobytes = async (of: string): Promise<string> =>
    ((await stat(of)).size / 1000 / seconds).toFixed(0);
  console.log(
    `${style.padEnd(10)} ${(all / seconds).toFixed(0)} ms of processor a second of film ` +
      `(${painted} of ${stretch.frames} frames painted): ${shares.join(', ')}; ` +
      `without the smaller rendition ${(without / seconds).toFixed(0)} ms, with it ${((all / without - 1) * 100).toFixed(1)} % more; ` +
      `${await kilobytes(file)} + ${await kilobytes(renditionFile(file))} kB a second`,
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
