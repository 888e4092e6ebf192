import type { Clause, Phrase } from '../../reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { deedOf } from '../../meaning/deeds.ts';
import { feelingAmong } from '../../meaning/feelings.ts';

const plain = { span: [0, 0], qualities: [] } as const;
const writer: Phrase = { ...plain, text: 'I', head: 'i', pronoun: 'i', plural: false, name: false };
const both: Phrase = { ...plain, text: 'we', head: 'we', pronoun: 'we', plural: true, name: false };
const childCalled = (name: string): Phrase => ({
  ...plain,
  text: name,
  head: name,
  plural: false,
  name: true,
});

const telephones: Readonly<Record<NounLanguage, string>> = {
  en: 'telephone',
  pt: 'telefonar',
  es: 'telefonear',
};

const takes =
  /^(?:take|bring|drive|carry|pick|drop|collect|watch|hear|see|catch|find|teach|buy|get|make|put|leave|walk|visit|help|bathe|dress|wake)$/;
const goes = /^(?:go|come|drive|fly|walk|travel|be|head|arrive|get|visit|spend|have)$/;
const rings = /^(?:ring|phone|call|ligar|telefonar|llamar|telefonear)$/;
const offices =
  /^(?:school|nursery|kindergarten|preschool|daycare|creche|hospital|doctor|dentist|escola|infantário|colégio|jardim|cole|colegio|escuela|guardería|instituto)$/;

/**
 * Who is left out as in a diary: 'Took Zuri to the park' was done by whoever writes, 'went to the zoo with Kasper' by
 * both, and when the school rings it is the writer who is seen with the telephone.
 */
export const asInDiary = (
  clauses: readonly Clause[],
  { childName, language }: { childName: string; language: NounLanguage },
): Clause[] =>
  clauses.flatMap((written) => {
    const clause = dyingOfLaughter(written, language);
    if (clause.mode !== 'done') return clause;
    const asleep = foundAsleep(clause, language);
    if (asleep) return asleep;
    if (isCalledFrom(clause))
      return { ...clause, who: [writer], verb: { ...clause.verb, lemma: telephones[language] }, things: [] };
    if (clause.who.length > 0 || language !== 'en') return clause;
    const who = leftOut(clause, childName);
    return who ? { ...clause, who: [who] } : clause;
  });

const dies = /^(?:die|morrer|morir|morirse|mijar|partir|partirse|mear|mearse|desmayar)$/;
const laughter = /^(?:laughter|rir|riso|risa|reír)$/;
const laughs: Readonly<Record<NounLanguage, string>> = { en: 'laugh', pt: 'rir', es: 'reír' };
/** 'La abuela casi se muere de la risa': she laughs. */
const dyingOfLaughter = (clause: Clause, language: NounLanguage): Clause =>
  dies.test(clause.verb.lemma) && clause.things.some(({ head }) => laughter.test(head))
    ? { ...clause, verb: { ...clause.verb, lemma: laughs[language] }, things: [], mode: 'done' }
    : clause;

const comesUpon = /^(?:find|catch|encontrar|achar|pillar|hallar)$/;
const isAsleep = /^(?:asleep|adormecid[oa]|dormid[oa])$/;
const sleeps: Readonly<Record<NounLanguage, string>> = { en: 'sleep', pt: 'dormir', es: 'dormir' };
/** 'I found him asleep under the bed': I look, and it is he who sleeps there. */
function foundAsleep(clause: Clause, language: NounLanguage): Clause[] | undefined {
  const { verb, things, manner } = clause;
  const found = things.find(({ preposition }) => !preposition);
  if (!comesUpon.test(verb.lemma) || !found || !manner.some((word) => isAsleep.test(word))) return undefined;
  const where = things.filter((thing) => thing !== found);
  const rest = manner.filter((word) => !isAsleep.test(word));
  return [
    { ...clause, things: [found], manner: rest },
    { ...clause, who: [found], verb: { ...verb, lemma: sleeps[language] }, things: where, manner: rest },
  ];
}

const isCalledFrom = ({ verb, who, things }: Clause): boolean => {
  const isOffice = ({ head }: Phrase): boolean => offices.test(head.toLowerCase());
  return (
    rings.test(verb.lemma) &&
    (who.some(isOffice) ||
      (who.every(({ pronoun }) => pronoun === 'they') &&
        things.some((thing) => /^(?:of|from)$/.test(thing.preposition ?? '') && isOffice(thing))))
  );
};

function leftOut(clause: Clause, childName: string): Phrase | undefined {
  const { verb, things, manner } = clause;
  const names = new Set([childName, childName.split(' ')[0], 'him', 'her', 'them']);
  const isChild = ({ head, pronoun }: Phrase): boolean => names.has(pronoun ?? head);
  // 'So proud of Kasper'
  const isOfChild = things.some((each) => each.preposition === 'of' && isChild(each));
  if (verb.lemma === 'be' && feelingAmong(manner) && isOfChild) return writer;
  // 'Zuri's first trip to the dentist!'
  const isOfTheirs = things.some(({ owner }) => owner !== undefined && names.has(owner));
  if (verb.lemma === 'be' && verb.span[0] === verb.span[1] && isOfTheirs) return childCalled(childName);
  // In the passive what it is done to stands before the verb.
  if (things.some((each) => !each.preposition && each.span[0] < verb.span[0])) return undefined;
  if (takes.test(verb.lemma) && things.some((each) => !each.preposition && isChild(each))) return writer;
  if (goes.test(verb.lemma) && things.some((each) => each.preposition === 'with' && isChild(each)))
    return both;
  // 'Rode his bike today!': whose story it is.
  const deed = deedOf(clause, 'en');
  return deed && deed !== 'be' && !things.some(isChild) ? childCalled(childName) : undefined;
}
