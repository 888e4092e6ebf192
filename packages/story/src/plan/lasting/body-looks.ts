/** What a clause says of how somebody looks: wet, muddy, covered in something, barefoot, with hair that stands on end. */
import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import { colorAmong } from '../../meaning/colors.ts';
import { lookOf } from '../../meaning/looks.ts';
import { stainOf } from '../../meaning/substances.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Seen } from '../plan.ts';
import { isStainable } from '../staging/on-body.ts';

export type BodyLook = readonly ['mud' | 'wet' | 'smear' | 'bare' | 'messy', Omit<Seen, 'of'>];

/** Full of it, or under it. */
const covered =
  /^(?:covered|smeared|splattered|spattered|caked|coated|dusted|plastered|cobert[oa]s?|suj[oa]s?|chei[oa]s?|manchad[oa]s?|lambuzad[oa]s?|pintad[oa]s?|cubiert[oa]s?|llen[oa]s?|suci[oa]s?|embadurnad[oa]s?|pringad[oa]s?)$/;
const covers = /^(?:cover|smear|splatter|spatter|coat|cake|dust)$/;
const coversSomething = /^(?:cover|smear|splatter|spatter|coat|cake|dust|cobrir|cubrir|tapar)$/;
const painted = /^(?:pintad[oa]s?|painted)$/;
const through =
  /^(?:soaked|soaking|drenched|dripping|sodden|encharcad|ensopad|empapad|filthy|caked|cobert|cubiert|covered)/;
const allOver =
  /(?<!\p{L})(?:from head to (?:toe|foot)|head to toe|all over|dos pés à cabeça|da cabeça aos pés|de (?:los )?pies a (?:la )?cabeza|de (?:la )?cabeza a (?:los )?pies|por todo (?:o|lado|el cuerpo|lados)|tod[oa] (?:suj|chei|cobert|molhad|enlamead|encharcad|manchad|llen|cubiert|suci|mojad|empapad|embarrad))/iu;
const bareFeet = /^(?:barefoot|barefooted|descalç[oa]s?|descalz[oa]s?)$/;
const tousled =
  /^(?:dishevelled|disheveled|tousled|uncombed|despentead[oa]s?|desgrenhad[oa]s?|despeinad[oa]s?|desgreñad[oa]s?)$/;
const unkempt = /^(?:messy|wild|tangled|mess|emaranhad[oa]s?|alborotad[oa]s?|enredad[oa]s?)$/;
const hair = /^(?:hair|cabelos?|pelos?|cabellos?)$/;
const feet = /^(?:foot|feet|pés?|pies?)$/;

const isHair = ({ head }: Phrase): boolean => hair.test(head.toLowerCase());

/** What may well be wet or dirty itself. */
const ground =
  /^(?:chão|rua|estrada|passeio|relva|terra|praia|areia|campo|piso|suelo|calle|carretera|acera|hierba|césped|tierra|playa|arena|cancha)$/;

const hasOn = /^(?:have|wear|get|come|be|ter|levar|trazer|usar|vestir|ficar|tener|llevar|traer|quedar)$/;
const combs = /^(?:brush|comb|untangle|pentear|escovar|desembaraçar|peinar|cepillar|desenredar)$/;

interface Word {
  word: string;
  /** The noun beside which it stands, where it stands beside one. */
  beside: Phrase | undefined;
}

/** The words of a clause that say something of whoever it is about: behind the verb, or of a part of them or their clothes. */
function wordsOfBody(clause: Clause, language: NounLanguage): Word[] {
  const { who, things, manner, verb } = clause;
  const phrases = [...who, ...things];
  const kindOf = (phrase: Phrase): string => meantBy(phrase, language).kind;
  const isOfThem = (phrase: Phrase): boolean =>
    (kindOf(phrase) === 'body' || isStainable(phrase) || isHair(phrase)) &&
    /^(?:with|in|)$/.test(phrase.preposition ?? '') &&
    phrase.preposition !== 'on' &&
    // 'Lavou os pés da Mia', 'hugged Grandma with muddy hands': whose they are is not said of the one that is shown so.
    (who.includes(phrase) ||
      !(
        phrase.of ||
        (language !== 'en' && phrase.owner && !/^(?:sus?|seus?|suas?)$/i.test(phrase.owner)) ||
        (language === 'en' && phrase.preposition === 'with' && things.some((each) => !each.preposition))
      )) &&
    // 'Colgó el pantalón mojado': what one does something to is not what one has on.
    (!isStainable(phrase) ||
      who.includes(phrase) ||
      phrase.preposition !== undefined ||
      hasOn.test(verb.lemma)) &&
    !(isHair(phrase) && combs.test(verb.lemma));
  // 'Chegou a casa encharcada', 'volvió del parque lleno de barro': a place is neither.
  const isPlace = (phrase: Phrase): boolean =>
    language !== 'en' &&
    phrase.preposition !== undefined &&
    !ground.test(phrase.head) &&
    /^(?:place|abstract)$/.test(kindOf(phrase));
  const words = [
    ...manner.map((word): Word => ({ word, beside: undefined })),
    ...things.flatMap((phrase): Word[] =>
      // A word that was taken for a noun: 'ficou todo sujo de lama'.
      !phrase.preposition && (lookOf(phrase.head) || covered.test(phrase.head))
        ? [{ word: phrase.head, beside: undefined }]
        : [],
    ),
  ];
  const qualities = phrases.flatMap((phrase) =>
    phrase.qualities.map((word): Word => ({ word, beside: phrase })),
  );
  return [
    ...words.filter(({ word }) => !qualities.some((each) => each.word === word)),
    ...qualities.filter(({ beside }) => beside && (isOfThem(beside) || isPlace(beside))),
  ];
}

const isLifeless = (phrase: Phrase, language: NounLanguage): boolean =>
  !phrase.pronoun &&
  !phrase.name &&
  !isHair(phrase) &&
  !isStainable(phrase) &&
  !/^(?:person|animal|body|abstract)$/.test(meantBy(phrase, language).kind);

/** 'The cake was covered in icing', 'covered the wall with paint': it is on that, and on nobody. */
const coversThing = ({ verb, things }: Clause, language: NounLanguage): boolean =>
  coversSomething.test(verb.lemma) &&
  things.some((phrase) => !phrase.preposition && !covered.test(phrase.head) && isLifeless(phrase, language));

/** Nobody is told of, but a thing, a place or the weather. */
function isOfThing({ who }: Clause, language: NounLanguage): boolean {
  return who.length > 0 && who.every((phrase) => phrase.pronoun === 'it' || isLifeless(phrase, language));
}

/** What it is full of is inside, and not on it. */
const hollow =
  /^(?:belly|mouth|pocket|barriga|boca|bolso|bolsillo|tripa|panza|bolsa|mochila|maleta|cabeça|cabeza)$/;

/** With what somebody is covered: 'covered in flour', 'sujo de lama', 'lleno de barro'. */
function substanceOn(
  { verb, things, manner }: Clause,
  words: readonly Word[],
): { color: string; noun: string } | undefined {
  for (const { head, of, qualities, preposition } of things) {
    const last = of?.split(' ').at(-1) ?? '';
    const isFull =
      (!preposition && covered.test(head)) ||
      (!hollow.test(head) && qualities.some((each) => covered.test(each)));
    const isPainted = painted.test(head) || qualities.some((each) => painted.test(each));
    const own = isFull ? (stainOf(last) ?? (isPainted ? colorAmong([last]) : undefined)) : undefined;
    if (own) return { color: colorAmong(qualities) ?? own, noun: last };
    const stain = /^(?:in|with|of)$/.test(preposition ?? '') ? stainOf(head) : undefined;
    const isCovered =
      covers.test(verb.lemma) ||
      manner.some((each) => covered.test(each)) ||
      words.some(({ word }) => covered.test(word));
    if (stain && isCovered) return { color: colorAmong(qualities) ?? stain, noun: head };
  }
  return undefined;
}

/** The word for what somebody is covered with: it is on them, and no bag or heap beside them. */
export const coveringWord = (clause: Clause, language: NounLanguage): string | undefined =>
  isOfThing(clause, language) || coversThing(clause, language)
    ? undefined
    : substanceOn(clause, wordsOfBody(clause, language))?.noun;

/** 'Jugó sucio' is how one plays. */
const plays = /^(?:play|fight|jogar|jugar)$/;
const mudColor = stainOf('mud');
/** What only a part of them is full of. */
const parts =
  /^(?:face|cheek|chin|nose|mouth|lip|hand|finger|knee|arm|leg|cara|rosto|boca|queixo|nariz|mão|joelho|braço|perna|mano|rodilla|brazo|pierna|barbilla)$/;

export function bodyLooks(clause: Clause, language: NounLanguage, said: string): BodyLook[] {
  if (isOfThing(clause, language) || coversThing(clause, language)) return [];
  const words = wordsOfBody(clause, language);
  const looks: BodyLook[] = [];
  const isWhole = allOver.test(said);
  const whole = (word: string): { whole?: true } => (isWhole || through.test(word) ? { whole: true } : {});
  const substance = substanceOn(clause, words);
  const isPart = [...clause.things, ...clause.who].some(({ head }) => parts.test(head));
  if (substance)
    looks.push(
      substance.color === mudColor
        ? ['mud', { picture: 'mud', how: 'smeared', ...(isPart ? {} : { whole: true }) }]
        : [
            'smear',
            { picture: 'mud', how: 'smeared', color: substance.color, ...(isPart ? {} : { whole: true }) },
          ],
    );
  for (const { word, beside } of words) {
    const look = lookOf(word);
    const ofAPart = beside !== undefined && meantBy(beside, language).kind === 'body';
    if (look === 'wet')
      looks.push(['wet', { picture: 'droplet', how: 'smeared', ...(ofAPart ? {} : whole(word)) }]);
    else if ((look === 'muddy' || look === 'dirty') && !substance && !plays.test(clause.verb.lemma))
      looks.push(['mud', { picture: 'mud', how: 'smeared', ...(ofAPart ? {} : whole(word)) }]);
    if (bareFeet.test(word) || (word === 'bare' && beside && feet.test(beside.head)))
      looks.push(['bare', { picture: 'foot', how: 'worn' }]);
    const ofHair = beside ? isHair(beside) : clause.who.some(isHair);
    if (tousled.test(word) || (unkempt.test(word) && ofHair))
      looks.push(['messy', { picture: 'lock-of-hair', how: 'smeared' }]);
  }
  if (clause.who.some(isHair) && clause.things.some(({ head }) => unkempt.test(head)))
    looks.push(['messy', { picture: 'lock-of-hair', how: 'smeared' }]);
  return looks;
}
