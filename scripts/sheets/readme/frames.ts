/** Four frames of four real films for the README: photo → look → screenplay → voice → film → picture. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AnimationStyle, animationStyleKeys } from '@milestoon/domain';
import { avatarCandidates, ensembleOf } from '@milestoon/cast';
import { hash } from '@milestoon/drawing';
import { beatsOf, writeScreenplay } from '@milestoon/story';
import { captionAt, directFilm, type Film, frame } from '@milestoon/film';
import { createFrameCanvas, decodePicture, encodeWebP } from '@milestoon/studio/canvas';
import { createLookReader } from '@milestoon/studio/look';
import { narrate } from '@milestoon/studio/voice';
import { createCanvas } from '@napi-rs/canvas';
import { stories } from '../../../bench/episode/stories.ts';

interface Moment {
  /** Words of the caption. */
  told: string;
  /** Which shot of those that are told with them: before or after a close picture. */
  shot: 'first' | 'last';
  /** Where in the shot, 0…1. */
  at: number;
}

/** Frames that show a feeling, and a caption in mid-sentence. */
const moments: Record<AnimationStyle, Moment> = {
  anime: { told: 'by herself', shot: 'first', at: 0.6 },
  adventure: { told: 'beetle', shot: 'first', at: 0.6 },
  simple: { told: 'painted together', shot: 'last', at: 0.6 },
  fantasy: { told: 'chocolate cake', shot: 'first', at: 0.6 },
};

const at = ({ from, to }: Film['shots'][number], share: number): number =>
  Math.floor(from + share * (to - from));

/** The frame of a moment. @throws when nobody says it. */
function frameOf(film: Film, moment: Moment): number {
  const shots = film.shots.filter(
    (candidate) =>
      candidate.kind === 'story' &&
      candidate.photo === null &&
      captionAt(film, at(candidate, moment.at))
        ?.map(({ text }) => text)
        .join(' ')
        .includes(moment.told),
  );
  const shot = shots.at(moment.shot === 'first' ? 0 : -1);
  if (!shot) throw new RangeError(`No caption of “${film.title}” says “${moment.told}”.`);
  return at(shot, moment.at);
}

async function filmOf(style: AnimationStyle): Promise<{ film: Film; photo: Buffer }> {
  const { photo: name, variant, ...story } = stories[style];
  const photo = await readFile(`photos/${name}.jpg`);
  await using reader = createLookReader();
  const { look } = await reader.read([photo]);
  const [face] = await reader.faces(photo);
  const { width, height } = await decodePicture(photo);
  const childSeed = hash(story.childName);
  const screenplay = writeScreenplay({
    ...story,
    style,
    seed: hash(story.title),
    childAge: look.age,
    episodeNumber: 1,
    photos: 1,
  });
  const { narration } = await narrate(
    beatsOf(screenplay).map(({ id, speaker, text }) => ({ id, speaker, text })),
  );
  const hero = avatarCandidates({ name: story.childName, look, style, seed: childSeed })[variant]?.character;
  if (!hero) throw new RangeError(`There is no avatar ${variant}.`);
  const film = directFilm({
    screenplay,
    narration,
    characters: ensembleOf(hero, screenplay.cast, childSeed),
    photos: [{ asset: 'photo-0', width, height, faceBox: face?.box ?? null }],
    wordsInPicture: true, // as a player shows them
  });
  return { film, photo };
}

/**
 * `node scripts/sheets/readme/frames.ts [file] [style]`: the chosen moments two by two, or every story shot of one
 * style, to choose from.
 */
async function main([file = 'docs/images/series.webp', contact]: string[]): Promise<void> {
  const [width, gap] = [796, 8];
  const height = Math.round((width * 9) / 16);
  const cells: { film: Film; photo: Buffer; n: number }[] = [];
  for (const style of animationStyleKeys) {
    if (contact && contact !== style) continue;
    const { film, photo } = await filmOf(style);
    const frames = contact
      ? film.shots.filter(({ kind }) => kind === 'story').map((shot) => at(shot, 0.6))
      : [frameOf(film, moments[style])];
    cells.push(...frames.map((n) => ({ film, photo, n })));
  }
  const rows = Math.ceil(cells.length / 2);
  const sheet = createCanvas(2 * width + gap, rows * (height + gap) - gap);
  const context = sheet.getContext('2d');
  for (const [i, { film, photo, n }] of cells.entries()) {
    const images = new Map([['photo-0', await decodePicture(photo)]]);
    const canvas = createFrameCanvas({ width, height, images });
    canvas.paint(frame(film, n));
    context.drawImage(canvas.canvas, (i % 2) * (width + gap), Math.floor(i / 2) * (height + gap));
    canvas.close();
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await encodeWebP(sheet, 80));
}

await main(process.argv.slice(2));
