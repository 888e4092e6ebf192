import { LanguageCorner } from '../features/account/language-picker.tsx';
import { useSession } from '../features/account/session.ts';
import { ThemeToggle } from '../features/account/theme-picker.tsx';
import { usePlanPrice } from '../features/billing/plan-price.ts';
import { SubscriptionCheck } from '../features/billing/subscription-check.tsx';
import { WatchAnyway } from '../features/episodes/watch-anyway.tsx';
import { OtherFamilies } from '../features/households/other-families.tsx';
import { FirstLookOffer } from '../features/children/first-look-offer.tsx';
import { Navigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { wantedFilm, wayBack } from '../lib/way-back.ts';
import { Stage } from '../ui/page.tsx';
import styles from './routes.module.css';
import { WaysWithoutPlan } from './ways-without-plan.tsx';

export function Component() {
  const session = useSession();
  const price = usePlanPrice();
  const film = wantedFilm();
  if (session.status !== 'signed-in') return null;
  if (session.household) return <Navigate to={paths.account} replace />;
  const back = wayBack();
  // Who was invited pays nothing.
  if (back?.startsWith(`${paths.join}?`)) return <Navigate to={back} replace />;
  return (
    <Stage
      corner={
        <div className={styles.corner}>
          <LanguageCorner />
          <ThemeToggle />
        </div>
      }
    >
      <SubscriptionCheck unlimited={session.role === 'super_admin'} email={session.email}>
        {({ hadPlan }) => (
          <>
            {hadPlan && film !== undefined && <WatchAnyway film={film} />}
            <FirstLookOffer isNew={!hadPlan} price={price} />
            <OtherFamilies />
            <WaysWithoutPlan hadPlan={hadPlan} />
          </>
        )}
      </SubscriptionCheck>
    </Stage>
  );
}
