import { timing } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart, Sparkles } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useElapsed } from '../../lib/use-elapsed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './billing.module.css';
import { subscriptionQuery } from './subscription.ts';

const syncSubscriptions = async (): Promise<'done' | 'failed' | 'unreachable'> => {
  try {
    const answer = await client.billing.sync();
    return answer.ok ? 'done' : 'failed';
  } catch (error) {
    // Only a request that got no answer at all is a network failure.
    return error instanceof TypeError ? 'unreachable' : 'failed';
  }
};

/** Shows for 1.5 s that it is checking, then what it found. */
export function SubscriptionCheck({ unlimited }: { unlimited: boolean }) {
  const texts = useTexts();
  const words = texts.subscriptionCheck;
  const shownLongEnough = useElapsed(timing.subscriptionCheckDisplay);
  const { data, isFetching } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' });
  const queryClient = useQueryClient();
  const sync = useMutation({
    mutationFn: syncSubscriptions,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
  const syncing = sync.isPending || sync.isSuccess;
  if (!shownLongEnough || (isFetching && !syncing)) return <PageSpinner label={words.checking} />;

  const message = sync.data && (
    <Alert tone={sync.data === 'done' ? 'good' : 'warn'}>{texts.sync[sync.data]}</Alert>
  );
  if (unlimited || data?.active) {
    return (
      <Card className={styles.outcome}>
        <Heart aria-hidden="true" />
        <PageTitle>{words.active}</PageTitle>
        <p>{words.activeText}</p>
        {message}
        <ButtonLink to={paths.home} variant="primary" size="large" wide>
          {words.goOn}
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card className={styles.outcome}>
      <Sparkles aria-hidden="true" />
      <PageTitle>{words.required}</PageTitle>
      <p>{words.requiredText}</p>
      {message}
      <div className={styles.buttons}>
        <ButtonLink to={paths.subscription} variant="primary" size="large" wide>
          {texts.plan.subscribe}
        </ButtonLink>
        <Button wide busy={sync.isPending} onClick={() => sync.mutate()}>
          {words.check}
        </Button>
      </div>
    </Card>
  );
}
