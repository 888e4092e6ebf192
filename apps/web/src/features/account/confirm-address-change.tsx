import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, client } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './account.module.css';
import { sessionQuery } from './session.ts';

/** Takes a new address with the token of a mailed link, when its owner says so: programs open links too. */
export function ConfirmAddressChange({ token }: { token: string }) {
  const texts = useTexts();
  const words = texts.addressChange;
  const queryClient = useQueryClient();
  const waiting = useQuery({ ...api.account.addressChange.queryOptions(), staleTime: 0 });
  const confirm = useMutation({
    mutationFn: () => client.account.confirmAddressChange({ token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  if (confirm.isSuccess)
    return (
      <div className={styles.form}>
        <Alert tone="good">{words.changed(confirm.data.email)}</Alert>
        <ButtonLink to={paths.home} variant="primary" size="large" wide>
          {words.goOn}
        </ButtonLink>
      </div>
    );
  if (waiting.isPending) return <p role="status">{texts.confirmAddress.loading}</p>;
  const wanted = waiting.data?.wanted;
  if (waiting.isError || confirm.isError || !wanted || token === '')
    return (
      <div className={styles.form}>
        <Alert tone="bad">{tell(waiting.error ?? confirm.error, texts, words.invalidLink)}</Alert>
        <p className={styles.other}>
          <Link to={paths.account}>{words.askAgain}</Link>
        </p>
      </div>
    );
  return (
    <div className={styles.form}>
      <p className={styles.email}>{wanted}</p>
      <p>{words.confirmLead(wanted)}</p>
      <Button variant="primary" size="large" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? words.confirming : words.confirm}
      </Button>
    </div>
  );
}
