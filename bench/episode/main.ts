/**
 * How long an episode takes to make, against how long it takes to watch: `node bench/episode/main.ts [styles]`.
 * Exits with 1 when a style is slower than its limit.
 */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type AnimationStyle, animationStyleKeys } from '@milestoon/domain';
import { hash } from '@milestoon/drawing';
import { createLookReader } from '@milestoon/studio/look';
import { preparePhoto } from '@milestoon/studio/photo';
import { produceEpisode } from '@milestoon/studio/production';
import { processorTime } from './processor-time.ts';
import { stories } from './stories.ts';

/** Wall time ÷ the episode's own duration: an episode is made in no more time than it takes to watch. */
const limit = 1;

interface Result {
  style: AnimationStyle;
  /** Seconds of film, seconds of work. */
  duration: number;
  wall: number;
  /** Seconds of processor, all processes together. */
  processor: number;
  megabytes: number;
  steps: Record<string, number>;
}

/** The whole way from a photo to the files, in an empty folder, with nothing remembered. */
async function measure(style: AnimationStyle): Promise<Result> {
  const { photo, ...story } = stories[style];
  const directory = await mkdtemp(path.join(os.tmpdir(), `milestoon-bench-${style}-`));
  const steps: Record<string, number> = {};
  const timed = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const output = await run();
    steps[step] = (performance.now() - start) / 1000;
    return output;
  };
  const start = performance.now();
  const used = processorTime();
  try {
    const { jpeg } = await preparePhoto(await readFile(`photos/${photo}.jpg`));
    const { look } = await timed('look', async () => {
      await using reader = createLookReader();
      return await reader.read([jpeg]);
    });
    const photoFile = path.join(directory, 'photo-0.jpg');
    await writeFile(photoFile, jpeg);
    const episode = await produceEpisode(
      {
        ...story,
        style,
        look,
        seed: hash(story.title),
        childSeed: hash(story.childName),
        episodeNumber: 1,
        photos: [photoFile],
      },
      { directory, signal: new AbortController().signal, step: timed, progress: () => {} },
    );
    const wall = (performance.now() - start) / 1000;
    const { size } = await stat(path.join(directory, episode.video));
    const processor = processorTime() - used;
    return { style, duration: episode.duration, wall, processor, megabytes: size / 1e6, steps };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !animationStyleKeys.some((key) => key === name));
if (unknown.length > 0)
  throw new RangeError(
    `No style is called ${unknown.join(', ')}; there are ${animationStyleKeys.join(', ')}.`,
  );
const wanted = animationStyleKeys.filter((key) => positionals.length === 0 || positionals.includes(key));

const load = (): string => os.loadavg()[0]?.toFixed(1) ?? '';
console.log(
  `Node ${process.version}, ${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'unknown'}, load ${load()}`,
);
for (const style of wanted) {
  const { duration, wall, processor, megabytes, steps } = await measure(style);
  const ratio = wall / duration;
  const each = Object.entries(steps).map(([step, seconds]) => `${step} ${seconds.toFixed(1)}`);
  console.log(
    `${style.padEnd(10)} ${duration.toFixed(1)} s of film in ${wall.toFixed(1)} s: ${ratio.toFixed(2)} (limit ${limit}), ` +
      `${(processor / duration).toFixed(2)} s of processor a second of film, ` +
      `${megabytes.toFixed(1)} MB; ${each.join(', ')} s; load ${load()}`,
  );
  if (ratio > limit) process.exitCode = 1;
}
