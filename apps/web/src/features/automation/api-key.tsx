import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import styles from './automation.module.css';
import { NewKey } from './new-key.tsx';
import { RenewKey } from './renew-key.tsx';

/** Where the calls are described that a key opens. */
const reference = '/api/reference';

function Key() {
  const { texts, language } = useLanguage();
  const words = texts.automation;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const options = api.automation.apiKey.queryOptions();
  const known = useQuery(options);
  const create = useMutation({
    mutationFn: () => client.automation.renewApiKey(),
    onSuccess: ({ createdAt }) => queryClient.setQueryData(options.queryKey, { createdAt, lastUsedAt: null }),
    onSettled: () => setAsking(false),
  });
  if (known.isPending) return <Skeleton className={styles.waiting} />;
  if (!known.data) return <Alert tone="bad">{tell(known.error, texts, words.loadFailed)}</Alert>;
  const { createdAt, lastUsedAt } = known.data;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const time = (iso: string): string => format.format(new Date(iso));
  return (
    <>
      {createdAt === null ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.facts}>
          <li>{words.created(time(createdAt))}</li>
          <li>{lastUsedAt === null ? words.unused : words.used(time(lastUsedAt))}</li>
        </ul>
      )}
      {create.isError && <Alert tone="bad">{tell(create.error, texts, words.createFailed)}</Alert>}
      {create.data && <NewKey value={create.data.key} />}
      <Button
        wide
        busy={create.isPending}
        onClick={() => (createdAt === null ? create.mutate() : setAsking(true))}
      >
        {create.isPending ? words.creating : createdAt === null ? words.create : words.renew}
      </Button>
      {asking && (
        <RenewKey busy={create.isPending} onRenew={() => create.mutate()} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** The parent's API key, folded away until it is asked for. */
export function ApiKey() {
  const words = useLanguage().texts.automation;
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={words.title} icon={<KeySquare aria-hidden="true" />} open={open} onToggle={setOpen}>
      <div className={styles.panel}>
        <p>
          {words.lead}{' '}
          <a href={reference} target="_blank" rel="noreferrer">
            {words.reference}
          </a>
        </p>
        <Key />
      </div>
    </Collapsible>
  );
}
