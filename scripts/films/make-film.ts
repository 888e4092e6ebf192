import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@milestoon/drawing';
import { createLookReader } from '@milestoon/studio/look';
import { preparePhoto } from '@milestoon/studio/photo';
import { type ProducedEpisode, produceEpisode } from '@milestoon/studio/production';
import type { Milestone } from './milestones.ts';

/** The whole way from a photo to the files below `directory`, with nothing remembered. */
export async function makeFilm(milestone: Milestone, directory: string): Promise<ProducedEpisode> {
  const { photo, ...story } = milestone;
  const { jpeg } = await preparePhoto(await readFile(`photos/${photo}.jpg`));
  await using reader = createLookReader();
  const { look } = await reader.read([jpeg]);
  const photoFile = path.join(directory, 'photo-0.jpg');
  await writeFile(photoFile, jpeg);
  return produceEpisode(
    {
      ...story,
      look,
      seed: hash(`${story.childName}\n${story.title}\n${story.description}`),
      childSeed: hash(story.childName),
      episodeNumber: 1,
      photos: [photoFile],
      wordsInPicture: true, // a page of stills has to say what is told
    },
    { directory, signal: new AbortController().signal, step: (_name, run) => run(), progress: () => {} },
  );
}
