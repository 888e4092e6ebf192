import { type AddressFault, addressFault } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { AddressField } from './address-field.tsx';
import { signIn } from './auth-calls.ts';
import { canUsePasskeys } from './second-factor/passkey-support.ts';

/** Not everybody has a second step, or a passkey: neither holds the form up. */
const SecondStepForm = lazy(async () => ({
  default: (await import('./second-factor/second-step-form.tsx')).SecondStepForm,
}));
const PasskeySignIn = lazy(async () => ({
  default: (await import('./second-factor/passkey-sign-in.tsx')).PasskeySignIn,
}));

interface SignInFormProps {
  onSignedIn: () => Promise<unknown>;
  /** Other ways to sign in. */
  others?: ReactNode;
  /** How somebody came back from another service: the second step is asked for, or something was wrong. */
  back?: { step: boolean; problem: keyof Texts['social']['problems'] | null };
}

export function SignInForm({ onSignedIn, others, back }: SignInFormProps) {
  const texts = useTexts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(back?.problem ? texts.social.problems[back.problem] : null);
  const [fault, setFault] = useState<AddressFault | null>(null);
  const [halfway, setHalfway] = useState(back?.step ?? false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = addressFault(email);
    setFault(wrong);
    setError(null);
    if (wrong) return;
    setBusy(true);
    try {
      if (await signIn(email, password)) setHalfway(true);
      else await onSignedIn();
    } catch (problem) {
      setError(tell(problem, texts));
    } finally {
      setBusy(false);
    }
  };

  if (halfway)
    return (
      <Suspense fallback={null}>
        <SecondStepForm onSignedIn={onSignedIn} onAgain={() => setHalfway(false)} />
      </Suspense>
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <AddressField
        label={texts.signIn.email}
        name="email"
        autoComplete="username webauthn"
        required
        value={email}
        fault={fault}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(null);
        }}
      />
      <PasswordField
        label={texts.signIn.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Link className={styles.forgot} to={paths.forgotPassword}>
        {texts.signIn.forgot}
      </Link>
      {error && <Alert tone="bad">{error}</Alert>}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {busy ? texts.signIn.submitting : texts.signIn.submit}
      </Button>
      {canUsePasskeys() && (
        <Suspense fallback={null}>
          <PasskeySignIn onSignedIn={onSignedIn} />
        </Suspense>
      )}
      {others}
      <p className={styles.other}>
        {texts.signIn.noAccount} <Link to={paths.signUp}>{texts.signIn.signUp}</Link>
      </p>
    </form>
  );
}
