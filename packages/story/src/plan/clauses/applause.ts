import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const applauds = /^(?:clap|cheer|applaud|aplaudir|ovacionar|vitorear|aclamar)$/;
const one = /^(?:him|her|me|lo|la|le|o|a|lhe)$/;
const everybody = /(?<!\p{L})(?:tod[oa]s|everyone|everybody)\s(?:(?:l[oae]s?|l?[oa])\s)?$/iu;
/** As many clauses later those of whom several were told may still be meant. */
const reach = 4;
const audiences: Readonly<Record<NounLanguage, string>> = { en: 'audience', pt: 'público', es: 'público' };

const isSeveral = (phrases: readonly Phrase[]): boolean =>
  phrases.length > 1 || phrases.some(({ plural, pronoun }) => plural && pronoun !== 'they');

/** 'Walked past the whole queue. They clapped her': where no others were told of, those who are all around. */
export function withAudience(clauses: readonly Clause[], language: NounLanguage, text: string): Clause[] {
  let last = -reach - 1;
  return clauses.map((clause, at) => {
    if (isSeveral(clause.who) || isSeveral(clause.things.filter(isSomebody))) last = at;
    const [who] = clause.who;
    const isThey = clause.who.length === 1 && who?.pronoun === 'they';
    const isToOne = clause.things.some(
      ({ pronoun, name, preposition }) =>
        /^(?:to|for)?$/.test(preposition ?? '') && (name || one.test(pronoun ?? '')),
    );
    if (!who || !isThey || !isToOne || !applauds.test(clause.verb.lemma)) return clause;
    // 'Todos la aplaudieron': more than those who were told of.
    if (at - last <= reach && !everybody.test(text.slice(0, clause.verb.span[0]))) return clause;
    const { pronoun: _they, ...rest } = who;
    const head = audiences[language];
    return { ...clause, who: [{ ...rest, text: head, head, plural: false }] };
  });
}

const isSomebody = ({ name, pronoun, preposition }: Phrase): boolean =>
  (name || pronoun !== undefined) && !preposition;
