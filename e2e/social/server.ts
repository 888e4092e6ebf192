import {
  socialSettings,
  startProviders,
} from '../../apps/server/src/features/account/social/provider.testing.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openConsentPage } from './consent-page.ts';
import { serve } from '../serve.ts';

// Stand-ins for Google and Apple instead of the real ones.

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
await serve(config, {
  socialAddresses: { google: asked('google'), apple: asked('apple') },
});
