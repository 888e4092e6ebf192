import { ArrowLeft } from 'lucide-react';
import { SignInSecurity } from '../features/account/second-factor/sign-in-security.tsx';
import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const words = useTexts().secondFactor;
  const session = useSession();
  const { subscription } = useSubscription();
  if (session.status !== 'signed-in') return null;
  return (
    <Stage
      corner={
        session.withheld ? undefined : (
          <ButtonLink to={subscription.active ? paths.profile : paths.account} variant="quiet" size="small">
            <ArrowLeft aria-hidden="true" /> {words.back}
          </ButtonLink>
        )
      }
    >
      <PageHead title={words.title}>
        <p className={styles.lead}>{words.lead}</p>
      </PageHead>
      <SignInSecurity email={session.email} withheld={session.withheld} />
    </Stage>
  );
}
