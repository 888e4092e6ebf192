/** The server of the viewers' bench, in a process of its own: one family, one film, one link. Started by main.ts. */
import { randomBytes } from 'node:crypto';
import {
  linkOfEpisode,
  scansOfViews,
  sharingScene,
  tokenOf,
} from '../../apps/server/src/features/sharing/sharing.testing.ts';
import { listen } from '../../apps/server/src/platform/http/listen.ts';
import { finishedEpisode } from '../../apps/server/src/testing/scenes.ts';

/** As large as a film of a minute in 1080p. */
const filmBytes = 12_000_000;

const scene = await sharingScene({ TRUST_PROXY: 'true' });
const { server } = scene;
const { session, childId } = await scene.parent();
const episodeId = await finishedEpisode(server, session, childId, { film: randomBytes(filmBytes) });
const token = tokenOf(await scene.share(session, linkOfEpisode(episodeId)));
if (!server.app) throw new Error('the server has no site');
const open = await listen(server.app, { host: '127.0.0.1', port: 0 });

process.on('message', async (message) => {
  if (message === 'touched') process.send?.({ touched: await scansOfViews(server) });
  if (message === 'close') {
    open.http.close();
    await scene.close();
    process.exit(0);
  }
});
process.send?.({ port: open.port, token, bytes: filmBytes });
