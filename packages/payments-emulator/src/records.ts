/**
 * The objects the emulator keeps, in the shape and with the field names Stripe's API returns them.
 * Times are seconds since 1970, amounts the currency's smallest unit. Only fields the official SDK's callers
 * commonly read are present.
 */
export type Metadata = Record<string, string>;
export type Interval = 'day' | 'week' | 'month' | 'year';

interface Base {
  id: string;
  created: number;
  livemode: false;
}

export interface Customer extends Base {
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
}

export interface Product extends Base {
  object: 'product';
  active: true;
  name: string;
  description: string | null;
  metadata: Metadata;
}

export interface Price extends Base {
  object: 'price';
  active: true;
  product: string;
  unit_amount: number;
  currency: string;
  type: 'recurring';
  recurring: { interval: Interval; interval_count: 1 };
  metadata: Metadata;
}

export interface CheckoutSession extends Base {
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  success_url: string;
  cancel_url: string | null;
  /** What stands beside the button that pays. */
  custom_text: { submit: { message: string } | null };
  url: string | null;
  metadata: Metadata;
  subscription: string | null;
  amount_total: number;
  currency: string;
  expires_at: number;
}

/** What a session will buy. Stripe keeps this apart from the session object too. */
export interface CheckoutOrder {
  /** The session's. */
  id: string;
  price: string;
  subscriptionMetadata: Metadata;
  subscriptionDescription: string | null;
  trialDays: number;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  subscription: string;
  price: Price;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
}

export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired';

export interface Subscription extends Base {
  object: 'subscription';
  customer: string;
  /** What it is for, as its buyer should read it. */
  description: string | null;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  trial_end: number | null;
  currency: string;
  metadata: Metadata;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  /** The name of a test card. */
  default_payment_method: string | null;
  collection_method: 'charge_automatically';
}

export interface Invoice extends Base {
  object: 'invoice';
  customer: string;
  number: string;
  status: 'paid' | 'open' | 'void';
  amount_due: number;
  amount_paid: number;
  currency: string;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  attempt_count: number;
  /** Null when nobody will charge it by itself. */
  next_payment_attempt: number | null;
  status_transitions: { paid_at: number | null };
  hosted_invoice_url: string | null;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
}

export interface PortalSession extends Base {
  object: 'billing_portal.session';
  customer: string;
  return_url: string;
  url: string;
}

/** A notification: `data.object` is a copy of the object as it was when the event happened. */
export interface PaymentEvent extends Base {
  object: 'event';
  api_version: string;
  type: string;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
}

/** An answer kept under its idempotency key, with a fingerprint of the request that earned it. */
export interface KeptReply {
  id: string;
  fingerprint: string;
  status: number;
  body: unknown;
  created: number;
}

export interface List<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

/** Wraps records the way every list of the API is wrapped. */
export const listOf = <Item>(url: string, data: Item[], hasMore = false): List<Item> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});
