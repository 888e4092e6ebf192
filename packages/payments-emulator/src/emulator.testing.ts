import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { createPaymentsEmulator, type PaymentsEmulatorOptions } from './index.ts';

const closers: (() => Promise<void> | void)[] = [];
/** Call after the tests of a file. */
export async function closeAll(): Promise<void> {
  for (const close of closers) await close();
}

/** Resolves to a port of its own. */
export const listen = (app: Hono): Promise<number> =>
  new Promise((resolve) => {
    const server: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(port),
    );
    closers.push(() => new Promise((done) => server.close(() => done())));
  });

export const webhookSecret = 'whsec_test';
export const prices = [
  {
    id: 'price_a',
    product: 'prod_a',
    name: 'A & <B>',
    amount: 1295,
    currency: 'eur',
    interval: 'month' as const,
  },
];

/** A shop that notes what it is told, and refuses while `shop.down`. */
export async function newShop() {
  const shop = { down: false, events: [] as Stripe.Event[], url: '' };
  const app = new Hono();
  app.post('/webhooks', async (context) => {
    if (shop.down) return context.text('down', 503);
    const signature = context.req.header('stripe-signature') ?? '';
    const raw = await context.req.text();
    shop.events.push(Stripe.webhooks.constructEvent(raw, signature, webhookSecret));
    return context.text('ok');
  });
  shop.url = `http://127.0.0.1:${await listen(app)}`;
  return shop;
}

export async function newEmulator(shop: { url: string }, options: Partial<PaymentsEmulatorOptions> = {}) {
  const emulator = createPaymentsEmulator({
    publicUrl: '/payments-emulator',
    webhookUrl: `${shop.url}/webhooks`,
    webhookSecret,
    secretKey: 'sk_test_right',
    prices,
    retryDelays: [],
    ...options,
  });
  closers.push(() => emulator.close());
  const port = await listen(new Hono().route('/', emulator.api).route('/payments-emulator', emulator.pages));
  const client = (key: string): Stripe =>
    new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  return { emulator, stripe: client('sk_test_right'), client, origin: `http://127.0.0.1:${port}` };
}

/** What a checkout is opened with. */
export const checkoutFor = (origin: string, extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) => ({
  mode: 'subscription' as const,
  line_items: [{ price: 'price_a', quantity: 1 }],
  success_url: `${origin}/done?session={CHECKOUT_SESSION_ID}`,
  cancel_url: `${origin}/back`,
  ...extra,
});

/** Sends a form of a page as that page would. */
export const post = (
  url: string | null,
  path: string,
  headers: Record<string, string> = {},
  form?: Record<string, string>,
): Promise<Response> => {
  const target = `${url}/${path}`;
  return fetch(target, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(target).origin, ...headers },
    ...(form && { body: new URLSearchParams(form) }),
  });
};

/** A customer who paid with a card. */
export async function subscribed(options: Partial<PaymentsEmulatorOptions> = {}, card = '4242424242424242') {
  const shop = await newShop();
  const opened = await newEmulator(shop, options);
  const customer = await opened.stripe.customers.create({ email: 'parent@example.com' });
  const session = await opened.stripe.checkout.sessions.create(
    checkoutFor(opened.origin, { customer: customer.id }),
  );
  await post(session.url, 'confirm', {}, { card });
  const { subscription } = await opened.stripe.checkout.sessions.retrieve(session.id);
  return { ...opened, shop, customer, subscription: String(subscription) };
}
