import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, Kysely as KyselyInstance, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { takeTurns } from './turns.ts';
import type { Keyring } from './secrets/keyring.ts';
import { placeOf, rotateSecrets } from './secrets/rotation.ts';

// Counters and sizes fit a double; as strings they would be compared and added wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A person making a request. */
export interface Actor {
  id: string;
}

export type Tx = Transaction<Schema>;

/** The ways to the database. None of them is the owner's. */
export interface Database {
  /** Work on behalf of a person: sees and changes that person's rows only. One transaction. */
  asUser<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Work of the house itself, for everybody's rows. `reason` says why no person's rights suffice. */
  asWorker<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The owner's rights, for what happens once at a start. */
  asOwner<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Work that no other process does at the same time for the same key. Not to be nested. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T>;
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
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface SessionOwner {
  id: string;
  email: string;
  createdAt: Date;
  role: string;
}

const logins = ['milestoon_app', 'milestoon_worker', 'milestoon_auth'] as const;
type Login = (typeof logins)[number];

async function readSecret(owner: pg.Client, keyring: Keyring, name: string): Promise<string> {
  const place = placeOf('server_secrets', 'sealed_value', name);
  await owner.query(
    'insert into server_secrets (name, sealed_value) values ($1, $2) on conflict do nothing',
    [name, keyring.seal(randomBytes(32).toString('base64url'), place)],
  );
  const { rows } = await owner.query<{ sealed: string | null }>(
    'select sealed_value as sealed from server_secrets where name = $1',
    [name],
  );
  const sealed = rows[0]?.sealed;
  if (!sealed) throw new Error(`server_secrets holds no ${name}`);
  return keyring.open(sealed, place);
}

async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** The embedded server is reached by socket and trusts it; any other asks the logins for passwords. */
const isEmbedded = (url: string): boolean => new URL(url).searchParams.get('host')?.startsWith('/') ?? false;

/** Same database, other login. */
function urlFor(ownerUrl: string, login: Login, password: string): string {
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = isEmbedded(ownerUrl) ? '' : password;
  return url.href;
}

async function loginUrls(
  ownerUrl: string,
  keyring: Keyring,
): Promise<{ urls: Record<Login, string>; sealedAnew: number }> {
  return withOwner(ownerUrl, async (owner) => {
    const sealedAnew = await rotateSecrets(owner, keyring);
    const key = await readSecret(owner, keyring, 'database-logins');
    const urls: Partial<Record<Login, string>> = {};
    for (const login of logins) {
      const password = createHmac('sha256', key).update(login).digest('hex');
      // Hexadecimal, so safe to write into the statement, which takes no parameters.
      if (!isEmbedded(ownerUrl)) await owner.query(`alter role ${login} password '${password}'`);
      urls[login] = urlFor(ownerUrl, login, password);
    }
    return { urls: urls as Record<Login, string>, sealedAnew };
  });
}

function open(connectionString: string, max: number): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString, max });
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

/**
 * Opens the pools. `url` is the owner's connection string; `migrate` must have run. Secrets sealed under an older
 * key of the ring are brought under the newest.
 *
 * @throws SecretsKeyError when secrets were sealed under a key that the ring does not hold
 */
export async function openDatabase(url: string, keyring: Keyring): Promise<Database> {
  const { urls, sealedAnew } = await loginUrls(url, keyring);
  const app = open(urls.milestoon_app, 10);
  const worker = open(urls.milestoon_worker, 6);
  const auth = open(urls.milestoon_auth, 4);
  const secrets = new Map<string, string>();
  const locks = open(urls.milestoon_worker, 4);
  return {
    auth,
    workerUrl: urls.milestoon_worker,
    asUser: (actor, work) =>
      app.transaction().execute(async (tx) => {
        await sql`select set_config('app.user_id', ${actor.id}, true)`.execute(tx);
        return work(tx);
      }),
    asWorker: (reason, work) => inTransaction(worker, reason, work),
    async asOwner(reason, work) {
      const owner = open(url, 1);
      try {
        return await inTransaction(owner, reason, work);
      } finally {
        await owner.destroy();
      }
    },
    exclusively: takeTurns(locks),
    async resolveSession(token) {
      const found = await sql<{ user_id: string; email: string; created_at: Date; role: string }>`
        select user_id, email, created_at, role from me.resolve_session(${token})`.execute(app);
      const row = found.rows[0];
      return row ? { id: row.user_id, email: row.email, createdAt: row.created_at, role: row.role } : null;
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
      await sql`select 1`.execute(app);
    },
    async close() {
      await Promise.all([app.destroy(), worker.destroy(), auth.destroy(), locks.destroy()]);
    },
  };
}
