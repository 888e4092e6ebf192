import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

/** Two numbers whose sum has two digits and crosses a ten: more than a child of kindergarten knows by heart. */
const newSum = () => ({
  a: 14 + Math.floor(Math.random() * 5),
  b: 7 + Math.floor(Math.random() * 3),
});

/** Asks for a sum before a child can leave the films. A wrong answer gets another sum. */
export function GrownUpGate({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const words = useTexts().kids.gate;
  const [sum, setSum] = useState(newSum);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // To a new sum, from whichever button was pressed.
    if (wrong) form.current?.querySelector('input')?.focus();
  }, [wrong]);
  return (
    <Dialog
      title={words.title}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{words.stay}</Button>
          <Button type="submit" form="grown-up" variant="primary">
            {words.go}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="grown-up"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (Number(typed) === sum.a + sum.b && typed.trim() !== '') return onLeave();
          setSum(newSum());
          setTyped('');
          setWrong(true);
        }}
      >
        <TextField
          label={words.question(sum.a, sum.b)}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          error={wrong ? words.wrong : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
