import type { Book, Books } from './books.ts';
import { customerOf } from './limits.ts';

const day = 86_400;
/** Seconds for which Stripe keeps these. */
const retention = {
  replies: day,
  portals: day,
  checkouts: 30 * day,
  events: 30 * day,
  subscriptions: 30 * day,
};
/** How many finished ones are kept of one customer, or of one subscription; the newest. */
const newest = { portals: 5, checkouts: 20, subscriptions: 50, invoices: 60, events: 500 };
const mostEvents = 5_000;
const mostReplies = 5_000;

interface Dated {
  id: string;
  created: number;
}

/**
 * Strikes what is finished and old, or more than anybody looks at. What is still open, or what the shop has not heard
 * of, stays: that is limited where it is entered.
 */
export function forgetFinished(books: Books, now: number): void {
  const isGone = (customer: string | null): boolean => customer !== null && !books.customers.get(customer);

  strikeOld(books.replies, books.replies.values(), now - retention.replies);
  keepNewest(books.replies, books.replies.values(), () => '', mostReplies);
  strikeOld(books.portals, books.portals.values(), now - retention.portals);
  keepNewest(books.portals, books.portals.values(), (portal) => portal.customer, newest.portals);

  const checkouts = books.checkouts.values();
  strikeOld(books.checkouts, checkouts, now - retention.checkouts);
  const closed = checkouts.filter((session) => session.status !== 'open' || session.expires_at <= now);
  keepNewest(books.checkouts, closed, (session) => session.customer ?? '', newest.checkouts);
  for (const order of books.orders.values())
    if (!books.checkouts.get(order.id)) books.orders.strike(order.id);

  const over = books.subscriptions.values().filter((subscription) => subscription.ended_at !== null);
  keepNewest(books.subscriptions, over, (subscription) => subscription.customer, newest.subscriptions);
  const ofNobody = over.filter(
    ({ customer, ended_at: end }) => isGone(customer) && (end ?? now) < now - retention.subscriptions,
  );
  for (const { id } of ofNobody) books.subscriptions.strike(id);

  const settled = books.invoices.values().filter(({ status }) => status !== 'open');
  const ownerOf = (invoice: (typeof settled)[number]): string =>
    invoice.parent.subscription_details.subscription;
  for (const invoice of settled)
    if (!books.subscriptions.get(ownerOf(invoice))) books.invoices.strike(invoice.id);
  keepNewest(books.invoices, settled, ownerOf, newest.invoices);

  // What the shop has not heard of yet is kept: the clock may have been put forward.
  const heard = books.events.values().filter((event) => event.pending_webhooks === 0);
  strikeOld(books.events, heard, now - retention.events);
  keepNewest(books.events, heard, (event) => customerOf(event) ?? '', newest.events);
  keepNewest(books.events, heard, () => '', mostEvents);
}

function strikeOld<Entry extends Dated>(book: Book<Entry>, entries: Entry[], before: number): void {
  for (const { id, created } of entries) if (created < before) book.strike(id);
}

/** Of those that have the same owner the last ones entered stay. */
function keepNewest<Entry extends Dated>(
  book: Book<Entry>,
  entries: Entry[],
  owner: (entry: Entry) => string,
  count: number,
): void {
  const seen = new Map<string, number>();
  for (const entry of entries.toReversed()) {
    if (!book.get(entry.id)) continue;
    const before = seen.get(owner(entry)) ?? 0;
    seen.set(owner(entry), before + 1);
    if (before >= count) book.strike(entry.id);
  }
}
