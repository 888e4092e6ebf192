import { isSame, sign } from '../../platform/storage/signature.ts';

const hour = 3_600_000;

/** What a pass opens of a link: its contents where a code is asked for, a poster, a film. */
export type PassUse = 'contents' | 'poster' | 'film';

/** What a pass is for. */
export interface PassSubject {
  use: PassUse;
  linkId: string;
  /** The link as it was when its code was made: passes of before end with it. */
  round: string;
  /** The key of the film; empty for the contents. */
  film: string;
}

const signature = (
  secret: string,
  { use, linkId, round, film }: PassSubject,
  expires: number,
  nonce: number,
): string => sign(secret, ['film pass', use, linkId, round, film, expires, nonce]);

/**
 * A pass for six to seven hours, without a row anywhere: whoever watches costs the database nothing. Its end is rounded
 * to the hour, so that everybody has the same addresses meanwhile, but for links with counted views: `nonce` tells theirs
 * apart.
 */
export function signPass(secret: string, subject: PassSubject, now: Date, nonce = 0): string {
  const expires = Math.floor(now.getTime() / hour) + 7;
  return `${expires}.${nonce}.${signature(secret, subject, expires, nonce)}`;
}

/** Whether a pass was given for that, and is not too old. */
export function isPass(secret: string, subject: PassSubject, pass: string, now: Date): boolean {
  const [, expires, nonce, signed] = /^(\d{1,9})\.(\d{1,9})\.([\w-]{43})$/.exec(pass) ?? [];
  if (expires === undefined || nonce === undefined || signed === undefined) return false;
  if (Number(expires) * hour <= now.getTime()) return false;
  return isSame(signed, signature(secret, subject, Number(expires), Number(nonce)));
}

/** Whether a view was counted for a pass that `isPass` knows. */
export const isCounted = (pass: string): boolean => Number(pass.split('.')[1]) > 0;

/** When a pass ends that `isPass` knows. */
export const endOfPass = (pass: string): Date => new Date(Number(pass.split('.')[0]) * hour);
