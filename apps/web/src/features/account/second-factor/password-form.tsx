import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import styles from './second-factor.module.css';

interface PasswordFormProps {
  /** Tells a password manager whose password this is. */
  email: string;
  /** What is asked beside the password. */
  children?: ReactNode;
  submit: string;
  busy: boolean;
  error: unknown;
  danger?: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** The password again, before how somebody signs in is changed. */
export function PasswordForm({ email, children, submit, busy, error, danger, ...on }: PasswordFormProps) {
  const texts = useTexts();
  const words = texts.secondFactor;
  const [password, setPassword] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    on.onPassword(password);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error !== null && <Alert tone="bad">{tell(error, texts)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
        <Button onClick={on.onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
