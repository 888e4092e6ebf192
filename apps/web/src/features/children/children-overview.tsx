import type { ChildSummary } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { Baby, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import { ChildCard } from './child-card.tsx';
import styles from './children.module.css';
import { QuickStart } from './quick-start.tsx';

/** While avatars are drawn the cards are looked at again. */
const pollEvery = 5_000;

interface ChildrenOverviewProps {
  /** Undefined while they are not known. */
  subscriptions: number | undefined;
  superAdmin: boolean;
  /** Opens the payment page of a child. Rejects with a sentence for the parent. */
  onPay: (child: ChildSummary) => Promise<void>;
  /** What there is of the series, between the greeting and the cards. Asked for once there are episodes. */
  films: ReactNode;
}

/** The greeting, the children of the house, and what can be done with each. */
export function ChildrenOverview({ subscriptions, superAdmin, onPay, films }: ChildrenOverviewProps) {
  const { home: text, card } = useFirstTexts().children;
  const list = useQuery({
    ...api.children.list.queryOptions(),
    refetchInterval: ({ state: { data } }) =>
      data?.some((child) => child.state === 'drawing' || child.newAvatars === 'drawing') ? pollEvery : false,
  });
  const children = list.data ?? [];
  const hasEpisodes = children.some((child) => child.episodeCount > 0);
  const isFirstTime = list.isSuccess && !hasEpisodes;
  return (
    <>
      <PageHead title={isFirstTime ? text.firstTitle : text.title} tab={text.tab}>
        <p>{isFirstTime ? text.firstLead : text.lead}</p>
      </PageHead>
      <QuickStart family={list.data} subscriptions={subscriptions} superAdmin={superAdmin} />
      {hasEpisodes && films}
      <div className={styles.listHead}>
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
            {card.tryAgain}
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
            <ChildCard
              child={child}
              subscriptions={subscriptions ?? 0}
              superAdmin={superAdmin}
              onPay={onPay}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
