import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { implied } from './implied-place-table.ts';
import { isAmong } from './place-groups.ts';
import { isMissedRide } from './place-deeds.ts';
import { isAnimalAsleep } from './sleeping.ts';

/**
 * Where somebody must be who does this, or null where it can be done anywhere, or just here. `here`: where they are.
 */
export function impliedPlace(
  clause: Pick<Clause, 'verb' | 'things' | 'who' | 'manner'>,
  here: SetName | null,
): SetName | null {
  const nouns = [...clause.things, ...clause.who]
    .filter((each) => !isOfBeasts(each, clause))
    .map(({ head, qualities, of }) => [
      head.toLowerCase(),
      ...qualities.map((each) => `${each}-${head}`.toLowerCase()),
      ...(of ? [`${head}-of-${of}`, `${head}-de-${of}`].map((each) => each.toLowerCase()) : []),
    ]);
  // What is packed, bought or drawn is used elsewhere.
  const isUsed = !/^(?:pack|pack_up|buy|forget|order|draw|paint|want|wish)$/.test(clause.verb.lemma);
  for (const { set, verbs, nouns: words, does, also } of implied) {
    // The dog that wakes somebody is at their bed.
    const isBeast = set === 'bedroom' && isAnimalAsleep(clause) && !wakesSomebody(clause);
    const isDone =
      (!isBeast && ((verbs?.test(clause.verb.lemma) && isMissedRide(clause)) || does?.(clause))) ||
      (isUsed && nouns.some((names) => names.some((name) => words?.test(name))));
    if (!isDone) continue;
    return here && isAmong(also, here) ? null : set;
  }
  return null;
}

/** 'Stepped in dog poo', 'picked up the dog's poo': in no bathroom. */
const isOfBeasts = (
  { head, qualities, owner = '' }: Clause['things'][number],
  { verb }: Pick<Clause, 'verb'>,
): boolean =>
  /^(?:poo|poop|pee|wee)$/.test(head) &&
  (/^(?:step|tread|slip|scoop)$/.test(verb.lemma) ||
    [...qualities, owner.replace(/['’]s?$/, '')].some((word) =>
      /^(?:dog|puppy|cat|cow|horse|bird|goose|rabbit|sheep)$/.test(word),
    ));

const wakesSomebody = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:wake|awake|acordar|despertar)$/.test(verb.lemma) &&
  things.some(({ preposition }) => /^(?:a)?$/.test(preposition ?? ''));
