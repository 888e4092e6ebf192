import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { refuse } from './api-errors.ts';
import type { Ledger } from './ledger.ts';
import type { KeptReply } from './records.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Only the holder of the secret key may use the API. */
export function requireSecretKey(secretKey: string): MiddlewareHandler {
  const expected = digest(`Bearer ${secretKey}`);
  return async (context, next) => {
    const given = digest(context.req.header('authorization') ?? '');
    if (!timingSafeEqual(given, expected)) return refuse(401, 'Invalid API Key provided.');
    return next();
  };
}

const longestKey = 255;

/**
 * The same key gets the same answer, also while the first request is still being answered; the same key with
 * other parameters is an error, as at Stripe.
 */
export function honourIdempotencyKeys(ledger: Ledger): MiddlewareHandler {
  const underWay = new Map<string, Promise<void>>();
  return async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) return next();
    if (key.length > longestKey) return refuse(400, `Keys have at most ${longestKey} characters.`);
    const fingerprint = digest(`${context.req.path}\n${await context.req.text()}`).toString('hex');
    while (underWay.has(key)) await underWay.get(key);
    const kept = ledger.books.replies.get(key);
    if (kept) return replay(kept, fingerprint, key);
    const answered = Promise.withResolvers<void>();
    underWay.set(key, answered.promise);
    try {
      await next();
      if (context.res.status >= 500) return;
      const body: unknown = await context.res.clone().json();
      ledger.books.replies.enter({
        id: key,
        fingerprint,
        status: context.res.status,
        body,
        created: ledger.now(),
      });
    } finally {
      underWay.delete(key);
      answered.resolve();
    }
  };
}

function replay(kept: KeptReply, fingerprint: string, key: string): Response {
  if (kept.fingerprint !== fingerprint) {
    return refuse(400, `Keys for idempotent requests can only be used with the same parameters: '${key}'`, {
      type: 'idempotency_error',
    });
  }
  return Response.json(kept.body, { status: kept.status, headers: { 'idempotent-replayed': 'true' } });
}
