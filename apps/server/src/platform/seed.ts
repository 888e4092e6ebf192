import { createHash } from 'node:crypto';

/** A number that stays the same for the same id: what is drawn from it is drawn alike again. */
export const seedOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0);
