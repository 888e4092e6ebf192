import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './field.tsx';
import styles from './password-again.module.css';

interface PasswordAgainProps {
  title: string;
  /** Why it is asked for. */
  children: ReactNode;
  /** What the button says, also while the answer is awaited. */
  submit: string;
  busy: boolean;
  /** What went wrong; the password that was typed stays. */
  problem: string | null;
  onClose: () => void;
  onPassword: (password: string) => void;
}

/** Asks for the password before something that a stolen session must not do. */
export function PasswordAgain({ title, children, submit, busy, problem, ...on }: PasswordAgainProps) {
  const texts = useTexts();
  const form = useId();
  const [password, setPassword] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !busy) on.onPassword(password);
  };
  return (
    <Dialog
      title={title}
      onClose={on.onClose}
      actions={
        <>
          <Button onClick={on.onClose}>{texts.ui.cancel}</Button>
          <Button type="submit" form={form} variant="primary" disabled={password === ''} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <p>{children}</p>
        <PasswordField
          label={texts.changePassword.current}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
      {problem !== null && <Alert tone="bad">{problem}</Alert>}
    </Dialog>
  );
}
