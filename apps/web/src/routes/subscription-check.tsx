import { LanguageToggle } from '../features/account/language-picker.tsx';
import { useSession } from '../features/account/session.ts';
import { ThemeToggle } from '../features/account/theme-picker.tsx';
import { SubscriptionCheck } from '../features/billing/subscription-check.tsx';
import { FirstLookOffer } from '../features/children/first-look-offer.tsx';
import { filmPath } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { wantedFilm } from '../lib/way-back.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';
import styles from './routes.module.css';
import { WaysWithoutPlan } from './ways-without-plan.tsx';

export function Component() {
  const { wayBack } = useTexts();
  const session = useSession();
  const film = wantedFilm();
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
        {({ hadPlan }) => (
          <>
            {hadPlan && film !== undefined && (
              <ButtonLink to={filmPath(film)} wide>
                {wayBack.watch}
              </ButtonLink>
            )}
            <FirstLookOffer isNew={!hadPlan} />
            <WaysWithoutPlan hadPlan={hadPlan} />
          </>
        )}
      </SubscriptionCheck>
    </Stage>
  );
}
