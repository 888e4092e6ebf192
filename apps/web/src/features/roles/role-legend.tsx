import { roles } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import { RoleDot } from './role-dot.tsx';
import styles from './roles.module.css';

/** What the tooltips say, for fingers, and which colour is whose. */
export function RoleLegend() {
  const texts = useTexts().roles;
  return (
    <details className={styles.fold}>
      <summary>{texts.legend}</summary>
      <ul className={styles.legend}>
        {roles.map((role) => (
          <li key={role}>
            <RoleDot role={role} />
            <span>
              <strong>{texts.names[role]}</strong>: {texts.meanings[role]}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
