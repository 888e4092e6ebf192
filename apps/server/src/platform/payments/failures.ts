import Stripe from 'stripe';

const { StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripeInvalidRequestError } =
  Stripe.errors;
const { StripePermissionError } = Stripe.errors;

/** The provider is down or cannot be reached, or does not take our key. */
const ofTheHouse = [StripeConnectionError, StripeAPIError, StripeAuthenticationError, StripePermissionError];

/**
 * Whether a call to the provider failed in a way that nobody can bring about by what they ask for. Everything else
 * may be meant: an address or a text that the provider refuses, too many requests, a database that is kept busy.
 */
export const isNoFaultOfTheBuyer = (error: unknown): boolean =>
  ofTheHouse.some((kind) => error instanceof kind) ||
  // The price is ours: a setting that the provider does not know.
  (error instanceof StripeInvalidRequestError && (error.param ?? '').startsWith('line_items'));
