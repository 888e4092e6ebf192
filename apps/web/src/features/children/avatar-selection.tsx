import { limits, timing } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, client, isCode } from '../../lib/api.ts';
import { discardDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { useElapsed } from '../../lib/use-elapsed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice.tsx';
import { Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';
import { AwaitPayment } from './await-payment.tsx';
import { childDraft } from './child-setup-rules.ts';
import { CreatingMagic } from './creating-magic.tsx';

const pollEvery = 1_000;

interface AvatarSelectionProps {
  childId: string;
  /** Opens the payment page of this child. Rejects with a sentence for the parent. */
  onPay: () => Promise<void>;
}

export function AvatarSelection({ childId, onPay }: AvatarSelectionProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const shownLongEnough = useElapsed(timing.avatarLoading);
  const options = api.children.avatars.queryOptions({ input: { id: childId } });
  const avatars = useQuery({
    ...options,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'ready' || data?.status === 'failed' ? false : pollEvery,
  });
  const start = useMutation({
    mutationFn: () => client.children.startAvatars({ id: childId }),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
  });
  const select = useMutation({
    mutationFn: (candidate: string) => client.children.selectAvatar({ id: childId, candidate }),
    onSettled: async (_, error) => {
      // A choice that could not be saved leaves the parent here without a word, as specified.
      if (error && !isCode(error, 'CONFLICT')) return;
      await queryClient.invalidateQueries({ queryKey: api.children.key() });
      await navigate(paths.landing, { replace: true });
    },
  });

  const unreachable = avatars.isError && !avatars.data;
  useEffect(() => {
    if (unreachable) void navigate(paths.childSetup, { replace: true });
  }, [unreachable, navigate]);

  // The payment's own event starts the drawing; when it is late, being here is enough.
  const status = avatars.data?.status;
  const { mutate: startDrawing } = start;
  useEffect(() => {
    if (status === 'waiting') startDrawing();
  }, [status, startDrawing]);

  // The child is on its way; the next one starts with an empty form.
  const known = avatars.data !== undefined && status !== 'waiting';
  useEffect(() => {
    if (known) discardDraft(childDraft);
  }, [known]);

  const candidates = avatars.data?.candidates ?? [];
  const failed = status === 'failed' && candidates.length === 0;
  if (shownLongEnough && status === 'waiting' && start.isSuccess) return <AwaitPayment onPay={onPay} />;
  if (!shownLongEnough || (candidates.length === 0 && !failed)) return <CreatingMagic />;

  const missing = status === 'ready' ? 0 : Math.max(0, limits.avatarCandidates - candidates.length);
  return (
    <>
      <PageHead title="Choose the avatar">
        <p>Which one is your child? This choice is permanent: the avatar stays the same in every episode.</p>
      </PageHead>
      {failed ? (
        <Alert tone="warn">
          The avatars could not be drawn.{' '}
          <Button size="small" busy={start.isPending} onClick={() => start.mutate()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <>
          <ChoiceCards
            legend="Pick one"
            value={chosen}
            onChange={setChosen}
            options={candidates.map((candidate) => ({
              value: candidate.id,
              name: candidate.label,
              description: candidate.description,
              picture: <img className={styles.picture} src={candidate.url} alt="" />,
            }))}
            waiting={Array.from({ length: missing }, (_, index) => (
              <Skeleton key={index} className={styles.toCome} />
            ))}
          />
          {missing > 0 && status !== 'failed' && (
            <p role="status" className={styles.note}>
              {missing === 1 ? 'One more is being drawn…' : `${missing} more are being drawn…`}
            </p>
          )}
        </>
      )}
      <div className={styles.confirm}>
        <Button
          variant="primary"
          size="large"
          wide
          disabled={!chosen}
          busy={select.isPending}
          onClick={() => chosen && select.mutate(chosen)}
        >
          Confirm Selection
        </Button>
        <p className={styles.note}>You cannot change the avatar later.</p>
      </div>
    </>
  );
}
