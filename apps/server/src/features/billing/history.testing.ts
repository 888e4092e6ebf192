import type { TestDatabase } from '@milestoon/database/testing';
import { premiumPlan } from '@milestoon/domain';
import { createPaymentsEmulator } from '@milestoon/payments-emulator';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { readConfig } from '../../platform/config/config.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { silentLog } from '../../platform/log/log.ts';
import { connectStripe } from '../../platform/payments/index.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { createBilling } from './index.ts';

const secretKey = 'sk_test_key';
const webhookSecret = 'whsec_test';
const start = Date.parse('2026-01-31T10:00:00Z');
const hour = 3600;

const config = readConfig({});

const cards = {
  good: 'pm_card_visa',
  failsLater: 'pm_card_chargeCustomerFail',
  bad: 'pm_card_visa_chargeDeclined',
};

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Parent {
  actor: SessionActor;
  children: readonly string[];
}

interface Request {
  payload: string;
  signature: string;
}

/**
 * One parent's time with a provider of their own, in this process: the real emulator, the real SDK, the real
 * webhook and the real database; only sockets are left out. What the provider sends is delivered by `deliver`.
 */
export async function newHistory(database: TestDatabase, { actor, children }: Parent, seed: number) {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const sent: Request[] = [];
  const started = new Set<string>();
  let clock = start;
  const emulator = createPaymentsEmulator({
    publicUrl: '/payments-emulator',
    webhookUrl: 'http://shop/webhooks/stripe',
    webhookSecret,
    secretKey,
    prices: [{ ...premiumPlan, id: premiumPlan.priceId, product: premiumPlan.productId }],
    clock: () => clock,
    fetch: async (_url, { body, headers }) => {
      sent.push({ payload: String(body), signature: new Headers(headers).get('stripe-signature') ?? '' });
      return new Response('ok');
    },
  });
  const inProcess: typeof fetch = async (url, request) => emulator.api.fetch(new Request(url, request));
  const payments = connectStripe({ secretKey, webhookSecret, priceIds: {}, fetch: inProcess });
  const provider = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(inProcess),
    telemetry: false,
  });
  const deps: BillingDeps = {
    config,
    log: silentLog(),
    database,
    now: () => new Date(clock),
    payments,
    ports: {
      ownsApiKey: async () => false,
      typedAddress: (stored: string) => stored,
      startAvatars: async (childId) => started.add(childId).has(childId),
      notify: async () => {},
    },
  };
  const webhook: HttpApp = new Hono();
  for (const mount of createBilling(deps).mounts) mount(webhook);
  const customer = await payments.createCustomer({ id: actor.id, email: actor.email }, null);

  const held = async (): Promise<Stripe.Subscription[]> =>
    (await provider.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  const running = async (): Promise<Stripe.Subscription | undefined> => {
    const living = (await held()).filter(
      ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
    );
    return living.length > 0 ? pick(living) : undefined;
  };
  const begin = (more: Partial<Stripe.SubscriptionCreateParams>) =>
    provider.subscriptions.create({ customer, items: [{ price: premiumPlan.priceId }], ...more });
  const change = async (values: Stripe.SubscriptionUpdateParams): Promise<unknown> => {
    const subscription = await running();
    return subscription && provider.subscriptions.update(subscription.id, values);
  };
  const pass = (seconds: number) => async (): Promise<void> => {
    clock += seconds * 1000;
  };

  async function buy(childId: string | null): Promise<void> {
    const address = 'http://localhost:3000/auth/success';
    const request = {
      customerId: customer,
      plan: premiumPlan,
      successUrl: address,
      cancelUrl: address,
      childId,
      note: 'This plan is for somebody.',
    };
    const url = new URL(await payments.openCheckout(request));
    const paid = await emulator.pages.request(`${url.pathname.replace('/payments-emulator', '')}/confirm`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
  }

  const steps: Record<string, () => Promise<unknown>> = {
    subscribe: () => buy(null),
    'subscribe for a child': () => buy(pick(children)),
    'begin a trial': () => begin({ trial_period_days: 7, metadata: { child_id: pick(children) } }),
    'begin with a card that fails later': () => begin({ default_payment_method: cards.failsLater }),
    'leave the first payment open': () => begin({ default_payment_method: cards.bad }),
    'pay what is open': async () => {
      const open = (await provider.invoices.list({ customer, status: 'open' })).data[0];
      if (open?.id) await provider.invoices.pay(open.id, { payment_method: cards.good });
    },
    'cancel at the end of the period': () => change({ cancel_at_period_end: true }),
    resume: () => change({ cancel_at_period_end: false }),
    'change to a card that fails later': () => change({ default_payment_method: cards.failsLater }),
    'change to a good card': () => change({ default_payment_method: cards.good }),
    'cancel at once': async () => {
      const subscription = await running();
      if (subscription) await provider.subscriptions.cancel(subscription.id);
    },
    'an hour passes': pass(hour),
    'a day passes': pass(24 * hour),
    'four days pass': pass(96 * hour),
    'a month passes': pass(31 * 24 * hour),
  };

  const post = async ({ payload, signature }: Request): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await webhook.request('/webhooks/stripe', { method: 'POST', headers, body: payload });
    if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
  };

  /** A random part of what was sent, in random order, some of it twice, all at once. What is left waits. */
  async function deliver(part: number, lose = 0): Promise<void> {
    await emulator.deliverWebhooks();
    const batch: Request[] = [];
    for (let at = sent.length - 1; at >= 0; at--) {
      if (random() > part) continue;
      const [request] = sent.splice(at, 1);
      if (!request || random() < lose) continue;
      batch.splice(Math.floor(random() * (batch.length + 1)), 0, request);
      if (random() < 0.2) batch.splice(Math.floor(random() * (batch.length + 1)), 0, request);
    }
    await Promise.all(batch.map(post));
  }

  return { seed, actor, customer, deps, random, pick, steps, deliver, held, started };
}
