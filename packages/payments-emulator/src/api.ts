import { Hono } from 'hono';
import { missing, refuse } from './api-errors.ts';
import { honourIdempotencyKeys, requireSecretKey } from './api-guard.ts';
import { isOpen, isWebAddress, openCheckout } from './checkout-sessions.ts';
import { decodeForm, metadataOf, textOf } from './form-encoding.ts';
import type { Ledger } from './ledger.ts';
import { answerList } from './listing.ts';
import type { Customer, PortalSession } from './records.ts';
import { addSubscriptions } from './subscription-api.ts';
import { isOver, type Subscriptions } from './subscriptions.ts';
import type { Webhooks } from './webhooks.ts';

/** What the routes of the emulator work with. */
export interface EmulatorParts {
  ledger: Ledger;
  webhooks: Webhooks;
  subscriptions: Subscriptions;
  /** Address of a hosted page. `near`: an address of the shop, whose origin is taken when none is configured. */
  pageUrl(path: string, near: string): string;
  /** Puts the clock forward by seconds and tells the shop what became due. */
  advanceClock(seconds: number): Promise<void>;
}

/** The part of Stripe's REST API that subscriptions need, under `/v1`. */
export function createApi(parts: EmulatorParts, secretKey: string): Hono {
  const { ledger, webhooks, subscriptions } = parts;
  const { state } = ledger;
  const api = new Hono();

  api.use('/v1/*', requireSecretKey(secretKey), async (context, next) => {
    subscriptions.advance();
    await next();
    if (context.req.method !== 'GET') ledger.save();
    // Not awaited, as at Stripe: the caller may hold a lock that the handler of the event needs.
    void webhooks.flush();
  });
  api.use('/v1/*', honourIdempotencyKeys(ledger));

  api.post('/v1/customers', async (context) => {
    const fields = decodeForm(await context.req.text());
    const customer: Customer = {
      id: ledger.newId('cus'),
      object: 'customer',
      email: textOf(fields.email) ?? null,
      name: textOf(fields.name) ?? null,
      metadata: metadataOf(fields.metadata),
      created: ledger.now(),
      livemode: false,
    };
    state.customers[customer.id] = customer;
    return context.json(customer);
  });

  api.post('/v1/customers/:id', async (context) => {
    const customer = state.customers[context.req.param('id')];
    if (!customer) return missing('customer', context.req.param('id'));
    const fields = decodeForm(await context.req.text());
    customer.email = textOf(fields.email) ?? customer.email;
    customer.name = textOf(fields.name) ?? customer.name;
    Object.assign(customer.metadata, metadataOf(fields.metadata));
    return context.json(customer);
  });

  api.delete('/v1/customers/:id', (context) => {
    const id = context.req.param('id');
    if (!state.customers[id]) return missing('customer', id);
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id && !isOver(subscription)) subscriptions.cancelNow(subscription);
    for (const session of Object.values(state.checkouts))
      if (session.customer === id && session.status === 'open')
        Object.assign(session, { status: 'expired', url: null });
    delete state.customers[id];
    return context.json({ id, object: 'customer', deleted: true });
  });

  api.post('/v1/checkout/sessions', async (context) => {
    const fields = decodeForm(await context.req.text());
    const opened = openCheckout(ledger, fields, parts.pageUrl);
    return opened instanceof Response ? opened : context.json(opened);
  });

  api.post('/v1/checkout/sessions/:id/expire', (context) => {
    const session = state.checkouts[context.req.param('id')];
    if (!session) return missing('checkout.session', context.req.param('id'));
    if (!isOpen(ledger, session)) return refuse(400, 'Only open checkout sessions can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    webhooks.record('checkout.session.expired', session);
    return context.json(session);
  });

  api.post('/v1/billing_portal/sessions', async (context) => {
    const fields = decodeForm(await context.req.text());
    const customer = textOf(fields.customer) ?? '';
    const returnUrl = textOf(fields.return_url) ?? '';
    if (!state.customers[customer]) return missing('customer', customer, 'customer');
    if (!isWebAddress(returnUrl)) return refuse(400, 'Not a valid URL', { param: 'return_url' });
    state.shopOrigin = new URL(returnUrl).origin;
    const id = ledger.newId('bps');
    const portal: PortalSession = {
      id,
      object: 'billing_portal.session',
      customer,
      return_url: returnUrl,
      url: parts.pageUrl(`/portal/${id}`, returnUrl),
      created: ledger.now(),
      livemode: false,
    };
    state.portals[id] = portal;
    return context.json(portal);
  });

  addSubscriptions(api, parts);
  addReads(api, ledger);
  api.all('/v1/*', (context) =>
    refuse(404, `Unrecognized request URL (${context.req.method}: ${context.req.path})`),
  );
  return api;
}

function addReads(api: Hono, { state, prices, products }: Ledger): void {
  const kinds = {
    customers: () => state.customers,
    'checkout/sessions': () => state.checkouts,
    subscriptions: () => state.subscriptions,
    invoices: () => state.invoices,
    events: () => state.events,
    prices: () => Object.fromEntries(prices),
    products: () => Object.fromEntries(products),
  };
  for (const [path, records] of Object.entries(kinds)) {
    api.get(`/v1/${path}`, (context) => answerList(context, `/v1/${path}`, Object.values(records())));
    api.get(`/v1/${path}/:id`, (context) => {
      const id = context.req.param('id');
      const record = records()[id];
      return record ? context.json(record) : missing(path.replace(/s$/, ''), id);
    });
  }
}
