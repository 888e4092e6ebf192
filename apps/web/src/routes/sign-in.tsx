import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { sessionQuery, useSession } from '../features/account/session.ts';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { LanguageToggle } from '../features/account/language-picker.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { signIn: words } = useTexts();
  const session = useSession();
  const queryClient = useQueryClient();
  if (session.status === 'signed-in') return <Navigate to={paths.landing} replace />;
  return (
    <Stage corner={<LanguageToggle />}>
      <PageHead title={words.title} tab={words.tab}>
        <p className={styles.lead}>{words.lead}</p>
      </PageHead>
      <Card>
        <SignInForm onSignedIn={() => queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })} />
      </Card>
    </Stage>
  );
}
