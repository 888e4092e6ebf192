import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import { type ClaimKey, deriveClaimKey } from './claims/claims.ts';
import { publishClaimKeys } from './claims/publish-keys.ts';
import { quiet } from './quiet.ts';
import type { Keyring } from './secrets/keyring.ts';
import { placeOf, rotateSecrets } from './secrets/rotation.ts';

const logins = ['milestoon_app', 'milestoon_worker', 'milestoon_auth'] as const;
type Login = (typeof logins)[number];

/** What the owner makes ready before the logins are used. */
export interface Prepared {
  urls: Record<Login, string>;
  claimKey: ClaimKey;
  /** How many secrets were brought under the newest key. */
  sealedAnew: number;
}

/** A secret of the installation, made at the first use of its name. */
export async function readSecret(owner: pg.Client, keyring: Keyring, name: string): Promise<string> {
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

/** Work on a connection of the owner's own. */
export async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  quiet(owner);
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

/**
 * Leaves the logins nowhere to make anything of their own: what they make could stand in the way of what is ours.
 * At every start, for a database made from a template or from a dump has PostgreSQL's rights and not its model's.
 *
 * @throws Error when the owner of the database is somebody else, who could not take them away
 */
async function closeDatabase(owner: pg.Client): Promise<void> {
  const open = `select current_database() as name from unnest($1::text[]) login
    where has_database_privilege(login, current_database(), 'TEMPORARY, CREATE')
       or has_schema_privilege(login, 'public', 'CREATE') limit 1`;
  const found = await owner.query<{ name: string }>(open, [logins]);
  const name = found.rows[0]?.name;
  if (name === undefined) return;
  const everybody = ['public', ...logins].join(', ');
  await owner.query(
    `revoke temporary, create on database ${owner.escapeIdentifier(name)} from ${everybody};
     revoke create on schema public from ${everybody}`,
  );
  if ((await owner.query(open, [logins])).rowCount)
    throw new Error(
      `The role of DATABASE_URL has to own the database ${name}, to close it for its other logins.`,
    );
}

/** Closes the database, brings secrets and claims under the newest key, and sets the passwords of the logins. */
export async function prepareLogins(ownerUrl: string, keyring: Keyring): Promise<Prepared> {
  return withOwner(ownerUrl, async (owner) => {
    const sealedAnew = await rotateSecrets(owner, keyring);
    await owner.query('begin');
    // Two processes that start at once would change the same rows of the catalogue, which PostgreSQL refuses.
    await owner.query("select pg_advisory_xact_lock(hashtext('milestoon-logins'))");
    await closeDatabase(owner);
    const claims = await readSecret(owner, keyring, 'actor-claims');
    await publishClaimKeys(
      owner,
      keyring.names.map((name) => deriveClaimKey(claims, name)),
    );
    const key = await readSecret(owner, keyring, 'database-logins');
    const urls: Partial<Record<Login, string>> = {};
    for (const login of logins) {
      const password = createHmac('sha256', key).update(login).digest('hex');
      // Hexadecimal, so safe to write into the statement, which takes no parameters.
      if (!isEmbedded(ownerUrl)) await owner.query(`alter role ${login} password '${password}'`);
      urls[login] = urlFor(ownerUrl, login, password);
    }
    await owner.query('commit');
    return {
      urls: urls as Record<Login, string>,
      claimKey: deriveClaimKey(claims, keyring.newest),
      sealedAnew,
    };
  });
}
