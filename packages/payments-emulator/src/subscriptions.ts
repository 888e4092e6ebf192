import type { Ledger } from './ledger.ts';
import { type CheckoutSession, type Invoice, listOf, type Price, type Subscription } from './records.ts';
import type { Webhooks } from './webhooks.ts';

/** Changes to subscriptions that may be asked for. */
export interface SubscriptionChange {
  cancelAtPeriodEnd?: boolean;
  metadata?: Record<string, string>;
}

/** The life of a subscription: bought, renewed, cancelled, ended. Every step leaves the events Stripe would send. */
export interface Subscriptions {
  /** Completes a checkout: customer if there is none yet, subscription, first invoice. */
  buy(session: CheckoutSession): Subscription | undefined;
  change(subscription: Subscription, wanted: SubscriptionChange): Subscription;
  cancelNow(subscription: Subscription): Subscription;
  /** Renews or ends every subscription whose period is over. */
  advance(): void;
}

export function createSubscriptions(ledger: Ledger, webhooks: Webhooks): Subscriptions {
  const { state } = ledger;

  function update(subscription: Subscription, patch: Partial<Subscription>): Subscription {
    const previous = Object.fromEntries(Object.entries(subscription).filter(([field]) => field in patch));
    Object.assign(subscription, patch);
    const type = subscription.status === 'canceled' ? 'deleted' : 'updated';
    webhooks.record(`customer.subscription.${type}`, subscription, previous);
    return subscription;
  }

  function invoice(subscription: Subscription, reason: Invoice['billing_reason']): void {
    const price = priceOf(subscription);
    const amount = subscription.status === 'trialing' ? 0 : price.unit_amount;
    const paid: Invoice = {
      id: ledger.newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      status: 'paid',
      amount_due: amount,
      amount_paid: amount,
      currency: price.currency,
      billing_reason: reason,
      hosted_invoice_url: null,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      created: ledger.now(),
      livemode: false,
    };
    state.invoices[paid.id] = paid;
    subscription.latest_invoice = paid.id;
    webhooks.record('invoice.paid', paid);
  }

  function renew(subscription: Subscription): void {
    const item = subscription.items.data[0];
    if (!item) return;
    const items = listOf(subscription.items.url, [
      {
        ...item,
        current_period_start: item.current_period_end,
        current_period_end: periodEnd(item.price, item.current_period_end),
      },
    ]);
    update(subscription, { status: 'active', items });
    invoice(subscription, 'subscription_cycle');
  }

  function end(subscription: Subscription): Subscription {
    const now = ledger.now();
    return update(subscription, {
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
    });
  }

  return {
    buy(session) {
      const order = state.orders[session.id];
      const price = order && ledger.prices.get(order.price);
      if (!order || !price) return undefined;
      session.customer ??= newCustomer(ledger, session.customer_email);
      const subscription = draft(ledger, session.customer, price, order.trialDays);
      subscription.metadata = order.subscriptionMetadata;
      state.subscriptions[subscription.id] = subscription;
      Object.assign(session, {
        status: 'complete',
        payment_status: order.trialDays > 0 ? 'no_payment_required' : 'paid',
        subscription: subscription.id,
        url: null,
      });
      webhooks.record('customer.subscription.created', subscription);
      invoice(subscription, 'subscription_create');
      webhooks.record('checkout.session.completed', session);
      return subscription;
    },
    change(subscription, wanted) {
      const patch: Partial<Subscription> = {};
      if (wanted.metadata) patch.metadata = { ...subscription.metadata, ...wanted.metadata };
      if (wanted.cancelAtPeriodEnd !== undefined) {
        patch.cancel_at_period_end = wanted.cancelAtPeriodEnd;
        patch.cancel_at = wanted.cancelAtPeriodEnd ? endOf(subscription) : null;
        patch.canceled_at = wanted.cancelAtPeriodEnd ? ledger.now() : null;
      }
      return update(subscription, patch);
    },
    cancelNow: end,
    advance() {
      for (const subscription of Object.values(state.subscriptions)) {
        while (subscription.status !== 'canceled' && endOf(subscription) <= ledger.now()) {
          if (subscription.cancel_at_period_end) end(subscription);
          else renew(subscription);
        }
      }
    },
  };
}

function draft(ledger: Ledger, customer: string, price: Price, trialDays: number): Subscription {
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
    status: trialEnd === null ? 'active' : 'trialing',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: now,
    trial_end: trialEnd,
    currency: price.currency,
    metadata: {},
    items: listOf('/v1/subscription_items', [item]),
    latest_invoice: null,
    collection_method: 'charge_automatically',
    created: now,
    livemode: false,
  };
}

function newCustomer(ledger: Ledger, email: string | null): string {
  const id = ledger.newId('cus');
  const created = ledger.now();
  ledger.state.customers[id] = {
    id,
    object: 'customer',
    email,
    name: null,
    metadata: {},
    created,
    livemode: false,
  };
  return id;
}

function priceOf(subscription: Subscription): Price {
  const price = subscription.items.data[0]?.price;
  if (!price) throw new Error(`subscription ${subscription.id} has no item`);
  return price;
}

const endOf = (subscription: Subscription): number => subscription.items.data[0]?.current_period_end ?? 0;

/** One interval later on the calendar, as Stripe bills: the last day of a shorter month stands in for a missing one. */
export function periodEnd(price: Price, start: number): number {
  const date = new Date(start * 1000);
  const { interval } = price.recurring;
  if (interval === 'day') date.setUTCDate(date.getUTCDate() + 1);
  else if (interval === 'week') date.setUTCDate(date.getUTCDate() + 7);
  else {
    const dayOfMonth = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + (interval === 'month' ? 1 : 12));
    if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  }
  return date.getTime() / 1000;
}
