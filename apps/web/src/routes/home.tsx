import type { ChildSummary } from '@milestoon/contract';
import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { ChildrenOverview } from '../features/children/children-overview.tsx';
import { LatestFilms } from '../features/episodes/latest-films.tsx';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/page.tsx';

/** Called off there, a payment leads back home. What it takes is fetched where one pays. */
const openPayment = async (child: ChildSummary): Promise<void> => {
  const { childCheckout } = await import('../features/billing/checkout.ts');
  window.location.assign(await childCheckout(child, paths.home));
};

export function Component() {
  const session = useSession();
  const { loading, subscription } = useSubscription();
  return (
    <Page>
      <ChildrenOverview
        subscriptions={loading ? undefined : subscription.count}
        superAdmin={session.status === 'signed-in' && session.role === 'super_admin'}
        onPay={openPayment}
        films={<LatestFilms />}
      />
    </Page>
  );
}
