import type { AuditEvent } from '@milestoon/contract';
import { isVisibility, roles, seatRoles } from '@milestoon/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { api, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Skeleton } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import styles from './audit.module.css';

function EventItem({ event }: { event: Wire<AuditEvent> }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.audit;
  const { kind, name, detail, episode, device, network, apiKey, times } = event;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const role = roles.find((known) => known === detail);
  const seat = seatRoles.find((known) => known === detail);
  const seen = detail !== null && isVisibility(detail) ? detail : null;
  const subject = {
    name: name ?? '…',
    episode: episode === null ? words.anEpisode : `“${episode}”`,
    detail: role
      ? words.roles[role]
      : seat
        ? words.seats[seat]
        : seen
          ? texts.publishing.visibility[seen]
          : (detail ?? '…'),
  };
  const by = apiKey === null ? (device ?? words.unknownDevice) : words.program(apiKey);
  return (
    <li className={styles.event}>
      <p className={styles.what}>
        {words.kinds[kind](subject)} {event.isHere && <Badge tone="good">{words.here}</Badge>}
      </p>
      <p className={styles.fine}>
        <time dateTime={event.lastAt}>{format.format(new Date(event.lastAt))}</time>
        {times > 1 && ` · ${words.times(times)}`}
      </p>
      {event.by && (
        <p className={styles.fine}>{event.by.email === null ? words.byFormer : words.by(event.by.email)}</p>
      )}
      {network !== null && (
        <p className={styles.fine}>
          {by} · {words.network(network)}
        </p>
      )}
    </li>
  );
}

function Events() {
  const texts = useTexts();
  const words = texts.audit;
  const list = useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (before: number | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
  if (list.isPending) return <Skeleton className={styles.waiting} />;
  if (!list.data) return <Alert tone="bad">{tell(list.error, texts, words.loadFailed)}</Alert>;
  const events = list.data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <ul className={styles.events} aria-label={words.title}>
        {events.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ul>
      {list.isFetchNextPageError && <Alert tone="bad">{tell(list.error, texts, words.loadFailed)}</Alert>}
      {list.hasNextPage && (
        <Button wide busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? words.loading : words.more}
        </Button>
      )}
    </>
  );
}

/** What happened in the account, folded away until it is asked for. */
export function AccountEvents() {
  const words = useTexts().audit;
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={words.title} icon={<History aria-hidden="true" />} open={open} onToggle={setOpen}>
      <div className={styles.panel}>
        <p>{words.lead}</p>
        <Events />
      </div>
    </Collapsible>
  );
}
