import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { tellOtherTabs } from '../features/account/other-tabs.ts';
import { sessionQuery, useSession } from '../features/account/session.ts';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { SocialSignIn } from '../features/account/social-sign-in.tsx';
import { LanguageCorner } from '../features/account/language-picker.tsx';
import { paths } from '../lib/paths.ts';
import { heldStarName } from '../lib/star-name.ts';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { signUp: words } = useTexts();
  const [star] = useState(heldStarName);
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goOn = useCallback(async () => {
    tellOtherTabs('signed-in');
    // A service that asks for a confirmation first leaves nobody signed in.
    const answer = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    await navigate(answer?.user ? paths.subscriptionCheck : paths.signIn, { replace: true });
  }, [navigate, queryClient]);
  if (session.status === 'signed-in') return <Navigate to={paths.subscriptionCheck} replace />;
  return (
    <Stage corner={<LanguageCorner />}>
      <PageHead title={words.title} tab={words.tab}>
        <p className={styles.lead}>{star ? words.leadOf(star) : words.lead}</p>
      </PageHead>
      <Card>
        <SignUpForm onDone={goOn} others={<SocialSignIn />} />
      </Card>
    </Stage>
  );
}
