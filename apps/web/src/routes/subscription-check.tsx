import { LanguageToggle } from '../features/account/language-picker.tsx';
import { useSession } from '../features/account/session.ts';
import { ThemeToggle } from '../features/account/theme-picker.tsx';
import { SubscriptionCheck } from '../features/billing/subscription-check.tsx';
import { Stage } from '../ui/page.tsx';
import styles from './routes.module.css';
import { WaysWithoutPlan } from './ways-without-plan.tsx';

export function Component() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Stage
      corner={
        <div className={styles.corner}>
          <LanguageToggle />
          <ThemeToggle />
        </div>
      }
    >
      <SubscriptionCheck unlimited={session.role === 'super_admin'} email={session.email}>
        {({ hadPlan }) => <WaysWithoutPlan hadPlan={hadPlan} />}
      </SubscriptionCheck>
    </Stage>
  );
}
