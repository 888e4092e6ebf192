import { cookiePrefix, getCookie } from '../../platform/http/cookies.ts';
import { isHttps } from '../../platform/http/security.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';
import type { AccountDeps } from './account.deps.ts';

type Deps = Pick<AccountDeps, 'config' | 'database' | 'now'>;

const seconds = 180 * 86_400;
/** Of one account: what was not seen for the longest time makes room. */
const mostDevices = 30;

const deviceId = /^[\w-]{43}$/;

const cookieName = ({ config }: Deps): string =>
  `${isHttps(config.publicUrl) ? cookiePrefix.secure : cookiePrefix.plain}.device`;

function idOf(deps: Deps, headers: Headers): string | undefined {
  const id = getCookie(headers, cookieName(deps));
  return id && deviceId.test(id) ? id : undefined;
}

const seenSince = ({ now }: Deps): Date => new Date(now().getTime() - seconds * 1000);

/**
 * What names the browser of a request, if somebody signed in to this account from it within the last 180 days. By the
 * address as it is stored: it is asked before anybody is signed in, and an account that does not exist knows no device.
 */
export async function knownDevice(
  deps: Deps,
  headers: Headers,
  storedAddress: string,
): Promise<string | undefined> {
  const id = idOf(deps, headers);
  if (!id) return undefined;
  const found = await deps.database.auth
    .selectFrom('known_devices as device')
    .innerJoin('user', 'user.id', 'device.user_id')
    .select('device_hash')
    .where('user.email', '=', storedAddress.toLowerCase())
    .where('device_hash', '=', hashOf(id))
    .where('last_seen_at', '>', seenSince(deps))
    .executeTakeFirst();
  return found?.device_hash;
}

/** The same, of somebody who is signed in. */
export async function isDeviceOf(deps: Deps, userId: string, headers: Headers): Promise<boolean> {
  const id = idOf(deps, headers);
  if (!id) return false;
  const found = await deps.database.auth
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashOf(id))
    .where('last_seen_at', '>', seenSince(deps))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether any browser is known to the account. */
export async function hasDevices({ database }: Pick<Deps, 'database'>, userId: string): Promise<boolean> {
  const devices = database.auth.selectFrom('known_devices').select('user_id').where('user_id', '=', userId);
  return (await devices.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The device is known from now on, to this account beside others that use the same browser. Resolves to the cookie
 * that it is known by. Kept as rows and not as a signature alone: a reset makes every device unknown again.
 */
export async function rememberDevice(deps: Deps, userId: string, headers: Headers): Promise<string> {
  const id = idOf(deps, headers) ?? newToken();
  const time = deps.now();
  await deps.database.auth.transaction().execute(async (tx) => {
    await tx
      .insertInto('known_devices')
      .values({ user_id: userId, device_hash: hashOf(id), first_seen_at: time, last_seen_at: time })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: time }),
      )
      .execute();
    // Everybody's: an account that is not signed in to any more must not be remembered for good.
    await tx.deleteFrom('known_devices').where('last_seen_at', '<=', seenSince(deps)).execute();
    await tx
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('device_hash', 'not in', (eb) =>
        eb
          .selectFrom('known_devices')
          .select('device_hash')
          .where('user_id', '=', userId)
          .orderBy('last_seen_at', 'desc')
          .limit(mostDevices),
      )
      .execute();
  });
  const secure = isHttps(deps.config.publicUrl) ? '; Secure' : '';
  return `${cookieName(deps)}=${id}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

/** Whoever signed in until now could be anybody: every device is a new one. */
export const forgetDevices = ({ database }: Pick<Deps, 'database'>, userId: string): Promise<unknown> =>
  database.auth.deleteFrom('known_devices').where('user_id', '=', userId).execute();
