import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { newEpisode } from '@milestoon/database/testing';
import { createApiKey, createChild, readEvents } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { createProgressFeed } from './progress-feed.ts';

let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
const limits = { RATE_LIMIT_PERSON: '100000', RATE_LIMIT_ADDRESS: '100000' };
before(async () => {
  // Nothing looks by the clock here: what ends at once must be announced.
  mock.timers.enable({ apis: ['setInterval'] });
  server = await testServer({}, limits, { role: 'web' });
  const { database, dataDirectory } = server;
  other = await testServer({}, limits, { database, dataDirectory, role: 'web' });
});
after(async () => {
  await other.stop();
  await server.close();
  mock.timers.reset();
});

const follow = (session: Session, headers: Record<string, string> = {}): Promise<Response> =>
  server.fetch('/api/episode-progress', {
    session,
    headers: { accept: 'text/event-stream', ...headers },
  });
const followAtOnce = (session: Session, count: number): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, () => follow(session)));
const isOpen = ({ status }: Response): boolean => status === 200;
/** Resolves when the server ends the stream. */
const ended = (stream: Response): Promise<string[]> => readEvents(stream, () => false);

async function episodeOf(session: Session): Promise<string> {
  const child = await createChild(server, session);
  const { id } = await newEpisode(server.database, { id: child.id, user_id: session.id });
  await server.database.asUser(session, (tx) =>
    tx.insertInto('episode_productions').values({ episode_id: id, user_id: session.id }).execute(),
  );
  return id;
}
const reach = (id: string, share: number) =>
  server.database.asWorker('test', (tx) =>
    tx
      .updateTable('episode_productions')
      .set({ share, updated_at: new Date() })
      .where('episode_id', '=', id)
      .execute(),
  );
const signInAgain = async ({ email, id }: Session, on = server): Promise<Session> => {
  const response = await on.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret-1' }),
  });
  return { id, email, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

test('twelve streams a person: one more is refused with what to do, until one is closed', async () => {
  const session = await server.loginAs();
  const answers = await followAtOnce(session, 100);
  const open = answers.filter(isOpen);
  assert.equal(open.length, 12);
  const refused = answers.find((answer) => !isOpen(answer));
  assert.deepEqual([refused?.status, refused?.headers.get('retry-after')], [429, '30']);
  assert.match(await (refused as Response).text(), /open in too many windows at once/);
  const stranger = await follow(await server.loginAs());
  assert.ok(isOpen(stranger));
  await open[0]?.body?.cancel();
  const again = await follow(session);
  assert.ok(isOpen(again));
  for (const stream of [...open.slice(1), again, stranger]) await stream.body?.cancel();
});

test('a change is read once, however many windows are open', async (context) => {
  const session = await server.loginAs();
  const id = await episodeOf(session);
  const streams = await followAtOnce(session, 12);
  const states = await Promise.all(streams.map((stream) => stream.body?.getReader()));
  const nextText = async (reader: (typeof states)[number]): Promise<string> => {
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      const text = new TextDecoder().decode(value);
      if (text.includes('data:')) return text;
    }
  };
  for (const reader of states) assert.match(await nextText(reader), /"share":0,/);
  const reads = context.mock.method(server.services.database, 'asUser');
  await reach(id, 0.5);
  for (const reader of states) assert.match(await nextText(reader), /"share":0.5,/);
  assert.equal(reads.mock.callCount(), 1);
  for (const reader of states) await reader?.cancel();
});

test('a stream ends at once with its session, also when another process ends it', async () => {
  const session = await server.loginAs();
  const elsewhere = await signInAgain(session, other);
  const [stream, kept] = [await follow(elsewhere), await follow(session)];
  await other.call(elsewhere, 'POST', '/api/auth/sign-out', {});
  await ended(stream);
  assert.equal((await follow(elsewhere)).status, 401);
  const id = await episodeOf(session);
  await readEvents(kept, (events) => events.some((event) => event.includes(id)));
});

test('a new password ends the streams of all other sessions', async () => {
  const session = await server.loginAs();
  const stream = await follow(await signInAgain(session));
  const passwords = { currentPassword: 'secret-1', newPassword: 'quiet lake at dawn' };
  const { status } = await server.call(session, 'POST', '/api/password', passwords);
  assert.equal(status, 200);
  await ended(stream);
});

test('a stream of an API key ends when the key is revoked', async () => {
  const session = await server.loginAs();
  const key = await createApiKey(server, session, 'read');
  const stream = await server.fetch('/api/episode-progress', {
    headers: { accept: 'text/event-stream', 'x-api-key': key },
  });
  assert.ok(isOpen(stream));
  const [{ id }] = (await server.call(session, 'GET', '/api/api-keys')).body;
  await server.call(session, 'DELETE', `/api/api-keys/${id}`);
  await ended(stream);
});

test('what has run out is found at the next look, and nothing more is told', async () => {
  const session = await server.loginAs();
  const feed = createProgressFeed(server.services);
  const open = (kind: 'session' | 'api-key', id: string) =>
    feed.open(session, { kind, id }, { lastEventId: undefined, signal: undefined });
  const { id: sessionId } = await server.database.auth
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', session.id)
    .executeTakeFirstOrThrow();
  await createApiKey(server, session, 'read');
  const [key] = (await server.call(session, 'GET', '/api/api-keys')).body;
  const streams = [open('session', sessionId), open('api-key', key.id)];
  const waiting = streams.map((stream) => stream.next());
  await feed.endOutdated();
  const id = await episodeOf(session);
  for (const told of waiting) assert.partialDeepStrictEqual(await told, { value: { episodeId: id } });

  await server.database.auth
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', sessionId)
    .execute();
  await server.database.asOwner('test', (tx) =>
    tx
      .updateTable('api_keys')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', session.id)
      .execute(),
  );
  await feed.endOutdated();
  for (const stream of streams) assert.equal((await stream.next()).done, true);
  await feed.stop();
});

test('whoever goes away before the first event gives the place back', async () => {
  const session = await server.loginAs();
  const feed = createProgressFeed(server.services);
  const proof = { kind: 'session' as const, id: '00000000-0000-4000-8000-000000000000' };
  for (let i = 0; i < 20; i++) {
    const gone = new AbortController();
    feed.open(session, proof, { lastEventId: undefined, signal: gone.signal });
    gone.abort();
  }
  await feed.stop();
});

test('a stream with nothing to tell says so every fifteen seconds, so that dead lines are noticed', async () => {
  const reader = (await follow(await server.loginAs())).body?.getReader();
  const hear = async (): Promise<string> => {
    const { value } = (await reader?.read()) ?? {};
    return new TextDecoder().decode(value);
  };
  const comment = ': \n\n';
  assert.equal(await hear(), comment); // at once, so that the answer begins
  const heard = hear();
  await new Promise(setImmediate);
  mock.timers.tick(15_000);
  assert.equal(await heard, comment);
  await reader?.cancel();
});
