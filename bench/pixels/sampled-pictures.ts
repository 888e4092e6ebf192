import { readFile } from 'node:fs/promises';
import { animationStyleKeys } from '@milestoon/domain';
import { type DrawList, frameSize } from '@milestoon/drawing';
import { frame, planTrailer, trailerFrame } from '@milestoon/film';
import { uprightSize } from '@milestoon/stage';
import { decodePicture, type Pictures } from '@milestoon/studio/canvas';
import { filmOf } from '../episode/film-of.ts';
import { stories } from '../episode/stories.ts';

/** Pictures of one film in one size, in the order in which they are painted. */
export interface Sampled {
  film: string;
  width: number;
  height: number;
  scale: number;
  images: Pictures;
  samples: { name: string; list: () => DrawList }[];
}

/** `count` pairs of neighbouring frames of the film and the trailer of every benched story. */
export async function sampledPictures(count: number): Promise<Sampled[]> {
  const photo = await decodePicture(await readFile(`photos/${stories.anime.photo}.jpg`));
  const images: Pictures = new Map([['photo-0', photo]]);
  return animationStyleKeys.flatMap((style): Sampled[] => {
    // With words: their plates are pictures that painters keep, too.
    const film = { ...filmOf(style), wordsInPicture: true };
    const sampled = (frames: number, list: (n: number) => DrawList): Sampled['samples'] =>
      Array.from({ length: count }, (_, i) => Math.floor(((i + 0.37) * frames) / count)).flatMap((first) =>
        [first, first + 1].map((n) => ({ name: String(n).padStart(5, '0'), list: () => list(n) })),
      );
    return [
      {
        film: style,
        ...frameSize,
        scale: 1,
        images,
        samples: sampled(film.frames - 1, (n) => frame(film, n)),
      },
      {
        film: `${style}-trailer`,
        ...uprightSize,
        scale: 1,
        images,
        samples: sampled(planTrailer(film).frames - 1, (n) => trailerFrame(film, n)),
      },
    ];
  });
}
