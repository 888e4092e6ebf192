import type { ApiKeyScope } from '@milestoon/contract';
import type { ProductionHost, EpisodeRequest, FinishedEpisode } from '@milestoon/studio/production';
import { type StandInGoogle, startGoogle, youtubeSettings } from '../features/publishing/google.testing.ts';
import { joined } from '../features/households/households.testing.ts';
import {
  childWithAvatar,
  createApiKey,
  createChild,
  createEpisode,
  episodeStatus,
  newEpisodeBody,
} from '../testing/scenes.ts';
import { smallProduction } from '../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../testing/test-server.ts';

/** A server, a parent with something of everything, and those who are after it. */
export interface Scene {
  server: TestServer;
  /** Where it publishes to. */
  google: StandInGoogle;
  owner: Session;
  childName: string;
  /** With an avatar. */
  childId: string;
  /** Finished. */
  episodeId: string;
  others: {
    otherParent: Session;
    admin: Session;
    superAdmin: Session;
    secondParent: Session;
    relative: Session;
    ended: Session;
    keys: Record<ApiKeyScope, string>;
  };
  /** An uploaded picture of the owner that nothing uses. */
  upload(bucket?: string): Promise<string>;
  /** A fresh child of the owner. */
  child(): Promise<string>;
  /** A finished episode that nothing else is done to: what is made later waits behind the one that is held. Twice. */
  finishedEpisode(): string;
  /** An episode in the making that can be watched as a preview already. */
  heldEpisode(): Promise<string>;
  close(): Promise<void>;
}

/** The title of an episode whose film stays in the making. */
const heldTitle = 'Held in the middle';

/** Productions that end at once, but for one: `reached` when it is in its last step. */
function productions() {
  const held = Promise.withResolvers<void>();
  const produce = (request: EpisodeRequest, host: ProductionHost): Promise<FinishedEpisode> =>
    smallProduction(request, host, async (step) => {
      if (request.title !== heldTitle || step !== 'video') return;
      held.resolve();
      await new Promise((_resolve, reject) => {
        host.signal.addEventListener('abort', () => reject(host.signal.reason));
      });
    });
  return { produce, reached: held.promise };
}

export async function openScene(): Promise<Scene> {
  const { produce, reached } = productions();
  const google = await startGoogle();
  const server = await testServer(
    { produce, draw: async () => [], google: google.addresses },
    { ...youtubeSettings, QUOTA_UNPAID_CHILDREN: '1000' },
  );
  const owner = await server.loginAs();
  await server.subscribe(owner);
  const childName = 'Quintessa';
  const child = await childWithAvatar(server, owner, childName);
  const episode = await createEpisode(server, owner, child.id);
  await episodeStatus(server, owner, episode.id, ['completed']);
  const otherParent = await server.loginAs();
  await server.subscribe(otherParent);
  const others = {
    otherParent,
    admin: await server.loginAs('admin'),
    superAdmin: await server.loginAs('super_admin'),
    secondParent: await joined(server, owner, 'parent'),
    relative: await joined(server, owner, 'viewer'),
    ended: await server.loginAs(),
    // Each of a parent of its own: the other one makes and revokes keys, and all calls with the keys of one are counted.
    keys: {
      read: await createApiKey(server, await server.loginAs(), 'read'),
      write: await createApiKey(server, await server.loginAs(), 'write'),
      report: await createApiKey(server, await server.loginAs(), 'report'),
    },
  };
  await server.call(others.ended, 'POST', '/api/auth/sign-out', {});
  const spare: string[] = [];
  for (const made of [
    await createEpisode(server, owner, child.id),
    await createEpisode(server, owner, child.id),
  ]) {
    await episodeStatus(server, owner, made.id, ['completed']);
    spare.push(made.id);
  }
  let heldId: string | undefined;
  return {
    server,
    google,
    owner,
    childName,
    childId: child.id,
    episodeId: episode.id,
    others,
    upload: async (bucket) => (await server.upload(owner, bucket)).body.path,
    child: async () => (await createChild(server, owner)).id,
    finishedEpisode() {
      const id = spare.pop();
      if (id === undefined) throw new Error('no finished episode is left');
      return id;
    },
    async heldEpisode() {
      if (heldId !== undefined) return heldId;
      const body = { ...(await newEpisodeBody(server, owner, child.id)), title: heldTitle };
      const { status, body: made } = await server.call(owner, 'POST', '/api/episodes', body);
      if (status !== 201) throw new Error(`no episode: ${status}`);
      await reached;
      heldId = made.id;
      return made.id;
    },
    async close() {
      await server.close();
      await google.close();
    },
  };
}
