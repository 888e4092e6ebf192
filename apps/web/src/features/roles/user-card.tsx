import type { Role } from '@milestoon/domain';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { AddressConfirmation } from './address-confirmation.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { RoleButtons } from './role-buttons.tsx';
import { RoleDot } from './role-dot.tsx';
import styles from './roles.module.css';
import type { User } from './users.ts';

interface UserCardProps {
  user: User;
  own: boolean;
  onChoose: (role: Role) => void;
}

export function UserCard({ user, own, onChoose }: UserCardProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const created = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(user.createdAt));
  return (
    <Card className={styles.user}>
      <div className={styles.who}>
        <p className={styles.email}>
          <RoleDot role={user.role} />
          <span className={styles.address}>
            {user.email}
            {own && <Badge tone="plain">{texts.roles.you}</Badge>}
          </span>
        </p>
        <p className={styles.fine}>
          {texts.roles.id}: <code>{user.id}</code>
        </p>
        <p className={styles.fine}>{texts.roles.since(created)}</p>
        <AddressConfirmation user={user} />
        {!own && <ResetSecondFactor user={user} />}
      </div>
      <RoleButtons email={user.email} role={user.role} onChoose={onChoose} />
    </Card>
  );
}
