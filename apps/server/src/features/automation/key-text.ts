import { createHmac } from 'node:crypto';
import { newToken } from '../../platform/tokens.ts';
import type { AutomationDeps } from './automation.deps.ts';

/** What begins with it is a key of ours: scanners for leaked secrets look for such beginnings. */
const prefix = 'milestoon_';
const shown = prefix.length + 6;

/** A fresh key: 256 random bits. */
export const newKeyText = (): string => `${prefix}${newToken()}`;

/** As much of it as its owner needs to know it again, and too little to guess the rest. */
export const beginningOf = (key: string): string => key.slice(0, shown);

/** What a key is found by. Keyed, so that it is worth nothing to whoever reads the table. */
export const hashOf = ({ lookupSecret }: Pick<AutomationDeps, 'lookupSecret'>, key: string): string =>
  createHmac('sha256', lookupSecret).update(key).digest('base64url');
