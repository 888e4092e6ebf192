import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PlanCorrection } from '@milestoon/story/screenplay';
import { createStoryboarder } from '@milestoon/studio/storyboard';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { changesOf, withCorrection } from './corrections.ts';

let server: TestServer;
let inside: (step: string) => Promise<void> = async () => {};
/** What the productions were given, one list each. */
const given: unknown[] = [];
/** How often the process of the storyboards was told that one will soon be asked for. */
let begun = 0;
/** No storyboard can be drawn. */
let fails = false;
before(async () => {
  const storyboarder = createStoryboarder();
  server = await testServer({
    storyboarder: {
      ...storyboarder,
      begin: () => void (begun += 1),
      draw: (request, signal) =>
        fails ? Promise.reject(new Error('not to be drawn')) : storyboarder.draw(request, signal),
    },
    produce: (request, host) =>
      smallProduction(
        request,
        {
          ...host,
          corrections: async () => {
            const corrections = (await host.corrections?.()) ?? [];
            given.push(corrections);
            return corrections;
          },
        },
        (step) => inside(step),
      ),
  });
});
after(() => server.close());

const words = 'Mia kicked the ball in the garden. Then she ate a banana with Grandma.';
const address = (id: string): string => `/api/episodes/${id}/storyboard`;
const boardOf = async (session: Session, id: string) =>
  (await server.call(session, 'GET', `${address(id)}?language=pt`)).body;

async function someEpisode(description = words): Promise<{ session: Session; id: string }> {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id, description);
  return { session, id };
}

test('what could not be pictured is named', async () => {
  const { session, id } = await someEpisode('Ontm fmos lgo. A Mia fez um castelo.');
  const { moments, unpictured } = await boardOf(session, id);
  assert.deepEqual([moments.length, unpictured], [1, ['Ontm fmos lgo.']]);
});

test('an episode shows how it is understood before anything is made, to its own family only', async () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  inside = async (step) => {
    if (step !== 'screenplay') return;
    reached.resolve();
    await gate.promise;
  };
  const { session, id } = await someEpisode();
  await reached.promise;
  const board = await boardOf(session, id);
  assert.deepEqual([board.isOpen, board.isChanged], [true, false]);
  assert.equal(board.film.childName, 'Mia');
  const banana = board.moments.find(({ words }: { words: string }) => words.includes('banana'));
  assert.deepEqual(banana.things, [{ picture: 'banana', label: 'banana' }]);
  assert.ok(banana.frame > 0 && banana.frame < board.film.frames);
  assert.ok(board.people.some(({ name }: { name: string }) => name === 'Mia'));
  for (const stranger of [await server.loginAs(), await server.loginAs('super_admin')]) {
    assert.equal((await server.call(stranger, 'GET', address(id))).status, 404);
    const correction = { told: banana.told, leaveOut: true };
    assert.equal((await server.call(stranger, 'PUT', address(id), { correction })).status, 404);
    assert.equal((await server.call(stranger, 'POST', address(id))).status, 404);
  }
  assert.equal((await server.call(null, 'GET', address(id))).status, 401);

  const correction = { told: banana.told, things: ['pizza'], place: 'kitchen' };
  const { status, body } = await server.call(session, 'PUT', address(id), { language: 'pt', correction });
  assert.deepEqual([status, body.isOpen, body.isChanged], [200, true, false]);
  const corrected = body.moments.find(({ told }: { told: number[] }) => told.join() === banana.told.join());
  assert.deepEqual([corrected.things[0].picture, corrected.place], ['pizza', 'kitchen']);
  gate.resolve();
  await episodeStatus(server, session, id, ['completed']);
  assert.deepEqual(given.at(-1), [correction], 'the production takes it in');
  assert.equal((await boardOf(session, id)).isChanged, false);
});

test('a finished film is changed by what is corrected, in a new version', async () => {
  inside = async () => {};
  const { session, id } = await someEpisode();
  await episodeStatus(server, session, id, ['completed']);
  const { moments } = await boardOf(session, id);
  const { told } = moments[0];
  const out = await server.call(session, 'PUT', address(id), { correction: { told, leaveOut: true } });
  assert.deepEqual([out.body.isOpen, out.body.isChanged], [false, true]);
  assert.deepEqual([out.body.moments[0].leftOut, out.body.moments[0].frame], [true, null]);
  const back = await server.call(session, 'PUT', address(id), { correction: { told, leaveOut: false } });
  assert.deepEqual([back.body.moments[0].leftOut, back.body.isChanged], [false, false]);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}`)).body.correctionsWait, false);
  const looked = await server.call(session, 'PUT', address(id), { correction: { told, confirmed: true } });
  assert.deepEqual([looked.body.moments[0].unsure, looked.body.isChanged], [[], false]);
  const dances = await server.call(session, 'PUT', address(id), { correction: { told, does: 'dance' } });
  assert.deepEqual([dances.body.moments[0].does, dances.body.isChanged], ['dance', true]);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}`)).body.correctionsWait, true);
  await server.call(session, 'PUT', address(id), { correction: { told, feeling: 'proud' } });
  const made = await server.call(session, 'POST', address(id));
  assert.deepEqual([made.status, made.body.newVersion], [200, 'making']);
  for (;;) {
    const { body } = await server.call(session, 'GET', `/api/episodes/${id}`);
    if (body.newVersion === null) break;
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    const { body: now } = await server.call(session, 'GET', `/api/episodes/${id}`);
    if (now.newVersion !== null) await changed.promise;
    stop();
  }
  assert.deepEqual(given.at(-1), [{ told, confirmed: true, does: 'dance', feeling: 'proud' }]);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}`)).body.correctionsWait, false);
  assert.equal((await boardOf(session, id)).isChanged, false);
  const twice = await server.call(session, 'PUT', address(id), { correction: { told, place: 'moon' } });
  assert.equal(twice.status, 422);
});

test('what was corrected is taken back whole: the moment is as it was, and the film shows it again', async () => {
  inside = async () => {};
  const { session, id } = await someEpisode();
  await episodeStatus(server, session, id, ['completed']);
  const before = (await boardOf(session, id)).moments;
  const [{ told, corrected }, { told: second }] = before;
  assert.equal(corrected, null);
  const put = async (correction: object, whole?: boolean) =>
    (await server.call(session, 'PUT', address(id), { language: 'pt', correction, whole })).body;
  await put({ told, confirmed: true });
  await put({ told: second, feeling: 'proud' });
  const [first] = (await put({ told, does: 'dance', place: 'beach' })).moments;
  assert.deepEqual(first.corrected, { told, confirmed: true, does: 'dance', place: 'beach' });
  const looked = await put({ told, confirmed: true }, true);
  assert.deepEqual(looked.moments[0], { ...before[0], unsure: [], corrected: { told, confirmed: true } });
  assert.deepEqual(looked.moments[1].corrected, { told: second, feeling: 'proud' }, 'others stay');
  const none = await put({ told }, true);
  assert.deepEqual(none.moments[0], before[0]);
  assert.equal((await put({ told: second }, true)).isChanged, false);
});

test('in which order moments were corrected changes no film', async () => {
  const [one, other]: PlanCorrection[] = [
    { told: [0, 9], does: 'dance', place: 'beach' },
    { told: [9, 20], feeling: 'proud' },
  ];
  if (!one || !other) throw new Error('there are two');
  assert.deepEqual(changesOf([one, other]), changesOf([other, one]));
  const again = withCorrection([one, other], { told: [0, 9], place: 'beach', does: 'dance' }, true);
  assert.deepEqual(changesOf(again), changesOf([one, other]));
});

test('words of which nothing can be shown are written anew: the same episode, a new version', async () => {
  inside = async () => {};
  const { session, id } = await someEpisode('lol');
  const rewrite = (description: string, who = session) =>
    server.call(who, 'POST', address(id), { description });
  await episodeStatus(server, session, id, ['completed']);
  assert.deepEqual((await boardOf(session, id)).moments, []);
  assert.equal((await rewrite(words, await server.loginAs())).status, 404);
  assert.equal((await rewrite('Buy now, only 9.99!')).status, 422);
  const { body: before } = await server.call(session, 'GET', `/api/episodes/${id}`);
  const made = await rewrite(words);
  assert.deepEqual([made.status, made.body.newVersion], [200, 'making']);
  assert.deepEqual([made.body.title, made.body.description], [before.title, words]);
  assert.equal((await rewrite(words)).status, 409, 'one at a time');
  for (;;) {
    const { body } = await server.call(session, 'GET', `/api/episodes/${id}`);
    if (body.newVersion !== 'making') break;
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    const { body: now } = await server.call(session, 'GET', `/api/episodes/${id}`);
    if (now.newVersion !== null) await changed.promise;
    stop();
  }
  const board = await boardOf(session, id);
  assert.ok(board.moments.some((moment: { words: string }) => moment.words.includes('banana')));
  const { body: story } = await server.call(session, 'GET', `/api/episodes/${id}/story`);
  assert.match(JSON.stringify(story.scenes), /banana/);
  assert.equal((await rewrite('She slept.')).status, 409, 'what can be shown is corrected instead');
});

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test('a thing of which there is no picture is refused and not stored; one stored before is shown nowhere', async () => {
  inside = async () => {};
  const { session, id } = await someEpisode();
  await episodeStatus(server, session, id, ['completed']);
  const before = await boardOf(session, id);
  const { told } = before.moments[0];
  for (const name of [...inherited, 'nothing-drawn']) {
    const correction = { told, does: 'watch', things: ['pizza', name] };
    const { status, body } = await server.call(session, 'PUT', address(id), { correction });
    assert.deepEqual(
      [status, body.code, body.data],
      [422, 'INVALID_INPUT', { field: 'correction.things' }],
      name,
    );
  }
  assert.deepEqual(await boardOf(session, id), before);
  const stored = [{ told, does: 'watch', things: ['pizza', ...inherited.slice(0, 3)] }];
  await server.services.database.asWorker('a test stores what was not refused before', (tx) =>
    tx
      .updateTable('episode_productions')
      .set({ corrections: JSON.stringify(stored) })
      .where('episode_id', '=', id)
      .execute(),
  );
  const shown = await boardOf(session, id);
  assert.deepEqual(
    shown.moments[0].things.map(({ picture }: { picture: string }) => picture),
    ['pizza'],
  );
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}/telling`)).status, 200);
});

test('of two corrections at once the second is drawn with the first', async () => {
  const { session, id } = await someEpisode();
  await episodeStatus(server, session, id, ['completed']);
  const { moments } = await boardOf(session, id);
  const [one, other] = [moments[0].told, moments[1].told];
  const answers = await Promise.all(
    [
      { told: one, does: 'dance' },
      { told: other, place: 'kitchen' },
      { told: one, feeling: 'proud' },
    ].map((correction) => server.call(session, 'PUT', address(id), { correction })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const { moments: corrected } = await boardOf(session, id);
  assert.deepEqual(
    [corrected[0].does, corrected[0].feeling, corrected[1].place],
    ['dance', 'proud', 'kitchen'],
  );
});

test('a correction with which nothing can be drawn is not stored', async () => {
  const { session, id } = await someEpisode();
  await episodeStatus(server, session, id, ['completed']);
  const before = await boardOf(session, id);
  fails = true;
  const correction = { told: before.moments[0].told, place: 'kitchen' };
  assert.equal((await server.call(session, 'PUT', address(id), { correction })).status, 500);
  fails = false;
  assert.deepEqual(await boardOf(session, id), before);
});

test('pictures are found in the parent’s language', async () => {
  const session = await server.loginAs();
  const { body } = await server.call(session, 'GET', '/api/pictures?words=balao&language=pt');
  assert.deepEqual([body[0].picture, body[0].label], ['balloon', 'balão']);
  assert.ok(body[0].shapes.length > 0);
  assert.equal((await server.call(null, 'GET', '/api/pictures?words=balao')).status, 401);
});

test('who opens the form, or sends it, has the process of the storyboards started ahead', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const before = begun;
  assert.equal((await server.call(session, 'GET', '/api/story-writer')).status, 200);
  assert.equal(begun, before + 1);
  await createEpisode(server, session, child.id, words);
  assert.equal(begun, before + 2);
});
