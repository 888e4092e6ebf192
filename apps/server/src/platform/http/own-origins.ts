import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { isForwarded } from './forwarded.ts';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** IPv4 inside IPv6 counts as what it is. */
const isPrivate = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

/** A name that leads into this network and that no name server can point elsewhere: localhost, or a number. */
const isNear = (hostname: string): boolean =>
  hostname === 'localhost' || isPrivate(hostname.replace(/^\[|\]$/g, ''));

/** Whether the installation is for this machine and its own network, as it is without PUBLIC_URL. */
export function isLocalInstallation({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && isNear(hostname);
}

/** How a request came in. */
export interface Arrival {
  headers: Headers;
  socketAddress: string | undefined;
}

/**
 * The app's own origins, as this request may know them: whose pages may write, and where a payment page may lead back
 * to. On a public installation PUBLIC_URL alone, for Host is whatever a client writes. On a local one also the number,
 * or localhost, that somebody in the same network asked for directly, so that a phone works.
 */
export function ownOrigins({ headers, socketAddress }: Arrival, config: Pick<Config, 'publicUrl'>): string[] {
  const configured = new URL(config.publicUrl).origin;
  const host = headers.get('host');
  if (!host || !isLocalInstallation(config) || isForwarded(headers)) return [configured];
  const asked = URL.parse(`http://${host}`);
  const isOwn = asked !== null && isNear(asked.hostname) && isPrivate(socketAddress ?? '');
  return isOwn && asked.origin !== configured ? [configured, asked.origin] : [configured];
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddress = /^(::ffff:)?127\.|^::1$/;

/** Whether a program on this machine asks, by an address of this machine, and nobody through it. */
export function isFromThisMachine({ headers, socketAddress }: Arrival): boolean {
  const asked = URL.parse(`http://${headers.get('host') ?? ''}`);
  if (!asked || !loopbackNames.has(asked.hostname)) return false;
  return loopbackAddress.test(socketAddress ?? '') && !isForwarded(headers);
}
