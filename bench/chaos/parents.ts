import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Episode } from '@milestoon/contract';
import { type Family, goOn, type Site } from '../../apps/server/src/testing/kill/family-story.ts';
import type { Waiting } from './waiting.ts';

export interface Submission {
  title: string;
  /** The id that the parent was told; undefined while nobody answered. */
  episodeId?: string;
  /** Times it was sent until an answer came. */
  attempts: number;
  /** Why it was not taken: an answer that says no. */
  refused?: string;
}

const photo = fs.readFileSync(path.join(import.meta.dirname, '../../photos/girl-black-long-fringe.jpg'));
const again = 1000;
const stories = [
  'Today Mia fed the ducks at the lake with Grandma.',
  'Mia baked a cake with Daddy.',
  'Mia jumped into every puddle.',
];

export const newFamily = (number: number): Family => ({
  email: `family-${number}@example.com`,
  address: `10.3.${number >> 8}.${number & 255}`,
});

class FarEnough extends Error {}

/** From signing up to the avatar that is kept, by web 1, which has the provider's books; tried until it is done. */
export async function moveIn(family: Family, site: Site): Promise<Family> {
  const enter = async (stage: string): Promise<void> => {
    if (stage === 'episode') throw new FarEnough();
  };
  for (;;) {
    try {
      await goOn(family, site, enter);
    } catch (error) {
      if (error instanceof FarEnough) return family;
      await pause(again);
    }
  }
}

const headers = (family: Family, site: Site) => ({
  origin: site.origin,
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': family.address,
  cookie: family.cookie ?? '',
});

/** An answer that means no, however often it is asked. */
class Refusal extends Error {}

async function answered<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Body;
  const what = `${response.status} ${text.slice(0, 160)}`;
  if (response.status < 500) throw new Refusal(what);
  throw new Error(what);
}

/** Sends one milestone until an answer comes: whoever hears nothing presses the button again, now at the other site. */
export async function submit(family: Family, sites: Site[], title: string): Promise<Submission> {
  const submission: Submission = { title, attempts: 0 };
  const siteOf = (attempt: number): Site => sites[attempt % sites.length] as Site;
  let image: string | undefined;
  for (let attempt = Math.floor(Math.random() * 2); ; attempt++) {
    const site = siteOf(attempt);
    submission.attempts += 1;
    try {
      if (!image) {
        const form = new FormData();
        form.set('bucket', 'episode-images');
        form.set('file', new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
        const request = { method: 'POST', headers: headers(family, site), body: form };
        image = (await answered<{ path: string }>(await fetch(`${site.url}/api/photos`, request))).path;
      }
      const description = stories[title.length % stories.length];
      const body = JSON.stringify({ childId: family.childId, title, description, images: [image] });
      const request = {
        method: 'POST',
        headers: { ...headers(family, site), 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(30_000),
      };
      const made = await answered<Episode>(await fetch(`${site.url}/api/episodes`, request));
      return { ...submission, episodeId: made.id };
    } catch (error) {
      if (error instanceof Refusal) return { ...submission, refused: error.message };
      await pause(again);
    }
  }
}

/** Looks at the list of episodes every second, as the page does, and notes what it says. */
export async function watch(
  family: Family,
  sites: Site[],
  waiting: Waiting,
  signal: AbortSignal,
): Promise<void> {
  for (let look = 0; !signal.aborted; look++) {
    const site = sites[look % sites.length] as Site;
    try {
      const request = { headers: headers(family, site), signal: AbortSignal.timeout(5000) };
      const list = await answered<Episode[]>(await fetch(`${site.url}/api/episodes`, request));
      waiting.note(list);
    } catch {
      // Nobody answered: the page keeps what it showed.
    }
    await pause(again);
  }
}
