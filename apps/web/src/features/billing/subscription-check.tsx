import { messages, timing } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart, Sparkles } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useElapsed } from '../../lib/use-elapsed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './billing.module.css';
import { subscriptionQuery } from './subscription.ts';

const syncMessage = async (): Promise<string> => {
  try {
    const answer = await client.billing.sync();
    return answer.ok ? messages.sync.done : messages.sync.failed;
  } catch (error) {
    // Only a request that got no answer at all is a network failure.
    return error instanceof TypeError ? messages.sync.unreachable : messages.sync.failed;
  }
};

/** Shows for 1.5 s that it is checking, then what it found. */
export function SubscriptionCheck({ unlimited }: { unlimited: boolean }) {
  const shownLongEnough = useElapsed(timing.subscriptionCheckDisplay);
  const { data, isFetching } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' });
  const queryClient = useQueryClient();
  const sync = useMutation({
    mutationFn: syncMessage,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
  const syncing = sync.isPending || sync.isSuccess;
  if (!shownLongEnough || (isFetching && !syncing))
    return <PageSpinner label="Checking your subscription…" />;

  const message = sync.data && (
    <Alert tone={sync.data.includes('success') ? 'good' : 'warn'}>{sync.data}</Alert>
  );
  if (unlimited || data?.active) {
    return (
      <Card className={styles.outcome}>
        <Heart aria-hidden="true" />
        <PageTitle>Welcome Back</PageTitle>
        <p>Your subscription is active. The next story is waiting for you.</p>
        {message}
        <ButtonLink to={paths.home} variant="primary" size="large" wide>
          Continue to App
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card className={styles.outcome}>
      <Sparkles aria-hidden="true" />
      <PageTitle>Subscription Required</PageTitle>
      <p>Subscribe to turn your child's milestones into animated episodes.</p>
      {message}
      <div className={styles.buttons}>
        <ButtonLink to={paths.subscription} variant="primary" size="large" wide>
          Subscribe Now
        </ButtonLink>
        <Button wide busy={sync.isPending} onClick={() => sync.mutate()}>
          Check for Recent Payments
        </Button>
      </div>
    </Card>
  );
}
