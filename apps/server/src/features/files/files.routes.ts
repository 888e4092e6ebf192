import { keepsakeKinds, limits } from '@milestoon/domain';
import type { HttpApp } from '../../platform/http/app.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { sendFile, typeOf } from '../../platform/storage/send-file.ts';
import { readLink, type SignedFile } from '../../platform/storage/signed-links.ts';
import { type Bucket, buckets } from '../../platform/storage/storage.ts';

/** The one size that the app shows: a thumbnail costs work, and every size would be another one. */
const side = limits.avatarThumbnailSide;
export const asksForThumbnail = ({ searchParams }: URL): boolean =>
  ['width', 'height'].every((name) => searchParams.get(name) === String(side));

/** Whose a file is stands at the beginning of its name. */
export const ownerOf = (key: string): string => /^user-([\da-f-]{36})\//.exec(key)?.[1] ?? '';

/** Whoever may see everything there is of the owner: themself, or a second parent who acts for them. */
const mayReadAll = (actor: SessionActor | null, owner: string): boolean =>
  actor?.id === owner || (actor?.household?.id === owner && actor.household.seat === 'parent');

/** What a camera or a microphone took is kept on no disk but ours; drawings and films are fetched in parts, and again. */
const taken = new Set<Bucket>(['child-photos', 'episode-images', 'voices']);
/** Books, posters and films of seasons and years are named after what they are, and hold the photos of all their episodes. */
const keepsake = new RegExp(`/(?:${keepsakeKinds.join('|')})-[^/]+$`);
const holdsPhotos = (bucket: Bucket, key: string): boolean =>
  taken.has(bucket) || (bucket === 'episodes' && keepsake.test(key));

/** A picture in the one small size, where that is asked for. */
export async function thumbnailOf(
  { storage, pictures }: Pick<Services, 'storage' | 'pictures'>,
  bucket: Bucket,
  key: string,
  headers: Headers,
): Promise<Response> {
  const read = () => storage.read(bucket, key);
  const small = await pictures.thumbnail(ownerOf(key), `${bucket}/${key}`, side, read);
  headers.set('content-type', 'image/webp');
  return new Response(Uint8Array.from(small), { headers });
}

/** The one route behind every link to a private file. Whatever is wrong with a link, the answer is 404. */
export function mountFiles({ storage, pictures, now, ports }: Services, secret: string) {
  const isProofAlive = async (owner: string, { session, apiKey }: SignedFile): Promise<boolean> =>
    (!session || (await ports.isSessionOpen(owner, session))) &&
    (!apiKey || (await ports.liveApiKeys([apiKey])).length > 0);
  /** Whoever signed in again after their session ended goes on with the form in which its links stand. */
  const mayRead = async (file: SignedFile, headers: Headers): Promise<boolean> =>
    (await isProofAlive(ownerOf(file.key), file)) ||
    mayReadAll(await ports.resolveActor(headers), ownerOf(file.key));

  return (app: HttpApp): void => {
    app.on(['GET', 'HEAD'], '/files/*', async (c) => {
      const url = new URL(c.req.url);
      const file = readLink(secret, { method: c.req.method, url }, now());
      const bucket = buckets.find((name) => name === file?.bucket);
      const isOpen = file && bucket && (await mayRead(file, c.req.raw.headers));
      const found = isOpen ? await storage.find(bucket, file.key) : null;
      if (!file || !bucket || !found) return c.notFound();

      const headers = new Headers({
        'content-type': typeOf(file.key),
        'cache-control': holdsPhotos(bucket, file.key) ? 'no-store' : 'private, max-age=7200, immutable',
      });
      if (file.download !== null)
        headers.set(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.download)}`,
        );

      const isPicture = headers.get('content-type')?.startsWith('image/');
      if (isPicture && asksForThumbnail(url))
        return thumbnailOf({ storage, pictures }, bucket, file.key, headers);

      return sendFile(c.req.raw, found, headers);
    });
  };
}
