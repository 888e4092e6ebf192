import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { EmulatorParts } from './api.ts';
import { usualCard } from './cards.ts';
import { isOpen } from './checkout-sessions.ts';
import { button, money, page } from './page.ts';
import { addPortalPages } from './portal-pages.ts';
import type { CheckoutSession } from './records.ts';
import { requireSameOrigin } from './same-origin.ts';

/** The pages a parent sees: checkout under `/pay`, billing portal under `/portal`. */
export function createPages(parts: EmulatorParts, _options: { control: boolean }): Hono {
  const pages = new Hono();
  pages.use(requireSameOrigin, async (_context, next) => {
    parts.subscriptions.advance();
    await next();
  });
  addCheckoutPages(pages, parts);
  addPortalPages(pages, parts);
  return pages;
}

function addCheckoutPages(pages: Hono, parts: EmulatorParts): void {
  const { ledger, subscriptions, webhooks } = parts;

  const openSession = (context: Context): CheckoutSession | undefined => {
    const session = ledger.state.checkouts[context.req.param('id') ?? ''];
    return session && isOpen(ledger, session) ? session : undefined;
  };

  pages.get('/pay/:id', (context) => {
    const session = openSession(context);
    return session ? checkoutPage(context, parts, session) : closedPage(context);
  });

  pages.post('/pay/:id/confirm', async (context) => {
    const session = openSession(context);
    if (!session || !subscriptions.buy(session, usualCard)) return closedPage(context);
    ledger.save();
    // Awaited, as at Stripe: the parent should come back to an account that is already active.
    await webhooks.flush();
    return context.redirect(fillIn(session.success_url, session), 303);
  });

  pages.post('/pay/:id/cancel', (context) => {
    const session = openSession(context);
    if (!session?.cancel_url) return closedPage(context);
    return context.redirect(fillIn(session.cancel_url, session), 303);
  });
}

const fillIn = (url: string, session: CheckoutSession): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function checkoutPage(context: Context, { ledger }: EmulatorParts, session: CheckoutSession) {
  const order = ledger.state.orders[session.id];
  const price = order && ledger.prices.get(order.price);
  const product = price && ledger.products.get(price.product);
  if (!order || !price || !product) return closedPage(context);
  const email = session.customer ? ledger.state.customers[session.customer]?.email : session.customer_email;
  return page(
    context,
    'Test checkout',
    html`<p class="test">Test checkout</p>
<h1>Subscribe to ${product.name}</h1>
${product.description ? html`<p class="soft">${product.description}</p>` : ''}
<p class="price">${money(price.unit_amount, price.currency)} <small>per ${price.recurring.interval}</small></p>
${order.trialDays > 0 ? html`<p>Free for the first ${order.trialDays} days.</p>` : ''}
${email ? html`<p class="soft">Receipt to ${email}</p>` : ''}
<hr>
<p class="soft">This is a test payment. No card is asked for and no money moves.</p>
${button(`${session.id}/confirm`, 'Pay', true)}
${session.cancel_url ? button(`${session.id}/cancel`, 'Cancel') : ''}`,
    { returnTo: session.success_url },
  );
}

const closedPage = (context: Context) =>
  page(
    context,
    'Test checkout',
    html`<p class="test">Test checkout</p>
<h1>This checkout is closed</h1>
<p class="soft">It was paid already, or it is too old. Please go back to the app and start again.</p>`,
    { status: 410 },
  );
