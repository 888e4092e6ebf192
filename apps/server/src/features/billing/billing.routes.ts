import { authed } from '../../platform/http/procedures.ts';
import type { BillingDeps } from './billing.deps.ts';
import { openCheckout, openPortal } from './checkout.service.ts';
import { syncSubscriptions } from './refresh.service.ts';
import { subscriptionState } from './subscription-state.ts';

/** The calls of the contract's `billing`. */
export const createBillingRoutes = (deps: BillingDeps) => ({
  subscription: authed.billing.subscription.handler(({ context }) => subscriptionState(deps, context.actor)),
  checkout: authed.billing.checkout.handler(({ context, input }) =>
    openCheckout(deps, context.actor, input, context),
  ),
  sync: authed.billing.sync.handler(async ({ context }) => {
    await syncSubscriptions(deps, context.actor);
    const { active: found } = await subscriptionState(deps, context.actor);
    return { ok: true as const, message: context.texts.sync.done, found };
  }),
  portal: authed.billing.portal.handler(({ context, input }) =>
    openPortal(deps, context.actor, input.return_url, context),
  ),
});
