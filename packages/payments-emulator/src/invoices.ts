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
  const { state } = ledger;

  function charge(invoice: Invoice, attempt?: 'accepted' | 'declined'): boolean {
    const subscription = state.subscriptions[subscriptionOf(invoice)];
    const card = cardNamed(subscription?.default_payment_method ?? '') ?? usualCard;
    invoice.attempt_count += 1;
    if (invoice.amount_due === 0 || (attempt ?? card.later) === 'accepted') {
      invoice.status = 'paid';
      invoice.amount_paid = invoice.amount_due;
      invoice.next_payment_attempt = null;
      invoice.status_transitions.paid_at = ledger.now();
      webhooks.record('invoice.paid', invoice);
      return true;
    }
    const pause = chargeAgainAfter[invoice.attempt_count - 1];
    const first = invoice.billing_reason === 'subscription_create';
    invoice.next_payment_attempt = pause && !first ? ledger.now() + pause * day : null;
    webhooks.record('invoice.payment_failed', invoice);
    return false;
  }

  return {
    bill(subscription, reason, attempt) {
      const price = subscription.items.data[0]?.price;
      const amount = !price || subscription.status === 'trialing' ? 0 : price.unit_amount;
      const id = ledger.newId('in');
      const invoice: Invoice = {
        id,
        object: 'invoice',
        customer: subscription.customer,
        number: `TEST-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
        status: 'open',
        amount_due: amount,
        amount_paid: 0,
        currency: subscription.currency,
        billing_reason: reason,
        attempt_count: 0,
        next_payment_attempt: null,
        status_transitions: { paid_at: null },
        hosted_invoice_url: state.shopOrigin && pageUrl(`/invoice/${id}`, state.shopOrigin),
        parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
        created: ledger.now(),
        livemode: false,
      };
      state.invoices[id] = invoice;
      subscription.latest_invoice = id;
      charge(invoice, attempt);
      return invoice;
    },
    charge,
    openOf: (subscription) =>
      Object.values(state.invoices).filter(
        (invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription.id,
      ),
    cross(invoice) {
      invoice.status = 'void';
      invoice.next_payment_attempt = null;
      webhooks.record('invoice.voided', invoice);
    },
  };
}

export const subscriptionOf = (invoice: Invoice): string => invoice.parent.subscription_details.subscription;
