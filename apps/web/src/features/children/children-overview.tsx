import { useQuery } from '@tanstack/react-query';
import { Baby, Plus, Wand } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
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
  const list = useQuery(api.children.list.queryOptions());
  const children = list.data ?? [];
  return (
    <>
      <Banner
        icon={<Wand />}
        title={superAdmin ? 'Super Admin - Unlimited Access' : 'Quick Start'}
        text="A photo, a title and a few sentences are all an episode needs."
        action={
          <span className={styles.counter}>
            <strong>{superAdmin ? '∞' : `${subscriptions}/${children.length}`}</strong> subscriptions/children
          </span>
        }
      />
      <div className={styles.bar}>
        <h2>Your children</h2>
        <ButtonLink to={paths.childSetup} size="small">
          <Plus aria-hidden="true" /> Add Child
        </ButtonLink>
      </div>
      {list.isPending && (
        <div className={styles.grid}>
          <Skeleton className={styles.cardSkeleton} />
          <Skeleton className={styles.cardSkeleton} />
        </div>
      )}
      {list.isError && (
        <Alert tone="bad">
          Your children could not be loaded. <Button onClick={() => list.refetch()}>Try again</Button>
        </Alert>
      )}
      {list.isSuccess && children.length === 0 && (
        <EmptyState
          icon={<Baby aria-hidden="true" />}
          title="Add Your First Child"
          action={
            <ButtonLink to={paths.childSetup} variant="primary" size="large">
              Get Started
            </ButtonLink>
          }
        >
          One to four photos, and the series can begin.
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
