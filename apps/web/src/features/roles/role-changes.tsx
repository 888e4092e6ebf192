import type { RoleChange } from '@milestoon/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/card.tsx';
import styles from './roles.module.css';

function Change({ change }: { change: Wire<RoleChange> }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const { names, changed, changedBy, changedByItself } = texts.roles;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = format.format(new Date(change.changedAt));
  return (
    <li>
      <p>{changed(change.email, names[change.oldRole], names[change.newRole])}</p>
      <p className={styles.fine}>
        {change.changedBy === null ? changedByItself(date) : changedBy(date, change.changedBy)}
      </p>
    </li>
  );
}

function Changes() {
  const texts = useTexts().roles;
  const list = useInfiniteQuery(
    api.roles.changes.infiniteOptions({
      input: (before: number | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
  if (list.isPending) return <Skeleton className={styles.changesSkeleton} />;
  if (list.isError)
    return (
      <Alert tone="bad">
        <p>{texts.changesFailed}</p>
        <Button size="small" busy={list.isFetching} onClick={() => list.refetch()}>
          {texts.tryAgain}
        </Button>
      </Alert>
    );
  const changes = list.data.pages.flatMap((page) => page.changes);
  if (changes.length === 0) return <p className={styles.fine}>{texts.noChanges}</p>;
  return (
    <>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {texts.moreChanges}
        </Button>
      )}
    </>
  );
}

/** Who made whom what. Asked for when it is opened. */
export function RoleChanges() {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{useTexts().roles.changes}</summary>
      {open && <Changes />}
    </details>
  );
}
