import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine, of private networks, and of nobody. */
const notPublic = new BlockList();
const nobodys4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
for (const [network, prefix] of nobodys4) notPublic.addSubnet(network, prefix, 'ipv4');
// Teredo and 6to4 wrap an IPv4 address that would have to be looked at too; 2001:db8:: is for examples.
const nobodys6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [network, prefix] of nobodys6) notPublic.addSubnet(network, prefix, 'ipv6');
/** Everything that is routed at all; what lies outside is local, mapped or reserved. */
const routed6 = new BlockList();
routed6.addSubnet('2000::', 3, 'ipv6');

/** Whether a numeric address lies in the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && routed6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Whether a stranger's address may be asked at all: https at its usual port, by name. */
export function isOutside(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const isNumeric = hostname.startsWith('[') || isIP(hostname) !== 0;
  return protocol === 'https:' && `${port}${username}${password}` === '' && !isNumeric;
}

/** How the outside is reached; a test brings its own. */
export interface Reach {
  request(
    address: string,
    options: RequestOptions,
    taken: (response: IncomingMessage) => void,
  ): ClientRequest;
  resolve(hostname: string): Promise<LookupAddress[]>;
}

const internet: Reach = {
  request: https.request,
  resolve: (hostname) => dns.lookup(hostname, { all: true }),
};

/** Where a name leads; one address that is not public spoils it. */
async function publicAddresses(
  resolve: Reach['resolve'],
  hostname: string,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(hostname);
  if (!first || ![first, ...others].every(({ address }) => isPublicAddress(address)))
    throw new Error('the name leads to no public address');
  return [first, ...others];
}

/** For the connection itself: a name that was checked beforehand could lead elsewhere by then. */
const publicOnly =
  (resolve: Reach['resolve']): LookupFunction =>
  (hostname, { all }, callback) => {
    const answer = async (): Promise<void> => {
      try {
        const [first, ...others] = await publicAddresses(resolve, hostname);
        if (all) callback(null, [first, ...others]);
        else callback(null, first.address, first.family);
      } catch (error) {
        callback(error instanceof Error ? error : new Error('the name leads nowhere'), '');
      }
    };
    void answer();
  };

const timeoutMs = 10_000;

/**
 * POSTs to an address that a stranger has chosen. Follows no redirects, keeps no connection, reads no body.
 * Resolves to the status.
 *
 * @throws Error when the address is not outside, or does not answer within ten seconds
 */
export function postOutside(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  { request, resolve: lookUp }: Reach = internet,
): Promise<number> {
  if (!isOutside(address)) return Promise.reject(new Error('not an address outside'));
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers,
      agent: false,
      lookup: publicOnly(lookUp),
      signal: AbortSignal.timeout(timeoutMs),
    };
    const asked = request(address, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
