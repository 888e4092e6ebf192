import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { FinishedEpisode } from '@milestoon/studio/production';
import type { Services } from '../../platform/services.ts';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { findEpisodeAsAsked, finishEpisode } from './production.repo.ts';

let server: TestServer;
let finished: FinishedEpisode;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-twice-'));
before(async () => {
  server = await testServer({
    produce: async (request, host) => {
      finished = await smallProduction(request, host);
      for (const name of fs.readdirSync(host.directory))
        fs.copyFileSync(path.join(host.directory, name), path.join(folder, name));
      return finished;
    },
  });
});
after(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

test('who was taken for dead and goes on beside its successor takes nothing from under the film', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, id, ['completed']);
  const episode = await findEpisodeAsAsked(server.services.database, id);
  assert.ok(episode);
  const { storage } = server.services;
  const services: Services = {
    ...server.services,
    storage: {
      ...storage,
      async putFile(bucket, key, file) {
        if (key.endsWith('.vtt')) throw new Error('the bucket is away');
        return storage.putFile(bucket, key, file);
      },
    },
  };
  await assert.rejects(
    finishEpisode(services, episode, folder, finished, async () => {}),
    /the bucket is away/,
  );
  const { body } = await server.call(session, 'GET', `/api/episodes/${id}`);
  const answers = await Promise.all(
    [body.videoUrl, body.renditionUrl, body.captionsUrl, body.posterUrl].map(async (url) => {
      const answer = await server.fetch(url);
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  assert.deepEqual(answers, [200, 200, 200, 200]);
});
