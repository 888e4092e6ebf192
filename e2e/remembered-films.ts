import { newFilm } from '@milestoon/film/testing';
import { writeScreenplay } from '@milestoon/story';
import { inDatabase } from './database.ts';
import type { ShortFilm } from './short-films.ts';

/** What the worker remembers of a film: how it was directed. Books and films of years are drawn from that. */
export async function rememberFilm(dataDirectory: string, { id, title }: ShortFilm): Promise<void> {
  const story = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, title, seed: 1 };
  const screenplay = writeScreenplay({ ...story, style: 'simple', description: 'Mia fed the ducks.' });
  const steps = { screenplay, film: newFilm(screenplay) };
  await inDatabase(dataDirectory, (database) =>
    database.asWorker('a test has a film that was directed', async (tx) => {
      for (const [name, output] of Object.entries(steps))
        await tx
          .insertInto('job_steps')
          .values({ subject: `episode:${id}`, name, output: JSON.stringify(output) })
          .execute();
    }),
  );
}
