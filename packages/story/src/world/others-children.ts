import type { Phrase } from '../reading/clause.ts';
import { labelOf } from './labels.ts';
import { ofOthers, possessive } from './people-nouns.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

/** 'The farmer's son': a child, and not that of the family. */
export function childOfOthers(people: Registry, { head, owner }: Phrase): Somebody[] | null {
  if (!owner || possessive.test(owner) || !ofOthers.test(head)) return null;
  const sex = /son$|^nephew/.test(head) ? 'boy' : 'girl';
  return [
    people.byName(`${owner} ${head}`) ??
      people.add('friend', labelOf('friend', people.options.language), sex, [head]),
  ];
}
