import { type SocialProvider, socialProviderNames } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { beginSocialSignIn } from './auth-calls.ts';
import google from './google.svg';
import { sessionQuery } from './session.ts';

const marks: Record<SocialProvider, ReactNode> = {
  google: <img src={google} alt="" width="20" height="20" />,
  apple: (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701" />
    </svg>
  ),
};

/** A button for each service that is set up; nothing where none is. */
export function SocialSignIn() {
  const texts = useTexts();
  const words = texts.social;
  const { data } = useQuery(sessionQuery);
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const [error, setError] = useState<unknown>(null);
  if (!data?.signInBy?.length) return null;
  const goTo = async (service: SocialProvider): Promise<void> => {
    setBusy(service);
    setError(null);
    try {
      window.location.assign(await beginSocialSignIn(service));
    } catch (problem) {
      setError(problem);
      setBusy(null);
    }
  };
  return (
    <div className={styles.social}>
      <p className={styles.or}>{words.or}</p>
      {error !== null && <Alert tone="bad">{tell(error, texts)}</Alert>}
      {data.signInBy.map((service) => (
        <Button key={service} size="large" wide busy={busy === service} onClick={() => goTo(service)}>
          {marks[service]} {words.goOn(socialProviderNames[service])}
        </Button>
      ))}
      <p className={styles.note}>{words.fine}</p>
    </div>
  );
}
