import { randomBytes } from 'node:crypto';
import { type Books, openBooks } from './books.ts';
import { forgetFinished } from './forgetting.ts';
import type { Store } from './journal.ts';
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

/** The books that are kept, the catalogue that is configured, and the clock. */
export interface Ledger {
  books: Books;
  prices: Map<string, Price>;
  products: Map<string, Product>;
  /** Seconds since 1970. */
  now(): number;
  /** Does what was due at an earlier moment as if it were that moment. */
  at<Result>(moment: number, work: () => Result): Result;
  newId(prefix: string): string;
  /** Resolves when everything entered so far is safe: to be awaited before it is answered to anybody. */
  save(): Promise<void>;
  close(): Promise<void>;
}

export function openLedger(
  catalogue: readonly EmulatorPrice[],
  store: Store,
  milliseconds: () => number,
): Ledger {
  const books = openBooks(store.load());
  let relived: number | undefined;
  const now = (): number => relived ?? Math.floor(milliseconds() / 1000) + books.head.clockAhead;
  const save = saveInTurn(books, store, now);
  return {
    books,
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
    save,
    async close() {
      await save();
      await store.close();
    },
  };
}

/** Changes between two looks at what may be forgotten: each look goes through all books. */
const changesBetween = 200;

/** Whoever asks while something is being written waits for the next writing, which takes everything that came up. */
function saveInTurn(books: Books, store: Store, now: () => number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let tidied = -changesBetween;

  async function write(): Promise<void> {
    waiting = undefined;
    if (books.revision - tidied >= changesBetween) {
      forgetFinished(books, now());
      tidied = books.revision;
    }
    const changes = books.takeChanges();
    try {
      if (changes.length > 0) await store.append(changes);
    } catch (error) {
      books.putBack(changes);
      throw error;
    }
  }

  return () => {
    if (waiting || books.hasChanges()) {
      waiting ??= last.then(write, write);
      last = waiting;
    }
    return last;
  };
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
