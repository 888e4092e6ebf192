import { isIP, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without zeros in front. */
function groupsOf(address: string): string[] {
  const [left = '', right = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [split(left), split(right)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The IPv4 address in the last two of eight groups, where the others say that there is one (RFC 4291, 2.5.5.2). */
function mappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/**
 * Whom limits are kept for: the address, and of an IPv6 address its network of 64 bits, in which every household has
 * more addresses than a limit can count.
 */
export function networkOf(address: string): string {
  const four = mapped.exec(address)?.[1];
  if (four) return four;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::`;
}

/**
 * The wider network of one that `networkOf` gives, of which one person may have many: 256 addresses of IPv4, 48 bits of
 * IPv6, as providers hand them out.
 */
export const widerNetworkOf = (network: string): string =>
  isIPv6(network)
    ? `${groupsOf(network).slice(0, 3).join(':')}::`
    : network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0');

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** The address of an entry that a proxy wrote, without brackets and port; undefined for what is none. */
function addressIn(entry: string | undefined): string | undefined {
  const [, six, four] = withPort.exec(entry ?? '') ?? [];
  const address = six ?? four ?? entry ?? '';
  return isIP(address.split('%')[0] ?? '') ? address : undefined;
}

export interface Caller {
  headers: Headers;
  socketAddress: string | undefined;
  /** Behind a reverse proxy that appends to X-Forwarded-For. */
  trustProxy: boolean;
}

/**
 * Of X-Forwarded-For the last entry is the proxy's own; everything before it is whatever the client wrote. Some proxies
 * write the port of the connection beside the address, which is another one each time.
 */
export function clientAddress({ headers, socketAddress, trustProxy }: Caller): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(addressIn(forwarded) ?? (socketAddress || 'unknown'));
}
