import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Skeleton } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import styles from './account.module.css';

type OpenSession = Awaited<ReturnType<typeof client.account.sessions>>['sessions'][number];

function SessionItem({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.sessions;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = (iso: string): string => format.format(new Date(iso));
  const device = session.device ?? words.unknownDevice;
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device} {session.isCurrent && <Badge tone="good">{words.current}</Badge>}
        </p>
        <p className={styles.note}>{words.seen(time(session.firstSeenAt), time(session.lastSeenAt))}</p>
        {session.network && <p className={styles.note}>{words.network(session.network)}</p>}
      </div>
      {!session.isCurrent && (
        <Button size="small" busy={busy} aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

function SessionList() {
  const texts = useTexts();
  const words = texts.sessions;
  const queryClient = useQueryClient();
  const options = api.account.sessions.queryOptions();
  const known = useQuery(options);
  const onSettled = (): Promise<void> => queryClient.invalidateQueries({ queryKey: options.queryKey });
  const end = useMutation({ mutationFn: (id: string) => client.account.endSession({ id }), onSettled });
  const endOthers = useMutation({ mutationFn: () => client.account.endOtherSessions(), onSettled });
  if (known.isPending) return <Skeleton className={styles.waiting} />;
  if (!known.data) return <Alert tone="bad">{tell(known.error, texts, words.loadFailed)}</Alert>;
  const { sessions } = known.data;
  const error = end.error ?? endOthers.error;
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {error && <Alert tone="bad">{tell(error, texts)}</Alert>}
      {endOthers.isSuccess && <Alert tone="good">{words.ended(endOthers.data.ended)}</Alert>}
      {sessions.length > 1 && (
        <Button wide busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {words.endOthers}
        </Button>
      )}
    </>
  );
}

/** Where the account is signed in, folded away until it is asked for. */
export function Sessions() {
  const words = useTexts().sessions;
  const [open, setOpen] = useState(false);
  return (
    <Collapsible
      title={words.title}
      icon={<MonitorSmartphone aria-hidden="true" />}
      open={open}
      onToggle={setOpen}
    >
      <div className={styles.form}>
        <p className={styles.note}>{words.lead}</p>
        <SessionList />
      </div>
    </Collapsible>
  );
}
