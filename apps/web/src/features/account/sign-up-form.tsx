import { timing } from '@milestoon/domain';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { signUp } from './auth-calls.ts';
import { likelyAddress } from './likely-address.ts';
import { PasswordStrength } from './password-strength/password-strength.tsx';
import { type SignUpProblems, signUpProblems } from './sign-up-rules.ts';

/** `onDone` is called 1.5 s after the account was created: long enough to read that it was. */
export function SignUpForm({ onDone, others }: { onDone: () => void; others?: ReactNode }) {
  const texts = useTexts();
  // A password is kept nowhere.
  const [{ email }, keep, forget] = useDraft('sign-up', { email: '' });
  const [secret, setSecret] = useState({ password: '', confirmation: '' });
  const entry = { email, ...secret };
  const [state, setState] = useState<'open' | 'busy' | 'created'>('open');
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<SignUpProblems>({});
  /** Asked for once the field is left: before, the address is not whole. */
  const [likely, setLikely] = useState<string | null>(null);

  useEffect(() => {
    if (state !== 'created') return;
    const timer = setTimeout(onDone, timing.signUpRedirect);
    return () => clearTimeout(timer);
  }, [state, onDone]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = signUpProblems(entry, texts);
    setError(null);
    // At once, so that the first field that says what is wrong can be gone to.
    flushSync(() => setProblems(found));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (Object.keys(found).length > 0) return;
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
    error: problems[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setProblems(({ [name]: _, ...others }) => others);
      if (name === 'email') {
        keep({ email: value });
        setLikely(null);
      } else setSecret({ ...secret, [name]: value });
    },
  });
  const outside = (to: string, label: string) => (
    <a href={to} target="_blank" rel="noreferrer" title={texts.children.setup.newTab}>
      {label}
    </a>
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <TextField
          label={texts.signIn.email}
          type="email"
          autoComplete="username"
          onBlur={() => setLikely(likelyAddress(email))}
          {...field('email')}
        />
        <div className={styles.likely} role="status">
          {likely !== null && (
            <Button
              size="small"
              onClick={({ currentTarget: { form } }) => {
                keep({ email: likely });
                setLikely(null);
                // The button goes; what comes next is the password.
                form?.querySelector<HTMLElement>('[name="password"]')?.focus();
              }}
            >
              {texts.likelyAddress(likely)}
            </Button>
          )}
        </div>
      </div>
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
