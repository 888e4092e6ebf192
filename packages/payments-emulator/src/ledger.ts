import { randomBytes } from 'node:crypto';
import { type EmulatorState, emptyState, type StateStore } from './state.ts';
import type { Interval, Price, Product } from './records.ts';

/** A price the emulator sells, with the product it belongs to. */
export interface EmulatorPrice {
  id: string;
  product: string;
  name: string;
  description?: string;
  /** Smallest unit of the currency. */
  amount: number;
  currency: string;
  interval: Interval;
}

const day = 86_400;
const retention = { replies: day, checkouts: 30 * day, portals: day, events: 30 * day };

/** The emulator's books: the state that is kept, the catalogue that is configured, and the clock. */
export interface Ledger {
  state: EmulatorState;
  prices: Map<string, Price>;
  products: Map<string, Product>;
  /** Seconds since 1970. */
  now(): number;
  /** Does what was due at an earlier moment as if it were that moment. */
  at<Result>(moment: number, work: () => Result): Result;
  newId(prefix: string): string;
  save(): void;
}

export function openLedger(
  catalogue: readonly EmulatorPrice[],
  store: StateStore,
  milliseconds: () => number,
): Ledger {
  const state = store.load() ?? emptyState();
  let relived: number | undefined;
  const now = (): number => relived ?? Math.floor(milliseconds() / 1000) + state.clockAhead;
  return {
    state,
    prices: new Map(catalogue.map((entry) => [entry.id, priceOf(entry)])),
    products: new Map(catalogue.map((entry) => [entry.product, productOf(entry)])),
    now,
    at(moment, work) {
      relived = moment;
      try {
        return work();
      } finally {
        relived = undefined;
      }
    },
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    save() {
      forgetOld(state, now());
      store.save(state);
    },
  };
}

/** Stripe keeps these for the same times; without this the file would only ever grow. */
function forgetOld(state: EmulatorState, now: number): void {
  const drop = <Entry>(entries: Record<string, Entry>, isOld: (entry: Entry) => boolean): void => {
    for (const [id, entry] of Object.entries(entries)) if (isOld(entry)) delete entries[id];
  };
  drop(state.replies, (reply) => reply.created < now - retention.replies);
  drop(state.portals, (portal) => portal.created < now - retention.portals);
  drop(state.checkouts, (session) => session.created < now - retention.checkouts);
  // What the shop has not heard of yet is kept: the clock may have been put forward.
  drop(state.events, (event) => event.pending_webhooks === 0 && event.created < now - retention.events);
  for (const id of Object.keys(state.orders)) if (!state.checkouts[id]) delete state.orders[id];
}

const priceOf = (entry: EmulatorPrice): Price => ({
  id: entry.id,
  object: 'price',
  active: true,
  product: entry.product,
  unit_amount: entry.amount,
  currency: entry.currency,
  type: 'recurring',
  recurring: { interval: entry.interval, interval_count: 1 },
  metadata: {},
  created: 0,
  livemode: false,
});

const productOf = (entry: EmulatorPrice): Product => ({
  id: entry.product,
  object: 'product',
  active: true,
  name: entry.name,
  description: entry.description ?? null,
  metadata: {},
  created: 0,
  livemode: false,
});
