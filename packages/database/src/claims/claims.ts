import { createHmac } from 'node:crypto';

/** What claims are signed with. `name` is the key of the secrets that it was derived with. */
export interface ClaimKey {
  name: string;
  bytes: Buffer;
}

/**
 * Seconds for which a claim counts, from its making to the beginning of the transaction. Long enough for clocks of
 * server and database that go differently.
 */
const lifetime = 300;

/** The key of this name, derived from a secret of the installation: the same in every process. */
export const deriveClaimKey = (secret: string, name: string): ClaimKey => ({
  name,
  bytes: createHmac('sha256', secret).update(`actor claims ${name}`).digest(),
});

/** Whose rows a transaction is about, and who acts for them where that is not themself. */
export interface Claimant {
  id: string;
  seat?: { memberId: string; role: 'parent' | 'viewer' } | undefined;
}

/**
 * Says to the database for whom a transaction is: key, person, end, who acts where that is somebody else, and
 * signature, as `me.claimed()` takes it apart. What is signed begins with the kind, so no claim serves as another.
 * `now` in milliseconds.
 */
export function signClaim(key: ClaimKey, { id, seat }: Claimant, now: number): string {
  const end = Math.floor(now / 1000) + lifetime;
  const said = `${key.name}.${id}.${end}.${seat ? `${seat.memberId}.` : ''}`;
  const kind = seat?.role ?? 'actor';
  return `${said}${createHmac('sha256', key.bytes).update(`milestoon ${kind} ${said}`).digest('hex')}`;
}

/** Milliseconds for which a claim serves again: to sign takes as long as to check. And how many are kept. */
const reuse = 60_000;
const mostKept = 1000;

/** Signs with this key; whoever asks again within a minute is given the same claim. */
export function claimSigner(key: ClaimKey): (claimant: Claimant, now: number) => string {
  const kept = new Map<string, { claim: string; madeAt: number }>();
  return ({ id, seat }, now) => {
    const name = seat ? `${id} ${seat.memberId} ${seat.role}` : id;
    const known = kept.get(name);
    if (known && now >= known.madeAt && now < known.madeAt + reuse) return known.claim;
    const claim = signClaim(key, { id, seat }, now);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, { claim, madeAt: now });
    return claim;
  };
}

const blockBytes = 64;
const pad = (key: ClaimKey, byte: number): Buffer =>
  Buffer.alloc(blockBytes, byte).map((value, at) => value ^ (key.bytes[at] ?? 0)) as Buffer;

/** The key under the two pads of HMAC (RFC 2104): the database then needs two hashes and no arithmetic. */
export const padsOf = (key: ClaimKey): { inner: Buffer; outer: Buffer } => ({
  inner: pad(key, 0x36),
  outer: pad(key, 0x5c),
});
