/** What a parent pays for inside the app. Prices are in the currency's smallest unit. */
export interface Plan {
  priceId: string;
  productId: string;
  name: string;
  description: string;
  amount: number;
  currency: 'eur';
  interval: 'month';
  mode: 'subscription';
}

/** The one plan there is. */
export const premiumPlan: Plan = {
  priceId: 'price_premium_monthly',
  productId: 'prod_premium',
  name: 'Premium',
  description: 'Unlimited animated stories of your child, with new magic every month',
  amount: 1295,
  currency: 'eur',
  interval: 'month',
  mode: 'subscription',
};

/** Null for a price that is not ours: an unknown plan. */
export const planName = (priceId: string | null, plans: readonly Plan[] = [premiumPlan]): string | null =>
  plans.find((plan) => plan.priceId === priceId)?.name ?? null;

/** The plans the landing page advertises. They differ from the in-app price by specification. */
export const landingPlans = [
  { name: 'Monthly Journey', price: '29.90', currency: 'USD', period: 'per month' },
  { name: 'Lifetime Keepsake', price: '399.90', currency: 'USD', period: 'one-time' },
] as const;

const entitling = new Set(['active', 'trialing']);

/** A parent is subscribed while any subscription is active or trialing. */
export const isEntitling = (status: string): boolean => entitling.has(status);

const unpaid = new Set(['past_due', 'unpaid']);

/** A renewal was not paid. A first payment that fails is told in the checkout. */
export const isUnpaid = (status: string): boolean => unpaid.has(status);
