import { useMutation } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { useSession } from './session.ts';

/** For as long as the browser's tab; another person in it is asked anew. */
const dismissedFor = 'milestoon.unconfirmed-notice-dismissed';

function readDismissed(): string | null {
  try {
    return sessionStorage.getItem(dismissedFor);
  } catch {
    return null; // a browser that keeps nothing shows it again
  }
}

function keepDismissed(userId: string): void {
  try {
    sessionStorage.setItem(dismissedFor, userId);
  } catch {
    // as above
  }
}

/**
 * Says what waits until the address is confirmed, and has the link sent again. Nothing where nothing waits; `lasting`
 * where it is looked for, as in the profile.
 */
export function UnconfirmedNotice({ lasting = false }: { lasting?: boolean }) {
  const texts = useFirstTexts();
  const words = texts.confirmAddress;
  const session = useSession();
  const [dismissed, setDismissed] = useState(readDismissed);
  const send = useMutation({ mutationFn: () => client.account.requestConfirmation() });
  if (session.status !== 'signed-in' || !session.unconfirmed) return null;
  const { email, userId } = session;
  if (!lasting && dismissed === userId) return null;
  const dismiss = (): void => {
    keepDismissed(userId);
    setDismissed(userId);
  };
  return (
    <section className={styles.notice} aria-label={words.bannerTitle}>
      <Banner
        icon={<MailQuestion />}
        title={words.bannerTitle}
        text={words.banner(email)}
        action={
          <div className={styles.actions}>
            <Button
              size="small"
              busy={send.isPending}
              disabled={send.isSuccess}
              onClick={() => send.mutate()}
            >
              {send.isPending ? words.sending : words.sendAgain}
            </Button>
            {!lasting && (
              <Button size="small" variant="quiet" onClick={dismiss}>
                {words.dismiss}
              </Button>
            )}
          </div>
        }
      />
      {send.isSuccess && <Alert tone="good">{words.sent}</Alert>}
      {send.isError && <Alert tone="bad">{tell(send.error, texts)}</Alert>}
    </section>
  );
}
