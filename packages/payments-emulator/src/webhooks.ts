import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Ledger } from './ledger.ts';
import type { PaymentEvent } from './records.ts';

/** Milliseconds before each further attempt. After the last one the event waits for the next start or `flush`. */
const defaultRetryDelays = [500, 1_000, 2_000, 5_000, 15_000, 60_000] as const;
const attemptTimeout = 10_000;

export interface WebhookSettings {
  webhookUrl: string | (() => string);
  webhookSecret: string;
  retryDelays?: readonly number[];
  /** Sends the requests; a test may take them itself. */
  fetch?: (url: string, request: RequestInit) => Promise<Response>;
}

/** How a delivery goes wrong on demand. */
export interface Delivery {
  order?: 'oldest first' | 'newest first' | 'shuffled';
  /** How often each event is sent. */
  copies?: number;
}

/** Tells the application what happened, in signed requests, until it answers with a 2xx. */
export interface Webhooks {
  /** Writes the event down. It is sent by the next `flush`. */
  record(type: string, object: object, previous?: Record<string, unknown>): PaymentEvent;
  /** Sends what is new, oldest first, until something fails; that and what comes after it is retried in the background. */
  flush(): Promise<void>;
  /** One attempt now for everything the application has not acknowledged, retries under way included. */
  flushAll(delivery?: Delivery): Promise<void>;
  /** While held, events are written down and not sent, except by `flushAll`. */
  hold(held: boolean): void;
  isHeld(): boolean;
  /** How many events the application has not acknowledged. */
  waiting(): number;
  /** Stops retrying and waits for the request under way. */
  close(): Promise<void>;
}

export function createWebhooks(ledger: Ledger, settings: WebhookSettings): Webhooks {
  const signer = new Stripe('sk_test_signer');
  const stopped = new AbortController();
  const retryDelays = settings.retryDelays ?? defaultRetryDelays;
  const retrying = new Set<string>();
  const send = settings.fetch ?? fetch;
  let held = false;
  let work: Promise<void> = Promise.resolve();
  let flushing: Promise<void> | undefined;

  async function attempt(event: PaymentEvent): Promise<boolean> {
    const payload = JSON.stringify(event);
    const url = typeof settings.webhookUrl === 'string' ? settings.webhookUrl : settings.webhookUrl();
    try {
      const answer = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signer.webhooks.generateTestHeaderString({
            payload,
            secret: settings.webhookSecret,
          }),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(attemptTimeout)]),
      });
      await answer.body?.cancel();
      if (!answer.ok) return false;
    } catch {
      // Nobody is listening yet, or not any more: the same as a refusal.
      return false;
    }
    event.pending_webhooks = 0;
    ledger.books.events.enter(event);
    await ledger.save();
    return true;
  }

  async function retry(event: PaymentEvent): Promise<void> {
    if (retrying.has(event.id)) return;
    retrying.add(event.id);
    try {
      for (const pause of retryDelays) {
        await delay(pause, undefined, { signal: stopped.signal, ref: false });
        if (event.pending_webhooks === 0) return;
        if (!held && (await attempt(event))) return;
      }
    } catch (error) {
      if (!stopped.signal.aborted) throw error;
    } finally {
      retrying.delete(event.id);
    }
  }

  const unacknowledged = (): PaymentEvent[] =>
    ledger.books.events.values().filter((event) => event.pending_webhooks > 0);

  async function sendNew(): Promise<void> {
    // Where one is not taken the others are not tried: a shop that is down is asked once, however much waits for it.
    let isDown = false;
    for (const event of unacknowledged()) {
      if (stopped.signal.aborted || held) return;
      if (event.pending_webhooks === 0 || retrying.has(event.id)) continue;
      isDown ||= !(await attempt(event));
      if (isDown) void retry(event);
    }
  }

  async function sendAll({ order = 'oldest first', copies = 1 }: Delivery): Promise<void> {
    const events = unacknowledged().flatMap((event) => Array<PaymentEvent>(copies).fill(event));
    if (order === 'newest first') events.reverse();
    if (order === 'shuffled') shuffle(events);
    for (const event of events) {
      if (stopped.signal.aborted) return;
      if (!(await attempt(event))) void retry(event);
    }
  }

  function next(step: () => Promise<void>): Promise<void> {
    // One after the other: two at once would send the same event twice.
    work = work.then(step);
    return work;
  }

  return {
    record(type, object, previous) {
      const event: PaymentEvent = {
        id: ledger.newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: ledger.now(),
        livemode: false,
        type,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      };
      ledger.books.events.enter(event);
      return event;
    },
    flush() {
      // Whoever comes while one waits for its turn is served by that one.
      flushing ??= next(() => {
        flushing = undefined;
        return sendNew();
      });
      return flushing;
    },
    flushAll: (delivery = {}) => next(() => sendAll(delivery)),
    hold(wanted) {
      held = wanted;
    },
    isHeld: () => held,
    waiting: () => unacknowledged().length,
    async close() {
      stopped.abort();
      await work;
    },
  };
}

function shuffle(events: PaymentEvent[]): void {
  for (let last = events.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const [one, two] = [events[last], events[other]];
    if (one && two) [events[last], events[other]] = [two, one];
  }
}
