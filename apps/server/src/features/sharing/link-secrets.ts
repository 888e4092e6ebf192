import { randomInt } from 'node:crypto';
import { placeOf } from '@milestoon/database';
import { guestLimits } from '@milestoon/domain';

/** By chance, and never chosen by anybody. */
export const newCode = (): string =>
  String(randomInt(10 ** guestLimits.codeDigits)).padStart(guestLimits.codeDigits, '0');

/** Where the secrets of a link are kept: each can be opened for its place alone. */
export const placeOfToken = (linkId: string): string => placeOf('watch_links', 'sealed_token', linkId);
export const placeOfCode = (linkId: string): string => placeOf('watch_links', 'sealed_code', linkId);
