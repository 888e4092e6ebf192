import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { PlanChooser } from '../features/billing/plan-chooser.tsx';
import { usePlanPrice } from '../features/billing/plan-price.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { FirstLookOffer } from '../features/children/first-look-offer.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { plan: words, accountPage } = useTexts();
  const session = useSession();
  const { subscription } = useSubscription();
  const price = usePlanPrice();
  if (subscription.active) return <Navigate to={paths.landing} replace />;
  return (
    <Stage
      corner={
        <ButtonLink to={paths.account} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {accountPage.title}
        </ButtonLink>
      }
    >
      <PageHead title={words.title} tab={words.tab}>
        <p className={styles.lead}>{words.lead}</p>
      </PageHead>
      <PlanChooser signedIn={session.status === 'signed-in'} />
      {session.status === 'signed-in' && !session.household && (
        <FirstLookOffer isNew={!subscription.hadPlan} price={price} />
      )}
    </Stage>
  );
}
