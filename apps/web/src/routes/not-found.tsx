import { Map as MapIcon } from 'lucide-react';
import { Link } from '../lib/link.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageTitle, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

export function Component() {
  const { screens: words, support } = useTexts();
  return (
    <Stage>
      <Card className={styles.centred}>
        <MapIcon aria-hidden="true" />
        <PageTitle>{words.notFound}</PageTitle>
        <p>{words.notFoundText}</p>
        <ButtonLink to={paths.landing} variant="primary" wide>
          {words.goHome}
        </ButtonLink>
        <Link to={paths.support}>{support.contact}</Link>
      </Card>
    </Stage>
  );
}
