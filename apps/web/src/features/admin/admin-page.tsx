import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Inbox } from 'lucide-react';
import { useEffect } from 'react';
import { isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import { AdminTable, type Column } from './admin-table.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';

interface Shown<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

interface AdminPageProps<Row> {
  label: string;
  list: UseQueryResult<Shown<Row>>;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Said when there is nothing. */
  empty: string;
  onPage: (page: number) => void;
  /** The server knows no such list for us any more. */
  onDenied: () => void;
}

/** One page of a list, with the ways to the others. */
export function AdminPage<Row extends { id: string }>({ list, ...rest }: AdminPageProps<Row>) {
  const texts = useTexts();
  const words = useAdminTexts();
  const { label, columns, empty, onPage, onDenied } = rest;
  const isDenied = isCode(list.error, 'NOT_FOUND');
  useEffect(() => {
    if (isDenied) onDenied();
  }, [isDenied, onDenied]);

  if (list.isPending)
    return (
      <>
        <p className={styles.unseen} role="status">
          {words.loading}
        </p>
        <Skeleton className={styles.waiting} />
      </>
    );
  if (list.isError)
    return (
      <Alert tone="bad">
        <p>{isDenied ? words.loadFailed : tell(list.error, texts, words.loadFailed)}</p>
        <Button size="small" busy={list.isFetching} onClick={() => list.refetch()}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  const { rows, page, pages, total } = list.data;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon={<Inbox aria-hidden="true" />} title={words.none}>
          {empty}
        </EmptyState>
      ) : (
        <AdminTable label={label} columns={columns} rows={rows} busy={list.isPlaceholderData} />
      )}
      <nav className={styles.pages} aria-label={words.pages}>
        <p role="status">{words.pageOf(page, pages, total)}</p>
        <Button
          size="small"
          disabled={page <= 1}
          aria-label={words.previous}
          onClick={() => onPage(Math.min(page - 1, pages))}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button
          size="small"
          disabled={page >= pages}
          aria-label={words.next}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </nav>
    </>
  );
}
