import { createHash, randomBytes, randomInt } from 'node:crypto';
import { placeOf } from '@milestoon/database';
import { guestLimits, isVisibility, type Visibility } from '@milestoon/domain';

/** 256 random bits, for the address of a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a token is found by, and what names a film below one. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** By chance, and never chosen by anybody. */
export const newCode = (): string =>
  String(randomInt(10 ** guestLimits.codeDigits)).padStart(guestLimits.codeDigits, '0');

/** Where the secrets of a link are kept: each can be opened for its place alone. */
export const placeOfToken = (linkId: string): string => placeOf('watch_links', 'sealed_token', linkId);
export const placeOfCode = (linkId: string): string => placeOf('watch_links', 'sealed_code', linkId);

/** What nobody knows stays closed. */
export const toVisibility = (value: string): Visibility => (isVisibility(value) ? value : 'private');
