import { isGrownUp } from '@milestoon/cast';
import { deedOf } from '../../meaning/deeds.ts';
import { tender } from '../deeds/done-with.ts';
import { ofPeople } from '../deeds/deed-kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';
import { type Group, groupTold } from './group-told.ts';

/** For as many clauses whoever was spoken of may be one of them. */
const reach = 8;
/** For how many those who were together still are. */
const together = 4;

/** Whoever did something is nearer than who was only named, and one's own people than strangers. */
const lastTold = ({ lastNamed, lastActed, person }: Somebody): number =>
  Math.max(lastNamed - 1, lastActed) - (isStranger(person) ? 2 : 0);
const isStranger = ({ role, trade }: Somebody['person']): boolean =>
  (trade !== undefined && trade !== 'expecting') || /^(?:teacher|doctor|man|woman)$/.test(role ?? '');

const pairs: readonly RegExp[] = [
  /^(?:mother|father)$/,
  /^(?:grandmother|grandfather)$/,
  /^(?:aunt|uncle)$/,
  /^(?:sister|brother|hero)$/,
];
/** 'From her mum to her dad. Both of them cried': of three at once those two who are called alike. */
function alike(some: readonly Somebody[]): readonly Somebody[] | undefined {
  for (const roles of pairs) {
    const two = some.filter(({ person }) => roles.test(person.role ?? ''));
    if (two.length === 2) return two;
  }
  return undefined;
}

/** Those of whom a group was spoken, undefined where the text tells of too few. */
function membersOf(group: Group, { people, clause, taken, isHuman }: Asked): readonly Somebody[] | undefined {
  const { hero } = people;
  const teller = group.whom === 'us' ? people.teller() : people.tellerFound;
  const fits = ({ sex, person }: Somebody): boolean =>
    (!group.sex || sex === group.sex) && (!group.children || !isGrownUp(person.role ?? 'hero'));
  const free = people.all.filter(
    (each) => each.person.role && !each.person.only && !taken.includes(each) && fits(each),
  );
  const recent = free
    .filter((each) => each.lastNamed > -9 && clause - Math.max(each.lastNamed, each.lastActed) <= reach)
    .filter(({ kind, lastActed }) => kind === 'person' || (!isHuman && clause - lastActed <= 2))
    .toSorted((a, b) => lastTold(b) - lastTold(a));
  const found =
    group.whom === 'us'
      ? amongUs(group, free, recent, teller ?? hero, hero)
      : amongThem(
          group,
          free,
          recent.filter((each) => each !== teller || each === hero),
          people.several && clause - people.several.clause <= together ? people.several.who : [],
        );
  // The child leads where it is there.
  return found && found.length > 1
    ? found.toSorted((a, b) => Number(b === hero) - Number(a === hero))
    : undefined;
}

interface Asked {
  people: People;
  clause: number;
  taken: readonly Somebody[];
  /** No animal does it. */
  isHuman: boolean;
}

function amongUs(
  { count }: Group,
  free: readonly Somebody[],
  recent: readonly Somebody[],
  teller: Somebody,
  hero: Somebody,
): readonly Somebody[] | undefined {
  if (!count) return undefined;
  const own = [...new Set([hero, teller])].filter((each) => free.includes(each));
  const family = free.filter(({ person }) => /^(?:mother|father|sister|brother)$/.test(person.role ?? ''));
  return [...new Set([...own, ...recent.filter(({ person }) => !isStranger(person)), ...family])].slice(
    0,
    count,
  );
}

function amongThem(
  { count }: Group,
  free: readonly Somebody[],
  recent: readonly Somebody[],
  known: readonly Somebody[],
): readonly Somebody[] | undefined {
  if (!count) return recent.slice(0, 5);
  const still = known.filter((each) => free.includes(each));
  if (still.length === count && still.length === known.length) return still;
  const last = recent[count - 1];
  if (!last) return undefined;
  const level = recent.filter((each) => lastTold(each) >= lastTold(last));
  return (level.length > count && count === 2 && alike(level)) || recent.slice(0, count);
}

/** Several that were told and are no animals: what is done to 'both' may be done to these. */
function areThings(clause: Clause, isSubject: boolean, { lastSeveral, language }: World): boolean {
  const deed = deedOf(clause, language) ?? '';
  return (
    lastSeveral !== undefined &&
    lastSeveral.kind !== 'animal' &&
    !ofPeople.test(deed) &&
    (isSubject || !tender.test(deed))
  );
}

/** 'Pescaram dois peixes. Os dois fugiram': as many of something were told later than people. */
function areCounted(clause: Clause, { count }: Group, world: World): boolean {
  const { lastSeveral, lastSeveralAt = -9, people, language, clause: at } = world;
  if (!count || lastSeveral?.count !== count || at - lastSeveralAt > 2) return false;
  if (people.all.filter(({ lastNamed }) => lastNamed > lastSeveralAt).length > 1) return false;
  const deed = deedOf(clause, language) ?? '';
  return (
    !ofPeople.test(deed) ||
    (/^(?:cook|bake)$/.test(deed) && clause.things.every(({ pronoun }) => pronoun === 'se'))
  );
}

/** 'About her two sisters. All three of them …': those two are nobody of the story. */
const ofOthers =
  /(?<!\p{L})(?:about|of|sobre|d[eao]s?) (?:(?:her|his|their|the|sus?|[ao]s|l[ao]s|suas|seus) )*(?:two|three|four|dois|duas|três|quatro|dos|tres|cuatro) \p{Ll}[^.!?]*[.!?]\s[^.!?]*$/iu;
/** 'Watched the girls jump': who watches is none of them. */
const watched =
  /(?<!\p{L})(?:watch(?:es|ed|ing)?|saw|sees?|heard|viu|viram|ouviu|vio|vieron|oyó|mir(?:ó|aron|aba)) (?:a )?$/iu;

const sexOf: Readonly<Record<string, Somebody['sex']>> = wordTable({
  her: 'girl',
  him: 'boy',
  ela: 'girl',
  ella: 'girl',
  la: 'girl',
  a: 'girl',
  ele: 'boy',
  él: 'boy',
  lo: 'boy',
  o: 'boy',
});
/** 'The girls carried her': she to whom they do it is none of them. */
const doneTo = ({ things }: Clause, people: People): Somebody[] =>
  things.some(({ pronoun, head, name }) =>
    pronoun
      ? people.hero.sex && sexOf[pronoun] === people.hero.sex
      : name && people.byName(head) === people.hero,
  )
    ? [people.hero]
    : [];

/** 'Both of them', 'the three of us', 'los dos', 'as duas', 'the girls': of whom the text has told. */
export function groupMeant(
  clause: Clause,
  phrase: Phrase,
  world: World,
  { isSubject, taken }: { isSubject: boolean; taken: readonly Somebody[] },
): MeantPhrase | undefined {
  const { people, language, clause: at } = world;
  const group = groupTold(clause, phrase, { words: people.options.text, language, isSubject });
  if (!group || (!group.children && group.whom === 'them' && areThings(clause, isSubject, world)))
    return undefined;
  const words = people.options.text.slice(0, phrase.span[0]);
  if (group.whom === 'them' && !group.children && isSubject && areCounted(clause, group, world))
    return undefined;
  if (group.whom === 'them' && phrase.span[1] > 0 && ofOthers.test(words.slice(-120))) return undefined;
  if (group.children && watched.test(words)) {
    const watching = people.all.filter(({ lastActed }) => lastActed >= at - 1);
    const others = membersOf(group, { people, clause: at, isHuman: true, taken: [...taken, ...watching] });
    return others && { phrase, people: [...others], byRule: true };
  }
  // 'We hosed both of them off': the child is one of us, or one of them.
  if (!isSubject && group.whom === 'them' && taken.includes(people.hero) && taken.length > 1)
    return undefined;
  const away = [...taken, ...(isSubject ? doneTo(clause, people) : [])];
  const isHuman = ofPeople.test(deedOf(clause, language) ?? '');
  const asked = { people, clause: at, isHuman };
  const members = membersOf(group, { ...asked, taken: away }) ?? membersOf(group, { ...asked, taken });
  return members ? { phrase, people: [...members], byRule: true } : undefined;
}
