import { genderOf } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry } from '../people/registry.ts';
import type { Somebody } from '../people/somebody.ts';
import { tradeOf, type TradeTold } from '../people/trade-words.ts';

/** Whoever has this trade already, and somebody new for everybody who is missing; at most three are told apart. */
export function atWork(people: Registry, { trade, woman }: TradeTold, head: string, count = 1): Somebody[] {
  const found = people.all.filter(({ person }) => person.trade === trade);
  while (found.length < Math.min(3, count)) {
    const name = `${head.charAt(0).toUpperCase()}${head.slice(1)}`;
    const made = people.add(woman ? 'woman' : 'man', name, woman ? 'girl' : undefined, [head]);
    made.person.trade = trade;
    found.push(made);
  }
  return found.slice(0, Math.max(1, Math.min(3, count)));
}

/** 'Our mailman Ray': whom a trade before their name tells of. Undefined where they are known, and where it is no trade. */
export function namedAtWork(people: Registry, phrase: Phrase): Somebody | undefined {
  const noun = phrase.qualities.at(-1);
  if (people.options.language !== 'en' || !phrase.name || !noun || people.byName(phrase.head))
    return undefined;
  const told = tradeOf({ ...phrase, head: noun, qualities: phrase.qualities.slice(0, -1) });
  if (!told) return undefined;
  return namedByTrade(people, phrase.head, noun, told);
}

/** Somebody by a name whose trade is told. */
export function namedByTrade(people: Registry, name: string, noun: string, told: TradeTold): Somebody {
  const [given = name] = name.split(' ');
  const sex = told.woman ? 'girl' : genderOf(given);
  const made = people.add(sex === 'girl' ? 'woman' : 'man', name, sex, [given.toLowerCase(), noun, '#named']);
  made.person.trade = told.trade;
  return made;
}
