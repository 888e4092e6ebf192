import { periodEnd } from './calendar.ts';
import type { TestCard } from './cards.ts';
import type { Ledger } from './ledger.ts';
import { listOf, type Metadata, type Price, type Subscription } from './records.ts';

/** What a subscription is made from. */
export interface SubscriptionOrder {
  customer: string;
  price: Price;
  metadata: Metadata;
  description: string | null;
  trialDays: number;
  card: TestCard;
}

/** A subscription that begins now. */
export function draftSubscription(ledger: Ledger, order: SubscriptionOrder): Subscription {
  const { customer, price, metadata, description, trialDays, card } = order;
  const now = ledger.now();
  const id = ledger.newId('sub');
  const trialEnd = trialDays > 0 ? now + trialDays * 86_400 : null;
  const item = {
    id: ledger.newId('si'),
    object: 'subscription_item' as const,
    subscription: id,
    price,
    quantity: 1 as const,
    current_period_start: now,
    current_period_end: trialEnd ?? periodEnd(price, now),
    metadata: {},
  };
  return {
    id,
    object: 'subscription',
    customer,
    description,
    status: trialEnd === null ? 'active' : 'trialing',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: now,
    trial_end: trialEnd,
    currency: price.currency,
    metadata,
    items: listOf('/v1/subscription_items', [item]),
    latest_invoice: null,
    default_payment_method: card.paymentMethod,
    collection_method: 'charge_automatically',
    created: now,
    livemode: false,
  };
}

/** The customer of a checkout that was opened without one. */
export function newCustomer(ledger: Ledger, email: string | null): string {
  const id = ledger.newId('cus');
  const created = ledger.now();
  ledger.books.customers.enter({
    id,
    object: 'customer',
    email,
    name: null,
    metadata: {},
    created,
    livemode: false,
  });
  return id;
}
