import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that nobody guesses, as text for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a token is found by where it stands in no table, and what else is known by its SHA-256, in base64url. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
