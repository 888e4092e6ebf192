import type { FailedWork } from '@milestoon/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api, client, isCode, type Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminPage } from './admin-page.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import { Address, When } from './cells.tsx';
import { useNarrowing } from './use-narrowing.ts';

type Work = Wire<FailedWork>;

/** Background work that was given up, with a button that begins it anew. */
export function FailuresList({ onDenied }: { onDenied: () => void }) {
  const texts = useTexts();
  const words = useAdminTexts();
  const { page, narrow } = useNarrowing();
  const queryClient = useQueryClient();
  const told = useRef<HTMLDivElement>(null);
  const list = useQuery(
    api.admin.failures.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  const again = useMutation({
    mutationFn: (id: string) => client.admin.tryAgain({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.admin.key() }),
  });
  // The row goes with its button: the focus would be lost with it.
  useEffect(() => {
    if (again.isSuccess || again.isError) told.current?.focus();
  }, [again.isSuccess, again.isError]);

  // Somebody else was faster.
  const isGone = isCode(again.error, 'NOT_FOUND');
  // The server's own sentence is for the parent whose limit it is.
  const isFull = isCode(again.error, 'TOO_MANY_REQUESTS');
  const about = ({ childNumber, episodeNumber }: Work): string =>
    [
      childNumber === null ? '' : words.childOf(childNumber),
      episodeNumber === null ? '' : words.episodeOf(episodeNumber),
    ]
      .filter(Boolean)
      .join(' · ') || '–';
  return (
    <>
      <p className={styles.fine}>{words.why}</p>
      <div ref={told} tabIndex={-1} className={styles.told}>
        {again.data?.begun && <Alert tone="good">{words.begun}</Alert>}
        {(again.data?.begun === false || isGone) && <Alert tone="warn">{words.nothingLeft}</Alert>}
        {again.isError && !isGone && (
          <Alert tone="bad">{isFull ? words.full : tell(again.error, texts, words.tryAgainFailed)}</Alert>
        )}
      </div>
      <AdminPage<Work>
        label={words.failures}
        list={list}
        empty={words.noneFailed}
        onPage={(next) => narrow('page', String(next))}
        onDenied={onDenied}
        columns={[
          {
            head: words.work,
            cell: ({ id, kind, email }) => (
              <>
                {words.kinds[kind]}
                <span className={styles.fine}>
                  <Address>{email ?? words.house}</Address>
                </span>
                <code className={styles.code}>{id}</code>
              </>
            ),
          },
          { head: words.about, cell: about },
          { head: words.failedAt, cell: ({ failedAt }) => <When at={failedAt} exact /> },
          { head: words.attempts, cell: ({ attempts }) => attempts },
          {
            head: words.action,
            cell: ({ id, kind, email }) => (
              <Button
                size="small"
                busy={again.isPending && again.variables === id}
                disabled={again.isPending}
                aria-label={words.tryAgainOf(words.kinds[kind], email ?? words.house)}
                onClick={() => again.mutate(id)}
              >
                <RotateCcw aria-hidden="true" /> {words.tryAgain}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
