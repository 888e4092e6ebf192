import type { Phrase } from '../../reading/clause.ts';
import type { People } from './people.ts';
import { knownAs, type Somebody } from './somebody.ts';
import { wordTable } from '../../text/word-table.ts';

type Reading =
  | { who: 'sex'; sex: 'girl' | 'boy' }
  | { who: 'either' | 'you' | 'teller' | 'we' | 'they' | 'thing' | 'self' };

const sexed = (sex: 'girl' | 'boy'): Reading => ({ who: 'sex', sex });
const readings: readonly (readonly [RegExp, Reading])[] = [
  [/^(?:she|her|hers|ela|ella|la|dela|herself)$/, sexed('girl')],
  [/^(?:he|him|his|ele|él|dele|himself)$/, sexed('boy')],
  [/^(?:i|me|my|eu|yo|mim|mí|myself|conmigo|comigo|meus?|minhas?|mis?)$/, { who: 'teller' }],
  [/^(?:you|your|tu|te|ti|você)$/, { who: 'you' }],
  [/^(?:we|us|our|nós|nos|nosotros|nosotras|ourselves|a gente|connosco|conosco)$/, { who: 'we' }],
  [
    /^(?:they|them|their|eles|elas|ellos|ellas|themselves|both|os dois|los dos|dois|duas|dos|ambos|ambas|each other)$/,
    { who: 'they' },
  ],
  [/^(?:it|this|that|one|ones|isto|isso|eso|esto)$/, { who: 'thing' }],
  [/^(?:lo|o|a|os|as|los|las|le|les|lhe|lhes|se)$/, { who: 'either' }],
];

const ofSex: Readonly<Record<string, Somebody['sex']>> = wordTable({ o: 'girl', lo: 'girl', a: 'boy' });
const opposite = { girl: 'boy', boy: 'girl' } as const;
const datives = /^(?:le|les|lhe|lhes)$/;

/** For as many clauses two are still 'they', where nobody else had to do with them since. */
const stillTogether = 2;
/** For how many clauses whoever did something with them is one of them. */
const togetherFor = 4;
const kin = /^(?:mother|father|sister|brother|baby|grandmother|grandfather)$/;
/** Who of the family has been with them a moment ago is one of 'us'. */
const alsoUs = (people: People, clause: number): Somebody[] =>
  people.all.filter(
    (each) =>
      each !== people.hero &&
      each !== people.teller() &&
      kin.test(each.person.role ?? '') &&
      !each.person.only &&
      each.lastActed >= 0 &&
      clause - each.lastActed < togetherFor,
  );

interface Asked {
  isSubject: boolean;
  taken: readonly Somebody[];
  /** Only people do what is done. */
  isHuman?: boolean;
  /** Children do it together. */
  isPlay?: boolean;
  /** The child may do it where nobody else could be meant. */
  isOfChild?: boolean;
}

/** Whoever is meant by a pronoun, or null where it is a thing or nobody. */
export function whoIs(
  { pronoun }: Pick<Phrase, 'pronoun'>,
  people: People,
  clause: number,
  { isSubject, taken, isHuman, isPlay, isOfChild }: Asked,
): Somebody[] | null {
  const reading = readings.find(([words]) => words.test(pronoun?.toLowerCase() ?? ''))?.[1];
  if (!reading) return null;
  // 'Os dois cavaram' are two who were told; 'comió dos' ate two of something.
  if (!isSubject && /^(?:dois|duas|dos)$/.test(pronoun ?? '')) return null;
  if (reading.who === 'teller') return [people.teller()];
  if (reading.who === 'you') return [people.hero];
  if (reading.who === 'we') return [people.hero, people.teller(), ...alsoUs(people, clause)];
  if (reading.who === 'thing') return null;
  const isEnglish = people.options.language === 'en';
  const near = (each: Somebody): number => {
    const acted = clause - each.lastActed;
    const named = clause - each.lastNamed;
    const hero = each === people.hero ? 2 : 0;
    // 'He called his aunt to tell her': of her who was named a moment ago.
    const justNamed = (isEnglish || !isSubject) && named === 1 && acted > 1 ? 0.4 : 0;
    // Of whom it was spoken as 'he' is he still: 'Dad put him in her arms. She kissed him.'
    const since = clause - (each.lastPronoun ?? -9);
    const isStill = each !== people.hero && since <= 2 ? 0.9 / since : 0;
    // 'O pai pôs o bebé ao colo dela. Ela deu-lhe um beijo': to whom he did it.
    const sinceObject = clause - (each.lastObject ?? -9);
    const isObject = !isSubject && sinceObject < 3 && taken[0] === people.hero ? 1.2 : 0;
    return (
      hero +
      justNamed +
      isStill +
      isObject +
      (isSubject ? 3 : 2) / (1 + acted) +
      (isSubject ? 1.5 : 3) / (1 + named)
    );
  };
  const free = people.all.filter(
    (each) =>
      !taken.includes(each) &&
      // Who writes says 'I', and is no 'she'.
      (each !== people.tellerFound || each === people.hero || (reading.who === 'they' && !isSubject)) &&
      (each === people.hero || each.lastNamed > -9),
  );
  const ranked = free.toSorted((a, b) => near(b) - near(a));
  if (reading.who === 'they') {
    // 'Two boys pushed him. His sister told them to stop and they ran': they are the boys.
    // Whoever tells it says 'we': of the two of them nobody is left who could be several.
    const told = people.several?.who.filter((each) => !taken.includes(each)) ?? [];
    const isOurs = isSubject && people.tellerFound !== undefined && told.includes(people.tellerFound);
    const together = isOurs && isEnglish && told.length < 3 ? [] : told;
    const since = clause - (people.several?.clause ?? -9);
    // 'Built it with Dad. Her brother broke it so they built another': he did it to nobody.
    const { hero } = people;
    const isDropped = !isEnglish && isSubject;
    const isStill =
      (since === 2 && people.sole?.clause === clause - 1 && people.sole.isAlone) ||
      (isEnglish && since <= stillTogether && people.several?.isApart === false);
    // 'Os colegas saltaram. O pai filmou tudo. Viram o vídeo': the child and whoever acted since, and no longer all of them.
    const isOver = isStill && isDropped && !together.includes(hero);
    if ((since === 1 || (isStill && !isOver)) && together.length > 1) {
      // 'Her cousins came. They played': she as well.
      const isJoined = isPlay && people.several?.isVisit && !taken.includes(hero);
      return isJoined && !together.includes(hero) ? [hero, ...together] : together;
    }
    const last = Math.max(...free.map(({ lastActed }) => lastActed));
    const acted = free.filter((each) => each.lastActed === last && !(isHuman && each.kind === 'animal'));
    if (acted.length > 1) return acted;
    const companion = isDropped
      ? free
          .filter((each) => each !== hero && each.kind === 'person' && each.person.role && !each.person.only)
          .filter(
            ({ person, lastActed, lastNamed }) =>
              (lastActed >= 0 && clause - lastActed < 9) ||
              (kin.test(person.role ?? '') && clause - lastNamed < 9),
          )
          .toSorted((a, b) => Math.max(b.lastActed, b.lastNamed) - Math.max(a.lastActed, a.lastNamed))[0]
      : undefined;
    if (companion) return [hero, companion];
    // 'The dog snored and they laughed': animals do not.
    const persons = ranked.filter(({ kind, person }) => kind === 'person' && !person.only);
    const isKnown = (each: Somebody): boolean => clause - each.lastNamed < 6;
    if (isHuman && persons.filter(isKnown).length > 1) return persons.filter(isKnown).slice(0, 2);
    const two = ranked.filter(({ kind }) => kind !== 'toy' && !(isHuman && kind === 'animal')).slice(0, 2);
    if (two.length === 2 && two.every((each) => clause - each.lastNamed < 4)) return two;
    if (persons.filter(isKnown).length > 1) return persons.filter(isKnown).slice(0, 2);
    // 'The leader showed them how': of those nobody named, at least the child.
    const isTwo = /^(?:dois|duas|dos|ambos|ambas|both)$/.test(pronoun?.toLowerCase() ?? '');
    const isChild = isSubject ? isPlay || isOfChild || isTwo : taken.length > 0;
    return isChild && !taken.includes(people.hero) ? [people.hero] : null;
  }
  if (reading.who === 'either') {
    const reach = datives.test(pronoun ?? '') ? 5 : 3;
    const recent = ranked.filter((each) => clause - Math.max(each.lastNamed, each.lastActed) < reach);
    // 'Levou-lhe um desenho': a toy is given nothing where somebody is there who could be.
    const living = datives.test(pronoun ?? '') ? recent.filter(({ kind }) => kind !== 'toy') : recent;
    // 'Levou-o': of him or it, and not of her.
    const other = ofSex[pronoun ?? ''];
    const fitting = living.filter(({ sex }) => !other || sex !== other);
    if (fitting[0]) return [fitting[0]];
    // What a name alone says of the child is only a guess.
    if (other && !(people.options.childSex === undefined && living.includes(people.hero))) return null;
    return other ? [people.hero] : recent[0] ? [recent[0]] : null;
  }
  if (reading.who !== 'sex') return null;
  const { hero } = people;
  // Where pronouns are left out, one that is said is for somebody else: 'pintou o avô enquanto ele dormia'.
  const isSaid = isSubject && /^(?:el[ae]|él|ella)$/.test(pronoun ?? '');
  const before =
    isSaid && ranked.some(({ sex, lastActed }) => sex !== opposite[reading.sex] && clause - lastActed === 1);
  const { sole } = people;
  const isSole = sole !== undefined && clause - sole.clause === 1 && sole.who.sex !== opposite[reading.sex];
  const other =
    before &&
    ranked.find(
      ({ sex, kind, person, lastNamed, lastActed }) =>
        (sex === reading.sex ||
          (isSole && sex === undefined && (kind === 'animal' || person.role === 'baby'))) &&
        clause - lastNamed === 1 &&
        clause - lastActed > 1,
    );
  // 'Levei o Davi no barbeiro. Ele subiu na cadeira': who was brought there.
  const isBrought =
    (other || undefined)?.person.trade !== undefined &&
    hero.sex === reading.sex &&
    clause - hero.lastNamed === 1;
  if (other && isBrought && !taken.includes(hero)) return [hero];
  if (other) return [other];
  // 'They told the teacher and she …': whoever was told or called acts next.
  const { addressed } = people;
  const isAnswering = isSubject && addressed?.clause === clause - 1 && !taken.includes(addressed.who);
  if (isAnswering && hero.sex !== reading.sex && (addressed.who.sex ?? reading.sex) === reading.sex)
    return [knownAs(addressed.who, reading.sex)];
  // Who was named a moment ago and could be either is meant before those of long ago.
  if (hero.sex === undefined && !taken.includes(hero) && clause - hero.lastNamed < 2) return [hero];
  const fitting = ranked.filter((each) => each.sex === reading.sex);
  // 'As amigas vieram. Ela soprou as velas': of several nobody is 'ela', so it is the child.
  const group = people.several;
  const isOfGroup =
    !isEnglish &&
    isSubject &&
    hero.sex === reading.sex &&
    !taken.includes(hero) &&
    group !== undefined &&
    clause - group.clause < 3 &&
    group.who.length > 1 &&
    fitting[0] !== undefined &&
    group.who.includes(fitting[0]);
  if (isOfGroup) return [hero];
  const open = personsFirst(
    ranked.filter((each) => each.sex === undefined && clause - each.lastNamed < 4),
    clause,
  );
  // Whoever has the sex told comes before those of whom it is not known, unless they were not spoken of for long.
  const [best] = fitting;
  // 'The dentist was nice. She …': not Mum, who was spoken of before.
  const next = open.find(
    ({ kind, lastActed, lastNamed }) =>
      kind === 'person' && lastActed === clause - 1 && lastNamed === clause - 1,
  );
  if (isEnglish && next && best && best !== hero && best.lastNamed < clause - 1 && isSubject)
    return [knownAs(next, reading.sex)];
  // 'Deu um beijo ao bebé e ele abriu os olhos'.
  const justNamed = open.find(
    ({ person, kind, lastNamed }) =>
      (person.role === 'baby' || kind === 'animal') && clause - lastNamed === 1,
  );
  const isOfLast = !isEnglish && isSubject && best && best !== people.hero && clause - best.lastNamed > 1;
  if (justNamed && isOfLast) return [justNamed];
  if (best && (best === people.hero || clause - best.lastNamed < 6)) return [best];
  const [unknown] = open;
  if (unknown) return [knownAs(unknown, reading.sex)];
  return best ? [best] : null;
}

/** 'The cat hid. I was talking to a client. He clapped': an animal is he only where nobody else could be, or it has just acted. */
function personsFirst(open: readonly Somebody[], clause: number): Somebody[] {
  const isBehind = ({ kind, lastActed }: Somebody): boolean => kind !== 'person' && lastActed < clause - 1;
  return [...open.filter((each) => !isBehind(each)), ...open.filter(isBehind)];
}
