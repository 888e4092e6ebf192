import type { Services } from '../../platform/services.ts';
import type { GoogleAddresses } from './google/addresses.ts';
import type { GoogleClient } from './google/oauth.ts';

/** What publishing works with. */
export interface PublishingDeps extends Services {
  addresses: GoogleAddresses;
  /** Undefined: the operator has not set publishing up. */
  client: GoogleClient | undefined;
}
