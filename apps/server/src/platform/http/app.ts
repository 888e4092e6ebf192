import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { loadTexts, type Language, type Texts } from '@milestoon/domain/texts';
import { type Context, Hono } from 'hono';
import { AppError, notFound } from '../errors.ts';
import { siteOf } from '../site.ts';
import type { RequestMetrics } from '../operator/request-metrics.ts';
import type { ApiKeyUse, Services, SessionActor } from '../services.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { type ApiParts, type ApiRouter, apiHandler } from './api.ts';
import { clientAddress } from './client-address.ts';
import { limitAddresses, limitPersons } from '../limits/call-limits.ts';
import { inLogScope } from '../log/scope.ts';
import { noTracing } from '../tracing/tracing.ts';
import { limitBodies } from './body-limits.ts';
import { createRequestLog, senderGone } from './request-log.ts';
import { mountReference } from './reference.ts';
import { ownOrigins } from './own-origins.ts';
import { refusal } from './refusal.ts';
import { isProbe, requestSpan } from './request-span.ts';
import { isForeignWrite, securityHeaders } from './security.ts';
import { serveWebApp } from './web-app.ts';

/** What node's adapter passes along; tests pass the same shape. */
export interface RequestBindings {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } } & Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The app's own, as this request may know them. */
    ownOrigins: string[];
    language: Language;
    texts: Texts;
    /** Set once it was asked for. */
    caller?: Promise<Caller>;
  };
}

export type HttpApp = Hono<RequestBindings>;

/** Who a request comes from; null for nobody in particular. */
export interface Caller {
  actor: SessionActor | null;
  /** What the actor is known by, if not by a session. */
  apiKey: ApiKeyUse | null;
}

export interface HttpParts {
  router: ApiRouter;
  /** Routes outside the contract: sign-in, payment events, files. */
  mounts: readonly ((app: HttpApp) => void)[];
  /** Counts what is answered. */
  requests: Pick<RequestMetrics, 'observe'>;
  /** Forms on their way. */
  uploads: Uploads;
  /** Whose turn the form of somebody without an account takes. */
  guestAt: ApiParts['guestAt'];
  /** The built web app's folder. */
  webFolder: string;
}

/** Twice what the longest of ours takes: the code that Google sends a parent back with. */
const longestAddress = 8192;

/** A request with a key is nothing but that: a session beside it does not count, and no role comes with it. */
async function identify({ ports }: Services, c: Context<RequestBindings>): Promise<Caller> {
  const key = c.req.header('x-api-key');
  const { headers } = c.req.raw;
  if (key === undefined) return { actor: await ports.resolveActor(headers), apiKey: null };
  const known = await ports.resolveApiKey(key, { headers, clientAddress: c.get('clientAddress') });
  return known ? { ...known, actor: { ...known.actor, role: 'user' } } : { actor: null, apiKey: null };
}

/** Links that somebody is given by a session or an API key end with it. */
function storageFor(
  { ports, storage }: Services,
  { actor, apiKey, headers }: Caller & { headers: Headers },
): Services['storage'] {
  if (apiKey) return apiKey.id === null ? storage : storage.endingWithKey(apiKey.id);
  const mark = actor ? ports.sessionMark(headers) : undefined;
  return mark ? storage.endingWith(mark) : storage;
}

/** The whole HTTP surface: API, sign-in, files, payment events and the web app. */
export function createHttpApp(services: Services, parts: HttpParts): HttpApp {
  const app: HttpApp = new Hono();
  const { log } = services;
  const tell = createRequestLog(log);

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const arrival = {
      headers: c.req.raw.headers,
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      trustProxy: services.config.trustProxy,
    };
    c.set('clientAddress', clientAddress(arrival));
    c.set('ownOrigins', ownOrigins(arrival, services.config));
    const language = acceptedLanguage(c.req.header('accept-language'));
    c.set('language', language);
    c.set('texts', await loadTexts(language));
    const started = performance.now();
    const traced = requestSpan(c.get('requestId'), c.req);
    const tracing = isProbe(c.req.path) ? noTracing : services.tracing;
    await tracing.within(traced, async (span) => {
      await inLogScope({ request: c.get('requestId') }, next);
      span.add({ 'http.response.status_code': c.res.status });
      if (c.res.status >= 500) span.fail();
    });
    // A page that is no part of the web app may bring a policy of its own.
    for (const [name, value] of securityHeaders(c.req.path, services.config))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', c.get('requestId'));
    // What broke off because nobody waits for it any more has not failed.
    const gone = c.res.status >= 400 && c.req.raw.signal.aborted;
    const line = { method: c.req.method, path: c.req.path, status: gone ? senderGone : c.res.status };
    const took = performance.now() - started;
    parts.requests.observe({ ...line, seconds: took / 1000 });
    const caller = await c.get('caller')?.catch(() => undefined);
    tell({ ...line, request: c.get('requestId'), ms: Math.round(took), user: caller?.actor?.id });
  });
  app.use(async (c, next) => {
    if (c.req.url.length > longestAddress) return c.body(null, 414);
    return next();
  });
  const callerOf = (c: Context<RequestBindings>): Promise<Caller> => {
    const known = c.get('caller') ?? identify(services, c);
    c.set('caller', known);
    return known;
  };
  app.use(limitAddresses(services.limiter, services.config.rateLimits, callerOf));
  app.use(async (c, next) => {
    if (isForeignWrite(c.req.raw, c.get('ownOrigins')))
      return refusal(new AppError('FORBIDDEN'), c.get('texts'));
    return next();
  });
  app.use(limitBodies());

  mountReference(app);
  for (const mount of parts.mounts) mount(app);

  const handle = apiHandler(parts, log, limitPersons(services.limiter, services.config.rateLimits));
  for (const path of ['/api/*', '/functions/*', '/automation/*'])
    app.all(path, async (c) => {
      const { headers } = c.req.raw;
      const { requestId, clientAddress, ownOrigins, language, texts } = c.var;
      const { actor, apiKey } = await callerOf(c);
      if (headers.has('x-api-key') && !apiKey) return c.notFound();
      const answerHeaders = new Headers();
      const caller = { actor, apiKey, headers, clientAddress, ownOrigins, language, texts };
      const storage = storageFor(services, { actor, apiKey, headers });
      const context = { services: { ...services, storage }, ...caller, requestId, answerHeaders };
      return (await handle(c.req.raw, context)) ?? c.notFound();
    });

  // What a cache asks for is there or not: a page would be kept as a file.
  app.all('/cdn/*', (c) => c.notFound());
  app.get('*', serveWebApp(parts.webFolder, siteOf(services.config)));
  app.notFound((c) => refusal(notFound(), c.get('texts')));
  app.onError((error, c) => {
    if (error instanceof AppError) return refusal(error, c.get('texts'));
    log.error({ err: error }, 'a request broke off');
    const { unexpected: message } = c.get('texts').auth;
    return c.json({ defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message }, 500);
  });
  return app;
}
