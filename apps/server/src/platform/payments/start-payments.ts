import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { premiumPlan } from '@milestoon/domain';
import { createPaymentsEmulator } from '@milestoon/payments-emulator';
import type { Hono } from 'hono';
import type { Payments } from './payments.ts';
import { connectStripe } from './stripe-payments.ts';

export interface PaymentsSettings {
  /** Unset: the embedded emulator. */
  stripe: { secretKey: string; webhookSecret: string; priceId: string } | undefined;
  /** The emulator keeps its books in a file here. */
  dataDirectory: string;
  /** Where this server takes payment events; asked for when the first one is sent. */
  webhookUrl: () => string;
}

export interface RunningPayments {
  payments: Payments;
  /** Hosted pages to mount on the main server, when the provider's pages are ours. */
  hostedPages: { path: string; app: Hono } | null;
  /** Call once the server listens: sends the events it missed while it was down. */
  deliverMissedEvents(): Promise<void>;
  stop(): Promise<void>;
}

const pagesPath = '/payments-emulator';

/**
 * Connects to Stripe when a key is configured, else starts the emulator: its pages belong below the main server's
 * address, so that a browser reaches them wherever it reaches the app; its API listens on the loopback interface,
 * behind a key that only this process knows.
 */
export async function startPayments(settings: PaymentsSettings): Promise<RunningPayments> {
  if (settings.stripe) {
    const { secretKey, webhookSecret, priceId } = settings.stripe;
    return {
      payments: connectStripe({ secretKey, webhookSecret, priceIds: { [premiumPlan.priceId]: priceId } }),
      hostedPages: null,
      deliverMissedEvents: async () => {},
      stop: async () => {},
    };
  }
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const emulator = createPaymentsEmulator({
    publicUrl: pagesPath,
    webhookUrl: settings.webhookUrl,
    webhookSecret,
    secretKey,
    prices: [emulatedPrice],
    control: true,
    persist: path.join(settings.dataDirectory, 'payments-emulator.json'),
  });
  const { server, port } = await listenOnLoopback(emulator.api);
  return {
    payments: connectStripe({ secretKey, webhookSecret, priceIds: {}, server: { host: '127.0.0.1', port } }),
    hostedPages: { path: pagesPath, app: emulator.pages },
    deliverMissedEvents: () => emulator.deliverWebhooks(),
    async stop() {
      await emulator.close();
      await closeServer(server);
    },
  };
}

const emulatedPrice = {
  id: premiumPlan.priceId,
  product: premiumPlan.productId,
  name: premiumPlan.name,
  description: premiumPlan.description,
  amount: premiumPlan.amount,
  currency: premiumPlan.currency,
  interval: premiumPlan.interval,
};

function listenOnLoopback(app: Hono): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) =>
      resolve({ server, port }),
    );
    server.once('error', reject);
  });
}

/** The SDK keeps its connections open; waiting for it to let go would hold up the shutdown. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
