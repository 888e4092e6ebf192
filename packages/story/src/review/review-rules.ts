import { adultRules } from './adult-rules.ts';
import { cruelRules } from './cruel-rules.ts';
import { misuseRules } from './misuse-rules.ts';

export type RefusalReason =
  | 'violence'
  | 'sexual'
  | 'hate'
  | 'shaming'
  | 'death'
  | 'self-harm'
  | 'drugs'
  | 'commerce'
  | 'personal'
  | 'instructions';

export interface RefusalRule {
  reason: RefusalReason;
  patterns: readonly RegExp[];
}

/**
 * What a film for a child is never made of, in English, Portuguese and Spanish. The patterns want the whole
 * thought ('stabbed him'), not one word: children shoot hoops, kill it at football and die laughing.
 */
export const refusalRules: readonly RefusalRule[] = [...cruelRules, ...adultRules, ...misuseRules];
