import Stripe from 'stripe';
import { hashOf } from '../tokens.ts';
import {
  ForgedEventError,
  type Payments,
  type ProviderEvent,
  type ProviderSubscription,
} from './payments.ts';

export interface StripeConnection {
  secretKey: string;
  webhookSecret: string;
  /** Plan price id → price id at Stripe. A plan that is not listed has the same id there. */
  priceIds: Readonly<Record<string, string>>;
  /** Where the API is; unset: Stripe itself. */
  server?: { host: string; port: number };
  maxNetworkRetries?: number;
  /** Carries the requests; a test may answer them in its own process. */
  fetch?: typeof fetch;
}

const requestTimeout = 10_000;

/** The provider through the official SDK. Whether the other end is Stripe or the emulator makes no difference here. */
export function connectStripe(connection: StripeConnection): Payments {
  const stripe = new Stripe(connection.secretKey, {
    ...(connection.server && { ...connection.server, protocol: 'http' as const }),
    timeout: requestTimeout,
    maxNetworkRetries: connection.maxNetworkRetries ?? 2,
    telemetry: false,
    ...(connection.fetch && { httpClient: Stripe.createFetchHttpClient(connection.fetch) }),
  });
  const planPriceIds = new Map(
    Object.entries(connection.priceIds).map(([plan, stripeId]) => [stripeId, plan]),
  );

  function toSubscription(found: Stripe.Subscription): ProviderSubscription {
    const item = found.items.data[0];
    return {
      id: found.id,
      customerId: idOf(found.customer),
      status: found.status,
      priceId: item ? (planPriceIds.get(item.price.id) ?? item.price.id) : null,
      childId: found.metadata.child_id ?? null,
      currentPeriodEnd: item ? new Date(item.current_period_end * 1000) : null,
      // The portal notes the day instead of the wish, where billing is set to be flexible.
      cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
    };
  }

  return {
    async createCustomer(person, insteadOf) {
      // The provider forgets idempotency keys after a day; a customer made before a crash is found by its mark.
      for await (const customer of stripe.customers.list({ email: person.email, limit: 100 }))
        if (customer.metadata.user_id === person.id) return customer.id;
      const customer = await stripe.customers.create(
        { email: person.email, metadata: { user_id: person.id } },
        // By all that is asked for: within the day, the same key would be answered with the one that was deleted.
        { idempotencyKey: `customer-${hashOf(JSON.stringify([person.id, person.email, insteadOf]))}` },
      );
      return customer.id;
    },
    async hasCustomer(customerId) {
      const found = await unlessMissing(stripe.customers.retrieve(customerId));
      return found !== null && !found.deleted;
    },
    async changeAddress(customerId, email) {
      await unlessMissing(stripe.customers.update(customerId, { email }));
    },
    async openCheckout({ customerId, plan, successUrl, cancelUrl, childId, note }) {
      // The parent's key is nobody's business there.
      const metadata: Record<string, string> = childId ? { child_id: childId } : {};
      const session = await stripe.checkout.sessions.create({
        mode: plan.mode,
        customer: customerId,
        line_items: [{ price: connection.priceIds[plan.priceId] ?? plan.priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata,
        custom_text: { submit: { message: note } },
        subscription_data: { metadata, description: note },
      });
      if (!session.url) throw new Error('the payment provider opened a checkout without a page');
      return session.url;
    },
    async closeCheckouts(customerId, childId) {
      const pages = stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
      for (const session of (await unlessMissing(all(pages))) ?? [])
        if ((session.metadata?.child_id ?? null) === childId)
          await stripe.checkout.sessions.expire(session.id);
    },
    async openPortal(customerId, returnUrl) {
      const portal = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return portal.url;
    },
    async subscription(id) {
      const found = await unlessMissing(stripe.subscriptions.retrieve(id));
      return found && toSubscription(found);
    },
    async endSubscription(id) {
      // A child's name stands there; of what has ended nothing can be taken away any more.
      await unlessRefused(stripe.subscriptions.update(id, { description: '' }));
      await unlessMissing(stripe.subscriptions.cancel(id));
    },
    async deleteCustomer(customerId) {
      await unlessMissing(stripe.customers.del(customerId));
    },
    async subscriptionsOf(customerId) {
      const pages = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      return ((await unlessMissing(all(pages))) ?? []).map(toSubscription);
    },
    readEvent(rawBody, signature) {
      try {
        return toEvent(stripe.webhooks.constructEvent(rawBody, signature, connection.webhookSecret));
      } catch (cause) {
        throw new ForgedEventError('the signature of a payment event is not valid', { cause });
      }
    },
  };
}

/** Null for what the provider does not have, or no longer: 404 for an address, 400 for a field of a request. */
async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.statusCode === 404 || error.code === 'resource_missing') return null;
    throw error;
  }
}

/** Null for what the provider will not do, as with a subscription that has ended. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of pages) found.push(item);
  return found;
}

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

function toEvent(event: Stripe.Event): ProviderEvent {
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    subscriptionId: subscriptionOf(event),
  };
}

function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'checkout.session.completed':
      return event.data.object.subscription ? idOf(event.data.object.subscription) : null;
    case 'invoice.paid':
    case 'invoice.voided':
    case 'invoice.payment_failed': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return subscription ? idOf(subscription) : null;
    }
    default:
      return null;
  }
}
