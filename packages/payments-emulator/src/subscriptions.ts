import type { EmulatorParts } from './api.ts';
import { periodEnd } from './calendar.ts';
import type { TestCard } from './cards.ts';
import { draftSubscription, newCustomer, type SubscriptionOrder } from './draft-subscription.ts';
import { type Invoices, subscriptionOf } from './invoices.ts';
import { type CheckoutSession, type Invoice, listOf, type Subscription } from './records.ts';

/** Changes to subscriptions that may be asked for. */
export interface SubscriptionChange {
  cancelAtPeriodEnd?: boolean;
  description?: string | null;
  metadata?: Record<string, string>;
}

/**
 * The life of a subscription: bought, renewed, unpaid, recovered, cancelled, ended. Every step leaves the events
 * Stripe would send.
 */
export interface Subscriptions {
  /** Completes a checkout with a card that was accepted: customer if there is none yet, subscription, invoice. */
  buy(session: CheckoutSession, card: TestCard): Subscription | undefined;
  /** Begins one without a checkout; `incomplete` when the card does not pay the first invoice at once. */
  begin(order: SubscriptionOrder): Subscription;
  change(subscription: Subscription, wanted: SubscriptionChange): Subscription;
  /** From now on this card is charged, beginning with what is open. */
  changeCard(subscription: Subscription, card: TestCard): void;
  /** Charges an open invoice now. Whether it is paid. */
  pay(invoice: Invoice, card?: TestCard): boolean;
  cancelNow(subscription: Subscription): Subscription;
  /** Does everything that has become due: renewals, further attempts to charge, ends. */
  advance(): void;
}

/** An incomplete subscription waits this long for its first payment. */
const firstPaymentWithin = 23 * 3600;

/** Whether nothing can happen to it any more. */
export const isOver = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

export function createSubscriptions(
  { ledger, webhooks }: Pick<EmulatorParts, 'ledger' | 'webhooks'>,
  invoices: Invoices,
): Subscriptions {
  const { books } = ledger;

  /** Nothing is due before this, as the books were at that revision. */
  let earliest = 0;
  let seen = -1;

  function update(subscription: Subscription, patch: Partial<Subscription>): Subscription {
    const previous = Object.fromEntries(Object.entries(subscription).filter(([field]) => field in patch));
    Object.assign(subscription, patch);
    books.subscriptions.enter(subscription);
    const type = subscription.status === 'canceled' ? 'deleted' : 'updated';
    webhooks.record(`customer.subscription.${type}`, subscription, previous);
    return subscription;
  }

  function start(order: SubscriptionOrder, attempt: 'accepted' | 'declined'): Subscription {
    const subscription = draftSubscription(ledger, order);
    if (attempt === 'declined' && subscription.status === 'active') subscription.status = 'incomplete';
    books.subscriptions.enter(subscription);
    webhooks.record('customer.subscription.created', subscription);
    invoices.bill(subscription, 'subscription_create', attempt);
    return subscription;
  }

  function renew(subscription: Subscription): void {
    const item = subscription.items.data[0];
    if (!item) return;
    const from = item.current_period_end;
    const next = { ...item, current_period_start: from, current_period_end: periodEnd(item.price, from) };
    const before = subscription.status;
    // The free days are over: the invoice is not free.
    if (before === 'trialing') subscription.status = 'active';
    const paid = invoices.bill(subscription, 'subscription_cycle').status === 'paid';
    subscription.status = before;
    const status = paid && before !== 'past_due' ? 'active' : 'past_due';
    update(subscription, { status, items: listOf(subscription.items.url, [next]) });
  }

  /** After a payment: what was waiting for it goes on. */
  function settle(subscription: Subscription): void {
    const waiting = subscription.status === 'past_due' || subscription.status === 'incomplete';
    if (waiting && invoices.openOf(subscription).length === 0) update(subscription, { status: 'active' });
  }

  function end(subscription: Subscription, status: 'canceled' | 'incomplete_expired'): Subscription {
    const now = ledger.now();
    for (const invoice of invoices.openOf(subscription)) invoices.cross(invoice);
    return update(subscription, {
      status,
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
    });
  }

  function chargeAgain(subscription: Subscription, invoice: Invoice): void {
    if (invoices.charge(invoice)) settle(subscription);
    else if (invoice.next_payment_attempt === null) end(subscription, 'canceled');
  }

  /** What happens to it next by itself, and when. */
  function nextStep(subscription: Subscription): { due: number; take(): void } {
    if (subscription.status === 'incomplete') {
      const due = subscription.created + firstPaymentWithin;
      return { due, take: () => end(subscription, 'incomplete_expired') };
    }
    const due = endOf(subscription);
    for (const invoice of invoices.openOf(subscription)) {
      const again = invoice.next_payment_attempt;
      if (again !== null && again < due)
        return { due: again, take: () => chargeAgain(subscription, invoice) };
    }
    if (subscription.cancel_at_period_end) return { due, take: () => end(subscription, 'canceled') };
    return { due, take: () => renew(subscription) };
  }

  return {
    buy(session, card) {
      const order = books.orders.get(session.id);
      const price = order && ledger.prices.get(order.price);
      if (!order || !price) return undefined;
      session.customer ??= newCustomer(ledger, session.customer_email);
      const { subscriptionMetadata: metadata, subscriptionDescription: description, trialDays } = order;
      const subscription = start(
        // Orders that were kept before they had a description.
        { customer: session.customer, price, metadata, description: description ?? null, trialDays, card },
        'accepted',
      );
      Object.assign(session, {
        status: 'complete',
        payment_status: order.trialDays > 0 ? 'no_payment_required' : 'paid',
        subscription: subscription.id,
        url: null,
      });
      books.checkouts.enter(session);
      webhooks.record('checkout.session.completed', session);
      return subscription;
    },
    begin: (order) => start(order, order.card.now === 'accepted' ? 'accepted' : 'declined'),
    change(subscription, wanted) {
      const patch: Partial<Subscription> = {};
      if (wanted.description !== undefined) patch.description = wanted.description;
      if (wanted.metadata) patch.metadata = { ...subscription.metadata, ...wanted.metadata };
      if (wanted.cancelAtPeriodEnd !== undefined) {
        patch.cancel_at_period_end = wanted.cancelAtPeriodEnd;
        patch.cancel_at = wanted.cancelAtPeriodEnd ? endOf(subscription) : null;
        patch.canceled_at = wanted.cancelAtPeriodEnd ? ledger.now() : null;
      }
      return update(subscription, patch);
    },
    changeCard(subscription, card) {
      update(subscription, { default_payment_method: card.paymentMethod });
      for (const invoice of invoices.openOf(subscription)) invoices.charge(invoice);
      settle(subscription);
    },
    pay(invoice, card) {
      const subscription = books.subscriptions.get(subscriptionOf(invoice));
      const answer = card && (card.now === 'accepted' ? 'accepted' : 'declined');
      if (!invoices.charge(invoice, answer)) return false;
      if (subscription) settle(subscription);
      return true;
    },
    cancelNow: (subscription) => end(subscription, 'canceled'),
    advance() {
      if (books.revision === seen && ledger.now() < earliest) return;
      earliest = Number.POSITIVE_INFINITY;
      for (const subscription of books.subscriptions.values()) {
        while (!isOver(subscription)) {
          const { due, take } = nextStep(subscription);
          if (due > ledger.now()) {
            earliest = Math.min(earliest, due);
            break;
          }
          ledger.at(due, take);
        }
      }
      seen = books.revision;
    },
  };
}

const endOf = (subscription: Subscription): number => subscription.items.data[0]?.current_period_end ?? 0;
