import { type AdminEpisode, episodeStates } from '@milestoon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type Wire } from '../../lib/api.ts';
import { Badge } from '../../ui/card.tsx';
import { AdminPage } from './admin-page.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import { Address, When } from './cells.tsx';
import { NarrowedBy } from './narrowed-by.tsx';
import { useNarrowing } from './use-narrowing.ts';

type Episode = Wire<AdminEpisode>;

const tones = {
  processing: 'plain',
  completed: 'good',
  failed: 'warn',
  changing: 'plain',
  'change-failed': 'warn',
} as const;

/** Episodes by number and state. */
export function EpisodesList({ onDenied }: { onDenied: () => void }) {
  const words = useAdminTexts();
  const { user, state: wanted, page, narrow } = useNarrowing();
  const state = episodeStates.find((known) => known === wanted);
  const list = useQuery(
    api.admin.episodes.queryOptions({ input: { user, state, page }, placeholderData: keepPreviousData }),
  );
  return (
    <>
      <NarrowedBy
        list="episodes"
        states={words.episodeStates}
        state={state}
        user={user}
        email={list.data?.rows[0]?.email}
        onState={(chosen) => narrow('state', chosen)}
      />
      <AdminPage<Episode>
        label={words.episodes}
        list={list}
        empty={words.noneLike}
        onPage={(next) => narrow('page', String(next))}
        onDenied={onDenied}
        columns={[
          {
            head: words.episode,
            cell: ({ childNumber, episodeNumber, email }) => (
              <>
                {words.childOf(childNumber)} · {words.episodeOf(episodeNumber)}
                <span className={styles.fine}>
                  <Address>{email}</Address>
                </span>
              </>
            ),
          },
          {
            head: words.state,
            cell: (episode) => (
              <>
                <Badge tone={tones[episode.state]}>{words.episodeStates[episode.state]}</Badge>
                {(episode.state === 'processing' || episode.state === 'changing') && (
                  <span className={styles.fine}>{words.share(Math.round(episode.share * 100))}</span>
                )}
              </>
            ),
          },
          { head: words.since, cell: ({ createdAt }) => <When at={createdAt} /> },
          { head: words.changed, cell: ({ changedAt }) => <When at={changedAt} exact /> },
        ]}
      />
    </>
  );
}
