import { limits, timing } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, client, isCode } from '../../lib/api.ts';
import { discardDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { thumbnail } from '../../lib/thumbnail.ts';
import { useElapsed } from '../../lib/use-elapsed.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice.tsx';
import { Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';
import { AwaitPayment } from './await-payment.tsx';
import { childDraft } from './child-setup-rules.ts';
import { ChosenAvatar } from './chosen-avatar.tsx';
import { CreatingMagic } from './creating-magic.tsx';
import { DrawingProgress } from './drawing-progress.tsx';
import { lookDifferences } from './look-differences.ts';

const pollEvery = 1_000;
/** Nothing more comes of itself. */
const settled: readonly string[] = ['ready', 'failed', 'chosen'];

interface AvatarSelectionProps {
  childId: string;
  /** What the child's plan costs each month. */
  price: string;
  /** Opens the payment page of this child. Rejects with a sentence for the parent. */
  onPay: () => Promise<void>;
  /** Where it goes on once one is kept. */
  next?: string;
}

export function AvatarSelection({ childId, price, onPay, next = paths.landing }: AvatarSelectionProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const text = texts.children.avatars;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const shownLongEnough = useElapsed(timing.avatarLoading);
  const options = api.children.avatars.queryOptions({ input: { id: childId } });
  const avatars = useQuery({
    ...options,
    refetchInterval: ({ state: { data } }) => (data && settled.includes(data.status) ? false : pollEvery),
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
      await navigate(next, { replace: true });
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
  const differences = lookDifferences(candidates, texts.children.look);
  const kept = avatars.data?.kept ?? null;
  const failed = status === 'failed' && candidates.length === 0;
  if (avatars.data?.status === 'chosen' && !select.isSuccess)
    return <ChosenAvatar childId={childId} url={avatars.data.kept} />;
  if (shownLongEnough && status === 'waiting' && start.isSuccess)
    return <AwaitPayment price={price} onPay={onPay} />;
  const begun = avatars.data?.begun ?? false;
  if (!shownLongEnough || (candidates.length === 0 && !failed))
    return <CreatingMagic drawn={candidates.length} begun={begun} />;

  const missing = status === 'ready' ? 0 : Math.max(0, limits.avatarCandidates - candidates.length);
  return (
    <>
      <PageHead title={text.title}>
        <p>{kept ? text.redrawn : text.lead}</p>
        {differences.size > 0 && <p>{text.differ}</p>}
        {kept && <img className={styles.kept} src={thumbnail(kept)} alt={text.chosenPicture} />}
      </PageHead>
      {failed ? (
        <Alert tone="warn">
          {text.failed}{' '}
          <Button size="small" busy={start.isPending} onClick={() => start.mutate()}>
            {text.tryAgain}
          </Button>
        </Alert>
      ) : (
        <>
          <ChoiceCards
            legend={text.pick}
            value={chosen}
            onChange={setChosen}
            options={candidates.map((candidate) => ({
              value: candidate.id,
              name: candidate.label,
              description: candidate.description,
              // The server describes a picture in English, down to the clothes.
              ...(language !== 'en' && text.moods[candidate.variant]),
              note: differences.get(candidate.id)?.join(' · '),
              picture: <img className={styles.picture} src={candidate.url} alt="" />,
            }))}
            waiting={Array.from({ length: missing }, (_, index) => (
              <Skeleton key={index} className={styles.toCome} />
            ))}
          />
          {missing > 0 && status !== 'failed' && (
            <DrawingProgress drawn={candidates.length} begun={begun} total={candidates.length + missing} />
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
          {text.confirm}
        </Button>
        <p className={styles.note}>{text.permanent}</p>
        {kept && (
          <ButtonLink to={paths.landing} wide>
            {text.keep}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
