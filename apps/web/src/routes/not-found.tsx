import { Map as MapIcon } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageTitle, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  return (
    <Stage>
      <Card className={styles.centred}>
        <MapIcon aria-hidden="true" />
        <PageTitle>Page not found</PageTitle>
        <p>This page is not on our map. The way back is short.</p>
        <ButtonLink to={paths.landing} variant="primary" wide>
          Go Home
        </ButtonLink>
      </Card>
    </Stage>
  );
}
