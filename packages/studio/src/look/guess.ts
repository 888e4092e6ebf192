import type { ChosenField, Look } from '@milestoon/look';

/** A value and how sure it is, 0…1. */
export interface Guess<Value> {
  value: Value;
  confidence: number;
  /** What else it may be and with which chance, 0…1, the likeliest first. */
  rivals?: readonly Rival<Value>[];
}
export interface Rival<Value> {
  value: Value;
  chance: number;
}

export const unknown = <Value>(value: Value): Guess<Value> => ({ value, confidence: 0 });

/** The parts of a look that a photo tells; the others a parent chooses. */
export type LookField = Exclude<keyof Look, 'version' | ChosenField>;
export type LookGuesses = { [Field in LookField]: Guess<Look[Field]> };
