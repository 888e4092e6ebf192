import { Hono } from 'hono';
import { createApi, type EmulatorParts } from './api.ts';
import { createInvoices } from './invoices.ts';
import { journal, memoryStore } from './journal.ts';
import { type EmulatorPrice, openLedger } from './ledger.ts';
import { createPages } from './pages.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createWebhooks, type Delivery, type WebhookSettings } from './webhooks.ts';

/** Where shop and provider find each other, and what is sold. */
export interface PaymentsEmulatorOptions {
  /**
   * Where browsers reach the pages: an address, or a path such as `/payments-emulator`, which is then looked for
   * on the origin of the shop's own return address.
   */
  publicUrl: string;
  /** The shop's webhook; a function when it is known only after the shop listens. */
  webhookUrl: string | (() => string);
  /** Signs the webhooks as Stripe's endpoint secret does. */
  webhookSecret: string;
  /** The only key the API accepts. */
  secretKey: string;
  prices: readonly EmulatorPrice[];
  /** A file. Without it everything is forgotten with the process. */
  persist?: string;
  /** Milliseconds before each further attempt to deliver a webhook. */
  retryDelays?: readonly number[];
  /** Milliseconds since 1970; a test may move it. */
  clock?: () => number;
  /** Sends the webhooks; a test may take them itself. */
  fetch?: WebhookSettings['fetch'];
  /**
   * Shows `/control`, where the clock is put forward and API and webhooks go wrong on demand: to browsers on this
   * machine only.
   */
  control?: boolean;
}

/** A payment provider that runs in this process. */
export interface PaymentsEmulator {
  /** API and pages together. */
  app: Hono;
  /** `/v1/…` for the SDK. Needs the secret key; keep it on the loopback interface all the same. */
  api: Hono;
  /** `/pay/…` and `/portal/…` for browsers. */
  pages: Hono;
  /** Sends every webhook that was not acknowledged yet, once, now; also what an earlier process left behind. */
  deliverWebhooks(delivery?: Delivery): Promise<void>;
  /** While held, webhooks wait for `deliverWebhooks`. */
  holdWebhooks(held: boolean): void;
  /** Puts the clock forward and does what becomes due. Resolves when the shop was told. */
  advanceClock(seconds: number): Promise<void>;
  /** Stops the retries. What was not delivered is kept and sent after the next start. */
  close(): Promise<void>;
}

/**
 * A local stand-in for Stripe: the parts of its API, its hosted pages and its webhooks that subscriptions need.
 * No card is asked for and no money moves.
 * @throws Error when the file to persist to holds something else.
 */
export function createPaymentsEmulator(options: PaymentsEmulatorOptions): PaymentsEmulator {
  const store = options.persist === undefined ? memoryStore() : journal(options.persist);
  const ledger = openLedger(options.prices, store, options.clock ?? Date.now);
  const webhooks = createWebhooks(ledger, options);
  const base = options.publicUrl.replace(/\/$/, '');
  const pageUrl = (path: string, near: string): string => new URL(base + path, near).href;
  const invoices = createInvoices({ ledger, webhooks, pageUrl });
  const subscriptions = createSubscriptions({ ledger, webhooks }, invoices);
  const advanceClock = async (seconds: number): Promise<void> => {
    ledger.books.setHead({ clockAhead: ledger.books.head.clockAhead + Math.max(0, Math.floor(seconds)) });
    subscriptions.advance();
    await ledger.save();
    await webhooks.flush();
  };
  const outage = { on: false };
  const parts: EmulatorParts = { ledger, webhooks, subscriptions, pageUrl, advanceClock, outage };
  const api = createApi(parts, options.secretKey);
  const pages = createPages(parts, { control: options.control ?? false });
  return {
    app: new Hono().route('/', api).route('/', pages),
    api,
    pages,
    async deliverWebhooks(delivery) {
      subscriptions.advance();
      await ledger.save();
      await webhooks.flushAll(delivery);
    },
    holdWebhooks: (held) => webhooks.hold(held),
    advanceClock,
    async close() {
      await webhooks.close();
      await ledger.close();
    },
  };
}
