import { useTexts } from '../../../lib/texts.tsx';
import styles from './password-strength.module.css';
import { useStrength } from './use-strength.ts';

const parts = [1, 2, 3, 4] as const;

/** How hard a new password is to guess, and why. It advises; what is refused the server says. */
export function PasswordStrength({ password, email }: { password: string; email: string }) {
  const words = useTexts().passwordStrength;
  const strength = useStrength(password, email);
  return (
    <div className={styles.strength} role="status">
      {strength && (
        <>
          <span className={styles.bar} data-score={strength.score} aria-hidden="true">
            {parts.map((part) => (
              <span key={part} data-full={part <= strength.score || undefined} />
            ))}
          </span>
          <p>
            {words.label}: <strong>{words.levels[strength.score]}</strong>.
            {strength.warning && strength.score < 3 && <> {words.warnings[strength.warning]}</>}
          </p>
        </>
      )}
    </div>
  );
}
