import { Clapperboard, UserRound } from 'lucide-react';
import { SignOut } from '../features/account/sign-out.tsx';
import { BillingPortal } from '../features/billing/billing-portal.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** What needs no subscription: nobody is locked in. Films and invoices are shown to who may have some. */
export function WaysWithoutPlan({ hadPlan }: { hadPlan: boolean }) {
  const { accountPage, subscriptionCheck: words } = useTexts();
  return (
    <Card>
      <h2>{words.ways}</h2>
      {hadPlan && (
        <>
          <ButtonLink to={paths.films} wide>
            <Clapperboard aria-hidden="true" /> {accountPage.films}
          </ButtonLink>
          <BillingPortal returnTo={paths.subscriptionCheck} />
        </>
      )}
      <ButtonLink to={paths.account} wide>
        <UserRound aria-hidden="true" /> {accountPage.title}
      </ButtonLink>
      <SignOut />
    </Card>
  );
}
