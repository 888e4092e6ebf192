import { Navigate } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { PlanChooser } from '../features/billing/plan-chooser.tsx';
import { useSubscription } from '../features/billing/subscription.ts';
import { paths } from '../lib/paths.ts';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const session = useSession();
  const { subscription } = useSubscription();
  if (subscription.active) return <Navigate to={paths.landing} replace />;
  return (
    <Stage>
      <PageHead title="Choose your plan" tab="Subscription">
        <p className={styles.lead}>One plan with everything in it.</p>
      </PageHead>
      <PlanChooser signedIn={session.status === 'signed-in'} />
    </Stage>
  );
}
