import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Where the generated types live. */
export const schemaFile = path.join(import.meta.dirname, 'schema.ts');

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  isView: boolean;
  /** Of a status: the condition that lists what it may be. */
  allowed: string | null;
}

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  sealed_text: 'string',
  'text[]': 'string[]',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  date: 'string',
  jsonb: 'Json',
};

const catalogue = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
         not a.attnotnull as nullable, a.atthasdef as defaulted, c.relkind = 'v' as "isView",
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and a.attname = 'status'
             and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as allowed
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
   order by c.relname collate "C", a.attnum`;

const statusType = (allowed: string): string =>
  `OneOf<${[...allowed.matchAll(/'(\w+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')}>`;

function typeOf(column: Column): string {
  if (column.allowed !== null && column.defaulted) return statusType(column.allowed);
  const known = types[column.type];
  if (!known) throw new Error(`no TypeScript type for ${column.table}.${column.column}: ${column.type}`);
  const nullable = column.nullable ? `${known} | null` : known;
  return column.defaulted ? `Generated<${nullable}>` : nullable;
}

const interfaceName = (table: string): string =>
  table.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase()) + 'Table';

/** The text of schema.ts for the database behind `url`, as the catalogue tells it. */
export async function generateSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(catalogue);
  await client.end();
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const index = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  return [
    '// Generated from the migrated database by `node packages/database/src/generate-schema.ts`; a test compares.',
    "import type { ColumnType, Generated } from 'kysely';\n",
    '/** Read as a value, written as text. */\nexport type Json = ColumnType<unknown, string, string>;\n',
    '/** Read as text, for a later release may know more; written as one of those that this one knows. */\nexport type OneOf<Value extends string> = ColumnType<string, Value | undefined, Value>;\n',
    ...interfaces,
    `export interface Schema {\n${index.join('\n')}\n}\n`,
  ].join('\n');
}

if (import.meta.main) {
  const { testDatabase } = await import('./testing.ts');
  const database = await testDatabase();
  fs.writeFileSync(schemaFile, await generateSchema(database.ownerUrl));
  await database.close();
}
