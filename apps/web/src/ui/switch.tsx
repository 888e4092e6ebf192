import styles from './switch.module.css';

interface SwitchProps {
  /** What is on or off, for who does not see where the switch stands. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} />
    </button>
  );
}
