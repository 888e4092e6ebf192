import type { Meant } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import type { People } from '../../world/people/people.ts';
import { whoIs } from '../../world/people/pronouns.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { wordTable } from '../../text/word-table.ts';

interface Owning {
  people: People;
  clause: number;
  taken: readonly Somebody[];
  isBorne?: boolean;
}

const ofSex: Readonly<Record<string, Somebody['sex']>> = wordTable({ his: 'boy', her: 'girl' });
/** Whose hand or chin it is: 'squeezed my hand' is done to me. */
export function ownerOf(
  phrase: Phrase,
  { kind }: Meant,
  { people, clause, taken, isBorne }: Owning,
): Somebody[] {
  const { preposition } = phrase;
  // 'It nibbled her sleeve': an animal has none of its own.
  const isPulledAt = !preposition && taken.some((each) => each.kind === 'animal');
  // 'Aos ombros do avô' is 'on Grandpa's shoulders'.
  const owner = phrase.owner ?? (kind === 'body' ? phrase.of : undefined);
  if (
    !owner ||
    (kind !== 'body' &&
      !(kind === 'worn' && (isPulledAt || /^(?:behind|under|underneath)$/.test(preposition ?? ''))))
  )
    return [];
  const pronoun = owner.toLowerCase();
  // 'On his shoulders', 'in her arms': those of who does it, before those of anybody else.
  if (preposition && !isBorne && taken.some(({ sex }) => sex && sex === ofSex[pronoun])) return [];
  const named = people.byName(owner);
  const { head } = kinAs(owner);
  const [title = '', ...name] = owner.split(' ');
  const isTitled = name.length > 0 && relationOf(title.toLowerCase()) !== undefined;
  const isStranger = (isTitled || /^\p{Lu}\p{Ll}+$/u.test(owner)) && !named;
  const kin =
    relationOf(head) || animalRoleOf(head)
      ? people.spokenOf(kinAs(owner))
      : isStranger
        ? people.spokenOf({ ...kinAs(owner), head: owner, name: true })
        : null;
  const who = named
    ? [named]
    : (kin?.people ??
      whoIs({ pronoun }, people, clause, {
        isSubject: false,
        // 'Aos ombros dele': of somebody else than who rides there.
        taken: isBorne || (preposition && /^del[ae]$/.test(pronoun)) ? taken : [],
      }) ??
      []);
  return who.filter((each) => !taken.includes(each));
}

const articles =
  /^(?:my|your|his|her|our|their|its|the|[oa]s?|el|la|los|las|su|sus|mi|mis|seu|sua|meu|minha|noss[oa]|nuestr[oa])\s+/;
/** 'Su hermano mayor' is a brother: of several words the one for kin. */
const kinWord = (words: string): string =>
  relationOf(words) ? words : (words.split(' ').find((word) => relationOf(word)) ?? words);

/** Whose it is, as if they were spoken of by themselves. */
export function kinAs(owner: string): Phrase {
  const whole = kinWord(owner.toLowerCase().replace(articles, ''));
  // 'His big brother': the last word says who.
  const words = whole.split(' ');
  const last = words.at(-1) ?? whole;
  const isKin = words.length > 1 && relationOf(last) !== undefined && relationOf(whole) === undefined;
  const [head, qualities] = isKin ? [last, words.slice(0, -1)] : [whole, []];
  // 'My sister' is no sister of the child's.
  const [, mine] = /^(my|mi|mis|minha|meu)\s/i.exec(owner) ?? [];
  return {
    text: owner,
    span: [0, 0],
    head,
    qualities,
    plural: false,
    name: false,
    ...(mine ? { owner: mine.toLowerCase() } : {}),
  };
}
