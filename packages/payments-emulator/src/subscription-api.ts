import type { Hono } from 'hono';
import type { EmulatorParts } from './api.ts';
import { missing, refuse } from './api-errors.ts';
import { cardNamed, usualCard } from './cards.ts';
import { decodeForm, firstOf, metadataOf, textOf } from './form-encoding.ts';
import { checkoutFullness } from './limits.ts';
import { isOver } from './subscriptions.ts';

/** `/v1/subscriptions` and the payment of their invoices. */
export function addSubscriptions(api: Hono, { ledger, subscriptions }: EmulatorParts): void {
  const { books } = ledger;

  api.post('/v1/subscriptions', async (context) => {
    const fields = decodeForm(await context.req.text());
    const customer = textOf(fields.customer) ?? '';
    if (!books.customers.get(customer)) return missing('customer', customer, 'customer');
    const full = checkoutFullness(books, customer, ledger.now());
    if (full) return refuse(429, full);
    const price = ledger.prices.get(textOf(firstOf(fields.items).price) ?? '');
    if (!price) return refuse(400, 'No such price', { code: 'resource_missing', param: 'items[0][price]' });
    const card = cardNamed(textOf(fields.default_payment_method) ?? usualCard.paymentMethod);
    if (!card) return refuse(400, 'No such PaymentMethod', { param: 'default_payment_method' });
    const trialDays = Math.max(0, Math.floor(Number(textOf(fields.trial_period_days) ?? 0)) || 0);
    const metadata = metadataOf(fields.metadata);
    const description = textOf(fields.description) ?? null;
    return context.json(subscriptions.begin({ customer, price, metadata, description, trialDays, card }));
  });

  api.post('/v1/subscriptions/:id', async (context) => {
    const subscription = books.subscriptions.get(context.req.param('id'));
    if (!subscription) return missing('subscription', context.req.param('id'));
    if (isOver(subscription)) return refuse(400, 'A canceled subscription can only update its metadata.');
    const fields = decodeForm(await context.req.text());
    const cancel = textOf(fields.cancel_at_period_end);
    const description = textOf(fields.description);
    const card = cardNamed(textOf(fields.default_payment_method) ?? '');
    if (card) subscriptions.changeCard(subscription, card);
    return context.json(
      subscriptions.change(subscription, {
        ...(cancel !== undefined && { cancelAtPeriodEnd: cancel === 'true' }),
        // An empty text takes it away.
        ...(description !== undefined && { description: description || null }),
        ...(fields.metadata !== undefined && { metadata: metadataOf(fields.metadata) }),
      }),
    );
  });

  api.delete('/v1/subscriptions/:id', (context) => {
    const subscription = books.subscriptions.get(context.req.param('id'));
    if (!subscription || isOver(subscription)) return missing('subscription', context.req.param('id'));
    return context.json(subscriptions.cancelNow(subscription));
  });

  api.post('/v1/invoices/:id/pay', async (context) => {
    const invoice = books.invoices.get(context.req.param('id'));
    if (!invoice) return missing('invoice', context.req.param('id'));
    if (invoice.status !== 'open') return refuse(400, 'Invoice is already paid or void');
    const fields = decodeForm(await context.req.text());
    const paid = subscriptions.pay(invoice, cardNamed(textOf(fields.payment_method) ?? ''));
    if (paid) return context.json(invoice);
    return refuse(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  });
}
