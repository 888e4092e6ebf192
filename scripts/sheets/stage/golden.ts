import { defaultLook, type Look } from '@milestoon/look';
import { ensembleOf, newHero } from '@milestoon/cast';
import { hash } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { directFilm, type Film, frame } from '@milestoon/film';
import { newNarration } from '@milestoon/film/testing';
import { picturesOf } from '@milestoon/studio/production';
import { type Milestone, milestones } from '../../films/milestones.ts';
import { type Cell, type GridSheets, writeGrid } from './grid.ts';

export const goldenGrid = { columns: 6, width: 320 } as const;

const looks: readonly Partial<Look>[] = [
  { hairShape: 'long-fringe', hairColor: 'black', skin: 'light' },
  { hairShape: 'swept-short', hairColor: 'blond', eyes: 'blue' },
  { hairShape: 'afro', hairColor: 'black', skin: 'deep' },
];

/** The film of a milestone without a photo, every word of the same length. */
function filmOf(milestone: Milestone, look: Look): Film {
  const { childName, style, title, description } = milestone;
  const seed = hash(title);
  const screenplay = writeScreenplay({
    seed,
    childName,
    style,
    title,
    description,
    childAge: look.age,
    episodeNumber: 1,
    photos: 0,
  });
  const hero = newHero({ name: childName, look, style, seed, variant: 0 });
  return directFilm({
    screenplay,
    narration: newNarration(screenplay, 0.35),
    characters: ensembleOf(hero, screenplay.cast, seed),
    photos: [],
    pictures: picturesOf(screenplay),
  });
}

/**
 * Two frames of each of the twelve films, one of its first half and one of its second, a row for each style. The second
 * has its words in the picture.
 */
export const goldenFrames = (): Cell[] =>
  milestones.flatMap((milestone, i) => {
    const film = filmOf(milestone, { ...defaultLook, ...looks[i % looks.length] });
    const told = film.shots.filter(({ kind }) => kind === 'story');
    return [0.35, 0.75].flatMap((share, i) => {
      const shot = told[Math.floor(share * told.length)];
      const n = shot ? Math.floor(shot.from + 0.6 * (shot.to - shot.from)) : 0;
      return { label: '', list: frame({ ...film, wordsInPicture: i === 1 }, n) };
    });
  });

/** Kept pictures: `golden.test.ts` draws them anew and compares. */
export const goldenSheets: GridSheets = {
  'golden-frames': (file) => writeGrid(file, goldenGrid.columns, goldenGrid.width, goldenFrames()),
};
