import { Badge } from '../../ui/card.tsx';
import styles from './account.module.css';

/** Whose account this is, with the plan beside it. */
export function Identity({ email, plan, entitled }: { email: string; plan: string; entitled: boolean }) {
  return (
    <div className={styles.identity}>
      <span className={styles.initial} aria-hidden="true">
        {email.charAt(0).toUpperCase()}
      </span>
      <span className={styles.email}>{email}</span>
      <Badge tone={entitled ? 'sun' : 'plain'}>{plan}</Badge>
    </div>
  );
}
