import type { MigrationState } from '@milestoon/database';
import type pg from 'pg';
import { type Finding, findingsOf } from '../finding.ts';

const neededVersion = 18;
const nearlyAll = 0.8;
/** What a claim of a process may be off (docs/operation.md, secrets). */
const worstSkew = 60_000;

export async function checkDatabase(client: pg.Client): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('database');
  const { rows } = await client.query<{ version: string; used: string; most: string; bytes: string }>(
    `select current_setting('server_version_num') as version,
            (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
            current_setting('max_connections') as most,
            pg_database_size(current_database()) as bytes`,
  );
  const found = rows[0];
  const version = Math.floor(Number(found?.version) / 10_000);
  if (version < neededVersion)
    return wrong(`PostgreSQL ${version} answers`, `Upgrade it to PostgreSQL ${neededVersion}.`);
  const used = `${found?.used} of ${found?.most} connections in use`;
  if (Number(found?.used) > nearlyAll * Number(found?.most))
    return notice(
      `PostgreSQL ${version}, ${used}`,
      'Raise max_connections, or put a pooler in front: a process of ours opens up to 30.',
    );
  return fine(`PostgreSQL ${version}, ${Math.round(Number(found?.bytes) / 1e6)} MB, ${used}`);
}

/** The tables are those of this release. */
export function checkMigrations({ applied, pending, edited, unknown }: MigrationState): Finding {
  const { fine, notice, wrong } = findingsOf('migrations');
  if (edited.length > 0)
    return wrong(
      `${edited.join(', ')} was edited after it ran`,
      'Put the released file back; the server refuses to start with this one.',
    );
  if (unknown.length > 0)
    return notice(
      `a later release made ${unknown.join(', ')}`,
      'Nothing where this release is being taken back (docs/operation.md); else start the later release.',
    );
  if (pending.length > 0)
    return notice(`${pending.length} wait, from ${pending[0]} on`, 'Nothing: the next start runs them.');
  return fine(`all ${applied} have run`);
}

/** This machine's clock against the database's: signatures, sign-in codes and links go by it. */
export async function checkClock(client: pg.Client, now: () => number = Date.now): Promise<Finding> {
  const { fine, wrong } = findingsOf('clock');
  const before = now();
  const { rows } = await client.query<{ told: string; last: string | null }>(
    `select extract(epoch from clock_timestamp()) * 1000 as told,
            (select extract(epoch from max(applied_at)) * 1000 from schema_migrations) as last`,
  );
  const middle = (before + now()) / 2;
  const skew = Math.abs(middle - Number(rows[0]?.told));
  const todo =
    'Switch on time synchronisation (`timedatectl set-ntp true`) here and on the database’s machine.';
  if (skew > worstSkew)
    return wrong(`this machine and the database are ${Math.round(skew / 1000)} s apart`, todo);
  if (middle + worstSkew < Number(rows[0]?.last ?? 0))
    return wrong('it is earlier than the last upgrade of this installation', todo);
  return fine(`${(skew / 1000).toFixed(1)} s from the database’s`);
}
