import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { EmulatorParts } from './api.ts';
import { cardField, chosenCard } from './card-field.ts';
import { lastFour, type TestCard, testCards } from './cards.ts';
import { isOpen } from './checkout-sessions.ts';
import { fullness } from './limits.ts';
import { button, fullPage, money, page } from './page.ts';
import type { CheckoutSession } from './records.ts';

const problems = new Map([
  ['declined', 'The card was declined. Please choose another one.'],
  ['unconfirmed', 'The payment was not confirmed. Please try again, or choose another card.'],
]);

/** The hosted checkout: which card, for one of them the bank's question, then back to the shop. */
export function addCheckoutPages(pages: Hono, parts: EmulatorParts): void {
  const { ledger, subscriptions, webhooks } = parts;

  const openSession = (context: Context): CheckoutSession | undefined => {
    const session = ledger.books.checkouts.get(context.req.param('id') ?? '');
    return session && isOpen(ledger, session) ? session : undefined;
  };

  async function sell(context: Context, session: CheckoutSession, card: TestCard): Promise<Response> {
    const full = fullness(ledger.books, session.customer);
    if (full) return fullPage(context, full);
    if (!subscriptions.buy(session, card)) return closedPage(context);
    await ledger.save();
    // Awaited, as at Stripe: the parent should come back to an account that is already active.
    await webhooks.flush();
    return context.redirect(fillIn(session.success_url, session), 303);
  }

  pages.get('/pay/:id', (context) => {
    const session = openSession(context);
    return session ? checkoutPage(context, parts, session) : closedPage(context);
  });

  pages.post('/pay/:id/confirm', async (context) => {
    const session = openSession(context);
    if (!session) return closedPage(context);
    const card = await chosenCard(context);
    // Relative to the path of this form, wherever the pages are mounted.
    if (!card || card.now === 'declined') return context.redirect(`../${session.id}?problem=declined`, 303);
    if (card.now === 'confirmed by the buyer') return context.redirect(`../${session.id}/bank`, 303);
    return sell(context, session, card);
  });

  pages.get('/pay/:id/bank', (context) => {
    const session = openSession(context);
    return session ? bankPage(context, session) : closedPage(context);
  });

  pages.post('/pay/:id/bank/:answer{approve|refuse}', async (context) => {
    const session = openSession(context);
    if (!session) return closedPage(context);
    if (context.req.param('answer') === 'refuse')
      return context.redirect(`../../${session.id}?problem=unconfirmed`, 303);
    return sell(context, session, confirmedCard);
  });

  pages.post('/pay/:id/cancel', (context) => {
    const session = openSession(context);
    if (!session?.cancel_url) return closedPage(context);
    return context.redirect(fillIn(session.cancel_url, session), 303);
  });
}

/** The one card whose bank asks: what was chosen before its page needs no remembering. */
const confirmedCard: TestCard = testCards[1];

const fillIn = (url: string, session: CheckoutSession): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function checkoutPage(context: Context, { ledger }: EmulatorParts, session: CheckoutSession) {
  const order = ledger.books.orders.get(session.id);
  const price = order && ledger.prices.get(order.price);
  const product = price && ledger.products.get(price.product);
  if (!order || !price || !product) return closedPage(context);
  const email = session.customer
    ? ledger.books.customers.get(session.customer)?.email
    : session.customer_email;
  const problem = problems.get(context.req.query('problem') ?? '');
  return page(
    context,
    problem ? 'Payment failed – test checkout' : 'Test checkout',
    html`<p class="test">Test checkout</p>
<h1>Subscribe to ${product.name}</h1>
${product.description ? html`<p class="soft">${product.description}</p>` : ''}
${session.custom_text?.submit ? html`<p class="whom">${session.custom_text.submit.message}</p>` : ''}
<p class="price">${money(price.unit_amount, price.currency)} <small>per ${price.recurring.interval}</small></p>
${order.trialDays > 0 ? html`<p>Free for the first ${order.trialDays} days.</p>` : ''}
<p>Due today: ${money(order.trialDays > 0 ? 0 : price.unit_amount, price.currency)}</p>
${email ? html`<p class="soft">Receipt to ${email}</p>` : ''}
<hr>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
<form method="post" action="${context.req.path}/confirm">
${cardField('Test card')}
<button class="main">Pay</button>
</form>
${session.cancel_url ? button(`${context.req.path}/cancel`, 'Cancel') : ''}
<p class="soft note">This is a test payment. Nobody asks for your card and no money moves.</p>`,
    { returnTo: session.success_url },
  );
}

function bankPage(context: Context, session: CheckoutSession) {
  return page(
    context,
    'Confirm the payment – test checkout',
    html`<p class="test">Test bank</p>
<h1>Confirm the payment</h1>
<p>${money(session.amount_total, session.currency)} with the card that ends in ${lastFour(confirmedCard)}.</p>
<p class="soft">A real bank would ask for a code here (3-D Secure).</p>
${button(`${context.req.path}/approve`, 'Confirm payment', true)}
${button(`${context.req.path}/refuse`, 'Do not confirm')}`,
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
