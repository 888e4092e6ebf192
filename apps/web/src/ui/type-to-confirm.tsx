import { type ReactNode, useState } from 'react';
import { useFirstTexts } from '../lib/texts.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

interface TypeToConfirmProps {
  title: string;
  /** What must be typed, to the letter. */
  expected: string;
  label: string;
  mismatch: string;
  error: string | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Deleting for good: the button opens only when the exact text was typed. */
export function TypeToConfirm(props: TypeToConfirmProps) {
  const { ui } = useFirstTexts();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const matches = typed === props.expected;
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{ui.cancel}</Button>
          <Button type="submit" form="type-to-confirm" variant="danger" disabled={!matches} busy={props.busy}>
            {props.busy ? ui.deleting : ui.deleteForever}
          </Button>
        </>
      }
    >
      {props.children}
      <form
        id="type-to-confirm"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (matches && !props.busy) props.onConfirm();
        }}
      >
        <TextField
          label={props.label}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={(checked && !matches && props.mismatch) || undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setChecked(false);
          }}
          // The Enter key sends no form whose button is closed; the reason is told all the same.
          onKeyDown={(event) => event.key === 'Enter' && setChecked(true)}
          onBlur={() => setChecked(typed !== '')}
        />
      </form>
      {props.error && <Alert tone="bad">{props.error}</Alert>}
    </Dialog>
  );
}
