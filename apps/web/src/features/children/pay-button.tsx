import { useMutation } from '@tanstack/react-query';
import { useActingFor } from '../../lib/acting-for.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useBackFromOutside } from '../../lib/use-back-from-outside.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface PayButtonProps {
  label: string;
  /** Opens the payment page. Rejects with a sentence for the parent. */
  onPay: () => Promise<void>;
}

/** Leads to the payment page, and stays busy until the parent is back. */
export function PayButton({ label, onPay }: PayButtonProps) {
  const texts = useTexts();
  const pay = useMutation({ mutationFn: onPay });
  const acting = useActingFor();
  useBackFromOutside(pay.reset);
  if (acting) return <p>{texts.acting.ownerPays}</p>;
  return (
    <>
      {pay.isError && <Alert tone="bad">{tell(pay.error, texts, texts.checkout.unexpected)}</Alert>}
      <Button
        variant="primary"
        size="large"
        wide
        busy={pay.isPending || pay.isSuccess}
        onClick={() => pay.mutate()}
      >
        {label}
      </Button>
    </>
  );
}
