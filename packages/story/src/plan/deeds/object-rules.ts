import { metresOf, type NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { carried, isPoled } from '../things/held-thing.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

/** A verb of Portuguese or Spanish and what stands beside it. */
export interface Told {
  clause: Clause;
  language: NounLanguage;
  things: readonly ThingMeant[];
  /** Of these, what the verb acts on. */
  direct: readonly ThingMeant[];
  /** Phrases without a preposition, and all with one. */
  objects: readonly Phrase[];
  oblique: readonly Phrase[];
}

/** Of these verbs, with objects that tell so, what is done. */
export type ObjectRule = readonly [verbs: RegExp, tells: (told: Told) => boolean, deed: string];

export const has = (phrases: readonly Phrase[], words: RegExp): boolean =>
  phrases.some(({ head }) => words.test(head.toLowerCase()));
export const isSmall = ({ picture, kind }: ThingMeant): boolean =>
  kind === 'toy' || isPoled(picture) || (kind !== 'body' && metresOf(picture) <= carried);
/** Somebody, by a name, a pronoun or as kin. */
export const isPerson = ({ pronoun, name, head }: Phrase): boolean =>
  pronoun !== undefined || name || relationOf(head) !== undefined;
export const byAnimal = ({ clause, language }: Told): boolean =>
  clause.who.some((each) => meantBy(each, language).kind === 'animal');
export const hands = /^(?:mão|mano|mãozinha|manita)s?$/;
