import { type Plan, premiumPlan } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { AppError, notFound } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { type CheckoutRequest, isNoFaultOfTheBuyer } from '../../platform/payments/index.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { ownChildName, rememberCheckoutFailure } from './billing.repo.ts';
import { customerOf, inPaymentTurn } from './customer.service.ts';
import { type AskingPage, ownAddress } from './return-address.ts';
import { isOwing, refuseDoublePayment } from './double-payment.ts';
import { refreshPerson } from './refresh.service.ts';

export interface CheckoutInput {
  price_id: string;
  success_url: string;
  cancel_url: string;
  metadata?: { child_id: string; child_name: string; api_key?: string | undefined } | undefined;
}

const plans: readonly Plan[] = [premiumPlan];

/** Where a checkout is asked for, and in which language. */
type AskingReader = AskingPage & { texts: Texts };

/** Opens a payment page for the plan, or for one more child when `metadata` names it. */
export async function openCheckout(
  deps: BillingDeps,
  actor: SessionActor,
  input: CheckoutInput,
  page: AskingReader,
): Promise<{ url: string }> {
  const plan = plans.find((candidate) => candidate.priceId === input.price_id);
  if (!plan) throw new AppError('INVALID_INPUT', { userMessage: (texts) => texts.checkout.invalidProduct });
  const successUrl = returnAddress(page, input.success_url, 'success_url');
  const cancelUrl = returnAddress(page, input.cancel_url, 'cancel_url');
  const childId = await checkedChild(deps, actor, input.metadata);
  try {
    // Two at once would each leave a page that can be paid.
    const url = await inPaymentTurn(deps, actor.id, () =>
      paymentPage(deps, actor, { plan, successUrl, cancelUrl, childId }, page.texts),
    );
    return { url };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    deps.log.error({ err: cause, user: actor.id }, 'checkout failed');
    // The parent goes on without paying, and the avatars are drawn all the same: unless a parent could do this at will.
    if (childId && isNoFaultOfTheBuyer(cause)) await rememberCheckoutFailure(deps.database, childId);
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.checkout.failed, cause });
  }
}

/**
 * Nothing is paid twice: what runs already is refused, what could not be charged is put right instead of bought
 * anew, and a page opened earlier for the same thing is closed.
 */
async function paymentPage(
  deps: BillingDeps,
  actor: SessionActor,
  wanted: Omit<CheckoutRequest, 'customerId' | 'note'>,
  { checkout: words }: Texts,
): Promise<string> {
  // It may have been deleted while this waited for its turn.
  const childName = wanted.childId && (await ownChildName(deps.database, actor, wanted.childId));
  if (wanted.childId && childName === null) throw notFound();
  const customerId = await customerOf(deps, actor);
  // What is known here may be old, and the event of a payment late: the provider knows.
  await refreshPerson(deps, actor, customerId);
  await refuseDoublePayment(deps, actor, wanted.childId);
  if (await isOwing(deps, actor, wanted.childId))
    return deps.payments.openPortal(customerId, wanted.cancelUrl);
  await deps.payments.closeCheckouts(customerId, wanted.childId);
  const note = childName ? words.forChild(childName) : words.forAccount;
  return deps.payments.openCheckout({ ...wanted, customerId, note });
}

/** Opens the page to cancel and resume on. */
export async function openPortal(
  deps: BillingDeps,
  actor: SessionActor,
  returnUrl: string,
  page: AskingPage,
): Promise<{ url: string }> {
  const checked = returnAddress(page, returnUrl, 'return_url');
  try {
    const customerId = await inPaymentTurn(deps, actor.id, () => customerOf(deps, actor));
    return { url: await deps.payments.openPortal(customerId, checked) };
  } catch (cause) {
    deps.log.error({ err: cause, user: actor.id }, 'billing portal failed');
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.checkout.unexpected, cause });
  }
}

function returnAddress(page: AskingPage, given: string, field: string): string {
  const address = ownAddress(given, page);
  if (!address)
    throw new AppError('INVALID_INPUT', { userMessage: (texts) => texts.checkout.failed, data: { field } });
  return address;
}

async function checkedChild(
  { database, ports }: BillingDeps,
  actor: SessionActor,
  metadata: CheckoutInput['metadata'],
): Promise<string | null> {
  if (!metadata) return null;
  if (!isId(metadata.child_id)) throw notFound();
  if ((await ownChildName(database, actor, metadata.child_id)) === null) throw notFound();
  if (metadata.api_key && !(await ports.ownsApiKey(actor, metadata.api_key))) throw notFound();
  return metadata.child_id;
}
