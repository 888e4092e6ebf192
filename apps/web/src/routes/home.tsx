import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { ChildrenOverview } from '../features/children/children-overview.tsx';
import { Page, PageHead } from '../ui/page.tsx';

export function Component() {
  const session = useSession();
  const { subscription } = useSubscription();
  return (
    <Page>
      <PageHead title="Welcome back" tab="Home">
        <p>What happened since last time?</p>
      </PageHead>
      <ChildrenOverview
        subscriptions={subscription.count}
        superAdmin={session.status === 'signed-in' && session.role === 'super_admin'}
      />
    </Page>
  );
}
