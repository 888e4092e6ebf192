import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { EmulatorParts } from './api.ts';
import { cardField, chosenCard } from './card-field.ts';
import { cardNamed, lastFour, usualCard } from './cards.ts';
import { invoiceList } from './invoice-pages.ts';
import { fullness } from './limits.ts';
import { button, dayOf, fullPage, money, page } from './page.ts';
import type { PortalSession, Subscription } from './records.ts';
import { isOver } from './subscriptions.ts';

const portalLifetime = 86_400;

/** The billing portal: a customer's subscriptions to cancel or resume, their card, their invoices. */
export function addPortalPages(pages: Hono, parts: EmulatorParts): void {
  const { ledger, subscriptions, webhooks } = parts;
  const { books } = ledger;

  const openPortal = (context: Context): PortalSession | undefined => {
    const portal = books.portals.get(context.req.param('id') ?? '');
    return portal && portal.created > ledger.now() - portalLifetime ? portal : undefined;
  };
  const ownedBy = (portal: PortalSession): Subscription[] =>
    books.subscriptions.values().filter((entry) => entry.customer === portal.customer);

  pages.get('/portal/:id', (context) => {
    const portal = openPortal(context);
    return portal ? portalPage(context, parts, portal, ownedBy(portal)) : unknownPortal(context);
  });

  pages.post('/portal/:id/subscriptions/:subscription/:action{cancel|resume}', async (context) => {
    const portal = openPortal(context);
    const subscription = books.subscriptions.get(context.req.param('subscription'));
    if (!portal || !subscription || subscription.customer !== portal.customer) return unknownPortal(context);
    const full = fullness(books, portal.customer);
    if (full) return fullPage(context, full);
    if (!isOver(subscription)) {
      subscriptions.change(subscription, { cancelAtPeriodEnd: context.req.param('action') === 'cancel' });
      await ledger.save();
      await webhooks.flush();
    }
    return context.redirect(context.req.path.replace(/\/subscriptions\/.*$/, ''), 303);
  });

  pages.post('/portal/:id/card', async (context) => {
    const portal = openPortal(context);
    if (!portal) return unknownPortal(context);
    const back = context.req.path.replace(/\/card$/, '');
    const full = fullness(books, portal.customer);
    if (full) return fullPage(context, full);
    const card = await chosenCard(context);
    if (!card || card.now === 'declined') return context.redirect(`${back}?card=declined`, 303);
    for (const subscription of ownedBy(portal))
      if (!isOver(subscription)) subscriptions.changeCard(subscription, card);
    await ledger.save();
    await webhooks.flush();
    return context.redirect(`${back}?card=changed`, 303);
  });
}

const outcomes = new Map([
  ['changed', { text: 'The card was changed.', bad: false }],
  ['declined', { text: 'This card was declined. The card was not changed.', bad: true }],
]);

function portalPage(context: Context, parts: EmulatorParts, portal: PortalSession, owned: Subscription[]) {
  const running = owned.filter((subscription) => !isOver(subscription));
  const sum = sumOf(running);
  const card = cardNamed(running.at(-1)?.default_payment_method ?? '') ?? usualCard;
  const outcome = outcomes.get(context.req.query('card') ?? '');
  return page(
    context,
    'Test billing portal',
    html`<p class="test">Test billing portal</p>
<h1>Subscriptions</h1>
${outcome ? html`<p class="${outcome.bad ? 'problem' : 'done'}" role="${outcome.bad ? 'alert' : 'status'}">${outcome.text}</p>` : ''}
${owned.length === 0 ? html`<p class="soft">There are no subscriptions yet.</p>` : ''}
${sum ? html`<p>Together ${sum}.</p>` : ''}
${owned.toReversed().map((subscription) => subscriptionCard(context, parts, subscription))}
${
  running.length > 0
    ? html`<hr><h2>Card</h2>
<p>Paid with the card that ends in ${lastFour(card)}.</p>
<form method="post" action="${context.req.path}/card">${cardField('New card', card)}<button>Change card</button></form>`
    : ''
}
<hr><h2>Invoices and receipts</h2>
${invoiceList(context, parts, portal.customer)}
<hr>
<a class="button" href="${portal.return_url}">Return to the app</a>`,
    { returnTo: portal.return_url },
  );
}

function subscriptionCard(context: Context, { ledger }: EmulatorParts, subscription: Subscription) {
  const item = subscription.items.data[0];
  if (!item) return '';
  const product = ledger.products.get(item.price.product);
  const action = subscription.cancel_at_period_end ? 'resume' : 'cancel';
  const path = `${context.req.path}/subscriptions/${subscription.id}/${action}`;
  return html`<section class="card"><h2>${product?.name ?? item.price.product}</h2>
${subscription.description ? html`<p class="whom">${subscription.description}</p>` : ''}
<p>${money(item.price.unit_amount, item.price.currency)} per ${item.price.recurring.interval}</p>
<p class="${subscription.status === 'past_due' ? 'problem' : 'soft'}">${standing(subscription, item.current_period_end)}</p>
${isOver(subscription) ? '' : button(path, action === 'cancel' ? 'Cancel subscription' : 'Resume subscription')}</section>`;
}

/** What several subscriptions cost together; nothing to add up where they are charged differently, or only one is. */
function sumOf(running: readonly Subscription[]): string | undefined {
  const prices = running.flatMap(({ items }) => items.data.map(({ price }) => price));
  const [first] = prices;
  const alike = (price: typeof first): boolean =>
    price?.currency === first?.currency && price?.recurring.interval === first?.recurring.interval;
  if (!first || prices.length < 2 || !prices.every(alike)) return undefined;
  const sum = prices.reduce((total, price) => total + price.unit_amount, 0);
  return `${money(sum, first.currency)} per ${first.recurring.interval}`;
}

function standing(subscription: Subscription, periodEnd: number): string {
  switch (subscription.status) {
    case 'canceled':
      return `Ended on ${dayOf(subscription.ended_at ?? periodEnd)}`;
    case 'incomplete_expired':
      return 'Never began: the first payment was not made in time';
    case 'incomplete':
      return 'Begins with the first payment';
    case 'past_due':
      return 'The last payment failed. Please change the card.';
    case 'trialing':
    case 'active': {
      const what = subscription.status === 'trialing' ? 'Free until' : 'Renews on';
      return `${subscription.cancel_at_period_end ? 'Ends on' : what} ${dayOf(periodEnd)}`;
    }
  }
}

const unknownPortal = (context: Context) =>
  page(
    context,
    'Test billing portal',
    html`<p class="test">Test billing portal</p>
<h1>This page has expired</h1>
<p class="soft">Please open your billing page from the app again.</p>`,
    { status: 404 },
  );
