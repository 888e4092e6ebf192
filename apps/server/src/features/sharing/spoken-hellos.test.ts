import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { guestLimits } from '@milestoon/domain';
import { encodeAs } from '@milestoon/studio/recording/testing';
import { recordingOf } from '../../testing/recordings.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import type { Json, Session } from '../../testing/test-server.ts';
import {
  guestOf,
  linkOfChild,
  linkOfEpisode,
  sharingScene,
  type SharingScene,
  tokenOf,
} from './sharing.testing.ts';

const words = 'Hello my darling, what a lovely film!';
let scene: SharingScene;
let recording: Blob;
let parent: { session: Session; childId: string; episodeId: string };
before(async () => {
  scene = await sharingScene();
  recording = await recordingOf(words);
});
after(() => scene.close());
beforeEach(async () => {
  parent = await scene.parent();
});

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.11.${addresses >> 8}.${addresses & 255}`;
};

/** A guest of a link, and the key of its first film. */
async function guestFor(address = linkOfEpisode(parent.episodeId), wanted: object = {}) {
  const link = await scene.share(parent.session, address, wanted);
  const guest = guestOf(scene.server, tokenOf(link), newAddress());
  const pass = link.code ? ((await (await guest.enter(link.code)).json()) as Json).pass : undefined;
  const { films } = (await (await guest.look(pass)).json()) as Json;
  return { guest, link, pass, film: films[0].key as string };
}
const hellosOf = async (session = parent.session, episodeId = parent.episodeId): Promise<Json[]> =>
  (await scene.server.call(session, 'GET', `/api/episodes/${episodeId}/hellos`)).body;
const refusalOf = async (answer: Promise<Response>): Promise<Json> => {
  const { status, body } = { status: (await answer).status, body: (await (await answer).json()) as Json };
  return [status, body.message];
};
const voicesOf = (userId = parent.session.id) =>
  scene.server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('stored_files')
      .select('path')
      .where('bucket', '=', 'voices')
      .where('user_id', '=', userId)
      .execute(),
  );
const isStored = async (path: string): Promise<boolean> =>
  (await scene.server.services.storage.find('voices', path)) !== null;

/** Somebody has spoken: what is kept of it. */
async function spoken(address?: string): Promise<{ path: string }> {
  const { guest, film } = await guestFor(address);
  assert.equal((await guest.speak(film, recording, { name: 'Grandma Ana' })).status, 201);
  const [file] = await voicesOf();
  assert.ok(file && (await isStored(file.path)));
  return file;
}
async function requireGone(path: string): Promise<void> {
  assert.deepEqual([await voicesOf(), await isStored(path)], [[], false]);
}

for (const form of ['webm', 'mp4', 'ogg'] as const)
  test(`what is spoken into a browser that records ${form} is heard by the parent`, async () => {
    const { guest, film } = await guestFor();
    const answer = await guest.speak(film, await recordingOf(words, form), { name: ' Grandma Ana ' });
    assert.deepEqual([answer.status, await answer.json()], [201, { sent: true }]);
    const [hello, ...others] = await hellosOf();
    assert.deepEqual([hello.name, hello.text, others], ['Grandma Ana', null, []]);
    const sound = await scene.server.fetch(hello.spoken.url);
    assert.deepEqual(
      [sound.status, sound.headers.get('content-type'), sound.headers.get('cache-control')],
      [200, 'audio/wav', 'no-store'],
    );
    const wave = Buffer.from(await sound.arrayBuffer());
    assert.deepEqual([wave.toString('latin1', 0, 4), wave.readUInt32LE(24)], ['RIFF', 24_000]);
    assert.ok(Math.abs(hello.spoken.seconds - (wave.length - 44) / 48_000) < 0.01);
    const { items } = (await scene.server.call(parent.session, 'GET', '/api/notifications')).body;
    assert.equal(items.filter(({ kind }: Json) => kind === 'film-hello').length, 1);
  });

test('who agreed, to what and when stands beside it; without that nothing is taken', async () => {
  const { guest, film } = await guestFor();
  for (const agreedBy of ['', 'nobody'])
    assert.equal((await guest.speak(film, recording, { agreedBy })).status, 422, agreedBy);
  assert.deepEqual(await voicesOf(), []);
  assert.equal((await guest.speak(film, recording, { agreedBy: 'parent' })).status, 201);
  const [row] = await scene.server.database.asWorker('test', (tx) =>
    tx.selectFrom('film_hellos').selectAll().where('user_id', '=', parent.session.id).execute(),
  );
  assert.deepEqual(
    [row?.agreed_by, row?.agreed_version !== null, row?.agreed_at !== null],
    ['parent', true, true],
  );
});

test('what cannot be heard is refused in one sentence, and nothing of it stays', async () => {
  const { guest, film } = await guestFor();
  const { spoken: said } = (await import('@milestoon/domain/texts/en')).en.sharing.page;
  const tone = (seconds: number, loud: number): Float32Array =>
    Float32Array.from(
      { length: seconds * 48_000 },
      (_, i) => Math.sin(i / 20) * loud * (i % 9600 < 4800 ? 1 : 0.01),
    );
  const of = async (samples: Float32Array) =>
    new Blob([Uint8Array.from(await encodeAs('webm', samples, 48_000))], { type: 'audio/webm' });
  const refused: [Blob, string][] = [
    [new Blob(['no sound at all'], { type: 'audio/webm' }), said.refusals.unreadable],
    [
      new Blob([Buffer.from('#EXTM3U\nfile:///etc/passwd\n')], { type: 'audio/webm' }),
      said.refusals.unreadable,
    ],
    [await of(new Float32Array(48_000)), said.refusals.silent],
    [await recordingOf(words, 'webm', 0.012), said.refusals.quiet],
    [await of(tone(guestLimits.spokenSeconds + 3, 0.3)), said.refusals.tooLong],
    [new Blob([new Uint8Array(guestLimits.spokenBytes + 1)], { type: 'audio/webm' }), said.refusals.tooLong],
  ];
  for (const [file, message] of refused)
    assert.deepEqual(await refusalOf(guest.speak(film, file)), [422, message], message);
  assert.deepEqual([await hellosOf(), await voicesOf()], [[], []]);
});

test('a name that no film would be made of is refused before anything is listened to', async () => {
  const { guest, film } = await guestFor();
  const answer = guest.speak(film, new Blob(['no sound']), { name: 'www.example.com' });
  assert.equal((await refusalOf(answer))[0], 422);
  const { code } = (await (await guest.speak(film, recording, { name: 'www.example.com' })).json()) as Json;
  assert.equal(code, 'UNSUITABLE');
});

test('only who has the link, its code and its film is heard: no form of others is read', async () => {
  const coded = await guestFor(linkOfEpisode(parent.episodeId), { code: true });
  const own = { pass: coded.pass };
  assert.equal((await coded.guest.speak(coded.film, recording)).status, 404, 'without the pass of the code');
  assert.equal((await coded.guest.speak('A'.repeat(16), recording, own)).status, 404, 'another film');
  const other = await scene.parent();
  const theirs = await scene.share(other.session, linkOfChild(other.childId));
  const guestOfOthers = guestOf(scene.server, tokenOf(theirs), newAddress());
  assert.equal((await guestOfOthers.speak(coded.film, recording)).status, 404, 'a guest of another link');
  const nobody = guestOf(scene.server, 'A'.repeat(43), newAddress());
  assert.equal((await nobody.speak(coded.film, recording)).status, 404);
  assert.equal((await coded.guest.speak(coded.film, recording, own)).status, 201);
  // What is no form at all would be invalid, had anybody looked at it.
  const body = new FormData();
  const unread = await scene.server.fetch(`/api/films/${'A'.repeat(43)}/x/spoken-hellos/-`, {
    method: 'POST',
    body,
  });
  assert.equal(unread.status, 404);
  await scene.share(parent.session, linkOfEpisode(parent.episodeId), { visibility: 'private' });
  assert.equal((await coded.guest.speak(coded.film, recording, own)).status, 404);
});

test('another parent hears and deletes nothing, and the address of the sound ends with the session', async () => {
  const { path } = await spoken();
  const [hello] = await hellosOf();
  const stranger = await scene.server.loginAs();
  assert.equal(
    (await scene.server.call(stranger, 'GET', `/api/episodes/${parent.episodeId}/hellos`)).status,
    404,
  );
  assert.equal((await scene.server.call(stranger, 'DELETE', `/api/hellos/${hello.id}`)).status, 404);
  assert.ok(await isStored(path));
  assert.match(hello.spoken.url, /^\/files\/voices\/.+session=/);
  await scene.server.call(parent.session, 'POST', '/api/auth/sign-out', {});
  assert.equal((await scene.server.fetch(hello.spoken.url)).status, 404);
});

test('it goes with the hello', async () => {
  const { path } = await spoken();
  const [hello] = await hellosOf();
  assert.equal((await scene.server.call(parent.session, 'DELETE', `/api/hellos/${hello.id}`)).status, 200);
  assert.deepEqual(await hellosOf(), []);
  await requireGone(path);
});

test('it goes with the link it came by, and what was written stays', async () => {
  const address = linkOfChild(parent.childId);
  const { path } = await spoken(address);
  const { guest, film } = await guestFor(linkOfEpisode(parent.episodeId));
  await guest.hello(film, { text: 'Lovely!' });
  assert.equal((await guest.speak(film, recording)).status, 201, 'by another link');
  await scene.share(parent.session, address, { visibility: 'private' });
  assert.equal(await isStored(path), false);
  const left = await hellosOf();
  assert.deepEqual(
    left.map(({ text, spoken: said }) => text ?? said !== null),
    [true, 'Lovely!'],
  );
});

test('it goes with the link also when it was just being kept', async () => {
  const address = linkOfEpisode(parent.episodeId);
  await scene.share(parent.session, address);
  const { episodeId, session } = parent;
  const path = `user-${session.id}/just-kept.wav`;
  const ending = await scene.server.database.asWorker('test', async (tx) => {
    const links = tx.selectFrom('watch_links').select('id').where('user_id', '=', session.id);
    const { id: link_id } = await links.forUpdate().executeTakeFirstOrThrow();
    const answer = scene.share(session, address, { visibility: 'private' });
    await lockWaiters(scene.server, 1);
    const own = { user_id: session.id, path };
    const file = { ...own, bucket: 'voices', content_type: 'audio/wav', bytes: 1, attached: true };
    await tx.insertInto('stored_files').values(file).execute();
    const at = new Date();
    const agreed = { agreed_by: 'speaker', agreed_version: 'test', agreed_at: at, created_at: at };
    const hello = { ...own, ...agreed, episode_id: episodeId, link_id, seconds: 1 };
    await tx.insertInto('film_hellos').values(hello).execute();
    return { answer };
  });
  await ending.answer;
  assert.deepEqual(await voicesOf(), []);
});

test('it goes with the film', async () => {
  const { path } = await spoken();
  const { status } = await scene.server.call(parent.session, 'DELETE', `/api/episodes/${parent.episodeId}`);
  assert.equal(status, 200);
  await requireGone(path);
});

test('it goes with the child', async () => {
  const { path } = await spoken();
  const gone = await scene.server.call(parent.session, 'DELETE', `/api/children/${parent.childId}`, {
    password: 'secret-1',
  });
  assert.equal(gone.status, 200);
  await requireGone(path);
});

test('it is in the copy of the account, with who agreed', async () => {
  const { path } = await spoken();
  const { url } = (
    await scene.server.call(parent.session, 'POST', '/api/privacy/export', { password: 'secret-1' })
  ).body;
  const archive = Buffer.from(
    await (await scene.server.fetch(url, { session: parent.session })).arrayBuffer(),
  );
  assert.ok(archive.includes(`files/voices/${path.split('/')[1]}`));
});

test('spoken ones are counted with the others, by address and by link, and a film keeps so many', async () => {
  const { guest, film, link } = await guestFor();
  for (let i = 0; i < 10; i += 1) assert.equal((await guest.hello(film)).status, 200);
  assert.equal((await guest.speak(film, recording)).status, 429);
  await scene.server.database.asOwner('test', async (tx) => {
    const of = { user_id: parent.session.id, episode_id: parent.episodeId, created_at: new Date() };
    const agreed = { agreed_by: 'speaker', agreed_version: '1', agreed_at: new Date(), seconds: 1 };
    for (let i = 0; i < guestLimits.spokenHellos; i += 1) {
      const path = `user-${parent.session.id}/${i}.wav`;
      const file = {
        path,
        bucket: 'voices',
        user_id: parent.session.id,
        content_type: 'audio/wav',
        bytes: 1,
      };
      await tx.insertInto('stored_files').values(file).execute();
      await tx
        .insertInto('film_hellos')
        .values({ ...of, ...agreed, path })
        .execute();
    }
  });
  const another = guestOf(scene.server, tokenOf(link), newAddress());
  const before = (await voicesOf()).length;
  const [status] = await refusalOf(another.speak(film, recording));
  assert.deepEqual([status, (await voicesOf()).length], [409, before]);
});

test('thirty forms an hour are read from one address', async () => {
  const { guest } = await guestFor();
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await guest.speak('none', new Blob(['x']))).status);
  assert.deepEqual([...new Set(statuses)], [404, 429]);
  assert.equal(statuses.indexOf(429), 30);
});
