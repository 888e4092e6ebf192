import type { BillingDeps } from './billing.deps.ts';
import { changedAddresses, customerWithAddress, noteToldAddress } from './billing.repo.ts';
import { inPaymentTurn } from './customer.service.ts';

const atOnce = 100;

/**
 * Tells the provider the addresses that changed, so that its receipts and pages have the present one. Which ones it
 * knows is remembered: what it could not be told is told the next time.
 */
export async function tellAddresses(deps: BillingDeps): Promise<void> {
  for (const userId of await changedAddresses(deps.database, atOnce))
    try {
      await inPaymentTurn(deps, userId, () => tellAddress(deps, userId));
    } catch (error) {
      deps.log.error({ err: error, user: userId }, 'the payment provider does not know a new address yet');
    }
}

/** Read anew in the person's turn: another process may have told it, or the account is gone. */
async function tellAddress({ database, payments, ports }: BillingDeps, userId: string): Promise<void> {
  const found = await customerWithAddress(database, userId);
  if (!found) return;
  await payments.changeAddress(found.customerId, ports.typedAddress(found.email));
  await noteToldAddress(database, found.customerId, found.email);
}
