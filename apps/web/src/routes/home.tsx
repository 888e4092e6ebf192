import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { ChildrenOverview } from '../features/children/children-overview.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Page, PageHead } from '../ui/page.tsx';

export function Component() {
  const text = useTexts().children.home;
  const session = useSession();
  const { subscription } = useSubscription();
  return (
    <Page>
      <PageHead title={text.title} tab={text.tab}>
        <p>{text.lead}</p>
      </PageHead>
      <ChildrenOverview
        subscriptions={subscription.count}
        superAdmin={session.status === 'signed-in' && session.role === 'super_admin'}
      />
    </Page>
  );
}
