import { deviceOf } from '../../platform/http/device.ts';
import type { AccountDeps } from './account.deps.ts';
import { hasDevices, isDeviceOf, rememberDevice } from './known-device.ts';

interface SessionRow {
  id: string;
  ip_address: string | null;
  user_agent: string | null;
}

const browserOf = ({ user_agent }: SessionRow): string | null =>
  deviceOf(new Headers({ 'user-agent': user_agent ?? '' }));

const isAlike = (a: SessionRow, b: SessionRow): boolean =>
  a.ip_address === b.ip_address && browserOf(a) === browserOf(b);

/**
 * Somebody has signed in: the browser is known from now on. If it was not, and no open session is of such a browser in
 * the same network, the person is told: in the app, and by mail. Not at the first sign-in of an account, nor at the
 * first after a reset, when every browser is a new one. Resolves to the cookie that the browser is known by.
 */
export async function noteSignIn(
  deps: AccountDeps,
  { userId, token }: { userId: string; token: string },
  headers: Headers,
): Promise<string> {
  const { database, log, now, ports } = deps;
  const isKnown = await isDeviceOf(deps, userId, headers);
  const isFirst = !(await hasDevices(deps, userId));
  const cookie = await rememberDevice(deps, userId, headers);
  if (isKnown) return cookie;
  const sessions = await database.auth
    .selectFrom('session')
    .select(['id', 'token', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .execute();
  const own = sessions.find((session) => session.token === token);
  const others = sessions.filter((session) => session !== own);
  if (!own || (isFirst && others.length === 0) || others.some((other) => isAlike(own, other))) return cookie;
  await database
    .asWorker('somebody signed in from a new device', (tx) =>
      ports.notify(tx, userId, { kind: 'new-device', sessionId: own.id, device: browserOf(own) }),
    )
    // Whoever signs in does so, even when it cannot be told.
    .catch((error: unknown) => log.error({ err: error, user: userId }, 'a new device was not told of'));
  return cookie;
}
