import { randomUUID } from 'node:crypto';
import type { ApiKeyScope } from '@milestoon/contract';
import { defaultLook, type Look } from '@milestoon/look';
import type { Json, Session, TestServer } from './test-server.ts';

const one = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
};

/** A fresh API key of the person. */
export async function createApiKey(
  server: TestServer,
  session: Session,
  scope: ApiKeyScope = 'write',
): Promise<string> {
  const order = { name: `To ${scope}`, scope, password: 'secret-1' };
  const { status, body } = await server.call(session, 'POST', '/api/api-keys', order);
  if (status !== 201) throw new Error(`no key: ${status} ${JSON.stringify(body)}`);
  return body.key;
}

/** A child made through the API. */
export async function createChild(server: TestServer, session: Session, name = 'Mia') {
  const photo = await server.upload(session);
  const { status, body } = await server.call(session, 'POST', '/api/children', {
    name,
    photos: [photo.body.path],
    style: 'anime',
    look: defaultLook,
    termsAccepted: true,
  });
  if (status !== 201) throw new Error(`no child: ${status} ${JSON.stringify(body)}`);
  return body as { id: string; name: string };
}

/** The edit that changes nothing of a child as the API tells it. */
export const editOf = (child: Json) => ({
  version: child.version as number,
  name: child.name as string,
  photos: child.photos.map((photo: { path: string }) => photo.path) as string[],
  style: child.style as string,
  look: child.look as Look,
  redraw: false,
});

/** A child whose avatar was chosen, without drawing one. */
export async function childWithAvatar(server: TestServer, session: Session, name = 'Mia') {
  const child = await createChild(server, session, name);
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('children')
      .set({ avatar_url: `user-${session.id}/a.png`, avatar_variant: 1, avatar_selected: true })
      .where('id', '=', child.id)
      .execute(),
  );
  return child;
}

/** Rows of pictures that nothing uses yet, without the pictures. Resolves to their paths. */
export async function addPhotoRows(
  server: TestServer,
  { id }: Session,
  count: number,
  bucket: 'child-photos' | 'episode-images' = 'child-photos',
): Promise<string[]> {
  const paths = Array.from({ length: count }, () => `user-${id}/${randomUUID()}.jpg`);
  const row = { bucket, user_id: id, content_type: 'image/jpeg', bytes: 1 };
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('stored_files')
      .values(paths.map((path) => ({ path, ...row })))
      .execute(),
  );
  return paths;
}

export async function newEpisodeBody(server: TestServer, session: Session, childId: string) {
  const image = await server.upload(session, 'episode-images');
  return {
    childId,
    title: 'First steps',
    description: 'Today Mia walked to the window.',
    images: [image.body.path],
  };
}

export async function createEpisode(
  server: TestServer,
  session: Session,
  childId: string,
  description?: string,
) {
  const story = await newEpisodeBody(server, session, childId);
  const { status, body } = await server.call(session, 'POST', '/api/episodes', {
    ...story,
    ...(description ? { description } : {}),
  });
  if (status !== 201) throw new Error(`no episode: ${status} ${JSON.stringify(body)}`);
  return body as { id: string; episodeNumber: number; status: string };
}

/** An episode that is finished, with files of the given contents; nothing is made. Resolves to its id. */
export async function finishedEpisode(
  server: TestServer,
  session: Session,
  childId: string,
  {
    film = Buffer.from('a film of a few bytes'),
    rendition = Buffer.from('the same, smaller'),
    language = 'en',
  }: { film?: Buffer; rendition?: Buffer | null; language?: 'en' | 'pt' | 'es' | 'other' | null } = {},
): Promise<string> {
  const { id } = await createEpisode(server, session, childId);
  const { storage } = server.services;
  const paths = ['episode.mp4', 'episode.vtt', 'poster.jpg'].map(
    (name) => `user-${session.id}/${id}/${name}`,
  );
  const [video_path = '', captions_path = '', poster_path = ''] = paths;
  await storage.put('episodes', video_path, film);
  await storage.put('episodes', captions_path, Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nOnce.\n'));
  await storage.put('episodes', poster_path, Buffer.from('a poster'));
  const rendition_path = rendition && `user-${session.id}/${id}/episode-small.mp4`;
  if (rendition_path) await storage.put('episodes', rendition_path, rendition);
  await server.database.asWorker('test', async (tx) => {
    await tx
      .updateTable('episode_productions')
      .set({ video_path, rendition_path, captions_path, poster_path, made_version: 1, language })
      .where('episode_id', '=', id)
      .execute();
    await tx
      .updateTable('episodes')
      .set({ status: 'completed', youtube_url: `/app/episodes/${id}` })
      .where('id', '=', id)
      .execute();
  });
  return id;
}

/** The status of an episode once it is one of `statuses`; wakes at every change, never polls. */
export async function episodeStatus(server: TestServer, session: Session, id: string, statuses: string[]) {
  const signals = server.services.queue.signals;
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = signals.onProgress(session.id, () => changed.resolve());
    try {
      const { body } = await server.call(session, 'GET', `/api/episodes/${id}`);
      if (statuses.includes(body.status)) return body;
      await changed.promise;
    } finally {
      stop();
    }
  }
}

/** Reads a stream of server-sent events until `enough` of them were told. */
export async function readEvents(
  response: Response,
  enough: (events: string[]) => boolean,
): Promise<string[]> {
  const reader = one(response.body ?? undefined, 'a body')
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (;;) {
    const blocks = text.split('\n\n').slice(0, -1);
    if (enough(blocks)) break;
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return text.split('\n\n').slice(0, -1);
}
