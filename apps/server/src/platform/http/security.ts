import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

const fileAddress = /^\/files\//;
const callAddress = /^\/(api|functions)\//;
const year = 31_536_000;

/** The headers of every answer. Files are shown inside the app's own pages only; what a call tells is kept nowhere. */
export function securityHeaders(path: string, { publicUrl }: Pick<Config, 'publicUrl'>): [string, string][] {
  return [
    ['content-security-policy', fileAddress.test(path) ? "default-src 'none'; sandbox" : policy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(callAddress.test(path) ? [['cache-control', 'no-store'] satisfies [string, string]] : []),
    ...(isHttps(publicUrl)
      ? [['strict-transport-security', `max-age=${year}`] satisfies [string, string]]
      : []),
  ];
}

/** Whether browsers reach the site by TLS. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * The origins whose pages may write. The configured address; and the address the request was sent to
 * when that is a number or localhost, so that a phone in the same network works: such names cannot
 * be pointed here by a stranger's name server.
 */
export function trustedOrigins(headers: Headers, config: Config): string[] {
  const host = headers.get('host');
  const origins = [config.publicUrl];
  if (!host || !URL.canParse(`http://${host}`)) return origins;
  const { hostname } = new URL(`http://${host}`);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (bare === 'localhost' || isIP(bare)) origins.push(`http://${host}`);
  return origins;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write that a page of another site makes in the visitor's name. Neither Origin nor Sec-Fetch-Site: not a
 * browser's page.
 */
export function isForeignWrite(request: Request, config: Config): boolean {
  if (reading.has(request.method)) return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return !trustedOrigins(request.headers, config).includes(origin);
  return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');
}
