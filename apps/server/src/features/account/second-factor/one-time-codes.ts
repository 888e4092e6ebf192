import { createHmac, timingSafeEqual } from 'node:crypto';

// The codes of authenticator apps: HOTP (RFC 4226) counted in half minutes (TOTP, RFC 6238). The library checks codes
// while somebody signs in; it does not say of which half minute one is, which is needed to take each only once.

const period = 30_000;
const digits = 6;
/** Clocks of phones go wrong: a code counts half a minute before and after its own. */
const tolerance = 1;

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Six digits, as people type them: with a gap in the middle, say. Null for anything else. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(code) ? code : null;
}

/** The half minute, counted since 1970, of which this is the code; null when it is none of now. `time` in ms. */
export function stepOf(secret: string, code: string, time: number): number | null {
  const now = Math.floor(time / period);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index);
  return steps.find((step) => isSame(codeOf(secret, step), code)) ?? null;
}
