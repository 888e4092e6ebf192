import nlp from 'compromise';
import { findCast } from '../people/cast-finder.ts';
import { reviewSpoken } from '../review/review.ts';
import { wordsOfFrame } from '../season/season-scenes.ts';
import { ownShare } from '../telling/compose.ts';
import { sentencesOf } from '../telling/tell.ts';
import type { Language } from '../text/language.ts';
import { capitalised, countWords, wordsOf } from '../text/words.ts';
import type { StoryReading } from '../write-screenplay.ts';
import type { Draft } from './draft-schema.ts';

const mostScenes = 8;
/** A closing is never too long for a story, however short that is. */
const leastRoom = 6;
const longestLine = 200;
/** Of the words that carry a sentence, this share must be heard where it is told. */
const mostOf = 0.5;

const frightening =
  /\b(?:monsters?|ghosts?|witch|blood|terrif\w+|nightmares?|scream\w*|corpse|dead|died|dies|death|kill\w*|hurt\w*|murder\w*|weapons?|guns?|knife|knives|demon|devil|hell|drown\w*|kidnap\w*|abandon\w*)\b/gi;
const markup = /[<>{}[\]`|\\]|https?:|\bas an ai\b|\bsystem prompt\b/i;
/** Capital letters that name nobody. */
const nameless =
  /^(?:I|I'm|I'll|I've|Mom|Mum|Mommy|Mummy|Mama|Papa|Dad|Daddy|Grandma|Grandpa|Granny|Grandad|Nana|Auntie|Uncle|M[ãa]e|Mamã|Pai|Papá|Av[óô]|Mam[áa]|Abuel[oa]|Ti[oa]|Mr|Mrs|Ms|Dr|Miss|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Bravo|Hooray|Hurray|Yay|Wow|Oh|Ooh|Ta-da)$/;
const numberWords =
  /\b(?:four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand|million)\b/gi;

/** A word without what changes when it is told in the third person; Portuguese and Spanish verbs change more. */
const stemIn =
  (language: Language) =>
  (word: string): string =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/['’]s$/, '')
      .replace(/(?:ing|ed|es|s)$/, '')
      .slice(0, language === 'en' ? 6 : 4);

/** What is wrong with the words of a draft: in words without the family's, and where, for the model that wrote them. */
export interface DraftFault {
  fault: string;
  where?: string;
}

type Check = (
  draft: Draft,
  story: StoryReading,
  lines: Draft['scenes'][number]['lines'],
) => string | DraftFault | null;

const length: Check = (draft, { season }, lines) => {
  const count = (all: typeof lines): number => all.reduce((sum, { text }) => sum + countWords(text), 0);
  const told = count(lines.filter(({ sentence }) => sentence !== null));
  const own = count(lines.filter(({ sentence }) => sentence === null));
  if (draft.scenes.length < 1 || draft.scenes.length > mostScenes) return 'number of scenes';
  if (draft.scenes.some((scene) => scene.lines.length === 0)) return 'an empty scene';
  if (own > Math.max(leastRoom, told * ownShare - wordsOfFrame(season)))
    return "words that are not the family's";
  if (lines.find(({ speaker }) => speaker === 'narrator')?.sentence === null)
    return "a beginning that is not the family's";
  if (lines.some(({ text }) => text.length > longestLine || countWords(text) === 0))
    return 'length of a line';
  return null;
};

const voices: Check = (_draft, _story, lines) => {
  const hero = lines.filter(({ speaker }) => speaker === 'hero').length;
  return hero > 5 ? 'lines of the child' : null;
};

const tone: Check = (_draft, { source }, lines) => {
  const text = lines.map((line) => line.text).join('\n');
  if (markup.test(text)) return 'markup';
  const refusal = reviewSpoken(text);
  if (refusal !== null) return `unsuitable: ${refusal.reason}`;
  const given = source.toLowerCase();
  const added = (text.match(frightening) ?? []).some((word) => !given.includes(word.toLowerCase()));
  return added ? 'a frightening word' : null;
};

/** Every sentence is told, in order, with the words that carry it. */
const sentences: Check = (_draft, { request, language }, lines) => {
  const given = sentencesOf(request);
  const stem = stemIn(language);
  const order = lines.flatMap(({ sentence }) => (sentence === null ? [] : [sentence]));
  if (order.some((each) => !Number.isInteger(each) || each < 0 || each >= given.length))
    return 'a sentence that was not written';
  if (order.some((each, i) => each < (order[i - 1] ?? 0))) return 'order of the sentences';
  for (const [index, sentence] of given.entries()) {
    const said = new Set(
      lines
        .filter((line) => line.sentence === index)
        .flatMap((line) => wordsOf(line.text))
        .map(stem),
    );
    const carrying = wordsOf(sentence).filter((word) => word.length >= 5);
    if (said.size === 0) return { fault: 'a sentence is missing', where: `sentence ${index}` };
    if (carrying.filter((word) => said.has(stem(word))).length < carrying.length * mostOf)
      return { fault: 'a sentence is told otherwise', where: `sentence ${index}: keep its words` };
  }
  return null;
};

/** Nobody and no number comes into the story that the family did not write. */
const facts: Check = (_draft, { request, source, told, people, language }, lines) => {
  const stem = stemIn(language);
  const given = [
    request.childName,
    request.title,
    source,
    ...told.lines.map(({ text }) => text),
    ...(request.family ?? []).map(({ name }) => name),
  ].join(' ');
  const known = new Set(wordsOf(given).map((word) => stem(word)));
  const text = lines.map((line) => line.text).join(' ');
  const named = lines.flatMap((line) =>
    [...line.text.matchAll(/(?<=[\p{L}\p{N},;]["']?\s+["']?)\p{Lu}[\p{L}'-]+/gu)].map(([name]) => name),
  );
  // What sounds like a name to an English ear is often a word elsewhere.
  const firstNames =
    language === 'pt' || language === 'es'
      ? []
      : (nlp(text).match('#FirstName').out('array') as string[]).map((name) =>
          capitalised(name.replace(/[^\p{L}'-]/gu, '')),
        );
  const strangers = [...named, ...firstNames].filter(
    (name) => name !== '' && !nameless.test(name.replace(/'s$/, '')) && !known.has(stem(name)),
  );
  if (strangers.length > 0) return { fault: 'a name that was not written', where: strangers.join(', ') };
  const numbers = [...(text.match(/\d+/g) ?? []), ...(text.match(numberWords) ?? [])];
  if (numbers.some((number) => !new RegExp(`\\b${number}\\b`, 'i').test(given)))
    return 'a number that was not written';
  const by = { amongChildren: false, childIsBaby: request.childAge < 2 };
  // Whoever is named in the words is written, whether or not the embedded reader found something for them to do.
  const roles = new Set([...people, ...findCast(given, request.childName, by)].map(({ role }) => role));
  const cast = findCast(text, request.childName, by);
  return cast.some(({ role }) => !roles.has(role)) ? 'a person that was not written' : null;
};

/** Why the words of a draft are not told. Held against what the family wrote, never against taste. */
export function faultsOfWords(draft: Draft, story: StoryReading): DraftFault[] {
  const lines = draft.scenes.flatMap((scene) => scene.lines);
  return [length, voices, tone, sentences, facts].flatMap((check) => {
    const found = check(draft, story, lines);
    return found === null ? [] : [typeof found === 'string' ? { fault: found } : found];
  });
}
