import styles from './spinner.module.css';

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
