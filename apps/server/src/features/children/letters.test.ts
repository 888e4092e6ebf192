import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { en } from '@milestoon/domain/texts/en';
import { defaultLook } from '@milestoon/look';
import { childWithAvatar, newEpisodeBody } from '../../testing/scenes.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer();
});
after(() => server.close());

test('names and stories in letters that no film has are refused before anything is made; others are taken', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const photo = await server.upload(session);
  const add = (name: string) =>
    server.call(session, 'POST', '/api/children', {
      name,
      photos: [photo.body.path],
      style: 'anime',
      look: defaultLook,
      termsAccepted: true,
    });
  const refused = await add('小明');
  assert.deepEqual([refused.status, refused.body.message], [422, en.child.nameLetters]);
  assert.equal((await add('ليلى')).status, 201);

  const child = await childWithAvatar(server, session);
  const body = await newEpisodeBody(server, session, child.id);
  for (const words of [{ title: 'はじめての自転車' }, { description: 'วันนี้มีอาขี่จักรยาน' }]) {
    const answer = await server.call(session, 'POST', '/api/episodes', { ...body, ...words });
    assert.deepEqual([answer.status, answer.body.message], [422, en.episode.letters]);
  }
  const hebrew = { ...body, title: 'האופניים של נועה' };
  assert.equal((await server.call(session, 'POST', '/api/episodes', hebrew)).status, 201);

  // What nobody can see and what turns a line around is taken out; of nothing else there is no name.
  const turned = await add('\u202EMia\u202C');
  assert.deepEqual([turned.status, turned.body.name], [201, 'Mia']);
  const unseen = await add('\u202E\u200B');
  assert.deepEqual([unseen.status, unseen.body.message], [422, en.child.nameRequired]);
  const made = await server.call(session, 'POST', '/api/episodes', {
    ...(await newEpisodeBody(server, session, child.id)),
    title: 'Duc\u00ADks \u2066now\u2069',
    description: 'One.\n\u202ETwo.',
  });
  assert.equal(made.status, 201);
  const episode = await server.call(session, 'GET', `/api/episodes/${made.body.id}`);
  assert.deepEqual([episode.body.title, episode.body.description], ['Ducks now', 'One.\nTwo.']);
});
