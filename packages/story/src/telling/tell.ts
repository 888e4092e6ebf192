import { withoutBrackets } from '../person/asides.ts';
import { announcementOf } from '../person/announced.ts';
import { askedWriter } from '../person/asked-writer.ts';
import { childForms, type ChildForms } from '../person/child-forms.ts';
import { withoutScribe } from '../person/dictated.ts';
import { findPronoun } from '../person/pronoun-finder.ts';
import { toldInThirdPerson } from '../person/shift.ts';
import { newTeller } from '../person/teller.ts';
import { toldAsPast } from '../person/tense.ts';
import { findVoice } from '../person/voice.ts';
import type { StoryRequest } from '../request.ts';
import { cleanText } from '../text/clean.ts';
import { languageOf } from '../text/language.ts';
import { joinShort, splitActions, splitClauses } from '../text/clauses.ts';
import { veiled } from '../text/quotations.ts';
import { capitalised, countWords } from '../text/words.ts';
import { splitSentences, withSentenceMarks } from '../text/sentences.ts';
import { withHeroLines } from './hero-lines.ts';

/** One line that is said, before it is staged. */
export interface Line {
  speaker: 'narrator' | 'hero';
  text: string;
  /** Index of the parent's sentence, absent for the storyteller's own words. */
  source?: number;
  /** Which part of the story this line is. */
  part: 'told' | 'feeling' | 'closing';
}

export interface Told {
  lines: Line[];
  child: ChildForms;
}

/** Characters after which a listener needs a breath, and a picture a change. */
const lineLength = 120;
const joinedLength = 110;
/** Stories of so few words are told in small steps, each with a picture of its own. */
const fewWords = 62;

/** Who wrote it down is no part of the story: '(told by Poppy, typed by me)'. */
const isCredit = /^\(?(?:as )?(?:told|dictated|written|typed) (?:by|to)\b[^.!?]*[.!?)]*$/i;

/** 'I'm five so my mum types' says how old somebody is; '' where nothing is left. */
function withoutCredit(sentence: string, childName: string): string {
  const told = withoutScribe(sentence, childName);
  if (told === sentence) return sentence;
  const plain = told
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+(?=[.,!?;:])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?]+/, '')
    .trim();
  return capitalised(plain);
}

/** The parent's own sentences, cleaned, as they are counted everywhere. */
export const sentencesOf = (request: Pick<StoryRequest, 'description' | 'childName'>): string[] =>
  splitSentences(withSentenceMarks(cleanText(request.description, request.childName)));

/** The parent's sentences in the storyteller's voice, in order, with the child's own words as hero lines. */
export function tellDescription(request: StoryRequest): Told {
  const sentences = sentencesOf(request);
  const plain = sentences.map((sentence) => veiled(sentence).text);
  const child = childForms(request.childName, request.pronoun ?? findPronoun(plain, request.childName));
  const voice = findVoice(plain.join(' '), request.childName, askedWriter(request));
  const teller = newTeller(child, voice);

  const brief = countWords(plain.join(' ')) <= fewWords;
  const stepsOf = (text: string): string[] =>
    splitClauses(text, lineLength).flatMap((part) => (brief ? splitActions(part) : [part]));

  // Of a Spanish text 'No he mirado' is no English sentence.
  const language = languageOf(plain.join(' '));
  const isForeign = language === 'pt' || language === 'es';
  const lines = sentences.flatMap((written, source) => {
    const sentence = withoutCredit(written, request.childName);
    if (isCredit.test(sentence) || sentence === '') return [];
    const heard = withoutBrackets(sentence, !isForeign);
    const told = isForeign ? heard : toldAsPast(toldInThirdPerson(heard, teller), child.name);
    return withHeroLines(told, child).flatMap((line) =>
      (line.speaker === 'hero' ? [line.text] : stepsOf(line.text)).map((text) => ({
        speaker: line.speaker,
        text,
        source,
        part: 'told' as const,
      })),
    );
  });
  const narrated: (Line & { source: number })[] = [];
  // Lines of the child stand alone; the narrator's short ones between them are joined.
  let run: (Line & { source: number })[] = [];
  const close = (): void => {
    narrated.push(...joinShort(run, joinedLength, brief));
    run = [];
  };
  for (const line of lines) {
    if (line.speaker === 'narrator') run.push(line);
    else {
      close();
      narrated.push(line);
    }
  }
  close();
  const announced =
    voice.kind === 'child' ? '' : announcementOf(plain.join(' '), request.writtenBy, language);
  return { lines: announced ? begunBy(announced, narrated) : narrated, child };
}

/** With who tells before the first words; the child's own words need nobody. */
const begunBy = (announced: string, [first, ...rest]: readonly Line[]): Line[] =>
  first && first.speaker === 'narrator'
    ? [{ ...first, text: `${announced} ${first.text}` }, ...rest]
    : [...(first ? [first] : []), ...rest];
