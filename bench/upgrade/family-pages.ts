import { setTimeout as pause } from 'node:timers/promises';
import type { Episode, EpisodeMedia } from '@milestoon/contract';
import { type Family, goOn, type Site } from '../../apps/server/src/testing/kill/family-story.ts';

/** What a family's pages ask for; each version has its own, these have been there for long. */
const pages = ['/api/session', '/api/children', '/api/episodes', '/api/notifications'];
const again = 500;

const headersOf = (family: Family, { origin }: Site) => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': family.address,
  cookie: family.cookie ?? '',
});

export async function ask<Body>(family: Family, site: Site, address: string): Promise<Body> {
  const response = await fetch(new URL(address, site.url), { headers: headersOf(family, site) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as Body;
}

/** Opens every page, and every film of the family to its last byte. Resolves to what was answered otherwise than it should. */
export async function lookThrough(family: Family, site: Site): Promise<string[]> {
  const faults: string[] = [];
  for (const page of pages) await ask(family, site, page).catch((error: Error) => faults.push(error.message));
  const episodes = await ask<Episode[]>(family, site, '/api/episodes').catch(() => []);
  for (const { id, status } of episodes) {
    if (status !== 'completed') continue;
    const film = await ask<EpisodeMedia>(family, site, `/api/episodes/${id}`);
    for (const address of [film.videoUrl, film.captionsUrl, film.posterUrl]) {
      const answer = address && (await fetch(new URL(address, site.url)));
      const bytes = answer ? (await answer.arrayBuffer()).byteLength : 0;
      if (!answer || !answer.ok || bytes === 0)
        faults.push(`${film.title}: ${address} ${answer && answer.status}`);
    }
  }
  return faults;
}

/** A family that signs up here and has its first film made, by whichever worker takes it. */
export async function settle(number: number, site: Site): Promise<Family> {
  const family: Family = { email: `family-${number}@example.com`, address: `10.4.0.${number}` };
  await goOn(family, site);
  return family;
}

/** Asks for one more film of the child. Resolves to its id. */
export async function order(family: Family, site: Site, title: string, photo: Blob): Promise<string> {
  const form = new FormData();
  form.set('bucket', 'episode-images');
  form.set('file', new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
  const send = async (address: string, body: FormData | string, type?: string) => {
    const headers = { ...headersOf(family, site), ...(type && { 'content-type': type }) };
    const response = await fetch(new URL(address, site.url), { method: 'POST', headers, body });
    const text = await response.text();
    if (response.status !== 201) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  const { path: image } = await send('/api/photos', form);
  const description = 'Mia jumped into every puddle.';
  const wanted = JSON.stringify({ childId: family.childId, title, description, images: [image] });
  return (await send('/api/episodes', wanted, 'application/json')).id;
}

/** Resolves when `isEnough` holds of the episode. */
export async function until(
  family: Family,
  site: Site,
  id: string,
  isEnough: (episode: EpisodeMedia) => boolean,
): Promise<EpisodeMedia> {
  for (;;) {
    const episode = await ask<EpisodeMedia>(family, site, `/api/episodes/${id}`);
    if (isEnough(episode)) return episode;
    if (episode.status === 'failed') throw new Error(`${episode.title} failed`);
    await pause(again);
  }
}
