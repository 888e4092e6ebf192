import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
/** What happens inside the steps of a production, until a test says otherwise. */
let inside: (step: string) => Promise<void>;
before(async () => {
  server = await testServer({
    produce: (request, host) => smallProduction(request, host, (step) => inside(step)),
  });
});
after(() => server.close());

/** Long enough for scenes of more lines than one. */
const longStory =
  'Mia let go of the sofa and walked to the window. Grandpa clapped so loudly that the cat ran away. ' +
  'Then she sat down and laughed. We called Grandma. Everybody cheered. ' +
  'In the evening she walked again, from the door to the table.';

async function finishedEpisode(): Promise<{ session: Session; id: string }> {
  inside = async () => {};
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id, longStory);
  await episodeStatus(server, session, id, ['completed']);
  return { session, id };
}

const storyOf = async (session: Session, id: string) =>
  (await server.call(session, 'GET', `/api/episodes/${id}/story`)).body;
const change = (session: Session, id: string, body: object) =>
  server.call(session, 'POST', `/api/episodes/${id}/story`, body);

/** Resolves when the episode is as `isSo` wants it; wakes at every change. */
async function until(
  session: Session,
  id: string,
  isSo: (episode: { newVersion: string | null }) => boolean,
) {
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    try {
      const { body } = await server.call(session, 'GET', `/api/episodes/${id}`);
      if (isSo(body)) return body;
      await changed.promise;
    } finally {
      stop();
    }
  }
}

/** Holds a production in a step. */
function hold(step: string): { reached: Promise<void>; go: () => void } {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  inside = async (name) => {
    if (name !== step) return;
    reached.resolve();
    await gate.promise;
  };
  return { reached: reached.promise, go: gate.resolve };
}

test('film and sound can be watched as a preview while the video is made, by their owner only', async () => {
  const stranger = await server.loginAs('super_admin');
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const { reached, go } = hold('video');
  const { id } = await createEpisode(server, session, child.id);
  await reached;
  const episode = await server.call(session, 'GET', `/api/episodes/${id}`);
  assert.equal(episode.body.hasPreview, true);
  const { status, body } = await server.call(session, 'GET', `/api/episodes/${id}/preview`);
  assert.equal(status, 200);
  assert.deepEqual(body.film, { title: 'First steps' });
  const sound = await server.fetch(body.soundUrl);
  assert.deepEqual([sound.status, sound.headers.get('content-type')], [200, 'audio/mp4']);
  assert.deepEqual(Object.keys(body.photos), ['photo-0']);
  assert.equal((await server.fetch(body.photos['photo-0'])).status, 200);
  assert.equal((await server.call(stranger, 'GET', `/api/episodes/${id}/preview`)).status, 404);
  assert.equal((await server.call(null, 'GET', `/api/episodes/${id}/preview`)).status, 401);
  go();
  const done = await episodeStatus(server, session, id, ['completed']);
  assert.equal(done.hasPreview, false);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}/preview`)).status, 404);
  assert.equal((await server.fetch(body.soundUrl)).status, 404, 'the sound of the preview is gone');
});

test('a changed story becomes a new version; the old one can be watched until it is ready', async () => {
  const { session, id } = await finishedEpisode();
  const old = (await server.call(session, 'GET', `/api/episodes/${id}`)).body;
  const story = await storyOf(session, id);
  assert.equal(story.version, 1);
  story.scenes.reverse();
  story.scenes[0].set = 'snow';
  story.scenes[0].mood = 'brave';
  story.scenes[0].lines[0].text = 'It was a very good day.';
  const { reached, go } = hold('video');
  const { status, body } = await change(session, id, story);
  assert.deepEqual([status, body.status, body.newVersion], [200, 'completed', 'making']);
  await reached;
  assert.equal((await server.fetch(old.videoUrl)).status, 200);
  const again = await change(session, id, { ...story, version: 2 });
  assert.deepEqual([again.status, again.body.code], [409, 'CONFLICT']);
  assert.match(again.body.message, /is being made/);
  go();
  const made = await until(session, id, ({ newVersion }) => newVersion === null);
  assert.notEqual(made.videoUrl, old.videoUrl);
  assert.equal((await server.fetch(made.videoUrl)).status, 200);
  assert.equal((await server.fetch(old.videoUrl)).status, 404);
  assert.deepEqual(await storyOf(session, id), { ...story, version: 2 });
  const outdated = await change(session, id, story);
  assert.equal(outdated.status, 409, 'a form of the version before');
});

test('a line less, another title and words in the picture come with the new version', async () => {
  const { session, id } = await finishedEpisode();
  const read = async () => (await server.call(session, 'GET', `/api/episodes/${id}`)).body;
  assert.equal((await read()).wordsInPicture, false);
  const story = await storyOf(session, id);
  assert.deepEqual([story.title, story.wordsInPicture], ['First steps', false]);
  const scene = story.scenes.find(({ lines }: { lines: unknown[] }) => lines.length > 1);
  assert.ok(scene);
  const [gone] = scene.lines.splice(0, 1);
  await server.call(session, 'PUT', `/api/episodes/${id}`, { title: 'To the window' });
  const { status } = await change(session, id, { ...story, wordsInPicture: true });
  assert.equal(status, 200);
  await until(session, id, ({ newVersion }) => newVersion === null);
  assert.equal((await read()).wordsInPicture, true);
  const after = await storyOf(session, id);
  assert.deepEqual([after.version, after.title, after.wordsInPicture], [2, 'To the window', true]);
  assert.deepEqual(after.scenes, story.scenes);
  assert.equal(JSON.stringify(after.scenes).includes(gone.id), false);
  const empty = structuredClone(after);
  empty.scenes[0].lines = [];
  assert.equal((await change(session, id, empty)).status, 422, 'no scene without a line');
  const twice = structuredClone(after);
  twice.scenes[0].lines.push(twice.scenes[0].lines[0]);
  assert.equal((await change(session, id, twice)).status, 422, 'a line comes once');
});

test('two changes at once: one is made, the other is told', async () => {
  const { session, id } = await finishedEpisode();
  const story = await storyOf(session, id);
  const answers = await Promise.all([change(session, id, story), change(session, id, story)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  await until(session, id, ({ newVersion }) => newVersion === null);
});

test('a new version that cannot be made leaves the old one, and can be started again', async () => {
  const { session, id } = await finishedEpisode();
  inside = async () => {
    throw new Error('the camera broke');
  };
  await change(session, id, await storyOf(session, id));
  const failed = await until(session, id, ({ newVersion }) => newVersion === 'failed');
  assert.equal(failed.status, 'completed');
  assert.equal((await server.fetch(failed.videoUrl)).status, 200);
  inside = async () => {};
  const retried = await server.call(session, 'POST', `/api/episodes/${id}/retry`);
  assert.deepEqual([retried.status, retried.body.newVersion], [200, 'making']);
  await until(session, id, ({ newVersion }) => newVersion === null);
});

test('what cannot be filmed is answered kindly, and nothing is begun', async () => {
  const { session, id } = await finishedEpisode();
  const story = await storyOf(session, id);
  const edit = (part: (scenes: typeof story.scenes) => void): object => {
    const copy = structuredClone(story);
    part(copy.scenes);
    return copy;
  };
  const faults: [object, number, RegExp][] = [
    [edit((scenes) => (scenes[0].lines[0].text = 'Use promo code MIA20.')), 422, /cannot carry advertising/],
    [edit((scenes) => scenes.splice(2)), 422, /at least 3 scenes/],
    [edit((scenes) => (scenes[0].lines[0].text = ' ')), 422, /check what you entered/],
    [edit((scenes) => (scenes[0].set = 'moon')), 422, /check what you entered/],
    [edit((scenes) => (scenes[0].id = 'scene-99')), 422, /check what you entered/],
    [edit((scenes) => (scenes[1] = scenes[0])), 422, /check what you entered/],
    [edit((scenes) => (scenes[0].lines = [])), 422, /check what you entered/],
    [
      edit((scenes) => {
        for (const scene of scenes) for (const line of scene.lines) line.text = 'la '.repeat(79);
      }),
      422,
      /too long/,
    ],
  ];
  for (const [body, status, message] of faults) {
    const answer = await change(session, id, body);
    assert.equal(answer.status, status);
    assert.match(answer.body.message, message);
  }
  assert.deepEqual(await storyOf(session, id), story);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}`)).body.newVersion, null);
});

test('the story of somebody else is 404, to read and to change; without a session 401', async () => {
  const { session, id } = await finishedEpisode();
  const story = await storyOf(session, id);
  for (const stranger of [await server.loginAs(), await server.loginAs('super_admin')]) {
    assert.equal((await server.call(stranger, 'GET', `/api/episodes/${id}/story`)).status, 404);
    assert.equal((await change(stranger, id, story)).status, 404);
  }
  assert.equal((await server.call(null, 'GET', `/api/episodes/${id}/story`)).status, 401);
});
