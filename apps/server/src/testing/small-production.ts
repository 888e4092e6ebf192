import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoryRequest } from '@milestoon/story';
import { languageOf, type Screenplay } from '@milestoon/story/screenplay';
import type { EpisodeRequest, FinishedEpisode, ProductionHost } from '@milestoon/studio/production';

const toldIn = ({ told = [] }: EpisodeRequest) =>
  Object.fromEntries(told.map(({ beat, recording, teller }) => [beat, { recording, teller }]));

export type WriteStory = (story: StoryRequest) => Promise<Screenplay>;

const writeAnew: WriteStory = async (story) => (await import('@milestoon/story')).writeScreenplay(story);

/** What is told lies beside a line of the built-in voice, as the real one leaves it. */
async function speak(request: EpisodeRequest, directory: string) {
  const told = toldIn(request);
  const files: Record<string, string> = {};
  if (request.told?.length) {
    const lines = { 'beat-of-nobody': 'built-in', ...toldFiles(request) };
    await fs.mkdir(path.join(directory, 'speech'), { recursive: true });
    for (const [beat, name] of Object.entries(lines)) {
      files[beat] = `${name}.f32`;
      for (const file of [`${name}.f32`, `${name}.f32.json`])
        await fs.writeFile(path.join(directory, 'speech', file), name);
    }
  }
  return { told, files };
}

const toldFiles = ({ told = [] }: EpisodeRequest) =>
  Object.fromEntries(told.map(({ beat, recording }) => [beat, `told-${recording}`]));

/** A production with the steps of the real one and next to no work. `inside` is called within each step. */
export async function smallProduction(
  request: EpisodeRequest,
  host: ProductionHost,
  inside: (step: string) => Promise<void> = async () => {},
  write = writeAnew,
): Promise<FinishedEpisode> {
  for (const [i, name] of (['screenplay', 'narration', 'film', 'sound', 'video'] as const).entries()) {
    host.progress(name, i / 6);
    if (name === 'film') await host.step('corrections', async () => (await host.corrections?.()) ?? []);
    await host.step(name, async () => {
      await inside(name);
      if (name === 'narration') return speak(request, host.directory);
      if (name !== 'screenplay') return { title: request.title };
      const story = { ...request, childAge: request.look.age, photos: request.photos.length };
      return write(story);
    });
    if (name !== 'sound') continue;
    await fs.writeFile(path.join(host.directory, 'sound.m4a'), request.title);
    await host.previewReady?.('sound.m4a');
  }
  await Promise.all(request.photos.map((photo) => fs.access(photo)));
  const files = { video: 'episode.mp4', captions: 'episode.vtt', poster: 'poster.jpg' };
  const small = 'episode-small.mp4';
  for (const file of [...Object.values(files), small])
    await fs.writeFile(path.join(host.directory, file), request.title);
  return {
    ...files,
    rendition: { file: small, width: 960, height: 540 },
    duration: 50,
    language: languageOf(request.description),
    chapters: [],
    width: 1920,
    height: 1080,
    wordsInPicture: request.wordsInPicture === true,
  };
}
