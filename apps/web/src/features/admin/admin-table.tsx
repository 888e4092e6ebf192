import type { ReactNode } from 'react';
import styles from './admin.module.css';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
}

interface AdminTableProps<Row> {
  label: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  busy: boolean;
}

/** A table; on a phone a card for every row, in which each cell says what it is. The first cell names the row. */
export function AdminTable<Row extends { id: string }>({ label, columns, rows, busy }: AdminTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className={styles.table} aria-label={label} aria-busy={busy}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ head, cell }) => (
              <td key={head} data-head={head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
