import type { Payments } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';

/** What billing works with. */
export interface BillingDeps extends Pick<Services, 'config' | 'log' | 'database' | 'now'> {
  payments: Payments;
  ports: Pick<Services['ports'], 'startAvatars' | 'notify' | 'typedAddress' | 'ownsApiKey'>;
}
