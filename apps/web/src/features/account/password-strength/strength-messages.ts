/** What the meter asks of its thread. */
export interface ToStrength {
  /** Comes back with the answer: of answers to what was typed since, only the latest counts. */
  id: number;
  password: string;
  /** What belongs to the person, such as the address. */
  personal: string[];
}

/** Why a password is easily guessed, by the estimator's own names. */
export const strengthWarnings = [
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
  'userInputs',
] as const;
export type StrengthWarning = (typeof strengthWarnings)[number];

export interface Strength {
  /** 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  warning: StrengthWarning | null;
}

export interface FromStrength extends Strength {
  id: number;
}
