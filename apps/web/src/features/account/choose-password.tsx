import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';

/**
 * For who signs in by another service and has no password: it is chosen by a mailed link, so that a stolen session
 * cannot choose one.
 */
export function ChoosePassword({ email }: { email: string }) {
  const texts = useTexts();
  const words = texts.social;
  const ask = useMutation({ mutationFn: () => client.account.requestPasswordReset({ email }) });
  return (
    <div className={styles.form}>
      <p>{words.choose(email)}</p>
      {ask.isError && <Alert tone="bad">{tell(ask.error, texts)}</Alert>}
      {ask.isSuccess && <Alert tone="good">{words.sent}</Alert>}
      <Button
        variant="primary"
        wide
        busy={ask.isPending}
        disabled={ask.isSuccess}
        onClick={() => ask.mutate()}
      >
        {ask.isPending ? words.sending : words.sendLink}
      </Button>
    </div>
  );
}
