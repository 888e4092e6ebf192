import { setTimeout as pause } from 'node:timers/promises';
import { type Family, childOf, milestone, upload } from './family.ts';

/** How often each answer came, by what was asked for: status 0 is a connection that was cut. */
export type Ledger = Record<string, Record<number, number>>;

const streams = 1800;
const between = 250;

/** Everything one account can ask for, again and again, until the signal is aborted. Bounded in number at each turn. */
export async function beGreedy({ client, childId }: Family, signal: AbortSignal): Promise<Ledger> {
  const ledger: Ledger = {};
  const note = (what: string, status: number): void => {
    const counts = (ledger[what] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
  };
  const image = await upload(client, 'episode-images');
  const photos = [await upload(client, 'child-photos')];
  const list = await client.call<{ photos: { url: string }[] }>('GET', `/api/children/${childId}`);
  const picture = list.photos[0]?.url ?? '/files/none';

  /** `count` at once, then a breath, until it is over. */
  const flood = async (what: string, count: number, send: (i: number) => Promise<number>): Promise<void> => {
    while (!signal.aborted) {
      const statuses = await Promise.all(Array.from({ length: count }, (_, i) => send(i)));
      for (const status of statuses) note(what, status);
      await pause(between);
    }
  };
  const photo = (): Promise<number> => {
    const form = new FormData();
    form.set('bucket', 'child-photos');
    form.set('file', new File([new Uint8Array(9_000_000)], 'photo.jpg', { type: 'image/jpeg' }));
    return client.status('POST', '/api/photos', form);
  };
  let number = 0;
  const spoken = (i: number) => ({ name: `Maximiliana ${i}`, pronunciation: null });

  await Promise.all([
    flood('episodes', 120, () => {
      number += 1;
      return client.status('POST', '/api/episodes', milestone(childId, image, number));
    }),
    flood('children', 60, (i) => client.status('POST', '/api/children', childOf(photos, `Child ${i}`))),
    flood('photos', 12, photo),
    flood('spoken names', 30, (i) => client.status('POST', '/api/spoken-names', spoken(i))),
    flood('looks', 12, () => client.status('POST', '/api/looks', { photos })),
    flood('thumbnails', 40, (i) => client.status('GET', `${picture}&width=${64 + i}&height=${64 + i}`)),
    flood('checkouts', 5, () => client.status('POST', '/functions/v1/stripe-checkout', {})),
    ...Array.from({ length: streams }, async () => {
      while (!signal.aborted) {
        note('streams', await client.stream('/api/episode-progress', signal));
        await pause(5000 + Math.random() * 5000);
      }
    }),
  ]);
  return ledger;
}
