import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { subscriptionQuery } from './subscription.ts';

interface Outcome {
  kind: 'done' | 'failed' | 'unreachable';
  /** Whether a payment was found that entitles. */
  found: boolean;
}

const syncSubscriptions = async (): Promise<Outcome> => {
  try {
    const { ok, found } = await client.billing.sync();
    return { kind: ok ? 'done' : 'failed', found };
  } catch (error) {
    // Only a request that got no answer at all is a network failure.
    return { kind: error instanceof TypeError ? 'unreachable' : 'failed', found: false };
  }
};

/** Has the payment provider asked anew. */
export function useSync() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: syncSubscriptions,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
}

type Sync = ReturnType<typeof useSync>;

export function SyncButton({ sync }: { sync: Sync }) {
  const { check } = useTexts().subscriptionCheck;
  return (
    <Button wide busy={sync.isPending} onClick={() => sync.mutate()}>
      {check}
    </Button>
  );
}

/** The sentence as specified, green where it tells of a success; and whether that means a payment. */
export function SyncOutcome({ sync: { data }, email }: { sync: Sync; email: string }) {
  const texts = useTexts();
  const words = texts.subscriptionCheck;
  if (!data) return null;
  return (
    <Alert tone={data.kind === 'done' ? 'good' : 'warn'}>
      <p>{texts.sync[data.kind]}</p>
      {data.found && <p>{words.found}</p>}
      {data.kind === 'done' && !data.found && <p>{words.notFound(email)}</p>}
    </Alert>
  );
}
