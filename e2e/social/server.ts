import {
  socialSettings,
  startProviders,
} from '../../apps/server/src/features/account/social/provider.testing.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { listen } from '../../apps/server/src/platform/http/listen.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { openConsentPage } from './consent-page.ts';

// The whole server in one process, with stand-ins for Google and Apple instead of the real ones.

const providers = await startProviders();
const consent = await openConsentPage(providers);
const asked = (service: 'google' | 'apple') => ({
  ...providers.addresses[service],
  authorization: `${consent.origin}/${service}/authorize`,
});
const config = readConfig({
  ...socialSettings,
  ...process.env,
  PUBLIC_URL: `http://127.0.0.1:${process.env.PORT}`,
});
const server = await startServer(config, {
  socialAddresses: { google: asked('google'), apple: asked('apple') },
});
if (!server.app) throw new Error('there is no site');
const { http, port } = await listen(server.app, config);
await server.listening(port);

process.once('SIGTERM', async () => {
  http.close();
  await server.stop();
  process.exit(0);
});
