import { LanguageToggle } from '../features/account/language-picker.tsx';
import { useSession } from '../features/account/session.ts';
import { ThemeToggle } from '../features/account/theme-picker.tsx';
import { SubscriptionCheck } from '../features/billing/subscription-check.tsx';
import { OtherFamilies } from '../features/households/other-families.tsx';
import { FirstLookOffer } from '../features/children/first-look-offer.tsx';
import { Navigate } from 'react-router';
import { filmPath, paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { wantedFilm, wayBack } from '../lib/way-back.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';
import styles from './routes.module.css';
import { WaysWithoutPlan } from './ways-without-plan.tsx';

export function Component() {
  const { wayBack: words } = useTexts();
  const session = useSession();
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
          <LanguageToggle />
          <ThemeToggle />
        </div>
      }
    >
      <SubscriptionCheck unlimited={session.role === 'super_admin'} email={session.email}>
        {({ hadPlan }) => (
          <>
            {hadPlan && film !== undefined && (
              <ButtonLink to={filmPath(film)} wide>
                {words.watch}
              </ButtonLink>
            )}
            <FirstLookOffer isNew={!hadPlan} />
            <OtherFamilies />
            <WaysWithoutPlan hadPlan={hadPlan} />
          </>
        )}
      </SubscriptionCheck>
    </Stage>
  );
}
