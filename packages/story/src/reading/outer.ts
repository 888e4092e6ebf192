import type { Mode, Phrase } from './clause.ts';

/** The verb on which others hang. */
export interface Outer {
  mode: Mode;
  verb: string;
  who: readonly Phrase[];
  things: readonly Phrase[];
  goesTo?: readonly Phrase[];
  /** Who it is that will not do what hangs on it. */
  unwilling?: readonly Phrase[];
}

/** 'There was a duck sitting on it': it is the duck who sits. */
export const thereIs = ({ who, things }: Outer): readonly Phrase[] =>
  who.length > 0 && who.every(({ head }) => head === 'there')
    ? things.filter(({ preposition }) => !preposition).slice(0, 1)
    : who;
