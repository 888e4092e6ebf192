import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { premiumPlan, type Role } from '@milestoon/domain';
import { newUser, type TestDatabase, testDatabase, testDatabaseAt } from '@milestoon/database/testing';
import { createPaymentsEmulator } from '@milestoon/payments-emulator';
import { en } from '@milestoon/domain/texts/en';
import { createRouterClient } from '@orpc/server';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { readConfig } from '../../platform/config/config.ts';
import { startSweeps } from '../../platform/feature.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import type { RequestContext } from '../../platform/http/procedures.ts';
import { silentLog } from '../../platform/log/log.ts';
import { connectStripe } from '../../platform/payments/index.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { createBilling } from './index.ts';

const webhookSecret = 'whsec_test';
const secretKey = 'sk_test_key';
const shopOrigin = 'http://localhost:3000';

/** A server that listens on a port of its own and can be shut and opened again on it. */
async function listen(
  app: { fetch: (request: Request) => Response | Promise<Response> },
  port = 0,
): Promise<{ port: number; close(): Promise<void> }> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

/** Billing on a database of its own, against the emulator over HTTP with the real SDK. */
export async function startBilling() {
  const folder = mkdtempSync(join(tmpdir(), 'milestoon-billing-'));
  const database = await testDatabase();
  const lost = { webhooks: false };
  const started: string[] = [];
  const told: (Parameters<BillingDeps['ports']['notify']>[2] & { userId: string })[] = [];
  const received: { payload: string; signature: string }[] = [];

  const shop: HttpApp = new Hono();
  const shopServer = await listen(shop);
  const emulatorOptions = {
    publicUrl: '/payments-emulator',
    webhookUrl: `http://127.0.0.1:${shopServer.port}/webhooks/stripe`,
    webhookSecret,
    secretKey,
    prices: [{ ...premiumPlan, id: premiumPlan.priceId, product: premiumPlan.productId }],
    persist: join(folder, 'emulator.json'),
    retryDelays: [],
  };
  let emulator = createPaymentsEmulator(emulatorOptions);
  const control: { answerInstead: (() => Response) | undefined } = { answerInstead: undefined };
  const provider = (): Hono =>
    new Hono().use('/v1/*', async (_, next) => control.answerInstead?.() ?? next()).route('/', emulator.api);
  const serveEmulator = (port?: number) =>
    listen(provider().route('/payments-emulator', emulator.pages), port);
  let emulatorServer = await serveEmulator();
  const server = { host: '127.0.0.1', port: emulatorServer.port };

  const deps: BillingDeps = {
    config: readConfig({ PUBLIC_URL: shopOrigin }),
    log: silentLog(),
    database,
    now: () => new Date(),
    payments: connectStripe({ secretKey, webhookSecret, priceIds: {}, server, maxNetworkRetries: 0 }),
    ports: {
      ownsApiKey: async (actor, apiKey) => apiKey === `key-of-${actor.id}`,
      typedAddress: (stored) => stored,
      startAvatars: async (childId) => started.push(childId) > 0,
      notify: async (_, userId, announcement) => void told.push({ ...announcement, userId }),
    },
  };
  const billing = createBilling(deps);
  shop.use(async (context, next) => {
    if (lost.webhooks) return context.text('down', 503);
    const signature = context.req.header('stripe-signature') ?? '';
    received.push({ payload: await context.req.raw.clone().text(), signature });
    return next();
  });
  for (const mount of billing.mounts) mount(shop);

  const others: TestDatabase[] = [];
  const callsOf = (routes: typeof billing.routes.billing, actor: SessionActor | null, headers = {}) => {
    // The routes take what they work with from `createBilling`; of the context they read this.
    const ownOrigins: readonly string[] = ['http://localhost:3000'];
    const context = { actor, headers: new Headers(headers), ownOrigins, texts: en };
    return createRouterClient(routes, { context: context as RequestContext });
  };

  const stop = async (): Promise<void> => {
    await emulator.close();
    await emulatorServer.close();
  };
  return {
    database,
    billing,
    /** Does once, to the end, what is done now and then. */
    sweep: () => startSweeps(billing.sweeps, deps.log)(),
    /** While set, the provider answers every call with this. */
    set answerInstead(answer: (() => Response) | undefined) {
      control.answerInstead = answer;
    },
    /** Children whose avatars were asked for, in order. */
    started,
    /** What parents were told, in order. */
    told,
    /** Webhook requests that reached the shop. */
    received,
    /** While set, webhooks do not reach the shop. */
    lost,
    shopOrigin,
    /** The provider as it sees itself. */
    provider: new Stripe(secretKey, { ...server, protocol: 'http', maxNetworkRetries: 0, telemetry: false }),
    deliverWebhooks: () => emulator.deliverWebhooks(),
    advanceClock: (days: number) => emulator.advanceClock(days * 86_400),
    stopProvider: stop,
    async restartProvider() {
      await stop();
      emulator = createPaymentsEmulator(emulatorOptions);
      emulatorServer = await serveEmulator(server.port);
    },
    async newActor(role: Role = 'user'): Promise<SessionActor> {
      const user = await newUser(database);
      return { id: user.id, email: user.email, createdAt: user.created_at, role };
    },
    /** The calls as `actor` makes them. */
    as: (actor: SessionActor | null, headers: Record<string, string> = {}) =>
      callsOf(billing.routes.billing, actor, headers),
    /** The calls of another server on the same database and provider. */
    async elsewhereAs(actor: SessionActor) {
      const other = await testDatabaseAt(database.ownerUrl);
      others.push(other);
      return callsOf(createBilling({ ...deps, database: other }).routes.billing, actor);
    },
    /** Everything the provider knew is gone, as after a change of the provider. */
    async replaceProvider() {
      await stop();
      rmSync(emulatorOptions.persist);
      emulator = createPaymentsEmulator(emulatorOptions);
      emulatorServer = await serveEmulator(server.port);
    },
    /** Presses a button of a hosted page, as a browser would. */
    async press(url: string, button: string, form: Record<string, string> = {}): Promise<string | null> {
      const page = new URL(url);
      const target = `http://127.0.0.1:${server.port}${page.pathname}/${button}`;
      const answer = await fetch(target, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(form),
      });
      return answer.headers.get('location');
    },
    sendWebhook: (payload: string, signature: string): Promise<Response> =>
      fetch(emulatorOptions.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      }),
    sign: (payload: string, timestamp = Math.floor(Date.now() / 1000)): string =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }),
    async close() {
      await stop();
      await shopServer.close();
      for (const other of others) await other.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A checkout as the plan page asks for it. */
export const planCheckout = {
  price_id: premiumPlan.priceId,
  mode: 'subscription' as const,
  success_url: '/auth/success',
  cancel_url: '/auth/subscription',
};

/** A checkout as child setup asks for it. */
export const childCheckout = (child: { id: string; name: string }, apiKey?: string) => ({
  ...planCheckout,
  success_url: `/auth/avatar-selection?childId=${child.id}`,
  cancel_url: '/auth/child-setup',
  metadata: { child_id: child.id, child_name: child.name, ...(apiKey && { api_key: apiKey }) },
});
