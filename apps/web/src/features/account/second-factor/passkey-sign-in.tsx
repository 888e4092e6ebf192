import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { signInByPasskey, stopOffering } from './passkey-calls.ts';

/** Signing in without a password: the browser offers passkeys in the form, and there is a button. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<unknown> }) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const signedIn = useRef(onSignedIn);
  useEffect(() => {
    signedIn.current = onSignedIn;
  });
  useEffect(() => {
    signInByPasskey(true)
      .then((isIn) => (isIn ? signedIn.current() : undefined))
      .catch(setError);
    return stopOffering;
  }, []);
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await signInByPasskey(false);
      await onSignedIn();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== null && <Alert tone="bad">{tell(error, texts)}</Alert>}
      <Button size="large" wide busy={busy} onClick={signIn}>
        <KeyRound aria-hidden="true" /> {texts.passkeys.signIn}
      </Button>
    </>
  );
}
