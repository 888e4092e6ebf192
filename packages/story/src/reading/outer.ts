import type { Mode, Phrase } from './clause.ts';
import { helps } from './clause-parts.ts';
import type { Grammar } from './grammar.ts';

/** The verb on which others hang. */
export interface Outer {
  mode: Mode;
  verb: string;
  who: readonly Phrase[];
  things: readonly Phrase[];
  goesTo?: readonly Phrase[];
  /** Who it is that will not do what hangs on it. */
  unwilling?: readonly Phrase[];
  /** Where it begins, if no clause tells it. */
  toldFrom?: number;
}

/** 'There was a duck sitting on it': it is the duck who sits. */
const thereIs = ({ who, things }: Outer): readonly Phrase[] =>
  who.length > 0 && who.every(({ head }) => head === 'there')
    ? things.filter(({ preposition }) => !preposition).slice(0, 1)
    : who;

const stays = /^(?:ficar|estar|quedar|quedarse|permanecer|passar|pasar)$/;
/** 'Se quedó con el abuelo viendo la tele': both of them. */
export const withHolder = (
  { verb, who }: Outer,
  beside: readonly Phrase[],
  { dropsSubjects }: Grammar,
): readonly Phrase[] => (dropsSubjects && stays.test(verb) ? [...who, ...beside] : beside);

/** Who does what hangs on a verb: whoever is made to, with whoever helps; else who does the one. */
export const whoHangsOn = (outer: Outer, caused: readonly Phrase[]): readonly Phrase[] =>
  caused.length === 0 ? thereIs(outer) : helps.test(outer.verb) ? [...outer.who, ...caused] : caused;

/** 'Foi buscar', 'não queria ir': the verb that is not told by itself is told with the one that hangs on it. */
export const toldWith = (outer: Outer | null): { toldFrom?: number } =>
  outer?.toldFrom === undefined ? {} : { toldFrom: outer.toldFrom };
