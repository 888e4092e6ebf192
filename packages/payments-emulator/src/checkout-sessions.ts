import { missing, refuse } from './api-errors.ts';
import { firstOf, type FormFields, groupOf, metadataOf, textOf } from './form-encoding.ts';
import type { Ledger } from './ledger.ts';
import { checkoutFullness } from './limits.ts';
import type { CheckoutSession } from './records.ts';

const lifetime = 86_400;

/** Opens a checkout from the fields of a request, or answers why not. */
export function openCheckout(
  ledger: Ledger,
  fields: FormFields,
  pageUrl: (path: string, near: string) => string,
): CheckoutSession | Response {
  const priceId = textOf(firstOf(fields.line_items).price) ?? '';
  const price = ledger.prices.get(priceId);
  if (!price) return refuse(400, `No such price: '${priceId}'`, resourceMissing('line_items[0][price]'));
  if (fields.mode !== 'subscription')
    return refuse(400, "Only mode 'subscription' is sold here.", { param: 'mode' });
  const customer = textOf(fields.customer) ?? null;
  if (customer && !ledger.books.customers.get(customer)) return missing('customer', customer, 'customer');
  const successUrl = textOf(fields.success_url) ?? '';
  if (!isWebAddress(successUrl))
    return refuse(400, 'Not a valid URL', { code: 'url_invalid', param: 'success_url' });
  const cancelUrl = textOf(fields.cancel_url) ?? null;
  if (cancelUrl !== null && !isWebAddress(cancelUrl))
    return refuse(400, 'Not a valid URL', { code: 'url_invalid', param: 'cancel_url' });

  const full = checkoutFullness(ledger.books, customer, ledger.now());
  if (full) return refuse(429, full);

  const id = ledger.newId('cs_test');
  const subscriptionData = groupOf(fields.subscription_data);
  const message = textOf(groupOf(groupOf(fields.custom_text).submit).message);
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    customer_email: textOf(fields.customer_email) ?? null,
    client_reference_id: textOf(fields.client_reference_id) ?? null,
    success_url: successUrl,
    cancel_url: cancelUrl,
    custom_text: { submit: message ? { message } : null },
    url: pageUrl(`/pay/${id}`, successUrl),
    metadata: metadataOf(fields.metadata),
    subscription: null,
    amount_total: price.unit_amount,
    currency: price.currency,
    created: ledger.now(),
    expires_at: ledger.now() + lifetime,
    livemode: false,
  };
  ledger.books.checkouts.enter(session);
  noteShop(ledger, successUrl);
  ledger.books.orders.enter({
    id,
    price: price.id,
    subscriptionMetadata: metadataOf(subscriptionData.metadata),
    subscriptionDescription: textOf(subscriptionData.description) ?? null,
    trialDays: Math.max(0, Math.floor(Number(textOf(subscriptionData.trial_period_days) ?? 0)) || 0),
  });
  return session;
}

/** Nobody can pay it any more. */
export function expire({ books }: Ledger, session: CheckoutSession): void {
  Object.assign(session, { status: 'expired', url: null });
  books.checkouts.enter(session);
}

/** Where the shop is, by an address of its own. */
export function noteShop({ books }: Ledger, address: string): void {
  const { origin } = new URL(address);
  if (books.head.shopOrigin !== origin) books.setHead({ shopOrigin: origin });
}

/** Whether the session can still be paid. */
export const isOpen = (ledger: Ledger, session: CheckoutSession): boolean =>
  session.status === 'open' && session.expires_at > ledger.now();

const resourceMissing = (param: string) => ({ code: 'resource_missing', param });

export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}
