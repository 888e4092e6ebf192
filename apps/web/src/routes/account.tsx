import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Clapperboard } from 'lucide-react';
import { FamilyWithoutPlan } from '../features/children/family-without-plan.tsx';
import { useSubscription } from '../features/billing/subscription.ts';
import { Bell } from '../features/notifications/bell.tsx';
import { useActingFor } from '../lib/acting-for.ts';
import { api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { AccountSections } from './profile.tsx';

/** An account as it stands without a subscription: everything that is the parent's own. */
export function Component() {
  const { accountPage: words, subscriptionCheck } = useTexts();
  const { loading, subscription } = useSubscription();
  const isOwn = useActingFor() === null;
  const family = useQuery(api.children.list.queryOptions());
  // What stands above the choices is known before they are shown, so that nothing moves under a finger. A family
  // that does not come at the first try keeps nobody from the account.
  if (loading || (family.isLoading && family.failureCount === 0)) {
    return (
      <Stage>
        <PageSpinner />
      </Stage>
    );
  }
  return (
    <Stage
      corner={
        subscription.active ? (
          <ButtonLink to={paths.home} variant="quiet" size="small">
            {subscriptionCheck.goOn} <ArrowRight aria-hidden="true" />
          </ButtonLink>
        ) : (
          // The app with its bell is closed, and there are things to hear: photos that will be deleted, a plan that ends.
          // On a desk it is as wide as what it stands in.
          <div>
            <Bell />
          </div>
        )
      }
    >
      <AccountSections title={words.title} address={paths.account}>
        <ButtonLink to={paths.films} wide>
          <Clapperboard aria-hidden="true" /> {words.films}
        </ButtonLink>
        {isOwn && !subscription.active && <FamilyWithoutPlan title={words.children} />}
      </AccountSections>
    </Stage>
  );
}
