import { type ReactNode, useId, useState } from 'react';
import { useFirstTexts } from '../lib/texts.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField, TextField } from './field.tsx';
import styles from './type-to-confirm.module.css';

interface TypeToConfirmProps {
  title: string;
  /** What must be typed. */
  expected: string;
  label: string;
  mismatch: string;
  error: string | null;
  busy: boolean;
  /** Where a stolen session must not do it: asks for the password too. */
  password?: AskedPassword | undefined;
  /** Is given the password, empty where none is asked for. */
  onConfirm: (password: string) => void;
  onClose: () => void;
  children: ReactNode;
}

interface AskedPassword {
  label: string;
  /** What is said where it is left out. */
  missing: string;
  /** What to do first, for an account that has none. */
  none: string | null;
}

const signs = /[\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u20e3]/gu;

/**
 * What is compared: the very letters, however they are composed, without the space a phone puts behind a word and
 * without emoji, which few keyboards have. What has nothing but emoji is compared as it is.
 */
const keyOf = (text: string): string => {
  const whole = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return whole.replace(signs, '').replace(/\s+/g, ' ').trim() || whole;
};

/** Deleting for good: the button opens only when the text was typed. */
export function TypeToConfirm(props: TypeToConfirmProps) {
  const { ui } = useFirstTexts();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const matches = keyOf(typed) === keyOf(props.expected);
  const asked = props.password?.none === null ? props.password : undefined;
  const isClosed = !matches || Boolean(props.password?.none);
  const why = useId();
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{ui.cancel}</Button>
          <Button
            type="submit"
            form="type-to-confirm"
            variant="danger"
            disabled={isClosed}
            busy={props.busy}
            aria-describedby={why}
          >
            {props.busy ? ui.deleting : ui.deleteForever}
          </Button>
        </>
      }
    >
      {props.children}
      <form
        id="type-to-confirm"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isClosed || props.busy) return;
          if (asked && password === '') setMissing(true);
          else props.onConfirm(password);
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
        {asked && (
          <PasswordField
            label={asked.label}
            autoComplete="current-password"
            value={password}
            error={(missing && asked.missing) || undefined}
            onChange={(event) => {
              setPassword(event.target.value);
              setMissing(false);
            }}
          />
        )}
      </form>
      {isClosed && (
        <p id={why} className={styles.why}>
          {props.password?.none ?? ui.typeFirst}
        </p>
      )}
      {props.error && <Alert tone="bad">{props.error}</Alert>}
    </Dialog>
  );
}
