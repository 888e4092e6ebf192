import type { NounLanguage } from '@milestoon/things/nouns';
import { isCostume } from '@milestoon/cast';
import { costumeOf } from '../../meaning/costume-words.ts';
import { pictureIn } from './phrases-meant.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const dresses =
  /^(?:dress|disguise|paint|go|come|appear|win|march|perform|star|parade|arrive|vestir|vestirse|mascarar|disfarçar|fantasiar|disfrazar|disfrazarse|caracterizar|ir|interpretar)$/;
const plays = /^(?:be|play|ser|fazer|hacer|interpretar)$/;
/** Portuguese and Spanish dress 'of' something: 'vestida de abelha', 'fez de ovelha'. */
const ofWhom =
  /^(?:vestir|vestirse|mascarar|disfarçar|fantasiar|disfrazar|disfrazarse|caracterizar|fazer|hacer|interpretar|actuar)$/;
/** Where whoever is something only plays it. */
const shows =
  /^(?:play|nativity|show|musical|pantomime|panto|parade|carnival|concert|peça|teatro|espetáculo|desfile|carnaval|presépio|obra|función|belén|festival|cabalgata)$/;
/** Nobody is these but in a play: 'played an angel'. */
const parts =
  /^(?:angel|star|tree|fairy|villain|narrator|elf|mermaid|ghost|monster|dragon|dame|lead|understudy|innkeeper|shepherd|wise man|king|queen|prince|princess|pirate|witch|wizard|genie|giant|dwarf|soldier|knight|sheep|donkey|camel|lion|wolf|mouse|cat|dog|bear|frog|swan|reindeer|snowman|tin man|scarecrow|munchkin|orphan|robin|sun|moon)$/;
/** Music and games are played also where others play parts. */
const played =
  /^(?:drum|piano|guitar|violin|trumpet|recorder|flute|keyboard|cello|whistle|saxophone|trombone|clarinet|tambourine|cymbal|music|song|tune|game|football|tag|catch|chord|note)s?$/;
const article = /^(?:the|an?)\s/i;
const dressed = /^(?:disfrazad|vestid|mascarad|disfarçad|fantasiad|caracterizad)[oa]s?$/;
const goes = /^(?:ser|ir|vir|venir|chegar|llegar|estar|aparecer)$/;
/** Days and shows on which whoever 'is' something has it on. */
const feasts =
  /\b(?:halloween|trick[- ]or[- ]treat\w*|carnival|carnaval|mardi gras|purim|fancy dress|dress[- ]up day|world book day|costume party|(?:dance|ballet) (?:recital|show|display)|día de (?:los muertos|disfraces)|dia das bruxas|baile de máscaras|festa à fantasia)\b/i;
/** Whether people dress up on the day a text tells of. */
export const isFeastOfCostumes = (text: string): boolean => feasts.test(text);

/** Whether there is a costume of it: nobody is dressed as a boy or a little bit. */
const canBePlayed = ({ head }: Phrase, language: NounLanguage): boolean =>
  parts.test(head.toLowerCase()) ||
  costumeOf(head) !== undefined ||
  isCostume(pictureIn({ qualities: [head.toLowerCase()] }, language)?.picture ?? '');

const word: Readonly<Record<NounLanguage, string>> = { en: 'costume', pt: 'disfarce', es: 'disfraz' };

export const isCostumeWord = (head: string): boolean => Object.values(word).includes(head);

/** What somebody is dressed as or plays, of the phrases of a clause. */
export function playedIn({ verb, things }: Pick<Clause, 'verb' | 'things'>, isDressingUp: boolean): Phrase[] {
  const inShow = things.some(
    ({ head, preposition }) => preposition !== undefined && shows.test(head.toLowerCase()),
  );
  return things.filter(({ preposition, head, of, pronoun, text, name }, at) => {
    if (pronoun) return false;
    if (dressed.test(head) && of) return true;
    // 'Played an angel', 'chosen to be the swan'.
    if (
      !preposition &&
      article.test(text) &&
      parts.test(head.toLowerCase()) &&
      !of &&
      (verb.lemma === 'play' || (verb.lemma === 'be' && /^the\s/i.test(text)))
    )
      return true;
    // 'Dressed as Anna and Elsa'.
    if (!preposition && name && things[at - 1]?.preposition === 'as') return dresses.test(verb.lemma);
    if (preposition === 'as') return dresses.test(verb.lemma) || inShow;
    if (preposition === 'of') return ofWhom.test(verb.lemma);
    return (
      (inShow || isDressingUp) &&
      !preposition &&
      plays.test(verb.lemma) &&
      !(verb.lemma === 'play' && played.test(head)) &&
      !/^(?:fazer|hacer)$/.test(verb.lemma)
    );
  });
}

/**
 * 'Was Tree Number Two in the school play', 'dressed as a bee': nobody turns into a tree or a bee, and none comes
 * along. It is a costume, worn.
 */
export function asCostumes(
  clause: Pick<Clause, 'verb' | 'things'>,
  phrases: readonly Phrase[],
  { language, isDressingUp, isFeast }: { language: NounLanguage; isDressingUp: boolean; isFeast: boolean },
): readonly Phrase[] {
  const played = [
    ...playedIn(clause, isDressingUp),
    ...(isFeast ? clause.things.filter((phrase) => playedAtFeast(clause, phrase, language)) : []),
  ];
  if (played.length === 0) return language === 'en' ? phrases : phrases.map((each) => asSuit(each, language));
  return phrases.map((phrase) => {
    if (!played.includes(phrase)) return phrase;
    const { preposition: _as, of, sense: _sense, ...rest } = phrase;
    const what =
      dressed.test(phrase.head) && of ? of : phrase.name ? (phrase.text.split(' ')[0] ?? '') : phrase.head;
    return { ...rest, head: word[language], of: what.toLowerCase(), name: false, plural: false };
  });
}

/** 'For Halloween she was a pumpkin', 'no Carnaval foi de pirata'. */
const playedAtFeast = ({ verb }: Pick<Clause, 'verb'>, phrase: Phrase, language: NounLanguage): boolean =>
  !phrase.pronoun &&
  (phrase.preposition
    ? phrase.preposition === 'of' && goes.test(verb.lemma)
    : /^(?:be|ser)$/.test(verb.lemma)) &&
  canBePlayed(phrase, language);

/** 'O fato do Homem-Aranha', 'el traje de flamenca': the clothes of whoever is known by something they wear. */
function asSuit(phrase: Phrase, language: NounLanguage): Phrase {
  const { owner, of, ...rest } = phrase;
  const whose = (of ?? owner ?? '').toLowerCase();
  return /^(?:fato|traje|roupa|vestido)$/.test(phrase.head) && costumeOf(whose)
    ? { ...rest, head: word[language], of: whose }
    : phrase;
}
