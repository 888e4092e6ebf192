import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { quiet } from './quiet.ts';

const migrationsFolder = path.join(import.meta.dirname, '../migrations');
const lock = "hashtext('milestoon-migrations')";

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

function readMigrations(folder: string): Migration[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    // As it was written: a clone on Windows may end its lines otherwise than the one that ran it.
    const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

/** How a migration waits for a table that somebody works with; milliseconds. */
export interface MigrationPatience {
  /**
   * Whoever asks for the table meanwhile stands behind the migration in its queue, and so the release that still
   * runs: no longer than this at a time.
   */
  inQueue: number;
  /** Between two times, those behind it are answered. */
  between: number;
  /** In all, for one file: a dump of a large database, or an archive of a large family. */
  inAll: number;
}

const patience: MigrationPatience = { inQueue: 2_000, between: 5_000, inAll: 30 * 60_000 };

/**
 * Brings the database behind `url` (the owner's connection string) up to date: plain SQL files in the
 * order of their names, one transaction a file, one migrator at a time. A table that is in use is asked for again and
 * again.
 *
 * @returns the names of the files that ran.
 * @throws Error when a file fails, or when one that already ran has been edited since.
 */
export async function migrate(
  url: string,
  folder: string = migrationsFolder,
  waiting: MigrationPatience = patience,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  quiet(client);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${lock})`);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const ran: string[] = [];
    for (const migration of readMigrations(folder)) {
      const known = applied.get(migration.name);
      if (known === migration.hash) continue;
      if (known !== undefined) throw new Error(`Migration ${migration.name} was edited after it ran.`);
      await applyInTime(client, migration, waiting);
      ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end(); // the lock goes with the connection
  }
}

/** How the tables of a database stand to this release. */
export interface MigrationState {
  /** How many of this release have run. */
  applied: number;
  /** Those that the next start runs. */
  pending: string[];
  /** Those that are not what they were when they ran. */
  edited: string[];
  /** Those of a later release. */
  unknown: string[];
}

/**
 * Reads which migrations have run, and changes nothing. `url` is the owner's connection string.
 *
 * @throws the driver's error when the database cannot be asked
 */
export async function migrationState(
  url: string,
  folder: string = migrationsFolder,
): Promise<MigrationState> {
  const client = new pg.Client({ connectionString: url });
  quiet(client);
  await client.connect();
  try {
    const known = readMigrations(folder);
    const { rows: found } = await client.query("select to_regclass('schema_migrations') as there");
    const ran = found[0]?.there
      ? await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
      : { rows: [] };
    const hashes = new Map(ran.rows.map(({ name, hash }) => [name, hash]));
    const ofRelease = new Set(known.map(({ name }) => name));
    return {
      applied: known.filter(({ name }) => hashes.has(name)).length,
      pending: known.filter(({ name }) => !hashes.has(name)).map(({ name }) => name),
      edited: known.filter(({ name, hash }) => (hashes.get(name) ?? hash) !== hash).map(({ name }) => name),
      unknown: [...hashes.keys()].filter((name) => !ofRelease.has(name)).toSorted(),
    };
  } finally {
    await client.end();
  }
}

const isLockTimeout = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === '55P03';

async function applyInTime(client: pg.Client, migration: Migration, waiting: MigrationPatience) {
  const begun = performance.now();
  for (;;) {
    try {
      return await apply(client, migration, waiting.inQueue);
    } catch (error) {
      if (!(error instanceof Error && isLockTimeout(error))) throw error;
      if (performance.now() - begun > waiting.inAll) throw error;
      await setTimeout(waiting.between);
    }
  }
}

async function apply(client: pg.Client, migration: Migration, inQueue: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${inQueue}`);
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
