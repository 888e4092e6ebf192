import { z } from 'zod';
import type { Services } from '../services.ts';
import { AppError } from '../errors.ts';
import { soManyAMinute } from '../log/so-many.ts';
import type { HttpApp } from './app.ts';
import { refusal } from './refusal.ts';

/** Where browsers tell what the policy has held back. */
export const reportAddress = '/api/policy-reports';

const mostBytes = 16_384;
const perMinute = { what: 'policy-reports', most: 20, within: 60_000 };
/** From all addresses together; each has five lines at most. */
const mostTold = 60;

const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
    'document-uri': z.string().optional(),
  }),
});
const newReports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
      sourceFile: z.string().nullish(),
      documentURL: z.string().optional(),
    }),
  }),
);

interface Violation {
  directive: string;
  blocked: string;
  source: string;
  page: string;
}

/** Of an address the host, and of a path its first part: ids, names and signatures stand behind it. */
function placeOf(address: string | null | undefined): string {
  if (!address) return '';
  const url = URL.parse(address);
  if (!url?.host) return address.slice(0, 30).replaceAll(/[^\w-]/g, ''); // a word such as `inline`
  const [, first = ''] = url.pathname.split('/');
  return `${url.host}/${first}`.slice(0, 100);
}

function violationsOf(body: unknown): Violation[] {
  const old = oldReport.safeParse(body).data?.['csp-report'];
  const found = old
    ? [
        {
          directive: old['effective-directive'] ?? old['violated-directive'],
          blocked: old['blocked-uri'],
          source: old['source-file'],
          page: old['document-uri'],
        },
      ]
    : (newReports.safeParse(body).data ?? []).slice(0, 5).map(({ body: told }) => ({
        directive: told.effectiveDirective,
        blocked: told.blockedURL,
        source: told.sourceFile,
        page: told.documentURL,
      }));
  return found.map(({ directive = '', blocked, source, page }) => ({
    directive: directive.slice(0, 40).replaceAll(/[^\w-]/g, ''),
    blocked: placeOf(blocked),
    source: placeOf(source),
    page: placeOf(page),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Anybody may send a report: it is short, counted, told so often and no oftener, and of what it says no more than places gets into the log. */
export function mountPolicyReports({ limiter, log }: Pick<Services, 'limiter' | 'log'>) {
  const mayTell = soManyAMinute(mostTold, (more) =>
    log.warn({ more }, 'more was held back by the policy than is told'),
  );
  return (app: HttpApp): void => {
    app.post(reportAddress, async (c) => {
      await limiter.take(perMinute, c.get('clientAddress'));
      const text = await c.req.text();
      if (text.length > mostBytes) return refusal(new AppError('TOO_LARGE'), c.get('texts'));
      for (const violation of violationsOf(parsed(text)))
        if (mayTell()) log.warn(violation, 'the page’s policy held something back');
      return c.body(null, 204);
    });
  };
}
