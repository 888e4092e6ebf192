import { Link } from '../../lib/link.tsx';
import { SelectField } from '../../ui/field.tsx';
import { type AdminList, adminPath } from './admin-lists.ts';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';

interface NarrowedByProps {
  list: AdminList;
  /** The states in words. */
  states: Record<string, string>;
  state: string | undefined;
  user: string | undefined;
  /** The address of that account, as soon as it is known. */
  email: string | undefined;
  onState: (state: string) => void;
}

/** What a list is narrowed by: a state to choose, and one account. */
export function NarrowedBy({ list, states, state, user, email, onState }: NarrowedByProps) {
  const words = useAdminTexts();
  return (
    <div className={styles.narrowing}>
      <SelectField
        label={words.state}
        value={state ?? ''}
        onChange={onState}
        options={[
          { value: '', label: words.allStates },
          ...Object.entries(states).map(([value, label]) => ({ value, label })),
        ]}
      />
      {user !== undefined && (
        <p className={styles.only}>
          <span className={styles.address}>{email === undefined ? words.onlyOne : words.only(email)}</span>
          <Link to={adminPath(list, state ? { state } : {})}>{words.showAll}</Link>
        </p>
      )}
    </div>
  );
}
