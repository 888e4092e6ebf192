import { useQuery } from '@tanstack/react-query';
import { Baby, Plus, Wand } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import { ChildCard } from './child-card.tsx';
import styles from './children.module.css';

/** The children of the house, and what can be done with each. */
export function ChildrenOverview({
  subscriptions,
  superAdmin,
}: {
  subscriptions: number;
  superAdmin: boolean;
}) {
  const { home: text, look } = useTexts().children;
  const list = useQuery(api.children.list.queryOptions());
  const children = list.data ?? [];
  return (
    <>
      <Banner
        icon={<Wand />}
        title={superAdmin ? text.superAdmin : text.quickStart}
        text={text.quickStartText}
        action={
          <span className={styles.counter}>
            <strong>{superAdmin ? '∞' : subscriptions}</strong>{' '}
            {text.subscriptions(superAdmin ? Infinity : subscriptions)}
            {list.data && (
              <>
                {' · '}
                <strong>{children.length}</strong> {text.children(children.length)}
              </>
            )}
          </span>
        }
      />
      <div className={styles.bar}>
        <h2>{text.list}</h2>
        <ButtonLink to={paths.childSetup} size="small">
          <Plus aria-hidden="true" /> {text.add}
        </ButtonLink>
      </div>
      {list.isPending && (
        <div className={styles.grid} role="status" aria-label={text.loading}>
          <Skeleton className={styles.cardSkeleton} />
          <Skeleton className={styles.cardSkeleton} />
        </div>
      )}
      {list.isError && (
        <Alert tone="bad">
          {text.loadFailed}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {look.tryAgain}
          </Button>
        </Alert>
      )}
      {list.isSuccess && children.length === 0 && (
        <EmptyState
          icon={<Baby aria-hidden="true" />}
          title={text.empty}
          action={
            <ButtonLink to={paths.childSetup} variant="primary" size="large">
              {text.start}
            </ButtonLink>
          }
        >
          {text.emptyText}
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {children.map((child) => (
          <li key={child.id}>
            <ChildCard child={child} subscriptions={subscriptions} superAdmin={superAdmin} />
          </li>
        ))}
      </ul>
    </>
  );
}
