import { timing } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { ChoosePassword } from './choose-password.tsx';
import { changeProblem } from './new-password-rules.ts';
import { PasswordStrength } from './password-strength/password-strength.tsx';

/** `onDone` is called 3 s after the password was changed. */
function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const texts = useTexts();
  const words = texts.changePassword;
  const [entry, setEntry] = useState({ current: '', password: '', confirmation: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: () =>
      client.account.changePassword({ currentPassword: entry.current, newPassword: entry.password }),
    onError: (error) => setProblem(tell(error, texts)),
    onSuccess: () => setEntry({ current: '', password: '', confirmation: '' }),
  });

  useEffect(() => {
    if (!change.isSuccess) return;
    const timer = setTimeout(onDone, timing.successBanner);
    return () => clearTimeout(timer);
  }, [change.isSuccess, onDone]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = changeProblem({ email, ...entry }, texts);
    setProblem(found);
    if (!found) change.mutate();
  };
  const field = (name: keyof typeof entry, label: string, autoComplete: string) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      value={entry[name]}
      onChange={(event) => setEntry({ ...entry, [name]: event.target.value })}
    />
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {field('current', words.current, 'current-password')}
      {field('password', words.new, 'new-password')}
      <PasswordStrength password={entry.password} email={email} />
      {field('confirmation', words.confirmation, 'new-password')}
      <p className={styles.note}>{words.elsewhere}</p>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {change.isSuccess && <Alert tone="good">{words.done}</Alert>}
      <Button type="submit" variant="primary" wide busy={change.isPending} disabled={change.isSuccess}>
        {change.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/** The form, folded away until it is asked for. */
export function ChangePassword({ email, passwordless }: { email: string; passwordless: boolean }) {
  const words = useTexts().changePassword;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Collapsible title={words.title} icon={<KeyRound aria-hidden="true" />} open={open} onToggle={setOpen}>
      {passwordless ? <ChoosePassword email={email} /> : <ChangePasswordForm email={email} onDone={close} />}
    </Collapsible>
  );
}
