import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeScreenplay } from '@milestoon/story';
import { produceEpisode, type ProductionHost } from '@milestoon/studio/production';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { serve } from '../serve.ts';

// The studio makes films in all its steps, but small, of one sentence for each paragraph, and no trailers. What a film
// is drawn from is kept in `films` of the data folder, under the film's title.

const writeStory: ProductionHost['writeStory'] = async (request) => {
  const screenplay = writeScreenplay(request);
  const paragraphs = request.description.split('\n').length;
  const scenes = screenplay.scenes.slice(0, paragraphs);
  return { ...screenplay, scenes: scenes.map((scene) => ({ ...scene, beats: scene.beats.slice(0, 1) })) };
};

const config = readConfig(process.env);
const picture = { ...config.video, width: 320, height: 180 };
const films = path.join(config.dataDirectory, 'films');
await mkdir(films, { recursive: true });
await serve(config, {
  produce: async (request, host) => {
    const made = await produceEpisode(request, { ...host, picture, writeStory });
    await writeFile(path.join(films, `${request.title}.json`), JSON.stringify(made.film));
    return made;
  },
  makeTrailer: ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
});
