import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface AskFirstProps {
  /** On the button and above the question. */
  label: string;
  question: string;
  run: () => Promise<unknown>;
  onDone: () => void;
  variant?: 'secondary' | 'quiet';
  size?: 'small';
}

/** A button that deletes what somebody recorded, after a question. */
export function AskFirst({ label, question, run, onDone, variant, size }: AskFirstProps) {
  const texts = useTexts();
  const { who, failed } = texts.telling;
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: run,
    onSuccess() {
      setAsked(false);
      onDone();
    },
  });
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <Dialog
          title={label}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                {who.delete}
              </Button>
              <Button onClick={() => setAsked(false)}>{texts.family.cancel}</Button>
            </>
          }
        >
          {remove.isError && <Alert tone="bad">{tell(remove.error, texts, failed)}</Alert>}
          <p>{question}</p>
        </Dialog>
      )}
    </>
  );
}
