import { useTexts } from '../lib/texts.tsx';
import styles from './spinner.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function PageSpinner({ label }: { label?: string }) {
  const texts = useTexts();
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <span>{label ?? texts.ui.loading}</span>
    </div>
  );
}
