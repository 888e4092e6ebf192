import { Navigate } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { PlanChooser } from '../features/billing/plan-chooser.tsx';
import { useSubscription } from '../features/billing/subscription.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { plan: words } = useTexts();
  const session = useSession();
  const { subscription } = useSubscription();
  if (subscription.active) return <Navigate to={paths.landing} replace />;
  return (
    <Stage>
      <PageHead title={words.title} tab={words.tab}>
        <p className={styles.lead}>{words.lead}</p>
      </PageHead>
      <PlanChooser signedIn={session.status === 'signed-in'} />
    </Stage>
  );
}
