import type { GuestTelling } from '@milestoon/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client, isCode, type Wire } from '../../../lib/api.ts';
import { forgetTakes, placeOfLink } from '../../../lib/kept-takes.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Skeleton } from '../../../ui/card.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { Teleprompter } from './teleprompter.tsx';
import styles from './telling.module.css';
import { useTakes } from './use-takes.ts';

/** A story for whoever was asked to tell it: its lines, and nothing else of the family. */
export function GuestPage({ token }: { token: string }) {
  const texts = useTexts();
  const { guest, failed, loading } = texts.telling;
  const query = useQuery({
    ...api.telling.open.queryOptions({ input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const again = (): void => void query.refetch();
  const send = useMutation({
    mutationFn: () => client.telling.send({ token }),
    onSuccess: () => forgetTakes(placeOfLink(token)),
    onError: again,
  });
  const isGone = isCode(query.error, 'NOT_FOUND');
  useEffect(() => {
    // What would arrive nowhere does not stay on the device.
    if (isGone) void forgetTakes(placeOfLink(token));
  }, [isGone, token]);
  if (send.isSuccess)
    return (
      <PageHead title={guest.sent}>
        <p>{guest.sentLead}</p>
      </PageHead>
    );
  if (isGone)
    return (
      <PageHead title={guest.gone}>
        <p>{guest.goneLead}</p>
      </PageHead>
    );
  if (!query.data)
    return query.isError ? (
      <Alert tone="bad">
        {tell(query.error, texts, failed)}{' '}
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {texts.telling.microphone.tryAgain}
        </Button>
      </Alert>
    ) : (
      <div role="status" aria-label={loading}>
        <Skeleton className={styles.waiting} />
      </div>
    );
  return query.data.hasAgreed ? (
    <Telling token={token} story={query.data} send={send} onChange={again} />
  ) : (
    <Asked token={token} story={query.data} onAnswered={again} />
  );
}

interface AskedProps {
  token: string;
  story: Wire<GuestTelling>;
  onAnswered: () => void;
}

function Asked({ token, story, onAnswered }: AskedProps) {
  const texts = useTexts();
  const { guest, failed } = texts.telling;
  const { language } = useLanguage();
  const agree = useMutation({
    mutationFn: () => client.telling.agree({ token, agreed: true }),
    onSettled: onAnswered,
  });
  const day = new Date(story.expiresAt).toLocaleDateString(language, { day: 'numeric', month: 'long' });
  return (
    <div className={styles.guest}>
      <PageHead title={guest.title(story.name)}>
        <p>{guest.lead(story.childName)}</p>
        <p>{guest.ends(day)}</p>
      </PageHead>
      <section className={styles.consent}>
        <h2>{guest.consentTitle}</h2>
        <ul>
          {guest.consent.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {agree.isError && <Alert tone="bad">{tell(agree.error, texts, failed)}</Alert>}
      <Button variant="primary" size="large" busy={agree.isPending} onClick={() => agree.mutate()}>
        {guest.agree}
      </Button>
    </div>
  );
}

interface GuestTellingProps {
  token: string;
  story: Wire<GuestTelling>;
  send: { mutate: () => void; isPending: boolean; error: Error | null };
  onChange: () => void;
}

function Telling({ token, story, send, onChange }: GuestTellingProps) {
  const texts = useTexts();
  const { guest, failed } = texts.telling;
  const takes = useTakes(
    placeOfLink(token),
    ({ line, text, recording }) =>
      client.telling.recordByLink({
        token,
        line,
        text,
        file: new File([recording], 'line', { type: recording.type }),
      }),
    onChange,
  );
  const told = story.lines.filter(
    ({ id, recording }) => recording !== null || takes.takes[id]?.state === 'kept',
  ).length;
  return (
    <div className={styles.guest}>
      <PageHead title={story.title} />
      <Teleprompter
        lines={story.lines}
        film={story.film}
        childName={story.childName}
        language={story.language}
        takes={takes}
        tellerId={null}
      >
        <Card>
          <p>{guest.sendLead(told, story.lines.length)}</p>
          {takes.onTheirWay > 0 && <p>{guest.waitFirst}</p>}
          {send.error && <Alert tone="bad">{tell(send.error, texts, failed)}</Alert>}
          <Button
            variant="primary"
            size="large"
            busy={send.isPending}
            disabled={told === 0 || takes.onTheirWay > 0}
            onClick={() => send.mutate()}
          >
            {guest.send}
          </Button>
        </Card>
      </Teleprompter>
    </div>
  );
}
