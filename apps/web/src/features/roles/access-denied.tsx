import { Lock } from 'lucide-react';
import { Navigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useElapsed } from '../../lib/use-elapsed.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './roles.module.css';

/** Long enough to read three lines. */
const readFor = 5_000;

/** Says so and goes home by itself. */
export function AccessDenied() {
  const texts = useTexts().roles;
  if (useElapsed(readFor)) return <Navigate to={paths.landing} replace />;
  return (
    <Card className={styles.denied}>
      <Lock aria-hidden="true" />
      <PageTitle>{texts.deniedTitle}</PageTitle>
      <p>{texts.deniedText}</p>
      <p className={styles.fine}>{texts.deniedSoon}</p>
      <ButtonLink to={paths.landing} variant="primary" wide>
        {texts.goHome}
      </ButtonLink>
    </Card>
  );
}
