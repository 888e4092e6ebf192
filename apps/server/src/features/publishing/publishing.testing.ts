import assert from 'node:assert/strict';
import { after, afterEach } from 'node:test';
import { silentLog } from '../../platform/log/log.ts';
import { childWithAvatar, finishedEpisode } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { Overrides } from '../../server.ts';
import { type StandInGoogle, startGoogle, youtubeSettings } from './google.testing.ts';
import { createPublishing } from './index.ts';
import { newChannel } from './youtube.testing.ts';

export interface PublishingScene {
  google: StandInGoogle;
  server: TestServer;
  /** Carries a publication's job out once, as the queue would. */
  work(publicationId: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** A server that publishes to a stand-in of Google and works on jobs only when it is told to. */
export async function publishingScene(
  overrides: Overrides = {},
  settings: Record<string, string> = {},
): Promise<PublishingScene> {
  const google = await startGoogle();
  const server = await testServer(
    { google: google.addresses, ...overrides },
    { ...youtubeSettings, ...settings },
    { role: 'web' },
  );
  const { jobs } = createPublishing(server.services, { google: google.addresses });
  return {
    google,
    server,
    work: (publicationId, signal = new AbortController().signal) =>
      jobs['publish-episode'].run({ publicationId }, { signal, log: silentLog() }),
    async close() {
      await server.close();
      await google.close();
    },
  };
}

/** One scene for all tests of a file: Google complains of none of them, and each begins with an empty channel. */
export async function sharedScene(...how: Parameters<typeof publishingScene>): Promise<PublishingScene> {
  const scene = await publishingScene(...how);
  after(() => scene.close());
  afterEach(() => {
    assert.deepEqual(scene.google.complaints, []);
    scene.google.asked.length = 0;
    scene.google.switchChannel(newChannel());
  });
  return scene;
}

/** Goes to Google and comes back. */
export async function connectChannel(
  { server, google }: Pick<PublishingScene, 'server' | 'google'>,
  session: Session,
): Promise<Json> {
  const { body } = await server.call(session, 'POST', '/api/youtube/authorization');
  const answer = await server.call(session, 'POST', '/api/youtube/connection', google.allow(body.url));
  if (answer.status !== 200) throw new Error(`not connected: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Five parts of an upload, the last one short. */
export const film = Buffer.alloc(9 * 1024 * 1024 + 7, 'film ');

/** A parent with a child and an episode whose film is finished. */
export async function parentWithFilm({ server }: PublishingScene) {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  return { session, childId: child.id, episodeId: await addFilm(server, session, child.id) };
}

/** One whose channel is connected too. */
export async function parentWithChannel(scene: PublishingScene) {
  const parent = await parentWithFilm(scene);
  await connectChannel(scene, parent.session);
  return parent;
}

/** Another episode of the child, finished. */
export const addFilm = (
  server: TestServer,
  session: Session,
  childId: string,
  language: 'en' | 'pt' | 'es' | 'other' | null = 'en',
): Promise<string> => finishedEpisode(server, session, childId, { film, language });

export const publicationOf = async (server: TestServer, session: Session, episodeId: string): Promise<Json> =>
  (await server.call(session, 'GET', `/api/episodes/${episodeId}/publication`)).body;

/** Asks for a publication. Resolves to the id its job is told. */
export async function publish(
  server: TestServer,
  session: Session,
  episodeId: string,
  wanted: { visibility?: string; madeForKids?: boolean } = {},
): Promise<string> {
  const address = `/api/episodes/${episodeId}/publication`;
  const { status, body } = await server.call(session, 'POST', address, wanted);
  if (status !== 200) throw new Error(`not published: ${status} ${JSON.stringify(body)}`);
  return publicationId(server, episodeId);
}

export async function publicationId(server: TestServer, episodeId: string): Promise<string> {
  const { id } = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('publications').select('id').where('episode_id', '=', episodeId).executeTakeFirstOrThrow(),
  );
  return id;
}

/** The kinds of what a person was told, the latest first. */
export async function toldTo(server: TestServer, { id }: Session): Promise<string[]> {
  const rows = await server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute(),
  );
  return rows.map((row) => row.kind);
}
