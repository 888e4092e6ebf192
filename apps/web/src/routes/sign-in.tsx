import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { tellOtherTabs } from '../features/account/other-tabs.ts';
import { sessionQuery, useSession } from '../features/account/session.ts';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { SocialSignIn } from '../features/account/social-sign-in.tsx';
import { WayBackReason } from '../features/account/way-back-reason.tsx';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

/** Of those that there is a sentence for: an address may say anything. */
const problemIn = (query: URLSearchParams) =>
  (['unconfirmed', 'cancelled', 'failed'] as const).find((name) => name === query.get('problem')) ?? null;

export function Component() {
  const { signIn: words } = useTexts();
  const session = useSession();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const goOn = async (): Promise<void> => {
    tellOtherTabs('signed-in');
    await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
  };
  if (session.status === 'signed-in') return <Navigate to={paths.landing} replace />;
  return (
    <Stage corner={<LanguageCorner />}>
      <PageHead title={words.title} tab={words.tab}>
        <p className={styles.lead}>{words.lead}</p>
      </PageHead>
      <Card>
        <WayBackReason />
        <SignInForm
          onSignedIn={goOn}
          others={<SocialSignIn />}
          back={{ step: query.get('step') === 'code', problem: problemIn(query) }}
        />
      </Card>
    </Stage>
  );
}
