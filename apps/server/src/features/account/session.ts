import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '@milestoon/database';
import { type Role, roles } from '@milestoon/domain';
import { sql } from 'kysely';
import { getCookie, sessionCookieOf } from '../../platform/http/cookies.ts';
import type { Config } from '../../platform/config/config.ts';
import type { SessionActor } from '../../platform/services.ts';
import { hashOf } from '../../platform/tokens.ts';
import { toTypedAddress } from './local-address.ts';
import { needsSecondFactor } from './second-factor/needed.ts';

/** By its address a site is known to be https or not. */
type Site = Pick<Config, 'publicUrl'>;

const toRole = (value: string): Role => roles.find((role) => role === value) ?? 'user';

const bearer = /^bearer (\S+)$/i;

/** From the cookie, or as the bearer token of a caller without one: `{token}.{signature}`. */
const signedToken = (headers: Headers, { publicUrl }: Site): string | undefined =>
  getCookie(headers, sessionCookieOf(publicUrl)) || bearer.exec(headers.get('authorization') ?? '')?.[1];

/** The session's token, as it stands in the table. */
export const sessionToken = (headers: Headers, site: Site): string | undefined =>
  signedToken(headers, site)?.split('.')[0];

/** What a session is called in links, of which its token cannot be told. */
export const sessionMark = (headers: Headers, site: Site): string | undefined => {
  const token = sessionToken(headers, site);
  return token && hashOf(token);
};

/** Whose rows a session is about: its person's, or those of the family it acts for. */
export const rowsOf = sql<string>`coalesce(acting_for, user_id)`;

/** Whether a session of this mark is open, and acts for whom it should be. */
export async function isSessionOpen(database: Database, userId: string, mark: string): Promise<boolean> {
  const open = await database.auth
    .selectFrom('session')
    .select('id')
    .where(rowsOf, '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql`sha256(convert_to(token, 'UTF8'))`, '=', Buffer.from(mark, 'base64url'))
    .executeTakeFirst();
  return open !== undefined;
}

/** When the person of this session signed in with it; null for a caller without one. */
export async function signedInAt(database: Database, token: string | undefined): Promise<Date | null> {
  if (!token) return null;
  const session = await database.auth
    .selectFrom('session')
    .select('created_at')
    .where('token', '=', token)
    .executeTakeFirst();
  return session?.created_at ?? null;
}

/** The headers as the authentication library wants them, which knows sessions by their cookie alone. */
export function withSessionCookie(headers: Headers, site: Site): Headers {
  const token = signedToken(headers, site);
  const changed = new Headers(headers);
  if (!token) return changed;
  const name = sessionCookieOf(site.publicUrl);
  const others = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const kept = others.filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
  changed.set('cookie', [`${name}=${encodeURIComponent(token)}`, ...kept].join('; '));
  return changed;
}

/** As the authentication library signs its cookies. */
function isSigned(token: string, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const wanted = createHmac('sha256', secret).update(token).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Who sent a request. One query by the token itself, a fifth of what the library's own look-up costs. Tokens stand in
 * the table as they are; whoever reads them there lacks the signature, whose secret is sealed.
 *
 * A role that needs a second factor is withheld from sessions without one, here and so everywhere: whatever asks for
 * `role` is answered as to a parent.
 */
export function sessionResolver(
  database: Database,
  secret: string,
  site: Site,
  noteSeen: (token: string) => Promise<void>,
) {
  return async (headers: Headers): Promise<SessionActor | null> => {
    const [token, signature] = signedToken(headers, site)?.split('.') ?? [];
    if (!token || !signature || !isSigned(token, signature, secret)) return null;
    const owner = await database.resolveSession(token);
    if (!owner) return null;
    await noteSeen(token);
    const { id, createdAt, proved } = owner;
    const household = owner.household && { ...owner.household, email: toTypedAddress(owner.household.email) };
    const person = {
      id,
      createdAt,
      email: toTypedAddress(owner.email),
      ...(household && { household }),
    };
    const role = toRole(owner.role);
    if (proved || !needsSecondFactor(role, site)) return { ...person, role };
    return { ...person, role: 'user', withheldRole: role };
  };
}
