import type { Role } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { User } from './users.ts';

interface ConfirmRoleProps {
  user: User;
  role: Role;
  onConfirm: () => void;
  onClose: () => void;
}

/** Three buttons a person, close together on a phone: a slip of the finger must give nobody a role. */
export function ConfirmRole({ user, role, onConfirm, onClose }: ConfirmRoleProps) {
  const { roles: words, ui } = useTexts();
  return (
    <Dialog
      title={words.changeTitle(user.email)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {words.change(words.names[role])}
          </Button>
        </>
      }
    >
      <p>
        <strong>{words.changeText(words.names[user.role], words.names[role])}</strong>
      </p>
      <p>{words.meanings[role]}</p>
    </Dialog>
  );
}
