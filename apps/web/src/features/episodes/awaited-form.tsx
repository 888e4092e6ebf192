import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import styles from './episodes.module.css';

/** Stands where the form will, until it is known who can star in an episode. */
export function AwaitedForm() {
  const texts = useTexts();
  return (
    <Card>
      <Alert tone="info">{texts.episodes.form.toldIn}</Alert>
      <div role="status" aria-label={texts.ui.loading}>
        <Skeleton className={styles.formSkeleton} />
      </div>
    </Card>
  );
}
