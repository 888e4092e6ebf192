import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { EmulatorParts } from './api.ts';
import { button, dayOf, money, page } from './page.ts';
import type { PortalSession, Subscription } from './records.ts';

const portalLifetime = 86_400;

/** The billing portal: a customer's subscriptions, each with a button to cancel or resume it. */
export function addPortalPages(pages: Hono, parts: EmulatorParts): void {
  const { ledger, subscriptions, webhooks } = parts;
  const { state } = ledger;

  const openPortal = (context: Context): PortalSession | undefined => {
    const portal = state.portals[context.req.param('id') ?? ''];
    return portal && portal.created > ledger.now() - portalLifetime ? portal : undefined;
  };

  pages.get('/portal/:id', (context) => {
    const portal = openPortal(context);
    if (!portal) return unknownPortal(context);
    const owned = Object.values(state.subscriptions).filter((entry) => entry.customer === portal.customer);
    return portalPage(context, parts, portal, owned);
  });

  pages.post('/portal/:id/subscriptions/:subscription/:action{cancel|resume}', async (context) => {
    const portal = openPortal(context);
    const subscription = state.subscriptions[context.req.param('subscription')];
    if (!portal || !subscription || subscription.customer !== portal.customer) return unknownPortal(context);
    if (subscription.status !== 'canceled') {
      subscriptions.change(subscription, { cancelAtPeriodEnd: context.req.param('action') === 'cancel' });
      ledger.save();
      await webhooks.flush();
    }
    return context.redirect(context.req.path.replace(/\/subscriptions\/.*$/, ''), 303);
  });
}

function portalPage(context: Context, parts: EmulatorParts, portal: PortalSession, owned: Subscription[]) {
  return page(
    context,
    'Test billing portal',
    html`<p class="test">Test billing portal</p>
<h1>Subscriptions</h1>
${owned.length === 0 ? html`<p class="soft">There are no subscriptions yet.</p>` : ''}
${owned.toReversed().map((subscription) => subscriptionCard(parts, portal, subscription))}
<hr>
<a class="button" href="${portal.return_url}">Return to the app</a>`,
    { returnTo: portal.return_url },
  );
}

function subscriptionCard({ ledger }: EmulatorParts, portal: PortalSession, subscription: Subscription) {
  const item = subscription.items.data[0];
  if (!item) return '';
  const product = ledger.products.get(item.price.product);
  const action = subscription.cancel_at_period_end ? 'resume' : 'cancel';
  const path = `${portal.id}/subscriptions/${subscription.id}/${action}`;
  return html`<h2>${product?.name ?? item.price.product}</h2>
<p>${money(item.price.unit_amount, item.price.currency)} per ${item.price.recurring.interval}</p>
<p class="soft">${standing(subscription, item.current_period_end)}</p>
${subscription.status === 'canceled' ? '' : button(path, action === 'cancel' ? 'Cancel subscription' : 'Resume subscription')}`;
}

function standing(subscription: Subscription, periodEnd: number): string {
  if (subscription.status === 'canceled') return `Ended on ${dayOf(subscription.ended_at ?? periodEnd)}`;
  if (subscription.cancel_at_period_end) return `Ends on ${dayOf(periodEnd)}`;
  if (subscription.status === 'trialing') return `Free until ${dayOf(periodEnd)}`;
  return `Renews on ${dayOf(periodEnd)}`;
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
