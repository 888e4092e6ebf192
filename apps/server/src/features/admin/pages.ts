import type { Slice } from './admin.repo.ts';

const pageSize = 50;

export const sliceOf = (page: number): Slice => ({ limit: pageSize, offset: (page - 1) * pageSize });

export interface Page<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

export const toPage = <Row, Shown>(
  { rows, total }: { rows: Row[]; total: number },
  page: number,
  show: (row: Row) => Shown,
): Page<Shown> => ({
  rows: rows.map(show),
  total,
  page,
  pages: Math.max(1, Math.ceil(total / pageSize)),
});
