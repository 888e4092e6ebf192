import pg from 'pg';

export interface Column {
  name: string;
  insertable: boolean;
  updatable: boolean;
}

/** The tables of the catalogue with their columns, as far as the request's login may write them. */
export async function tablesOf(owner: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await owner.query<Column & { table: string }>(`
    select c.relname as table, a.attname as name,
           has_column_privilege('milestoon_app', c.oid, a.attnum, 'insert') as insertable,
           has_column_privilege('milestoon_app', c.oid, a.attnum, 'update') as updatable
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
     order by 1, a.attnum`);
  return Map.groupBy(rows, ({ table }) => table);
}

export interface Walls {
  select: string;
  insert: string;
  update: string;
  delete: string;
}

const name = pg.escapeIdentifier;
const list = (columns: readonly Column[]): string => columns.map((column) => name(column.name)).join(', ');
/** Those that the login may write; where it may write none, all: to be told so. */
const orAll = (columns: readonly Column[], may: (column: Column) => boolean): readonly Column[] =>
  columns.some(may) ? columns.filter(may) : columns;

/**
 * What whoever asks gets by each statement on a table in which they own nothing: how many rows, or which error.
 * `copy` is somebody's row as JSON: the insert adds it once more.
 */
export async function attempt(
  client: pg.Client,
  table: string,
  columns: readonly Column[],
  { copy, others }: { copy: string; others: string },
): Promise<Walls> {
  const outcome = async (statement: string, values: unknown[] = []): Promise<string> => {
    await client.query('savepoint attempt');
    try {
      const { rowCount } = await client.query(statement, values);
      return `${rowCount} rows`;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      return error.code ?? '';
    } finally {
      await client.query('rollback to attempt');
    }
  };
  const writable = orAll(columns, ({ updatable }) => updatable);
  const added = orAll(columns, ({ insertable }) => insertable);
  const target = name(table);
  return {
    select: await outcome(`select * from ${target} where ${others}`),
    update: await outcome(
      `update ${target} set ${writable.map((column) => `${name(column.name)} = ${name(column.name)}`).join(', ')} where ${others}`,
    ),
    delete: await outcome(`delete from ${target} where ${others}`),
    insert: await outcome(
      `insert into ${target} (${list(added)}) select ${list(added)} from jsonb_populate_record(null::${target}, $1)`,
      [copy],
    ),
  };
}
