import type { ChildSummary } from '@milestoon/contract';
import { useMutation } from '@tanstack/react-query';
import { useActingFor } from '../../lib/acting-for.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useBackFromOutside } from '../../lib/use-back-from-outside.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface PayStepProps {
  child: ChildSummary;
  /** Opens the payment page of this child. Rejects with a sentence for the parent. */
  onPay: (child: ChildSummary) => Promise<void>;
}

/** The button that leads on for a child that is not paid for: who acts for somebody else pays for nobody. */
export function PayStep(props: PayStepProps) {
  const text = useFirstTexts().acting;
  return useActingFor() ? <p>{text.ownerPays}</p> : <Pay {...props} />;
}

function Pay({ child, onPay }: PayStepProps) {
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
