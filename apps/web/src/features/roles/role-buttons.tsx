import { type Role, roles } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './roles.module.css';

interface RoleButtonsProps {
  email: string;
  role: Role;
  onChoose: (role: Role) => void;
}

export function RoleButtons({ email, role: current, onChoose }: RoleButtonsProps) {
  const texts = useTexts().roles;
  return (
    <fieldset className={styles.roles} aria-label={texts.roleOf(email)}>
      {roles.map((role) => (
        <Tooltip key={role} text={texts.meanings[role]}>
          <button
            type="button"
            className={styles.role}
            aria-pressed={role === current}
            onClick={() => role !== current && onChoose(role)}
          >
            {texts.names[role]}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
