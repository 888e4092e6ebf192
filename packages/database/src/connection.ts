import { randomUUID } from 'node:crypto';
import {
  type IsolationLevel,
  type Kysely,
  Kysely as KyselyInstance,
  PostgresDialect,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { type Claimant, claimSigner } from './claims/claims.ts';
import { prepareLogins, readSecret, withOwner } from './logins.ts';
import { quiet } from './quiet.ts';
import type { Schema } from './schema.ts';
import type { Keyring } from './secrets/keyring.ts';
import { advisoryLocks, type LockPool } from './advisory-lock.ts';

// Counters and sizes fit a double; as strings they would be compared and added wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is no moment: as a Date it would be another day elsewhere.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** A person making a request, or the family somebody with a seat in it makes one for. */
export type Actor = Claimant;

/** A transaction under way: every query of a unit of work goes through it. */
export type Tx = Transaction<Schema>;

declare const ofTheHouse: unique symbol;

/** One of the house's own: what is written in it may be anybody's, and jobs can be queued with it. */
export type WorkerTx = Tx & { readonly [ofTheHouse]: true };

/** The ways to the database. None of them is the owner's. */
export interface Database {
  /**
   * Work on behalf of a person: sees and changes that person's rows only. One transaction; with 'repeatable read'
   * all of its queries see the rows of one moment.
   */
  asUser<T>(actor: Actor, work: (tx: Tx) => Promise<T>, isolation?: IsolationLevel): Promise<T>;
  /** Work of the house itself, for everybody's rows. `reason` says why no person's rights suffice. */
  asWorker<T>(reason: string, work: (tx: WorkerTx) => Promise<T>): Promise<T>;
  /** The owner's rights, for what happens once at a start. */
  asOwner<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Work that no other process does at the same time for the same key. Not to be nested. Work that waits for somebody
   * outside takes its turn 'outside': there are few turns, and it must not take those of everybody else.
   *
   * @throws Error when there was no turn outside for `outsideTurnMs`
   */
  withAdvisoryLock<T>(key: string, work: () => Promise<T>, pool?: LockPool): Promise<T>;
  /** Whose session a token is, or null when it is unknown or expired. */
  resolveSession(token: string): Promise<SessionOwner | null>;
  /** For the authentication library only: it alone reads passwords and tokens. */
  readonly auth: Kysely<Schema>;
  /** Seals what is stored in columns of the type sealed_text, and opens it again. */
  readonly keyring: Keyring;
  /** How many secrets were brought under the newest key when this was opened. */
  readonly sealedAnew: number;
  /** For the job queue, which keeps its own connections, and for LISTEN. */
  readonly workerUrl: string;
  /** A secret of this installation, the same in every process, made at first use of the name. Stored sealed. */
  secret(name: string): Promise<string>;
  /** Resolves when the database answers and knows by our signature who asks. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Whose session a token is. */
export interface SessionOwner {
  id: string;
  email: string;
  createdAt: Date;
  role: string;
  /** The session was proved by more than a password. */
  proved: boolean;
  /** The family it acts for, as its owner's account is; null: their own. */
  household: { id: string; email: string; createdAt: Date; seat: 'parent' | 'viewer' } | null;
}

/** Whoever waits longer for those who ask somebody outside had better be told and try again. */
const outsideTurnMs = 20_000;

function open(connectionString: string, max: number, connectionTimeoutMillis = 0): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis });
  pool.on('connect', quiet);
  pool.on('error', () => {}); // an idle connection was cut; the next query opens another or says why
  return new KyselyInstance<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** The reason shows in pg_stat_activity for as long as the transaction lasts. */
function inTransaction<T>(pool: Kysely<Schema>, reason: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return pool.transaction().execute(async (tx) => {
    await sql`select set_config('application_name', ${reason.slice(0, 60)}, true)`.execute(tx);
    return work(tx);
  });
}

const claimRefused =
  'The database does not know the signature of this process. Either the clocks of both are minutes apart, or the ' +
  'secrets were brought under a key that this process does not have: start it again with the same SECRETS_KEY.';

/**
 * Opens the pools. `url` is the owner's connection string; `migrate` must have run. Secrets sealed under an older
 * key of the ring are brought under the newest.
 *
 * @throws SecretsKeyError when secrets were sealed under a key that the ring does not hold
 */
export async function openDatabase(url: string, keyring: Keyring): Promise<Database> {
  const { urls, claimKey, sealedAnew } = await prepareLogins(url, keyring);
  const app = open(urls.milestoon_app, 10);
  const worker = open(urls.milestoon_worker, 6);
  const auth = open(urls.milestoon_auth, 4);
  const secrets = new Map<string, string>();
  const locks = {
    own: open(urls.milestoon_worker, 4),
    outside: open(urls.milestoon_worker, 4, outsideTurnMs),
  };
  const claimOf = claimSigner(claimKey);

  const asUser: Database['asUser'] = (actor, work, isolation = 'read committed') =>
    app
      .transaction()
      .setIsolationLevel(isolation)
      .execute(async (tx) => {
        // As a parameter: a statement's text is seen by every other connection of this login.
        await sql`select set_config('app.claim', ${claimOf(actor, Date.now())}, true)`.execute(tx);
        return work(tx);
      });

  return {
    auth,
    workerUrl: urls.milestoon_worker,
    asUser,
    asWorker: (reason, work) => inTransaction(worker, reason, (tx) => work(tx as WorkerTx)),
    async asOwner(reason, work) {
      const owner = open(url, 1);
      try {
        return await inTransaction(owner, reason, work);
      } finally {
        await owner.destroy();
      }
    },
    withAdvisoryLock: advisoryLocks(locks),
    async resolveSession(token) {
      const found = await sql<{
        user_id: string;
        email: string;
        created_at: Date;
        role: string;
        proved: boolean;
        household_id: string | null;
        household_email: string;
        household_created_at: Date;
        seat: string;
      }>`
        select user_id, email, created_at, role, proved, household_id, household_email, household_created_at, seat
          from me.resolve_session(${token})`.execute(app);
      const row = found.rows[0];
      if (!row) return null;
      const { user_id: id, email, created_at: createdAt, role, proved } = row;
      const household = row.household_id && {
        id: row.household_id,
        email: row.household_email,
        createdAt: row.household_created_at,
        // Whatever else a seat may be one day, it is the smallest until it is known here.
        seat: row.seat === 'parent' ? ('parent' as const) : ('viewer' as const),
      };
      return { id, email, createdAt, role, proved, household: household || null };
    },
    keyring,
    sealedAnew,
    async secret(name) {
      // Read once: every reading is a connection with the owner's rights.
      const known = secrets.get(name) ?? (await withOwner(url, (owner) => readSecret(owner, keyring, name)));
      secrets.set(name, known);
      return known;
    },
    async ping() {
      const id = randomUUID();
      const { rows } = await asUser({ id }, (tx) =>
        sql<{ told: string }>`select me.uid() as told`.execute(tx),
      );
      if (rows[0]?.told !== id) throw new Error(claimRefused);
    },
    async close() {
      await Promise.all([
        app.destroy(),
        worker.destroy(),
        auth.destroy(),
        locks.own.destroy(),
        locks.outside.destroy(),
      ]);
    },
  };
}
