import type { Clause } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import type { Somebody } from '../../world/people/somebody.ts';

/** As many clauses later whoever was gone to is still meant. */
const reach = 5;

type Deed = readonly [verb: RegExp, noun: RegExp];
const anything = /./;
const healing: readonly Deed[] = [
  [/^(?:examine|treat|vaccinate|prescribe|bandage|x-ray|drill|weigh|stitch|operate)$/, anything],
  [/^(?:look|peer|shine|peek)$/, /^(?:ear|mouth|eye|throat|nose)s?$/],
  [/^listen$/, /^(?:heart|chest|lung|breathing|belly|tummy|back)s?$/],
  [/^(?:count|clean|polish|check|brush|fill|pull)$/, /^(?:tooth|teeth|mouth|ear|eye|heart|cavity)$/],
  [
    /^(?:give|put)$/,
    /^(?:jab|injection|shot|vaccine|vaccination|medicine|pill|drop|cast|stitch|ointment|syringe)s?$/,
  ],
];
const hairdressing: readonly Deed[] = [
  [/^(?:cut|wash|dry|comb|trim|braid|plait|style|spray|shampoo|brush)$/, /^(?:hair|fringe|curl|bang)s?$/],
];

const does = ({ verb, things }: Clause, deeds: readonly Deed[]): boolean =>
  deeds.some(
    ([verbs, nouns]) =>
      verbs.test(verb.lemma) &&
      (nouns === anything || things.some(({ head }) => nouns.test(head.toLowerCase()))),
  );

const isHealer = ({ person }: Somebody): boolean =>
  person.role === 'doctor' || /^(?:doctor|nurse|dentist|vet)$/.test(person.trade ?? '');
const cutsHair = (each: Somebody): boolean => each.person.trade === 'barber' || each.words.has('hairdresser');

/** 'Took the cat to the vet. He looked in her ears': he who does what a vet does is the vet. */
export function expertMeant(
  clause: Clause,
  at: number,
  people: People,
  sex: Somebody['sex'],
): Somebody | undefined {
  const isThem = does(clause, healing) ? isHealer : does(clause, hairdressing) ? cutsHair : undefined;
  if (!isThem || clause.who.length !== 1 || !sex) return undefined;
  return people.all.find(
    (each) =>
      each !== people.hero &&
      isThem(each) &&
      each.lastNamed >= 0 &&
      at - each.lastNamed <= reach &&
      (each.sex ?? sex) === sex,
  );
}
