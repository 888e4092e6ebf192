import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from './account.deps.ts';
import { knownDevice } from './known-device.ts';

const minute = 60_000;
const mails: RateLimit = { what: 'reset-mail', most: 3, within: 15 * minute };
/** By a device that the account knows. */
const mailsOfADay: RateLimit = { what: 'reset-mail-day', most: 8, within: 24 * 60 * minute };
/** By one network whose devices the account does not know: it leaves some for an owner who asks from another. */
const mailsOfNetwork: RateLimit = { what: 'reset-mail-network', most: 4, within: 24 * 60 * minute };
/** By all such networks together. Every link that was sent stays good for its hour, however often is asked. */
const mailsOfStrangers: RateLimit = { what: 'reset-mail-strangers', most: 6, within: 24 * 60 * minute };

/** Who asks for a link. */
export interface LinkCaller {
  clientAddress: string;
  headers: Headers;
}

/**
 * Whether a link for a new password may be mailed to this address, as it is stored. Counted by who asks: a stranger who
 * asks again and again must keep nobody else from asking, least of all the owner on a device of theirs.
 */
export async function mayBeMailed(
  deps: Pick<AccountDeps, 'config' | 'database' | 'limiter' | 'now'>,
  email: string,
  { clientAddress, headers }: LinkCaller,
): Promise<boolean> {
  const { limiter } = deps;
  const device = await knownDevice(deps, headers, email);
  const asking = [email, device ?? clientAddress];
  if (!(await limiter.mayTry(mails, asking))) return false;
  if (device !== undefined) return limiter.mayTry(mailsOfADay, asking);
  return (await limiter.mayTry(mailsOfNetwork, asking)) && limiter.mayTry(mailsOfStrangers, email);
}
