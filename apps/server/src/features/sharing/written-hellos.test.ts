import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { en } from '@milestoon/domain/texts/en';
import type { Json } from '../../testing/test-server.ts';
import {
  guestOf,
  linkOfChild,
  linkOfEpisode,
  sharingScene,
  type SharingScene,
  tokenOf,
} from './sharing.testing.ts';

let scene: SharingScene;
before(async () => {
  scene = await sharingScene();
});
after(() => scene.close());

const json = async (answer: Promise<Response>): Promise<Json> => (await answer).json();

test('a heart and a few words come to the parent, as they were written and to nobody else', async () => {
  const { server, share, parent } = scene;
  const { session, childId, episodeId } = await parent();
  const guest = guestOf(server, tokenOf(await share(session, linkOfChild(childId))), '10.7.2.1');
  const { films } = await json(guest.look());
  const film = films[0].key;
  assert.equal((await guest.hello(film)).status, 200);
  assert.equal((await guest.hello(film)).status, 200);
  const text = '<b>What a\u202E film</b>\n& more\u0000';
  assert.equal((await guest.hello(film, { name: ' Grandma Ana ', text })).status, 200);
  const address = `/api/episodes/${episodeId}/hellos`;
  const { body: hellos } = await server.call(session, 'GET', address);
  assert.deepEqual(
    hellos.map((hello: Json) => [hello.name, hello.text]),
    [
      ['Grandma Ana', '<b>What a film</b> & more'],
      [null, null],
      [null, null],
    ],
  );
  const { body: list } = await server.call(session, 'GET', '/api/notifications');
  const told = list.items.filter(({ kind }: Json) => kind === 'film-hello');
  assert.deepEqual(
    told.map((item: Json) => [item.path, item.episode.title]),
    [[`/app/episodes/${episodeId}`, 'First steps']],
    'what came after the first is told later',
  );
  const stranger = await server.loginAs();
  assert.equal((await server.call(stranger, 'GET', address)).status, 404);
  assert.equal((await server.call(stranger, 'DELETE', `/api/hellos/${hellos[0].id}`)).status, 404);
  assert.equal((await server.call(session, 'DELETE', `/api/hellos/${hellos[0].id}`)).status, 200);
  assert.equal((await server.call(session, 'GET', address)).body.length, 2);
});

test('emoji and letters that are joined stay joined, and nothing hides in a word', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const guest = guestOf(server, tokenOf(await share(session, linkOfEpisode(episodeId))), '10.7.8.1');
  const { films } = await json(guest.look());
  const film = films[0].key;
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  const persian = '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645';
  assert.equal(
    (await guest.hello(film, { name: `Ana ${family}`, text: `${persian}\u202E \u200D` })).status,
    200,
  );
  assert.equal((await guest.hello(film, { text: 'Lo\u200Dve\u200Cly' })).status, 200);
  const { body } = await server.call(session, 'GET', `/api/episodes/${episodeId}/hellos`);
  assert.deepEqual(
    body.map((hello: Json) => [hello.name, hello.text]),
    [
      [null, 'Lovely'],
      [`Ana ${family}`, persian],
    ],
  );
  const hidden = await guest.hello(film, { text: 'I will ki\u200Dll you with a kn\u200Cife' });
  assert.equal(hidden.status, 422);
});

test('a hello covers no other and is a heart where nothing of it is seen', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const guest = guestOf(server, tokenOf(await share(session, linkOfEpisode(episodeId))), '10.7.8.2');
  const film = (await json(guest.look())).films[0].key;
  const hebrew = '\u05E9\u05C1\u05B8\u05DC\u05D5\u05B9\u05DD';
  const sent = { name: '\u1160\u3164\u2800', text: `${hebrew} Z${'\u0336\u0322'.repeat(100)}!` };
  assert.equal((await guest.hello(film, sent)).status, 200);
  const { body } = await server.call(session, 'GET', `/api/episodes/${episodeId}/hellos`);
  assert.deepEqual([body[0].name, body[0].text.length], [null, hebrew.length + 8]);
  assert.ok(body[0].text.startsWith(hebrew.normalize()) || body[0].text.startsWith(hebrew));
});

test('words that hurt, and addresses, are not passed on', async () => {
  const { session, episodeId } = await scene.parent();
  const guest = guestOf(
    scene.server,
    tokenOf(await scene.share(session, linkOfEpisode(episodeId))),
    '10.7.3.1',
  );
  const { films } = await json(guest.look());
  const film = films[0].key;
  for (const hello of [
    { text: 'I will kill you with a knife' },
    { text: 'Write to me at ana@example.com' },
    { text: 'Look: https://example.com/x' },
    { name: 'www.example.com', text: 'Hi' },
  ]) {
    const answer = await guest.hello(film, hello);
    assert.deepEqual(
      [answer.status, ((await answer.json()) as Json).code],
      [422, 'UNSUITABLE'],
      JSON.stringify(hello),
    );
  }
  for (const hello of [{ text: 'a'.repeat(301) }, { name: 'a'.repeat(41) }])
    assert.equal((await guest.hello(film, hello)).status, 422);
  const { body } = await scene.server.call(session, 'GET', `/api/episodes/${episodeId}/hellos`);
  assert.deepEqual(body, []);
});

test('hellos are counted by address and by link', async () => {
  const { session, episodeId } = await scene.parent();
  const token = tokenOf(await scene.share(session, linkOfEpisode(episodeId)));
  const { films } = await json(guestOf(scene.server, token).look());
  const send = async (from: string): Promise<number> =>
    (await guestOf(scene.server, token, from).hello(films[0].key)).status;
  const ofOne: number[] = [];
  for (let i = 0; i < 11; i += 1) ofOne.push(await send('10.7.4.1'));
  assert.deepEqual(ofOne, [...Array(10).fill(200), 429]);
  const ofMany: number[] = [];
  for (let i = 0; i < 11; i += 1) ofMany.push(await send(`10.7.5.${i}`));
  assert.deepEqual(ofMany, [...Array(10).fill(200), 429]);
  const refused = await guestOf(scene.server, token, '10.7.5.99').hello(films[0].key);
  assert.deepEqual(
    [((await refused.json()) as Json).message, Number(refused.headers.get('retry-after')) > 3000],
    [en.sharing.page.enough, true],
  );
});

test('an hour later a link takes more, and no more than forty a day', async () => {
  const { session, episodeId } = await scene.parent();
  const token = tokenOf(await scene.share(session, linkOfEpisode(episodeId)));
  const { films } = await json(guestOf(scene.server, token).look());
  const hourIsOver = () =>
    scene.server.database.auth
      .deleteFrom('rate_limits')
      .where('key', 'like', 'hellos-of-link-in-an-hour:%')
      .execute();
  const statuses: number[] = [];
  for (let i = 0; i < 41; i += 1) {
    if (i % 19 === 0) await hourIsOver();
    statuses.push((await guestOf(scene.server, token, `10.7.9.${i}`).hello(films[0].key)).status);
  }
  assert.deepEqual(statuses, [...Array(40).fill(200), 429]);
});
