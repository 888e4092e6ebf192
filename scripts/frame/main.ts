/**
 * Paints one frame of a film that is not produced: the story is written, its words all take the same time, nobody
 * speaks. Takes seconds.
 * `npm run frame -- [--style anime] [--title …] [--description …] [--at 12.5] [--out out/frame.png]`
 * `--shots` lists the shots instead, `--list` writes the draw list as JSON beside the picture.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAnimationStyle } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { framesPerSecond, hash } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { type Film, frame } from '@milestoon/film';
import { newFilm } from '@milestoon/film/testing';
import { encodePng, renderToCanvas } from '@milestoon/studio/canvas';
import { picturesOf } from '@milestoon/studio/production';

const { values } = parseArgs({
  options: {
    style: { type: 'string', default: 'anime' },
    title: { type: 'string', default: 'First bike ride' },
    description: {
      type: 'string',
      default: 'Today Mia rode her bike without training wheels. Daddy let go and she did it!',
    },
    name: { type: 'string', default: 'Mia' },
    at: { type: 'string', default: '5' },
    out: { type: 'string', default: 'out/frame.png' },
    shots: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

/** @throws RangeError when there is no such style */
function filmOf({ style, title, description, name }: typeof values): Film {
  if (!isAnimationStyle(style)) throw new RangeError(`There is no style ${style}.`);
  const child = { childName: name, childAge: defaultLook.age, episodeNumber: 1, photos: 0 };
  const screenplay = writeScreenplay({ ...child, style, title, description, seed: hash(title) });
  return newFilm(screenplay, picturesOf(screenplay));
}

/** One line a shot: its frames, its beginning in seconds, and for a story shot the place and who does what first. */
const shotLines = (film: Film): string[] =>
  film.shots.map((shot) => {
    const time = `${shot.from}…${shot.to - 1}  ${(shot.from / framesPerSecond).toFixed(1)} s  ${shot.kind}`;
    if (shot.kind !== 'story') return time;
    const deeds = shot.actors.map(({ member, acting: [first] }) => `${member} ${first?.action}`);
    return `${time}  ${shot.set.name}  ${deeds.join(', ')}`;
  });

const film = filmOf(values);
if (values.shots) console.log(shotLines(film).join('\n'));
else {
  const n = Math.round(Number(values.at) * framesPerSecond);
  const list = frame(film, n);
  await mkdir(path.dirname(values.out), { recursive: true });
  await writeFile(values.out, await encodePng(renderToCanvas(list)));
  if (values.list) await writeFile(`${values.out}.json`, JSON.stringify(list, null, 1));
  console.log(`${values.out}: frame ${n} of ${film.frames}`);
}
