import type { AdminUser } from '@milestoon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Wire } from '../../lib/api.ts';
import { Link } from '../../lib/link.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { adminPath } from './admin-lists.ts';
import { AdminPage } from './admin-page.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import { Address, When } from './cells.tsx';
import { useNarrowing } from './use-narrowing.ts';

type User = Wire<AdminUser>;

/** Accounts, to read. */
export function UsersList({ onDenied }: { onDenied: () => void }) {
  const texts = useTexts();
  const words = useAdminTexts();
  const { search, page, narrow } = useNarrowing();
  const [typed, setTyped] = useState(search);
  const list = useQuery(
    api.admin.users.queryOptions({
      input: { page, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  const find = (event: FormEvent): void => {
    event.preventDefault();
    narrow('search', typed.trim());
  };
  return (
    <>
      {/* Sent, and not at every letter: everybody who is found is told that they were looked at. */}
      <form className={styles.search} role="search" onSubmit={find}>
        <SearchField label={words.search} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit">{words.find}</Button>
      </form>
      <AdminPage<User>
        label={words.users}
        list={list}
        empty={words.noMatch}
        onPage={(next) => narrow('page', String(next))}
        onDenied={onDenied}
        columns={[
          {
            head: words.account,
            cell: ({ email, isConfirmed }) => (
              <>
                <Address>{email}</Address>
                <span className={styles.fine}>{isConfirmed ? words.confirmed : words.unconfirmed}</span>
              </>
            ),
          },
          { head: words.role, cell: ({ role }) => texts.roles.names[role] },
          { head: words.since, cell: ({ createdAt }) => <When at={createdAt} /> },
          {
            head: words.children,
            cell: ({ id, email, children }) => (
              <Link
                className={styles.number}
                to={adminPath('children', { user: id })}
                aria-label={`${words.childrenOf(email)}: ${children}`}
              >
                {children}
              </Link>
            ),
          },
          {
            head: words.episodes,
            cell: ({ id, email, episodes }) => (
              <Link
                className={styles.number}
                to={adminPath('episodes', { user: id })}
                aria-label={`${words.episodesOf(email)}: ${episodes}`}
              >
                {episodes}
              </Link>
            ),
          },
        ]}
      />
    </>
  );
}
