import type { Role } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import styles from './roles.module.css';

/** The role as a colour and a shape; its name for whoever hears the screen. */
export function RoleDot({ role }: { role: Role }) {
  const { names } = useTexts().roles;
  return <span className={styles.dot} data-role={role} role="img" aria-label={names[role]} />;
}
