import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, client } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './publishing.module.css';

/** Where Google sends the browser: what it brings is handed on once, and stands in the address no longer than that. */
export function BackFromGoogle() {
  const texts = useTexts();
  const words = texts.publishing.returning;
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const [{ code, state }] = useState(() => ({ code: query.get('code'), state: query.get('state') }));
  const begun = useRef(false);
  const connect = useMutation({
    mutationFn: (returned: { code: string; state: string }) => client.publishing.connect(returned),
    onSuccess: async (account) => {
      queryClient.setQueryData(api.publishing.account.queryOptions().queryKey, account);
      await queryClient.invalidateQueries({ queryKey: api.publishing.publication.key() });
    },
  });
  const { mutate } = connect;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setQuery({}, { replace: true });
    if (code && state) mutate({ code, state });
  }, [code, state, mutate, setQuery]);
  return (
    <Card className={styles.returning}>
      {!code || !state ? (
        <Alert tone="warn">{words.declined}</Alert>
      ) : connect.isError ? (
        <Alert tone="bad">{tell(connect.error, texts, words.failed)}</Alert>
      ) : connect.data?.channel ? (
        <Alert tone="good">{words.done(connect.data.channel.title)}</Alert>
      ) : (
        <p className={styles.working} role="status">
          <Spinner /> {words.working}
        </p>
      )}
      {(!code || !state || connect.isError || connect.isSuccess) && (
        <ButtonLink to={paths.profile} variant="primary" wide>
          {words.toProfile}
        </ButtonLink>
      )}
    </Card>
  );
}
