import sharp from 'sharp';
import type { GoogleAddresses } from '../../apps/server/src/features/publishing/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { smallProduction } from '../../apps/server/src/testing/small-production.ts';
import { serve } from '../serve.ts';

// A stand-in for Google that the test keeps; avatars and films are soon made.

const google: GoogleAddresses = JSON.parse(process.env.STAND_IN_GOOGLE ?? 'null');
const config = readConfig({ ...process.env, PUBLIC_URL: `http://127.0.0.1:${process.env.PORT}` });
const blue = { width: 64, height: 64, channels: 3, background: 'blue' } as const;
const png = await sharp({ create: blue }).png().toBuffer();
await serve(config, {
  google,
  produce: smallProduction,
  draw: async ({ look }) =>
    ['1', '2', '3', '4'].map((id) => ({ id, label: id, description: 'blue', look, png })),
});
