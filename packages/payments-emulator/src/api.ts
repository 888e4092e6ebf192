import { Hono } from 'hono';
import { missing, refuse } from './api-errors.ts';
import { honourIdempotencyKeys, requireSecretKey } from './api-guard.ts';
import { expire, isOpen, isWebAddress, noteShop, openCheckout } from './checkout-sessions.ts';
import { decodeForm, metadataOf, textOf } from './form-encoding.ts';
import type { Ledger } from './ledger.ts';
import { fullness, hasRoomForCustomer, largestRequest, refuseLongTexts } from './limits.ts';
import { answerList, type Listed } from './listing.ts';
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
  /** While `on`, the API answers nothing but faults of its own. It ends with the process. */
  outage: { on: boolean };
}

/** The part of Stripe's REST API that subscriptions need, under `/v1`. */
export function createApi(parts: EmulatorParts, secretKey: string): Hono {
  const { ledger, webhooks, subscriptions, outage } = parts;
  const { books } = ledger;
  const api = new Hono();

  api.use('/v1/*', requireSecretKey(secretKey), async (context, next) => {
    if (outage.on) return refuse(500, 'The payments emulator is down.', { type: 'api_error' });
    if (context.req.method === 'POST') {
      const body = await context.req.text();
      const refusal =
        body.length > largestRequest ? refuse(400, 'Too large') : refuseLongTexts(decodeForm(body));
      if (refusal) return refusal;
    }
    subscriptions.advance();
    await next();
    await ledger.save();
    // Not awaited, as at Stripe: the caller may hold a lock that the handler of the event needs.
    void webhooks.flush();
  });
  api.use('/v1/*', honourIdempotencyKeys(ledger));

  api.post('/v1/customers', async (context) => {
    if (!hasRoomForCustomer(books)) return refuse(429, 'The books of the payments emulator are full.');
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
    books.customers.enter(customer);
    return context.json(customer);
  });

  api.post('/v1/customers/:id', async (context) => {
    const customer = books.customers.get(context.req.param('id'));
    if (!customer) return missing('customer', context.req.param('id'));
    const fields = decodeForm(await context.req.text());
    customer.email = textOf(fields.email) ?? customer.email;
    customer.name = textOf(fields.name) ?? customer.name;
    customer.metadata = { ...customer.metadata, ...metadataOf(fields.metadata) };
    books.customers.enter(customer);
    return context.json(customer);
  });

  api.delete('/v1/customers/:id', (context) => {
    const id = context.req.param('id');
    if (!books.customers.get(id)) return missing('customer', id);
    for (const subscription of books.subscriptions.values())
      if (subscription.customer === id && !isOver(subscription)) subscriptions.cancelNow(subscription);
    for (const session of books.checkouts.values())
      if (session.customer === id && session.status === 'open') expire(ledger, session);
    books.customers.strike(id);
    return context.json({ id, object: 'customer', deleted: true });
  });

  api.post('/v1/checkout/sessions', async (context) => {
    const fields = decodeForm(await context.req.text());
    const opened = openCheckout(ledger, fields, parts.pageUrl);
    return opened instanceof Response ? opened : context.json(opened);
  });

  api.post('/v1/checkout/sessions/:id/expire', (context) => {
    const session = books.checkouts.get(context.req.param('id'));
    if (!session) return missing('checkout.session', context.req.param('id'));
    if (!isOpen(ledger, session)) return refuse(400, 'Only open checkout sessions can be expired.');
    expire(ledger, session);
    webhooks.record('checkout.session.expired', session);
    return context.json(session);
  });

  api.post('/v1/billing_portal/sessions', async (context) => {
    const fields = decodeForm(await context.req.text());
    const customer = textOf(fields.customer) ?? '';
    const returnUrl = textOf(fields.return_url) ?? '';
    if (!books.customers.get(customer)) return missing('customer', customer, 'customer');
    if (!isWebAddress(returnUrl)) return refuse(400, 'Not a valid URL', { param: 'return_url' });
    const full = fullness(books, customer);
    if (full) return refuse(429, full);
    noteShop(ledger, returnUrl);
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
    books.portals.enter(portal);
    return context.json(portal);
  });

  addSubscriptions(api, parts);
  addReads(api, ledger);
  api.all('/v1/*', (context) =>
    refuse(404, `Unrecognized request URL (${context.req.method}: ${context.req.path})`),
  );
  return api;
}

function addReads(api: Hono, { books, prices, products }: Ledger): void {
  const kinds: Record<string, { get(id: string): object | undefined; values(): Iterable<Listed> }> = {
    customers: books.customers,
    'checkout/sessions': books.checkouts,
    subscriptions: books.subscriptions,
    invoices: books.invoices,
    events: books.events,
    prices,
    products,
  };
  for (const [path, records] of Object.entries(kinds)) {
    api.get(`/v1/${path}`, (context) => answerList(context, `/v1/${path}`, [...records.values()]));
    api.get(`/v1/${path}/:id`, (context) => {
      const id = context.req.param('id');
      const record = records.get(id);
      return record ? context.json(record) : missing(path.replace(/s$/, ''), id);
    });
  }
}
