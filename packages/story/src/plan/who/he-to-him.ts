import { isGrownUp } from '@milestoon/cast';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import { expertMeant } from './expert.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import { knownAs, type Sole, type Somebody } from '../../world/people/somebody.ts';
import { wordTable } from '../../text/word-table.ts';

/** As many clauses later it is still they who act. */
const reach = 4;
const subjects: Readonly<Record<string, Somebody['sex']>> = wordTable({ he: 'boy', she: 'girl' });
const objects: Readonly<Record<string, Somebody['sex']>> = wordTable({ him: 'boy', his: 'boy', her: 'girl' });

/** What is done with a hand that is somebody else's. */
const takes = /^(?:take|hold|squeeze|shake|kiss|grab|brush|stroke)$/;
const hand = /^(?:hand|cheek|forehead|hair)s?$/;

/** Whoever is so is helped by others, and helps nobody. */
const suffers =
  /^(?:cry|fall|trip|hurt|lose|drop|forget|miss|struggle|tumble|slip|sob|graze|bump|shiver|tremble)$/;
const suffering =
  /^(?:sad|upset|scared|afraid|nervous|shy|alone|lonely|lost|hurt|ill|sick|poorly|frightened|worried|homesick|crying|new)$/;
/** Whom one meets is who acts next: 'met a fireman. He let him …'. */
const meets = /^(?:meet|see|visit|find|notice|spot|greet|ask|approach|call|phone|ring|fetch|tell)$/;
/** What grown-ups do for children and not children for them. */
const cares =
  /^(?:read|tuck|carry|lift|pick|bathe|bath|dress|undress|teach|let|allow|drive|hoist|rock|buy|scold|tell_off|spoil|raise|burp|swaddle|towel)$/;
/** What whoever is passed a ball does with it. */
const takesPass = /^(?:score|shoot|catch|miss|drop|head)$/;
const gives =
  /^(?:pass|throw|kick|give|hand|bring|offer|make|draw|paint|buy|bake|send|pick|lend|show|sing|write|read)$/;
const pleases = /^(?:happy|pleased|delighted|thrilled|touched|overjoyed|grateful|glad|surprised|moved)$/;
/** What is said to somebody is followed by more of it. */
const praises =
  /^(?:praise|comfort|encourage|scold|tell_off|thank|congratulate|cheer|applaud|reassure|greet|welcome|warn)$/;
const says = /^(?:say|tell|explain|add|promise|whisper)$/;
/** Whoever did something to the child does this next. */
const isFleeing = ({ verb, things }: Clause): boolean =>
  /^(?:run_away|escape|flee|apologise|apologize|disappear|vanish)$/.test(verb.lemma) ||
  (/^(?:run|go|walk|drive|ride|cycle|swim)$/.test(verb.lemma) &&
    /^(?:away|off)$/.test(verb.particle ?? '')) ||
  (verb.lemma === 'say' && things.some(({ head }) => head === 'sorry'));
/** How whoever is given something takes it: 'gave her flowers and she was very happy'. */
const isPleased = ({ verb, manner, things }: Clause): boolean =>
  /^(?:thank|love|smile|beam)$/.test(verb.lemma) ||
  (/^(?:be|feel|look|seem)$/.test(verb.lemma) &&
    things.length === 0 &&
    manner.some((word) => pleases.test(word)));
/** What says of somebody how they are or that they come: they are who is spoken of next. */
const presents =
  /^(?:be|have|live|work|come|arrive|visit|fly|travel|move|fall|get|feel|look|seem|return|marry|turn|own|play|wear|dress|coach|lead|sing|win|lose|retire|forget|snore|score)$/;

const states = /^(?:be|live|look|seem)$/;
/** 'A lady sat next to us', 'a boy came up to him': somebody new is spoken of next. */
const approaches = /^(?:sit|stand|come|walk|join|appear|stop|arrive|live|move|get|be|have)$/;
const isNewcomer = (phrase: Phrase | undefined): boolean =>
  /^(?:an?|another|one)\s/i.test(phrase?.text ?? '');

const isStranger = ({ person }: Somebody): boolean =>
  /^(?:man|woman|doctor|teacher)$/.test(person.role ?? '');

/** Who acts is whom the clause before was done to: 'let him hold her'. */
const isCaused = ({ sentence, who }: Pick<Clause, 'sentence' | 'who'>, sole: Sole | undefined): boolean =>
  sole?.sentence === sentence && sole.whom.some((span) => span[0] === who[0]?.span[0]);

/** Who lets or makes somebody do what a clause tells. */
export const causerOf = (clause: Clause, { sole }: People): Somebody | undefined =>
  isCaused(clause, sole) ? sole?.who : undefined;

/** What is to be remembered of who acted alone; undefined leaves whoever it was. */
function soleOf(
  { verb, manner, sentence, mode, things, who: told }: Clause,
  clause: number,
  who: readonly Somebody[],
  others: readonly Somebody[],
  { hero, sole }: People,
): Sole | undefined {
  if (mode !== 'done') return undefined;
  // 'Anna taught her to skate': what hangs on it is hers, and the story goes on with Anna.
  if (isCaused({ sentence, who: told }, sole)) return undefined;
  const [one] = who;
  // 'Ben taught him to skate': both do, and the story goes on with Ben.
  const shows = who.length === 2 && who[1] === hero && /^(?:him|her)$/.test(told[1]?.pronoun ?? '');
  if (!one || (who.length > 1 && !shows) || one.kind !== 'person') return undefined;
  const whom = others.filter((each) => each !== one && each.kind === 'person' && each !== hero);
  const met = whom.length === 1 && whom[0]?.person.role !== 'baby' ? whom[0] : undefined;
  const isMeeting = one === hero && met !== undefined && meets.test(verb.lemma);
  return {
    who: isMeeting ? met : one,
    clause,
    sentence,
    whom: things.map(({ span }) => span),
    isSuffering:
      suffers.test(verb.lemma) ||
      manner.some((word) => suffering.test(word)) ||
      things.some(({ qualities }) => qualities.some((word) => suffering.test(word))),
    given: gives.test(verb.lemma) && whom.length === 1 ? whom[0] : undefined,
    isMet: isMeeting && verb.lemma !== 'meet',
    isPraising: praises.test(verb.lemma),
    isState:
      one !== hero &&
      !others.includes(hero) &&
      (states.test(verb.lemma) || (sole?.who === one && sole.sentence === sentence && sole.isState === true)),
    isAlone: others.every((each) => each === one || each.kind !== 'person'),
    isPresented:
      (isMeeting && verb.lemma === 'meet') ||
      (one !== hero && presents.test(verb.lemma) && !others.includes(hero)) ||
      (sole?.who === one &&
        sole.sentence === sentence &&
        sole.isPresented &&
        !others.includes(hero) &&
        isStranger(one)) ||
      (one !== hero && isNewcomer(told[0]) && approaches.test(verb.lemma)),
  };
}

/** 'George played with Grandpa. He let George win': the other one of whom was spoken. */
const lastOther = ({ all, hero }: People, at: number, sex: Somebody['sex']): Somebody | undefined =>
  all
    .filter((each) => each !== hero && each.kind === 'person' && (each.sex ?? sex) === sex)
    .filter(({ lastNamed }) => at - lastNamed <= reach)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];

/** Whose hands or whom it is done to: 'her' of 'she hugged her', 'took her hand'. */
const isOther = ({ verb }: Clause, sex: Somebody['sex'], phrase: Phrase): boolean =>
  phrase.pronoun !== undefined
    ? objects[phrase.pronoun] === sex
    : !phrase.preposition &&
      phrase.owner !== undefined &&
      objects[phrase.owner.toLowerCase()] === sex &&
      takes.test(verb.lemma) &&
      hand.test(phrase.head);

function amongTwo(clause: Clause, at: number, people: People, next?: Clause): Somebody | undefined {
  const [subject] = clause.who;
  const sex = clause.who.length === 1 ? subjects[subject?.pronoun ?? ''] : undefined;
  const { sole, hero } = people;
  if (!sex || !sole || at - sole.clause > reach) return undefined;
  // 'It chased the postman and he fell'.
  const isChased = sole.byAnimal === true && sole.sentence === clause.sentence && at - sole.clause === 1;
  if (isChased && (sole.who.sex ?? sex) === sex) return sole.who;
  if (hero.sex !== undefined && hero.sex !== sex) return undefined;
  const isPair = clause.things.some((phrase) => isOther(clause, sex, phrase));
  // 'She bought an ice cream and he carried him': he is another one than she.
  if ((sole.who.sex ?? sex) !== sex) return isPair ? lastOther(people, at, sex) : undefined;
  const isHero = ({ name, head }: Phrase): boolean => name && people.byName(head) === hero;
  // 'He ate snails and Hugo watched': who is named next is somebody else.
  const isSwitched = next?.sentence === clause.sentence && next.mode === 'done' && next.who.some(isHero);
  const namesHero = clause.things.some(isHero) || isSwitched;
  if (namesHero) return sole.who === hero ? lastOther(people, at, sex) : sole.who;
  const namesSole = clause.things.some(({ name, head }) => name && people.byName(head) === sole.who);
  if (namesSole) return undefined;
  // 'Saw a boy. He asked him …': whoever came up speaks first.
  if (isPair && sole.isMet && /^(?:ask|invite|greet|join)$/.test(clause.verb.lemma)) return hero;
  if (isPair && cares.test(clause.verb.lemma)) {
    const other = sole.who === hero ? lastOther(people, at, sex) : sole.who;
    if (other?.person.role && isGrownUp(other.person.role)) return other;
  }
  const { given } = sole;
  const isReceiver =
    given &&
    (given.sex ?? sex) === sex &&
    at - sole.clause === 1 &&
    (isPleased(clause) || takesPass.test(clause.verb.lemma));
  if (isReceiver && sole.who === hero) return given;
  if (isPair) return sole.isSuffering && sole.who !== hero ? hero : sole.who;
  const isThen = at - sole.clause === 1;
  // 'A boy took his cap. He ran away with it', 'the coach praised him. He said …': the same goes on.
  const goesOn =
    isThen && sole.who !== hero && (isFleeing(clause) || (sole.isPraising && says.test(clause.verb.lemma)));
  if (goesOn) return sole.who;
  // 'Grandma came from India. She brought sweets.'
  const isNext = sole.isPresented && isThen && clause.sentence - sole.sentence === 1;
  const isFollowed = isThen && sole.isSuffering && suffers.test(clause.verb.lemma);
  // 'Uncle is 78 and he cheats'.
  const isSaidOf = sole.isState && isThen && clause.sentence === sole.sentence;
  return isSaidOf || (isNext && !sole.isSuffering) || isFollowed ? sole.who : undefined;
}

/** Keeps in mind who acted alone in a clause, and of whom several it spoke together. */
export function rememberActors(
  clause: Clause,
  at: number,
  who: readonly Somebody[],
  others: readonly MeantPhrase[],
  people: People,
): void {
  const whom = others.flatMap((each) => each.people);
  const [met, ...more] = whom.filter(({ kind }) => kind === 'person');
  if (
    met &&
    more.length === 0 &&
    met !== people.hero &&
    clause.mode === 'done' &&
    meets.test(clause.verb.lemma)
  )
    people.addressed = { who: met, clause: at };
  people.sole = soleOf(clause, at, who, whom, people) ?? people.sole;
  const isByAnimal = clause.mode === 'done' && who.every(({ kind }) => kind === 'animal');
  if (isByAnimal && clause.who.length === 1 && met && more.length === 0 && met !== people.hero)
    people.sole = {
      who: met,
      clause: at,
      sentence: clause.sentence,
      whom: [],
      isSuffering: true,
      isMet: false,
      isPraising: false,
      isAlone: false,
      isPresented: false,
      byAnimal: true,
    };
  const isUs = clause.who.some(({ pronoun }) => /^(?:we|i)$/.test(pronoun ?? ''));
  const withThem = others.flatMap(({ phrase, people: found }) =>
    phrase.preposition === 'with' ? found : [],
  );
  const isAlong = isUs && withThem.length > 0 && whom.includes(people.hero);
  const together = [
    // 'We took her to the beach with her cousins': she and they.
    ...(isAlong ? [[...new Set([people.hero, ...withThem])]] : []),
    // 'Played with her cousins': she and they.
    ...(isUs || withThem.length < 2 ? [] : [[...who, ...withThem]]),
    ...others.flatMap(({ phrase, people: found }) => (phrase.pronoun === 'us' ? [] : [found])),
    ...(isUs ? [] : [who, [...who, ...withThem]]),
  ].find((each) => each.length > 1);
  const isVisit = /^(?:be|come|visit|arrive|join|meet)$/.test(clause.verb.lemma);
  if (together) people.several = { who: [...together], clause: at, isApart: false, isVisit };
  else if (people.several) {
    // Somebody else has come since: who 'they' are is no longer plain.
    const { who: known } = people.several;
    people.several.isApart ||= [...who, ...whom].some(
      (each) => each.kind === 'person' && !known.includes(each),
    );
  }
}

/**
 * Who 'he' is in 'he gave him a watch', where both could be the child: whoever acted alone just before goes on. Neither
 * is whoever the same clause names. Undefined where the words tell nothing of it.
 */
export function actorAmongTwo(
  clause: Clause,
  at: number,
  people: People,
  next?: Clause,
): Somebody | undefined {
  const sex = subjects[clause.who[0]?.pronoun ?? ''];
  const found = expertMeant(clause, at, people, sex) ?? amongTwo(clause, at, people, next);
  return found && sex ? knownAs(found, sex) : found;
}
