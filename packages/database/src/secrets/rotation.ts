import type pg from 'pg';
import { type Keyring, SecretsKeyError } from './keyring.ts';

interface SealedColumn {
  table: string;
  column: string;
  /** Its primary key, of one column. */
  key: string;
}

/** Where a sealed text is kept, as the keyring wants to know it. */
export const placeOf = (table: string, column: string, row: string): string => `${table}.${column}:${row}`;

/** Every column of the type sealed_text, from the catalogue: what is added tomorrow is rotated too. */
async function sealedColumns(owner: pg.Client): Promise<SealedColumn[]> {
  const { rows } = await owner.query<SealedColumn>(`
    select c.relname as table, a.attname as column, k.attname as key
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      join pg_index i on i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1
      join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
     where a.atttypid = 'sealed_text'::regtype and not a.attisdropped
     order by 1, 2`);
  return rows;
}

/** Secrets from before they were sealed. */
async function sealPlainSecrets(owner: pg.Client, keyring: Keyring): Promise<void> {
  const { rows } = await owner.query<{ name: string; value: string }>(
    'select name, value from server_secrets where value is not null for update',
  );
  for (const { name, value } of rows)
    await owner.query('update server_secrets set value = null, sealed_value = $2 where name = $1', [
      name,
      keyring.seal(value, placeOf('server_secrets', 'sealed_value', name)),
    ]);
}

const unknownKey = ({ table, column }: SealedColumn, fault: string): SecretsKeyError =>
  new SecretsKeyError(
    `Secrets in this database cannot be opened (${table}.${column}): ${fault}\n` +
      'Put the missing key back at the end of SECRETS_KEY, or its file secrets.key back into DATA_DIR, and start again.',
  );

async function sealAnew(owner: pg.Client, keyring: Keyring, place: SealedColumn): Promise<number> {
  const { table, column, key } = place;
  // Names from the catalogue: quoted, they are safe in a statement, which takes no names as parameters.
  const [t, c, k] = [table, column, key].map((name) => owner.escapeIdentifier(name));
  const { rows } = await owner.query<{ row: string; sealed: string }>(
    `select ${k}::text as row, ${c} as sealed from ${t} where ${c} is not null and not starts_with(${c}, $1) for update`,
    [`v1.${keyring.newest}.`],
  );
  for (const { row, sealed } of rows) {
    let text: string;
    try {
      text = keyring.open(sealed, placeOf(table, column, row));
    } catch (error) {
      throw unknownKey(place, error instanceof Error ? error.message : String(error));
    }
    await owner.query(`update ${t} set ${c} = $2 where ${k}::text = $1`, [
      row,
      keyring.seal(text, placeOf(table, column, row)),
    ]);
  }
  return rows.length;
}

/**
 * Brings every secret of the database under the newest key, in one transaction, one process at a time. Older keys
 * are not needed afterwards. Resolves to how many were sealed anew.
 *
 * @throws SecretsKeyError when one cannot be opened; nothing is changed then
 */
export async function rotateSecrets(owner: pg.Client, keyring: Keyring): Promise<number> {
  await owner.query('begin');
  try {
    await owner.query("select pg_advisory_xact_lock(hashtext('milestoon-secrets'))");
    await sealPlainSecrets(owner, keyring);
    let count = 0;
    for (const place of await sealedColumns(owner)) count += await sealAnew(owner, keyring, place);
    await owner.query('commit');
    return count;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
