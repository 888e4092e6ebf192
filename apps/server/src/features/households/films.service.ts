import { chapterSchema, type HouseholdFilm } from '@milestoon/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services, SessionActor } from '../../platform/services.ts';

interface FilmRow {
  child_id: string;
  child_name: string;
  avatar_path: string | null;
  episode_id: string;
  title: string;
  episode_number: number;
  happened_on: string | null;
  video_path: string;
  rendition_path: string | null;
  captions_path: string | null;
  poster_path: string | null;
  duration: number | null;
  chapters: unknown;
  language: string | null;
  words_in_picture: boolean;
}

const chapters = z.array(chapterSchema);

/** Finished films of the family somebody acts for or watches in, a child after the other. */
export async function listFilms(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  actor: SessionActor,
): Promise<HouseholdFilm[]> {
  const { rows } = await database.asUser(actor, (tx) =>
    sql<FilmRow>`select * from me.films_to_watch()`.execute(tx),
  );
  return rows.map((row) => ({
    id: row.episode_id,
    childId: row.child_id,
    childName: row.child_name,
    childAvatarUrl: row.avatar_path && storage.link('avatars', row.avatar_path),
    title: row.title,
    episodeNumber: row.episode_number,
    happenedOn: row.happened_on,
    videoUrl: storage.link('episodes', row.video_path),
    renditionUrl: row.rendition_path && storage.link('episodes', row.rendition_path),
    captionsUrl: row.captions_path && storage.link('episodes', row.captions_path),
    posterUrl: row.poster_path && storage.link('episodes', row.poster_path),
    chapters: chapters.parse(row.chapters ?? []),
    duration: row.duration,
    language: row.language,
    wordsInPicture: row.words_in_picture,
  }));
}
