import type { Role } from '@milestoon/domain';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useEffect } from 'react';
import { answerOf, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import styles from './roles.module.css';
import { UserCard } from './user-card.tsx';
import { type User, usersQuery } from './users.ts';

function Loading() {
  return (
    <div className={styles.list}>
      <p className={styles.unseen} role="status">
        {useTexts().roles.loading}
      </p>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.userSkeleton} />
      ))}
    </div>
  );
}

function Failed({ list }: { list: UseInfiniteQueryResult }) {
  const texts = useTexts().roles;
  const said = isCode(list.error, 'NOT_FOUND') ? undefined : answerOf(list.error);
  return (
    <Alert tone="bad">
      <p>{said ?? texts.loadFailed}</p>
      <Button size="small" busy={list.isFetching} onClick={() => list.refetch()}>
        {texts.tryAgain}
      </Button>
    </Alert>
  );
}

interface UserListProps {
  search: string;
  ownId: string;
  onChoose: (user: User, role: Role) => void;
  /** The server knows no such page for us any more. */
  onDenied: () => void;
}

export function UserList({ search, ownId, onChoose, onDenied }: UserListProps) {
  const texts = useTexts().roles;
  const list = useInfiniteQuery(usersQuery(search));
  const denied = isCode(list.error, 'NOT_FOUND');
  useEffect(() => {
    if (denied) onDenied();
  }, [denied, onDenied]);

  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed list={list} />;
  const users = list.data.pages.flatMap((page) => page.users);
  if (users.length === 0)
    return (
      <EmptyState
        icon={search ? <SearchX aria-hidden="true" /> : <Users aria-hidden="true" />}
        title={texts.noUsers}
      >
        {search && texts.noMatch}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list} aria-label={texts.list} aria-busy={list.isPlaceholderData}>
        {users.map((user) => (
          <li key={user.id}>
            <UserCard user={user} own={user.id === ownId} onChoose={(role) => onChoose(user, role)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
