import type { ChildSummary } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useActingFor } from '../../lib/acting-for.ts';
import { api, client } from '../../lib/api.ts';
import { avatarSelectionPath } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useBackFromOutside } from '../../lib/use-back-from-outside.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface ChildStepProps {
  child: ChildSummary;
  /** Opens the payment page of this child. Rejects with a sentence for the parent. */
  onPay: (child: ChildSummary) => Promise<void>;
}

/** The button that leads on for a child that is not paid for, or whose avatars could not be drawn. */
export function ChildStep({ child, onPay }: ChildStepProps) {
  const texts = useFirstTexts();
  const acting = useActingFor();
  if (child.state === 'pay' && acting) return <p>{texts.acting.ownerPays}</p>;
  return child.state === 'pay' ? <Pay child={child} onPay={onPay} /> : <DrawAgain child={child} />;
}

function Pay({ child, onPay }: ChildStepProps) {
  const texts = useFirstTexts();
  const pay = useMutation({ mutationFn: () => onPay(child) });
  useBackFromOutside(pay.reset);
  return (
    <>
      {pay.isError && <Alert tone="bad">{tell(pay.error, texts, texts.checkout.unexpected)}</Alert>}
      <Button variant="primary" wide busy={pay.isPending || pay.isSuccess} onClick={() => pay.mutate()}>
        {texts.children.card.pay}
      </Button>
    </>
  );
}

/** Goes on to where the drawing is watched. */
function DrawAgain({ child }: { child: ChildSummary }) {
  const texts = useFirstTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mutationKey = ['start-avatars', child.id];
  const start = useMutation({
    mutationKey,
    mutationFn: () => client.children.startAvatars({ id: child.id }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: api.children.key() });
      await navigate(avatarSelectionPath(child.id));
    },
  });
  // The second of two clicks may come before the button is drawn anew.
  const begin = (): void => {
    if (queryClient.isMutating({ mutationKey }) === 0) start.mutate();
  };
  return (
    <>
      {start.isError && <Alert tone="bad">{tell(start.error, texts)}</Alert>}
      <Button variant="primary" wide busy={start.isPending || start.isSuccess} onClick={begin}>
        {texts.children.card.tryAgain}
      </Button>
    </>
  );
}
