import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ForgedEventError } from '../../platform/payments/payments.ts';
import type { BillingDeps } from './billing.deps.ts';
import type { EventJob } from './events.job.ts';

const largestEvent = 1_048_576;

/** `POST /webhooks/stripe`: the provider's word, taken only with its signature over the untouched body. */
export function createPaymentWebhook(deps: Pick<BillingDeps, 'payments' | 'log'>, job: EventJob): Hono {
  const app = new Hono();
  app.post('/webhooks/stripe', bodyLimit({ maxSize: largestEvent }), async (context) => {
    try {
      const signature = context.req.header('stripe-signature') ?? '';
      await job.take(deps.payments.readEvent(await context.req.text(), signature));
      return context.json({ received: true });
    } catch (error) {
      if (error instanceof ForgedEventError) return context.json({ error: 'Invalid signature' }, 400);
      deps.log.error({ err: error }, 'payment event failed');
      return context.json({ error: 'Please send this again' }, 500);
    }
  });
  return app;
}
