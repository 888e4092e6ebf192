import { testDatabaseAt } from '@milestoon/database/testing';
import { createEpisode } from './scenes.ts';
import { smallProduction } from './small-production.ts';
import { testServer } from './test-server.ts';

// A server that begins an episode, says its id when it is in the middle of the film, and waits to be killed.
const [ownerUrl = '', dataDirectory = '', cookie = '', childId = ''] = process.argv.slice(2);
const server = await testServer(
  {
    produce: (request, host) =>
      smallProduction(request, host, async (step) => {
        if (step !== 'film') return;
        process.stdout.write(`${(await episode).id}\n`);
        await new Promise(() => {});
      }),
  },
  {},
  { database: await testDatabaseAt(ownerUrl), dataDirectory },
);
const owner = await server.services.database.resolveSession(
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '',
);
const episode = createEpisode(server, { id: owner?.id ?? '', email: '', cookie }, childId);
