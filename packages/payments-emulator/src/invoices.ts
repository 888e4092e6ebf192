import { cardNamed, usualCard } from './cards.ts';
import type { EmulatorParts } from './api.ts';
import type { Invoice, Subscription } from './records.ts';

const day = 86_400;
/** Days between the attempts to charge a card that was declined; after the last one the subscription ends. */
const chargeAgainAfter = [3, 5, 7] as const;

/** Bills, and whether the card paid them. */
export interface Invoices {
  /** Draws one up and charges it, unless `attempt` says that the buyer has just been asked. */
  bill(
    subscription: Subscription,
    reason: Invoice['billing_reason'],
    attempt?: 'accepted' | 'declined',
  ): Invoice;
  /** Charges an open one again. Whether it is paid now. */
  charge(invoice: Invoice, attempt?: 'accepted' | 'declined'): boolean;
  /** Unpaid ones, oldest first. */
  openOf(subscription: Subscription): Invoice[];
  /** Nobody is to pay it any more. */
  cross(invoice: Invoice): void;
}

export function createInvoices({
  ledger,
  webhooks,
  pageUrl,
}: Pick<EmulatorParts, 'ledger' | 'webhooks' | 'pageUrl'>): Invoices {
  const { books } = ledger;
  const open = new Map<string, Set<Invoice>>();
  for (const invoice of books.invoices.values()) if (invoice.status === 'open') openFor(invoice).add(invoice);

  /** Those of the same subscription: every subscription is asked for them at every step. */
  function openFor(invoice: Invoice): Set<Invoice> {
    const found = open.get(subscriptionOf(invoice)) ?? new Set();
    open.set(subscriptionOf(invoice), found);
    return found;
  }

  function enter(invoice: Invoice): void {
    books.invoices.enter(invoice);
    if (invoice.status === 'open') openFor(invoice).add(invoice);
    else openFor(invoice).delete(invoice);
    if (openFor(invoice).size === 0) open.delete(subscriptionOf(invoice));
  }

  function charge(invoice: Invoice, attempt?: 'accepted' | 'declined'): boolean {
    const subscription = books.subscriptions.get(subscriptionOf(invoice));
    const card = cardNamed(subscription?.default_payment_method ?? '') ?? usualCard;
    invoice.attempt_count += 1;
    if (invoice.amount_due === 0 || (attempt ?? card.later) === 'accepted') {
      invoice.status = 'paid';
      invoice.amount_paid = invoice.amount_due;
      invoice.next_payment_attempt = null;
      invoice.status_transitions.paid_at = ledger.now();
      enter(invoice);
      webhooks.record('invoice.paid', invoice);
      return true;
    }
    const pause = chargeAgainAfter[invoice.attempt_count - 1];
    const first = invoice.billing_reason === 'subscription_create';
    invoice.next_payment_attempt = pause && !first ? ledger.now() + pause * day : null;
    enter(invoice);
    webhooks.record('invoice.payment_failed', invoice);
    return false;
  }

  return {
    bill(subscription, reason, attempt) {
      const price = subscription.items.data[0]?.price;
      const amount = !price || subscription.status === 'trialing' ? 0 : price.unit_amount;
      const id = ledger.newId('in');
      const number = books.head.invoices + 1;
      books.setHead({ invoices: number });
      const invoice: Invoice = {
        id,
        object: 'invoice',
        customer: subscription.customer,
        number: `TEST-${String(number).padStart(4, '0')}`,
        status: 'open',
        amount_due: amount,
        amount_paid: 0,
        currency: subscription.currency,
        billing_reason: reason,
        attempt_count: 0,
        next_payment_attempt: null,
        status_transitions: { paid_at: null },
        hosted_invoice_url: books.head.shopOrigin && pageUrl(`/invoice/${id}`, books.head.shopOrigin),
        parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
        created: ledger.now(),
        livemode: false,
      };
      enter(invoice);
      subscription.latest_invoice = id;
      books.subscriptions.enter(subscription);
      charge(invoice, attempt);
      return invoice;
    },
    charge,
    openOf: (subscription) => [...(open.get(subscription.id) ?? [])],
    cross(invoice) {
      invoice.status = 'void';
      invoice.next_payment_attempt = null;
      enter(invoice);
      webhooks.record('invoice.voided', invoice);
    },
  };
}

export const subscriptionOf = (invoice: Invoice): string => invoice.parent.subscription_details.subscription;
