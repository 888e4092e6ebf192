import { isIPv4 } from 'node:net';

/**
 * A network address without what tells one household from another: 203.0.113.7 becomes 203.0.113.x, and of IPv6 the
 * first three groups stay. Enough to see that something came from elsewhere. Takes what `networkOf` gives.
 */
export function shortenedAddress(network: string): string | null {
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.x`;
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::` : null;
}
