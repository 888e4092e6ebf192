import { messages, type Plan, premiumPlan } from '@milestoon/domain';
import { ORPCError } from '@orpc/client';
import { client } from '../../lib/api.ts';
import { absolute, avatarSelectionPath, paths } from '../../lib/paths.ts';

/** Why the payment page could not be opened; `message` is shown as it is. */
export class CheckoutError extends Error {
  override name = 'CheckoutError';
}

interface Checkout {
  plan: Plan;
  success: string;
  cancel: string;
  metadata?: { child_id: string; child_name: string };
}

/** The address of the hosted payment page. Throws CheckoutError. */
async function openCheckout({ plan, success, cancel, metadata }: Checkout): Promise<string> {
  try {
    const { url } = await client.billing.checkout({
      price_id: plan.priceId,
      mode: plan.mode,
      success_url: absolute(success),
      cancel_url: absolute(cancel),
      metadata,
    });
    if (!url) throw new CheckoutError(messages.checkout.failed);
    return url;
  } catch (error) {
    if (error instanceof CheckoutError) throw error;
    if (error instanceof ORPCError) throw new CheckoutError(error.message || messages.checkout.failed);
    throw new CheckoutError(messages.checkout.unexpected);
  }
}

export const planCheckout = (plan: Plan): Promise<string> =>
  openCheckout({ plan, success: paths.paymentSuccess, cancel: paths.subscription });

/** Every child has a subscription of its own. */
export const childCheckout = (child: { id: string; name: string }): Promise<string> =>
  openCheckout({
    plan: premiumPlan,
    success: avatarSelectionPath(child.id),
    cancel: paths.childSetup,
    metadata: { child_id: child.id, child_name: child.name },
  });
