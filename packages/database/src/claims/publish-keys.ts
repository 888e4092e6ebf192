import type pg from 'pg';
import { type ClaimKey, padsOf } from './claims.ts';

/**
 * Lays the keys that claims are checked with where only the owner reads them, and removes the others: a claim counts
 * for as long as the key of the secrets that it goes back to is held.
 */
export async function publishClaimKeys(owner: pg.Client, keys: readonly ClaimKey[]): Promise<void> {
  for (const key of keys) {
    const { inner, outer } = padsOf(key);
    await owner.query(
      `insert into claim_keys (name, inner_pad, outer_pad) values ($1, $2, $3)
         on conflict (name) do update set inner_pad = excluded.inner_pad, outer_pad = excluded.outer_pad
         where (claim_keys.inner_pad, claim_keys.outer_pad) is distinct from (excluded.inner_pad, excluded.outer_pad)`,
      [key.name, inner, outer],
    );
  }
  await owner.query('delete from claim_keys where name <> all($1)', [keys.map(({ name }) => name)]);
}
