import type { Config } from '../config/config.ts';
import { reportAddress } from './policy-reports.ts';

/** `cache`: from where films and pictures may come, too, and nothing else may. */
const policyWith = (cache: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob:${cache}`,
    `media-src 'self' blob:${cache}`,
    "font-src 'self'",
    // A trailer that is handed on is fetched first.
    `connect-src 'self'${cache}`,
    "worker-src 'self' blob:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // No text becomes a page or a script; the one policy is the app's own (apps/web/src/lib/trusted-scripts.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportAddress}`,
    'report-to policy',
  ].join('; ');

const fileAddress = /^\/(files|cdn)\/|^\/film\/[^/]+\//;
/** What a cache may keep says so itself. */
const unkeptAddress = /^\/(api|functions|cdn)\//;
const year = 31_536_000;
const hsts = (includeSubdomains: boolean): string =>
  `max-age=${year}${includeSubdomains ? '; includeSubDomains' : ''}`;

/** The headers of every answer. Files are shown inside the app's own pages only; what a call tells is kept nowhere. */
export function securityHeaders(
  path: string,
  {
    publicUrl,
    cdnUrl,
    hstsIncludeSubdomains,
  }: Pick<Config, 'publicUrl' | 'cdnUrl' | 'hstsIncludeSubdomains'>,
): [string, string][] {
  return [
    [
      'content-security-policy',
      fileAddress.test(path)
        ? "default-src 'none'; sandbox"
        : policyWith(cdnUrl === undefined ? '' : ` ${cdnUrl}`),
    ],
    ['reporting-endpoints', `policy="${reportAddress}"`],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()'],
    ...(unkeptAddress.test(path) ? [['cache-control', 'no-store'] satisfies [string, string]] : []),
    ...(isHttps(publicUrl)
      ? [['strict-transport-security', hsts(hstsIncludeSubdomains)] satisfies [string, string]]
      : []),
  ];
}

/** Whether browsers reach the site by TLS. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where Apple's page sends people back to, with a form. It is turned into the address anybody may lead to. */
export const formOfOthers = '/api/auth/callback/apple';

/**
 * A write that a page of another site makes in the visitor's name. Neither Origin nor Sec-Fetch-Site: not a
 * browser's page.
 */
export function isForeignWrite(request: Request, ownOrigins: readonly string[]): boolean {
  if (reading.has(request.method) || new URL(request.url).pathname === formOfOthers) return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return !ownOrigins.includes(origin);
  return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');
}
