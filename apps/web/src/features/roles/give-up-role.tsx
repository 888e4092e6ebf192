import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Whoever takes the own role away locks themselves out: a slip of the finger must not do it. */
export function GiveUpRole({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { roles, ui } = useTexts();
  return (
    <Dialog
      title={roles.giveUpTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {roles.giveUp}
          </Button>
        </>
      }
    >
      <p>{roles.giveUpText}</p>
    </Dialog>
  );
}
