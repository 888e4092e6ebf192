import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus, readEvents } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ produce: smallProduction });
});
after(() => server.close());

async function subscriber() {
  const session = await server.loginAs();
  await server.subscribe(session);
  return session;
}

test('the stream tells the states, then every change, of one’s own episodes only', async () => {
  const session = await subscriber();
  const stranger = await subscriber();
  const child = await childWithAvatar(server, session);
  const strangersChild = await childWithAvatar(server, stranger);
  const first = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, first.id, ['completed']);
  const stream = await server.fetch('/api/episode-progress', {
    session,
    headers: { accept: 'text/event-stream' },
  });
  assert.match(stream.headers.get('content-type') ?? '', /text\/event-stream/);
  const foreign = await createEpisode(server, stranger, strangersChild.id);
  const second = await createEpisode(server, session, child.id);
  const isLast = (event: string): boolean => event.includes(second.id) && event.includes('"completed"');
  const events = await readEvents(stream, (told) => told.some(isLast));
  assert.ok(events[0]?.includes(first.id) || events[1]?.includes(first.id), 'the state comes first');
  assert.ok(events.some((event) => event.includes(second.id) && event.includes('"processing"')));
  assert.ok(!events.some((event) => event.includes(foreign.id)));
});
