import { refuse } from './api-errors.ts';
import type { Books } from './books.ts';
import type { FormFields, FormValue } from './form-encoding.ts';

/** Characters, as at Stripe or less. */
const longest: Record<string, number> = {
  email: 512,
  customer_email: 512,
  name: 256,
  success_url: 2048,
  cancel_url: 2048,
  return_url: 2048,
};
const longestOther = 500;
const mostFields = 100;

/** Bytes of a request to the API, and of a form of the pages. */
export const largestRequest = 64 * 1024;
export const largestForm = 4 * 1024;

/** Records that the books hold at most; what one customer may have open of each kind. */
const most = {
  records: 50_000,
  customers: 10_000,
  openCheckouts: 50,
  subscriptions: 100,
  waitingEvents: 200,
};

/** The first text of a request that is too long, as an answer. */
export function refuseLongTexts(fields: FormFields): Response | undefined {
  let left = mostFields;
  const fault = (value: FormValue, name: string, key: string): Response | undefined => {
    if (left-- <= 0 || key.length > longestOther)
      return refuse(400, 'Too many fields', { param: name.slice(0, 100) });
    if (typeof value !== 'string') {
      for (const [inner, part] of Object.entries(value)) {
        const found = fault(part, `${name}[${inner}]`, inner);
        if (found) return found;
      }
      return undefined;
    }
    const limit = new Map(Object.entries(longest)).get(key) ?? longestOther;
    if (value.length <= limit) return undefined;
    return refuse(400, `At most ${limit} characters`, {
      code: 'parameter_too_long',
      param: name.slice(0, 100),
    });
  };
  for (const [key, value] of Object.entries(fields)) {
    const found = fault(value, key, key);
    if (found) return found;
  }
  return undefined;
}

/** Why nothing more is entered for a customer; undefined while there is room. */
export function fullness(books: Books, customer: string | null): string | undefined {
  if (books.count() >= most.records) return 'The books of the payments emulator are full.';
  const waiting = books.events
    .values()
    .filter((event) => event.pending_webhooks > 0 && customerOf(event) === customer);
  if (waiting.length >= most.waitingEvents) return 'The shop has not heard of too much of this customer yet.';
  return undefined;
}

/** The same for one more checkout. */
export function checkoutFullness(books: Books, customer: string | null, now: number): string | undefined {
  const own = <Entry extends { customer: string | null }>(entries: Entry[]): Entry[] =>
    entries.filter((entry) => entry.customer === customer);
  const open = own(books.checkouts.values()).filter(
    ({ status, expires_at: end }) => status === 'open' && end > now,
  );
  if (open.length >= most.openCheckouts) return 'This customer has too many open checkouts.';
  const running = own(books.subscriptions.values()).filter(({ ended_at: end }) => end === null);
  if (running.length >= most.subscriptions) return 'This customer has too many subscriptions.';
  return fullness(books, customer);
}

/** Whether there is room for one more customer. */
export const hasRoomForCustomer = (books: Books): boolean =>
  books.customers.size < most.customers && books.count() < most.records;

/** Whom an event is about. */
export function customerOf({ data }: { data: { object: unknown } }): string | null {
  const about = data.object;
  const found = typeof about === 'object' && about !== null && 'customer' in about ? about.customer : null;
  return typeof found === 'string' ? found : null;
}
