import type pg from 'pg';
import { type Claimant, type ClaimKey, signClaim } from './claims.ts';

/** The key of the server's claims, as only the owner can have it. */
export async function claimKeyOf(owner: pg.Client): Promise<ClaimKey> {
  const { rows } = await owner.query<{ name: string; inner_pad: Buffer }>(
    'select name, inner_pad from claim_keys',
  );
  const [found] = rows;
  if (!found) throw new Error('no key of claims');
  return { name: found.name, bytes: Buffer.from(found.inner_pad.subarray(0, 32).map((byte) => byte ^ 0x36)) };
}

/** What the server would say of a transaction for this person, or of somebody who acts for them. */
export const claimFor = async (
  owner: pg.Client,
  id: string,
  now = Date.now(),
  seat: Claimant['seat'] = undefined,
): Promise<string> => signClaim(await claimKeyOf(owner), { id, seat }, now);
