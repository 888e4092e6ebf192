import { timing } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { Heart, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useElapsed } from '../../lib/use-elapsed.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { BillingPortal } from './billing-portal.tsx';
import styles from './billing.module.css';
import { notSubscribed, type Subscription, subscriptionQuery } from './subscription.ts';
import { SyncButton, SyncOutcome, useSync } from './sync.tsx';

interface SubscriptionCheckProps {
  unlimited: boolean;
  /** Of whose payments it is about. */
  email: string;
  /** What needs no subscription, for who has none. */
  children: (subscription: Subscription) => ReactNode;
}

/** Shows for 1.5 s that it is checking, then what it found. */
export function SubscriptionCheck({ unlimited, email, children }: SubscriptionCheckProps) {
  const texts = useTexts();
  const words = texts.subscriptionCheck;
  const shownLongEnough = useElapsed(timing.subscriptionCheckDisplay);
  const { data = notSubscribed, isFetching } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' });
  const isOver = data.hadPlan && !data.active;
  const films = useQuery({ ...api.episodes.list.queryOptions(), enabled: isOver, retry: false });
  const isEmpty = films.data?.some(({ status }) => status === 'completed') === false;
  const sync = useSync();
  const syncing = sync.isPending || sync.isSuccess;
  if (!shownLongEnough || (isFetching && !syncing)) return <PageSpinner label={words.checking} />;

  if (unlimited || data.active) {
    return (
      <Card className={styles.outcome}>
        <Heart aria-hidden="true" />
        <PageTitle>{words.active}</PageTitle>
        <p>{words.activeText}</p>
        <SyncOutcome sync={sync} email={email} />
        <ButtonLink to={paths.home} variant="primary" size="large" wide>
          {words.goOn}
        </ButtonLink>
      </Card>
    );
  }
  const isUnpaid = data.plans.some(({ state }) => state === 'unpaid');
  return (
    <>
      <Card className={styles.outcome}>
        <Sparkles aria-hidden="true" />
        <PageTitle>{words.required}</PageTitle>
        <p>{isOver && !isUnpaid ? (isEmpty ? words.endedEmpty : words.endedText) : words.requiredText}</p>
        {isUnpaid && <Alert tone="warn">{words.unpaidText}</Alert>}
        <SyncOutcome sync={sync} email={email} />
        <div className={styles.buttons}>
          {isUnpaid && (
            <BillingPortal returnTo={paths.subscriptionCheck} label={words.checkCard} variant="primary" />
          )}
          <ButtonLink
            to={paths.subscription}
            variant={isUnpaid ? 'secondary' : 'primary'}
            size={isUnpaid ? 'medium' : 'large'}
            wide
          >
            {texts.plan.subscribe}
          </ButtonLink>
          <SyncButton sync={sync} />
        </div>
      </Card>
      {children(data)}
    </>
  );
}
