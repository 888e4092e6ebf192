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

function LinkProblem({ error }: { error: unknown }) {
  const texts = useTexts();
  return (
    <div className={styles.form}>
      <Alert tone="bad">{error === null ? texts.confirmAddress.invalidLink : tell(error, texts)}</Alert>
      <p className={styles.other}>
        <Link to={paths.signIn}>{texts.confirmAddress.askAgain}</Link>
      </p>
    </div>
  );
}

/**
 * Confirms an address with the token of a mailed link, when its owner says so: programs that look through mails open
 * links too. It shows whose account that is, for somebody may have made it with a stranger's address.
 */
export function ConfirmAddress({ token }: { token: string }) {
  const texts = useTexts();
  const words = texts.confirmAddress;
  const queryClient = useQueryClient();
  const link = useQuery(
    api.account.viewConfirmation.queryOptions({
      input: { token },
      enabled: token !== '',
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const confirm = useMutation({
    mutationFn: () => client.account.confirmAddress({ token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  if (confirm.isSuccess)
    return (
      <div className={styles.form}>
        <Alert tone="good">{words.done}</Alert>
        <ButtonLink to={paths.home} variant="primary" size="large" wide>
          {words.goOn}
        </ButtonLink>
      </div>
    );
  if (token === '') return <LinkProblem error={null} />;
  if (link.isError) return <LinkProblem error={link.error} />;
  if (confirm.isError) return <LinkProblem error={confirm.error} />;
  if (!link.data) return <p role="status">{words.loading}</p>;
  return (
    <div className={styles.form}>
      <p className={styles.email}>{link.data.email}</p>
      <p>{words.lead}</p>
      <Button variant="primary" size="large" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? words.submitting : words.submit}
      </Button>
      <section className={styles.aside}>
        <h2>{words.notMine}</h2>
        <p>{words.takeOver}</p>
        <Link to={paths.forgotPassword}>{words.choosePassword}</Link>
      </section>
    </div>
  );
}
