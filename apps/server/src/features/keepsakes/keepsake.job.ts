import fs from 'node:fs/promises';
import path from 'node:path';
import { isBook, type KeepsakeKind } from '@milestoon/domain';
import { framedIn, screenplaySchema } from '@milestoon/story/screenplay';
import { loadTexts } from '@milestoon/domain/texts';
import type { BookChapter, MadeKeepsake } from '@milestoon/studio/book';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { findToMake } from './keepsakes.repo.ts';
import { giveUp, keep, type MadeFile, noteShare } from './keep.ts';
import { copyPhotos } from './copy-photos.ts';
import { makeSeasonFilm } from './season-film.ts';
import { type MakeYear, makeYearFilm, makeYearInStudio } from './year-film.ts';
import { workOf } from './work.ts';

/** Makes the file: the studio, unless a test brings its own. */
export type MakeFile = (
  kind: KeepsakeKind,
  chapters: BookChapter[],
  season: { title: string; subtitle: string } | null,
  file: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<MadeKeepsake>;

const makeInStudio: MakeFile = async (kind, chapters, season, file, signal, onProgress) => {
  const { makeBook, makePoster } = await import('@milestoon/studio/book');
  const [chapter] = chapters;
  if (!chapter) throw new Error('nothing to make it of');
  if (isBook(kind)) {
    const format = kind === 'book-a5' ? 'a5' : 'square';
    return makeBook({ format, chapters, season, file }, signal, onProgress);
  }
  return makePoster({ format: kind === 'poster-png' ? 'png' : 'pdf', chapter, file }, signal);
};

type ToMake = NonNullable<Awaited<ReturnType<typeof findToMake>>>;

/** What a book is made of; what an earlier release remembers in another way is left out. */
async function chaptersOf(services: Services, found: ToMake, directory: string): Promise<BookChapter[]> {
  const { ports } = services;
  const { filmSchema } = await import('@milestoon/film');
  const chapters: BookChapter[] = [];
  for (const episode of found.chapters) {
    const film = filmSchema.safeParse(await ports.filmOf(episode.id, episode.version));
    const screenplay = screenplaySchema.safeParse(await ports.screenplayOf(episode.id, episode.version));
    if (!film.success || !screenplay.success) continue;
    const day = new Intl.DateTimeFormat(framedIn(film.data.language), { dateStyle: 'long', timeZone: 'UTC' });
    chapters.push({
      film: film.data,
      screenplay: screenplay.data,
      words: episode.description,
      day: day.format(new Date(episode.happened_on ?? episode.created_at)),
      photos: await copyPhotos(services, episode.input_images, path.join(directory, episode.id)),
    });
  }
  return chapters;
}

async function seasonOf(
  { row, chapters: [first] }: ToMake,
  chapters: readonly BookChapter[],
): Promise<{ title: string; subtitle: string } | null> {
  if (row.episode_id !== null || !chapters[0]) return null;
  const { seasons } = await loadTexts(framedIn(chapters[0].film.language));
  return { title: seasons.title(row.season), subtitle: seasons.of(first?.child_name ?? '') };
}

/** A book or a poster; undefined where no film is remembered as this release writes them. */
async function makePrint(
  services: Services,
  make: MakeFile,
  found: ToMake,
  { directory, file }: { directory: string; file: string },
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<MadeFile | undefined> {
  const chapters = await chaptersOf(services, found, directory);
  if (chapters.length === 0) return undefined;
  return make(found.kind, chapters, await seasonOf(found, chapters), file, signal, onProgress);
}

/** Makes a keepsake in the background. */
export function keepsakeJob(
  services: Services,
  make: MakeFile = makeInStudio,
  makeYear: MakeYear = makeYearInStudio,
): JobHandler<Jobs['make-keepsake']> {
  const { config, database, log } = services;
  return {
    async run({ keepsakeId, making }, { signal }) {
      const found = await findToMake(database, keepsakeId, making);
      const directory = workOf(config, making);
      const forget = (): Promise<void> => fs.rm(directory, { recursive: true, force: true });
      // Deleted, asked for anew, or made by a worker that died right after.
      if (!found) return forget();
      // Minutes of pictures are taken up again; all else is quicker made anew.
      const isResumed = found.kind === 'year-film';
      if (!isResumed) await forget();
      await fs.mkdir(directory, { recursive: true });
      let isOver = !isResumed;
      try {
        const place = { directory, file: path.join(directory, 'made') };
        const note = (share: number): void => noteShare(services, keepsakeId, making, share);
        const made =
          found.kind === 'year-film'
            ? await makeYearFilm(services, makeYear, found, place, signal, note)
            : found.kind === 'season-film'
              ? await makeSeasonFilm(services, found, place, signal, note)
              : await makePrint(services, make, found, place, signal, note);
        isOver ||= !made;
        if (!made) {
          log.warn({ keepsake: keepsakeId }, 'no keepsake: nothing that this release can make it of is left');
          return await giveUp(services, keepsakeId, making);
        }
        signal.throwIfAborted();
        await keep(services, found, place.file, made);
        isOver = true;
      } finally {
        if (isOver) await forget();
      }
    },
    async failed({ keepsakeId, making }) {
      await giveUp(services, keepsakeId, making);
      await fs.rm(workOf(config, making), { recursive: true, force: true });
    },
  };
}
