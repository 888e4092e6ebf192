import type { Clause, Phrase } from '../../reading/clause.ts';
import { type Agreement, agreementOfPronoun } from '../../world/people/noun-gender.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';

/** What was last done, by whom and to whom: the next clause may leave any of them out. */
export interface LastDone {
  sentence: number;
  /** It says only when something else was done, of which whoever acted before was spoken. */
  isWhen: boolean;
  before: readonly Somebody[];
  verb: string;
  deed: string | null;
  who: readonly Somebody[];
  /** Whom it was done to, and to or for whom. */
  whom: readonly Somebody[];
  /** Of these, who was only there: what is done with somebody gives them nothing. */
  beside: readonly Somebody[];
  /** Who was told of for the first time: 'encontró un perro'. */
  presented: readonly Somebody[];
  /** Of these, who is only a pronoun beside the verb. */
  byClitic: readonly Somebody[];
  /** What pronouns for the things agree with, and their nouns. */
  agreements: readonly Agreement[];
  nouns: readonly string[];
  end: number;
}

/** A clause that leaves out who acts, and what is known when it is told. */
export interface Reading {
  clause: Clause;
  deed: string | null;
  /** Who goes on acting if nothing tells otherwise. */
  last: Somebody;
  done: LastDone;
  world: World;
}

export const isUnstressed = /^(?:o|a|os|as|lo|la|los|las|lhe|lhes|le|les)$/;

export const sexOf = (phrase: Phrase | undefined): Somebody['sex'] =>
  /^(?:ele|él)$/.test(phrase?.pronoun ?? '')
    ? 'boy'
    : /^(?:ela|ella)$/.test(phrase?.pronoun ?? '')
      ? 'girl'
      : undefined;

/** Whether the words of a clause leave out who acts, and only what was told before names them. */
export const isLeftOut = ({ who, span }: Clause): boolean => {
  const [one] = who;
  if (!one || who.length > 1 || /^(?:i|we|you|they)$/.test(one.pronoun ?? '')) return false;
  return one.span[1] <= span[0] || one.span[0] >= span[1];
};

/** An object that is somebody: 'le', or 'lo' where nothing told agrees with it. */
export const hasSomebody = ({ clause: { things }, world }: Reading): boolean =>
  things.some(({ pronoun, preposition }) => {
    if (!isUnstressed.test(pronoun ?? '')) return false;
    const isDouble = things.some((each) => each.preposition === 'to' && !each.pronoun);
    if (preposition) return !isDouble;
    const agreement = agreementOfPronoun(pronoun ?? '');
    const told = agreement && world.lastOf?.get(agreement);
    return !told || world.clause - told.clause > 3;
  });

/** The child is spoken of as somebody else than who acts: by name, or by 'dela'. */
export const speaksOfChild = ({ clause, last, world }: Reading): boolean =>
  last !== world.people.hero &&
  clause.things.some(
    ({ name, head, owner, pronoun }) =>
      (name && world.people.byName(head) === world.people.hero) ||
      (/^d?ela$|^ella$/.test(owner ?? pronoun ?? '') && last.sex !== 'girl') ||
      (/^d?ele$|^él$/.test(owner ?? pronoun ?? '') && last.sex !== 'boy'),
  );

export const namesChild = ({ things }: Clause, { people }: World): boolean =>
  things.some(({ name, head }) => name && people.byName(head) === people.hero);

/** Whoever else than the child acted or was spoken of last. */
export const lastOther = ({ people, clause }: World, sex?: Somebody['sex']): Somebody | undefined =>
  people.all
    .filter(
      (each) =>
        each !== people.hero && each.kind !== 'toy' && each.person.role && each !== people.tellerFound,
    )
    .filter((each) => !sex || (each.sex ?? sex) === sex)
    .filter(({ lastNamed }) => clause - lastNamed < 4)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
