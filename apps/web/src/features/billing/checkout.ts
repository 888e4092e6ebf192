import { type Plan, premiumPlan } from '@milestoon/domain';
import { ORPCError } from '@orpc/client';
import { answerOf, client } from '../../lib/api.ts';
import { ToldError } from '../../lib/told-error.ts';
import { absolute, avatarSelectionPath, paths } from '../../lib/paths.ts';

interface Checkout {
  plan: Plan;
  success: string;
  cancel: string;
  metadata?: { child_id: string; child_name: string };
}

/** The address of the hosted payment page. @throws ToldError */
async function openCheckout({ plan, success, cancel, metadata }: Checkout): Promise<string> {
  try {
    const { url } = await client.billing.checkout({
      price_id: plan.priceId,
      mode: plan.mode,
      success_url: absolute(success),
      cancel_url: absolute(cancel),
      metadata,
    });
    if (!url) throw new ToldError((texts) => texts.checkout.failed);
    return url;
  } catch (error) {
    if (error instanceof ToldError) throw error;
    throw new ToldError((texts) =>
      error instanceof ORPCError ? (answerOf(error) ?? texts.checkout.failed) : texts.checkout.unexpected,
    );
  }
}

export const planCheckout = (plan: Plan): Promise<string> =>
  openCheckout({ plan, success: paths.paymentSuccess, cancel: paths.subscription });

/**
 * Every child has a subscription of its own. `cancel` is where a payment that was called off leads, `success` where one
 * that was made does.
 */
export const childCheckout = (
  child: { id: string; name: string },
  cancel: string = paths.childSetup,
  success: string = avatarSelectionPath(child.id),
): Promise<string> =>
  openCheckout({
    plan: premiumPlan,
    success,
    cancel,
    metadata: { child_id: child.id, child_name: child.name },
  });
