import { type AdminChild, childStates } from '@milestoon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type Wire } from '../../lib/api.ts';
import { Link } from '../../lib/link.tsx';
import { Badge } from '../../ui/card.tsx';
import { adminPath } from './admin-lists.ts';
import { AdminPage } from './admin-page.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import { Address, When } from './cells.tsx';
import { NarrowedBy } from './narrowed-by.tsx';
import { useNarrowing } from './use-narrowing.ts';

type Child = Wire<AdminChild>;

const tones = { waiting: 'plain', drawing: 'plain', failed: 'warn', ready: 'sun', chosen: 'good' } as const;

/** Children by number and state. */
export function ChildrenList({ onDenied }: { onDenied: () => void }) {
  const words = useAdminTexts();
  const { user, state: wanted, page, narrow } = useNarrowing();
  const state = childStates.find((known) => known === wanted);
  const list = useQuery(
    api.admin.children.queryOptions({ input: { user, state, page }, placeholderData: keepPreviousData }),
  );
  return (
    <>
      <NarrowedBy
        list="children"
        states={words.childStates}
        state={state}
        user={user}
        email={list.data?.rows[0]?.email}
        onState={(chosen) => narrow('state', chosen)}
      />
      <AdminPage<Child>
        label={words.children}
        list={list}
        empty={words.noneLike}
        onPage={(next) => narrow('page', String(next))}
        onDenied={onDenied}
        columns={[
          {
            head: words.child,
            cell: ({ childNumber, email }) => (
              <>
                {words.childOf(childNumber)}
                <span className={styles.fine}>
                  <Address>{email}</Address>
                </span>
              </>
            ),
          },
          {
            head: words.state,
            cell: (child) => <Badge tone={tones[child.state]}>{words.childStates[child.state]}</Badge>,
          },
          {
            head: words.episodes,
            cell: ({ userId, email, episodes }) => (
              <Link
                className={styles.number}
                to={adminPath('episodes', { user: userId })}
                aria-label={`${words.episodesOf(email)}: ${episodes}`}
              >
                {episodes}
              </Link>
            ),
          },
          { head: words.since, cell: ({ createdAt }) => <When at={createdAt} /> },
        ]}
      />
    </>
  );
}
