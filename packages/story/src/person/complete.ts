import { capitalised, nameSource } from '../text/words.ts';
import type { Teller } from './teller.ts';
import { tokensOf } from './tokens.ts';

/** Beginnings that leave out who acted: '(She) took her first steps'. */
const diaryVerbs =
  /^(?:took|let|put|went|had|got|made|lost|said|started|learned|learnt|walked|rode|ran|fell|cried|came|saw|played|swam|ate|slept|tried|helped|told|gave|found|built|drew|painted|sang|danced|won|scored|finished|stood|rolled|crawled|smiled|laughed|giggled|jumped|climbed|kicked|wrote|counted|asked|met|visited|moved|celebrated|turned|blew|wore|used|cooked|baked|held|did|was|couldn't|wanted|decided|managed|loved|brushed|hugged|pedaled|pedalled|waved|clapped|stayed|tied|joined|picked|caught|threw|recited|spelled|drove|bought|paid|booked|parked)$/i;
const openers =
  /^(?:finally|today|yesterday|just|also|then|and|so|now|first|tonight|afterwards|later|next|even|already|proudly)$/i;

/** Expands what stands between the writer and a verb, so that each is one word. */
export const expanded = (sentence: string): string =>
  sentence
    // 'Yep, Dad, that's me'
    .replace(/\b(\p{Lu}\p{Ll}+),? \(?(?:that's|which is) me\)?/gu, '$1')
    // Seen from the child, a husband's mother is a grandmother too.
    .replace(/\b(my|our) (mother|father|sister|brother)[- ]in[- ]law\b/gi, '$1 $2')
    .replace(
      /^(?:as|I am|I'm) (?:(?:her|his|a|the|proud|your) )+(?:mom|mum|mother|mommy|dad|father|daddy),?(?: and)? (?=I\b)/i,
      '',
    )
    .replace(
      new RegExp(
        `\\b(love|proud of|miss|adore) you,? ?(so much,? ?)?(?:my |our )?((?:little |big |sweet )?(?:buddy|sweetheart|sweetie|baby|love|champ|princess|bug|monkey|pumpkin|peanut|superstar|kiddo))(?=[,.!?]|$)`,
        'i',
      ),
      '$1 our $3 $2',
    )
    .replace(
      /\b(proud of|loves?|adores?|of) this (little |sweet |amazing )?(kid|boy|girl|child|guy)\b/gi,
      '$1 our $2$3',
    )
    .replace(/\bI'm\b|\bIm(?= \w)/g, 'I am')
    .replace(/\b(we|you)'re\b/gi, '$1 are')
    .replace(/\b(I|we|you)'ve\b/gi, '$1 have')
    .replace(/\b(I|we|you)'ll\b/gi, '$1 will')
    .replace(
      /\b(I|we|you)'d(?= (?:\w+ly |just |never |always )?(?:\w+ed|been|had|gone|seen|taken|made|better|thought|known)\b)/gi,
      '$1 had',
    )
    .replace(/\b(I|we|you)'d\b/gi, '$1 would')
    .replace(/\bmyself and\b/gi, 'I and')
    .replace(
      /\b(me and) (\w+)(?= (?:went|took|made|had|were|are|baked|played|watched|walked|built|saw|got))/gi,
      (_all, _me, who: string) => `${capitalised(who)} and I`,
    );

/**
 * Gives a diary sentence its subject. Fragments without a verb ('So proud!', 'First steps today!') are
 * whole as exclamations and stay.
 */
export function completed(sentence: string, teller: Teller): string {
  const { child, voice } = teller;
  // 'Typed by me' in brackets has nobody who acts.
  if (sentence.startsWith('(')) return sentence;
  const signature =
    /^(?:with )?(?:all (?:my|our) |lots of )?love,? (?:from )?(?:your )?((?:mom|mum|mommy|mummy|mama|dad|daddy|papa|gran|granny|grandma|nana|nan|nanny|grandad|granddad|grandpa|(?:auntie?|uncle)(?: \p{Lu}\p{Ll}+)?)(?: and (?:mom|mum|mummy|dad|daddy|grandma|granny|nana|grandad|grandpa))?)(?=[\s.!,x]*$)/iu.exec(
      sentence,
    )?.[1];
  if (signature !== undefined) return `With love from ${capitalised(signature)}.`;
  const feeling =
    /^(?:so |really |just )?(?:(?:love|adore|miss)\b(?! (?:is|was|to)\b)|can't (?:believe|wait|stop)|couldn't (?:believe|stop|be prouder|be more|have been))/i;
  if (feeling.test(sentence)) {
    const subject = voice.kind === 'child' ? 'I' : 'We';
    return `${subject} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  }
  if (/^(?:(?:so|very|super|extremely|incredibly) )+(?:proud|happy|thankful|grateful)\b/i.test(sentence))
    return `${voice.kind === 'child' ? 'I am' : 'We are'} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const tokens = tokensOf(sentence);
  let i = 0;
  while (i < 3 && openers.test(tokens[i]?.text ?? '') && !/[.!?]/.test(tokens[i]?.after ?? '')) i += 1;
  const verb = tokens[i];
  if (verb === undefined || !diaryVerbs.test(verb.text) || (tokens.length < i + 2 && i === 0))
    return named(sentence, teller);
  // 'Today was …' has its subject.
  if (
    i > 0 &&
    /^(?:was|had|did)$/i.test(verb.text) &&
    !/^(?:finally|just|also|even|then|and)$/i.test(tokens[i - 1]?.text ?? '')
  )
    return named(sentence, teller);
  // 'Was it …' asks; 'Loved by all' and 'Made of' describe.
  if (
    /^(?:it|she|he|they|we|you|I|by|of|there|this|that)$/i.test(tokens[i + 1]?.text ?? '') &&
    /^(?:was|did|had|loved|made|couldn't)$/i.test(verb.text)
  )
    return sentence;
  const adverb = /^(?:finally|just|also|even|already|proudly)$/i.test(tokens[i - 1]?.text ?? '') ? i - 1 : i;
  const before = tokens
    .slice(0, adverb)
    .map((token) => token.before + token.text + token.after)
    .join('');
  const rest = tokens
    .slice(adverb)
    .map((token) => token.before + token.text + token.after)
    .join('');
  const untold = untoldSubject(verb.text, rest.slice(verb.text.length), teller);
  if (untold !== undefined)
    return capitalised(`${before}${untold} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`);
  const subject = teller.childNamed && child.pronoun !== null ? child.subject : child.name;
  teller.childNamed = true;
  return capitalised(`${before}${subject} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`);
}

const spanOfTime =
  /\b(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|ages|forever|tries|attempts|goes|a while|all (?:day|morning|afternoon|night))\b.*\bto\b/i;

/** 'Took 25 minutes and we missed the bus'; a day off is taken by somebody. */
const lasted =
  /^\s(?:(?:him|her|them|us|me)\s)?(?:(?:about|around|almost|nearly|over|only|just|a|an|the whole|all|half an?|\d+|two|three|four|five|six|ten|twenty|thirty|forty|fifty)\s)+(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|ages|tries|attempts|goes|afternoon|morning)\b(?! off)|^\s(?:ages|forever)\b/i;

const rides =
  /^\s(?:(?:the|a|an|our|my|his|her|their|an? early|the early) )?(?:\w+ )?(?:cars?|trucks?|pickup|van|bus|train|tram|ferry|boat|plane|flight|metro|tube|subway|taxi|cab|camper)\b/i;

/** Whom a diary leaves out where it is not the child: 'took an hour to mop', 'took Zuri to the park'. */
function untoldSubject(verb: string, rest: string, { child, voice }: Teller): string | undefined {
  if (/^took$/i.test(verb) && (spanOfTime.test(rest) || lasted.test(rest))) return 'it';
  const name = nameSource(child.name);
  // No child drives itself to the cinema.
  if (/^took$/i.test(verb) && rides.test(rest)) return voice.kind === 'child' ? 'I' : 'we';
  // Nor does one buy, pay and park.
  if (/^(?:drove|bought|paid|booked|parked)$/i.test(verb))
    return voice.kind === 'child' || voice.writer ? 'I' : 'we';
  const isDoneToChild =
    /^(?:took|let|put|had|got|made|met|visited|told|gave|helped|found|caught|picked|hugged|saw|watched|held|brushed)$/i.test(
      verb,
    ) && new RegExp(`^\\s(?:up )?${name}(?!['’])`, 'iu').test(rest);
  const isWithChild =
    /^(?:went|came|had|did|played|walked|ran|made|built)$/i.test(verb) &&
    new RegExp(`\\bwith ${name}(?!['’])`, 'iu').test(rest);
  return isDoneToChild || isWithChild ? (voice.kind === 'child' ? 'I' : 'we') : undefined;
}

/** The first 'she' of the text is the name, so that a listener knows at once who the story is about. */
function named(sentence: string, teller: Teller): string {
  const { child } = teller;
  if (teller.childNamed || child.pronoun === null || child.pronoun === 'they') return sentence;
  const isName = new RegExp(nameSource(child.name), 'iu').exec(sentence);
  const pronoun = new RegExp(`^((?:\\w+,? ){0,3})${child.subject}(?='s\\b|\\s)`, 'i').exec(sentence);
  const otherFirst =
    /\b(?:mom|mum|mommy|dad|daddy|grand\w+|nana|sister|brother|teacher|friend|aunt|uncle|doctor)\b/i.test(
      pronoun?.[1] ?? '',
    );
  if (pronoun === null || otherFirst || (isName !== null && isName.index < pronoun[0].length))
    return sentence;
  teller.childNamed = true;
  return sentence.replace(pronoun[0], () => `${pronoun[1] ?? ''}${child.name}`);
}
