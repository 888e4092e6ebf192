import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface RenewKeyProps {
  busy: boolean;
  onRenew: () => void;
  onClose: () => void;
}

/** Asks before the present key stops working. */
export function RenewKey({ busy, onRenew, onClose }: RenewKeyProps) {
  const words = useTexts().automation;
  return (
    <Dialog
      title={words.renewTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={onRenew}>
            {busy ? words.creating : words.renew}
          </Button>
        </>
      }
    >
      <p>{words.renewText}</p>
    </Dialog>
  );
}
