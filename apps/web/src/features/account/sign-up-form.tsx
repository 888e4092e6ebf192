import { type AddressFault, addressFault, timing } from '@milestoon/domain';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { AddressField } from './address-field.tsx';
import { signUp } from './auth-calls.ts';
import { PasswordStrength } from './password-strength/password-strength.tsx';
import { signUpProblem } from './sign-up-rules.ts';

/** `onDone` is called 1.5 s after the account was created: long enough to read that it was. */
export function SignUpForm({ onDone, others }: { onDone: () => void; others?: ReactNode }) {
  const texts = useTexts();
  // A password is kept nowhere.
  const [{ email }, keep, forget] = useDraft('sign-up', { email: '' });
  const [secret, setSecret] = useState({ password: '', confirmation: '' });
  const entry = { email, ...secret };
  const [state, setState] = useState<'open' | 'busy' | 'created'>('open');
  const [error, setError] = useState<string | null>(null);
  const [fault, setFault] = useState<AddressFault | null>(null);

  useEffect(() => {
    if (state !== 'created') return;
    const timer = setTimeout(onDone, timing.signUpRedirect);
    return () => clearTimeout(timer);
  }, [state, onDone]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = signUpProblem(entry, texts);
    const wrong = problem ? null : addressFault(entry.email);
    setError(problem);
    setFault(wrong);
    if (problem || wrong) return;
    setState('busy');
    try {
      await signUp(entry.email.trim(), entry.password);
      setState('created');
      forget();
    } catch (failure) {
      setError(tell(failure, texts));
      setState('open');
    }
  };

  const field = (name: keyof typeof entry) => ({
    name,
    value: entry[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      name === 'email' ? keep({ email: value }) : setSecret({ ...secret, [name]: value }),
  });
  const outside = (to: string, label: string) => (
    <a href={to} target="_blank" rel="noreferrer" title={texts.children.setup.newTab}>
      {label}
    </a>
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AddressField
        label={texts.signIn.email}
        autoComplete="username"
        {...field('email')}
        fault={fault}
        onInput={() => setFault(null)}
      />
      <PasswordField
        label={texts.signIn.password}
        autoComplete="new-password"
        hint={texts.signUp.passwordHint}
        {...field('password')}
      />
      <PasswordStrength password={entry.password} email={entry.email} />
      <PasswordField
        label={texts.signUp.confirmation}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      {error && <Alert tone="bad">{error}</Alert>}
      {state === 'created' && <Alert tone="good">{texts.signUp.created}</Alert>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={state === 'busy'}
        disabled={state === 'created'}
      >
        {state === 'open' ? texts.signUp.submit : texts.signUp.submitting}
      </Button>
      <p className={styles.other}>
        {texts.signUp.readFirst} {outside(paths.legalTerms, texts.children.setup.terms)}
        {' · '}
        {outside(paths.privacy, texts.signUp.privacy)}
      </p>
      {others}
      <p className={styles.other}>
        {texts.signUp.haveAccount} <Link to={paths.signIn}>{texts.signUp.signIn}</Link>
      </p>
    </form>
  );
}
