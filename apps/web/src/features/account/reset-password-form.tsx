import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { newPasswordProblem } from './new-password-rules.ts';
import { PasswordStrength } from './password-strength/password-strength.tsx';
import { sessionQuery } from './session.ts';

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const texts = useTexts();
  const words = texts.resetPassword;
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState({ password: '', confirmation: '' });
  const [problem, setProblem] = useState<string | null>(token ? null : words.invalidLink);
  const reset = useMutation({
    mutationFn: () => client.account.resetPassword({ token, newPassword: entry.password }),
    onError: (error) => setProblem(tell(error, texts)),
    // Every session has ended, one of this browser too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = newPasswordProblem(entry, texts);
    setProblem(found);
    if (!found) reset.mutate();
  };
  if (reset.isSuccess)
    return (
      <div className={styles.form}>
        <Alert tone="good">{words.done}</Alert>
        <ButtonLink to={paths.signIn} variant="primary" size="large" wide>
          {texts.signIn.submit}
        </ButtonLink>
      </div>
    );

  const field = (name: keyof typeof entry, label: string) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      value={entry[name]}
      onChange={(event) => setEntry({ ...entry, [name]: event.target.value })}
    />
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {field('password', texts.changePassword.new)}
      <PasswordStrength password={entry.password} email="" />
      {field('confirmation', texts.changePassword.confirmation)}
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Button type="submit" variant="primary" size="large" wide busy={reset.isPending} disabled={!token}>
        {reset.isPending ? words.submitting : words.submit}
      </Button>
      <p className={styles.other}>
        <Link to={paths.forgotPassword}>{words.askAgain}</Link>
      </p>
    </form>
  );
}
