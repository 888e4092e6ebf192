import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without zeros in front. */
function groupsOf(address: string): string[] {
  const [left = '', right = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [split(left), split(right)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * Whom limits are kept for: the address, and of an IPv6 address its network of 64 bits, in which every household has
 * more addresses than a limit can count.
 */
export function networkOf(address: string): string {
  const four = mapped.exec(address)?.[1];
  if (four) return four;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;
}

export interface Caller {
  headers: Headers;
  socketAddress: string | undefined;
  /** Behind a reverse proxy that appends to X-Forwarded-For. */
  trustProxy: boolean;
}

/** Of X-Forwarded-For the last entry is the proxy's own; everything before it is whatever the client wrote. */
export function clientAddress({ headers, socketAddress, trustProxy }: Caller): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded || socketAddress || 'unknown');
}
