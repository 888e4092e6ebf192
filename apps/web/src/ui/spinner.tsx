import { useFirstTexts } from '../lib/texts.tsx';
import styles from './spinner.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function PageSpinner({ label }: { label?: string }) {
  const texts = useFirstTexts();
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <span>{label ?? texts.ui.loading}</span>
    </div>
  );
}
