import { z } from 'zod';

/** An address on the web, without a slash at the end. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''));
