import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { loadTexts } from '@milestoon/domain/texts';
import { joinSeason } from '@milestoon/studio/season';
import { framedIn } from '@milestoon/story/screenplay';
import type { Services } from '../../platform/services.ts';
import type { MadeFile } from './keep.ts';
import type { findToMake } from './keepsakes.repo.ts';

type ToMake = NonNullable<Awaited<ReturnType<typeof findToMake>>>;

const numbers = new Intl.NumberFormat('en', { minimumIntegerDigits: 2, useGrouping: false });

/** Joins the films of a season as they are stored; undefined where none is there any more. */
export async function makeSeasonFilm(
  { storage, ports }: Services,
  { row, chapters }: ToMake,
  { directory, file }: { directory: string; file: string },
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<MadeFile | undefined> {
  const films: { file: string; title: string }[] = [];
  const remembered = await Promise.all(chapters.map(({ id, version }) => ports.filmOf(id, version)));
  const { filmSchema } = await import('@milestoon/film');
  const known = remembered.flatMap((film) => filmSchema.safeParse(film).data ?? []);
  const language = known[0]?.language ?? 'en';
  const texts = await loadTexts(framedIn(language));
  for (const { id, title, episode_number: number, video_path: key } of chapters) {
    const stored = key === null ? null : await storage.find('episodes', key);
    if (!stored) continue;
    const copy = path.join(directory, `${id}.mp4`);
    await pipeline(stored.stream(), createWriteStream(copy), { signal });
    films.push({ file: copy, title: texts.episodes.numbered(title, numbers.format(number)) });
  }
  if (films.length === 0) return undefined;
  const title = texts.seasons.open(chapters[0]?.child_name ?? '', row.season);
  const isTold = known.some(({ toldBy }) => toldBy !== undefined);
  const { bytes } = await joinSeason({ films, title, language, isTold, file }, signal, onProgress);
  return { bytes };
}
