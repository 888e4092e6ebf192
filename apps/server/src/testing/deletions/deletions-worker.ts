import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testDatabaseAt } from '@milestoon/database/testing';
import { createLog } from '../../platform/log/log.ts';
import { episodeStatus } from '../scenes.ts';
import { type Session, testServer } from '../test-server.ts';
import { createFamily } from './family.ts';
import { leftOver } from './left-over.ts';
import { distinct, type Moment, momentsOf } from './moments.ts';
import { createStage } from './stage.ts';

// A whole server that makes small films with the real encoders, and families in which something is deleted at every
// moment of a production. A process of its own: a deletion that ends the server is then seen as what it is. The first
// film that is made below a folder is that of all servers there.
const [ownerUrl = '', dataDirectory = '', count = '', seed = ''] = process.argv.slice(2);
const timeoutMs = 300_000;

const stage = createStage(path.join(dataDirectory, '..', 'template'));
const server = await testServer(
  {
    ...stage.overrides,
    log: createLog(dataDirectory, 'warn'),
    draw: async () => [],
    sendMail: async () => {},
  },
  { QUOTA_UNPAID_CHILDREN: '1000' },
  { database: await testDatabaseAt(ownerUrl), dataDirectory },
);
const family = createFamily(server);
const gone: string[] = [];

async function deleteAt(moment: Moment, session: Session): Promise<void> {
  stage.prepare(moment);
  const { childId, episodeId } = await family.newEpisode(session);
  gone.push(episodeId);
  const isNewVersion = moment.kind === 'edit' && moment.mark.of === 'episode';
  if (isNewVersion) await family.editStory(session, episodeId);
  await stage.come(episodeId, isNewVersion ? 2 : 1);
  switch (moment.kind) {
    case 'account': {
      gone.push(session.id, childId);
      const own = { email: session.email, password: 'secret-1' };
      await family.call(session, 'POST', '/api/privacy/erase-account', own);
      break;
    }
    case 'child':
      gone.push(childId);
      await family.call(session, 'DELETE', `/api/children/${childId}`, { password: 'secret-1' });
      break;
    case 'edit':
      if (!isNewVersion) await family.editStory(session, episodeId);
      await family.call(session, 'DELETE', `/api/episodes/${episodeId}`);
      break;
    case 'episode':
      await family.call(session, 'DELETE', `/api/episodes/${episodeId}`);
  }
  process.stdout.write(`${moment.kind}: ${moment.mark.of} ${moment.mark.name}\n`);
}

/** Asks until it is so, or for as long as one has patience. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + timeoutMs; !(await isSo()) && performance.now() < end; )
    await pause(50);
}

const staying = await family.newParent();
const { episodeId } = await family.newEpisode(staying);
await episodeStatus(server, staying, episodeId, ['completed']);
await until(async () => !(await family.call(staying, 'GET', `/api/episodes/${episodeId}`)).isTrailerComing);
await stage.keep();
process.stdout.write('rehearsed\n');

for (const moment of momentsOf(distinct(stage.rehearsed), Number(count), Number(seed)))
  await deleteAt(moment, moment.kind === 'account' ? await family.newParent() : staying);

// Its processes wait for more questions, for up to five minutes: they are no part of a production.
await server.services.studioDesk.close();
await until(async () => {
  const { jobs, processes } = await leftOver(ownerUrl, dataDirectory, gone);
  return jobs.length + processes === 0;
});
// A job that was taken back is no longer in the queue, and may still clear up: a server that stops waits for it.
await server.stop();
process.stdout.write(`left over: ${JSON.stringify(await leftOver(ownerUrl, dataDirectory, gone))}\n`);
process.exit(0);
