import { deedOf } from '../../meaning/deeds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';
import { toSomebody, unnamedAt } from './unnamed-actor.ts';

const objects = {
  girl: /^(?:her|ela|ella|lhe|le)$/,
  boy: /^(?:him|ele|él|lhe|le)$/,
} as const;
const clitics = { girl: /^l?a$/, boy: /^l?o$/ } as const;
const owners = { girl: /^(?:her|dela|de ella)$/, boy: /^(?:his|dele|de él)$/ } as const;
/** Done to nobody but people, whatever 'la' may be besides. */
const toPeople = /^(?:clap|cheer|hug|embrace|kiss|comfort|lift|greet)$/;
const treated = /^(?:measure|examine|inject|count|clean|wash|weigh)$/;
const kin = /^(?:mother|father|sister|brother|baby|grandmother|grandfather|aunt|uncle|cousin)$/;
const ofBody =
  /^(?:hair|tooth|arm|leg|foot|hand|knee|chin|ear|eye|throat|temperature|blood|tummy|back|finger|cabelo|dente|braço|perna|pé|mão|joelho|queixo|orelha|olho|garganta|sangue|barriga|dedo|pelo|cabello|diente|brazo|pierna|pie|mano|rodilla|oreja|ojo|sangre)$/;
/** For as many clauses several who acted together are those meant. */
const stillThem = 3;

/**
 * 'They gave her a sticker', 'cortaram o cabelo dela', 'todos la aplaudieron': they are not the child to whom they do it,
 * but those who were told of besides, or somebody who works there. Undefined where it is not done to the child.
 */
export function theyToChild(
  clause: Clause,
  { phrase, people: meant, thing, crowd }: MeantPhrase,
  world: World,
): Somebody[] | undefined {
  const { people, language, clause: at } = world;
  const { hero } = people;
  if (phrase.pronoun !== 'they' || thing || crowd || clause.mode !== 'done' || clause.who.length !== 1)
    return undefined;
  if (clause.manner.includes('se') || (meant.length > 0 && !meant.includes(hero))) return undefined;
  const deed = deedOf(clause, language) ?? '';
  // In Spanish the ending alone is read already where it is done 'le'.
  if (language === 'es' && !toPeople.test(deed)) return undefined;
  if (!isToChild(clause, hero, deed)) return undefined;
  const others = meant.filter((each) => each !== hero && each.kind === 'person');
  const several = people.several && at - people.several.clause <= stillThem ? people.several.who : [];
  const them = [
    ...new Set([...others, ...several.filter((each) => each !== hero && each.kind === 'person')]),
  ];
  const isKinAlone = them.length < 2 && them.every(({ person }) => kin.test(person.role ?? ''));
  return isKinAlone ? [unnamedAt(clause, world)] : them;
}

function isToChild({ things }: Clause, { sex, words }: Somebody, deed: string): boolean {
  const isTreating = toSomebody.test(deed) || toPeople.test(deed) || treated.test(deed);
  const is = (rules: Readonly<Record<'girl' | 'boy', RegExp>>, word: string): boolean =>
    sex ? rules[sex].test(word) : rules.girl.test(word) || rules.boy.test(word);
  const isBare = ({ preposition }: Phrase): boolean => /^(?:to|for)?$/.test(preposition ?? '');
  return things.some(
    (each) =>
      (isTreating && isBare(each) && each.pronoun !== undefined && is(objects, each.pronoun)) ||
      (isTreating && isBare(each) && each.name && words.has(each.head.toLowerCase())) ||
      (toPeople.test(deed) && !each.preposition && is(clitics, each.pronoun ?? '')) ||
      (isTreating && ofBody.test(each.head) && is(owners, each.owner ?? '')),
  );
}
