import { limits } from '@milestoon/domain';
import type { Beat, Scene } from '../screenplay.ts';
import { wordsIn } from '../languages/index.ts';
import { lineFor, ownShare } from '../telling/compose.ts';
import { cleanText } from '../text/clean.ts';
import { knownLanguageOf, type Language } from '../text/language.ts';
import { countWords } from '../text/words.ts';
import type { EpisodeMemory, Memory, SeasonMemory } from './season-memory.ts';

const seasonLength = limits.episodesPerSeason;
/** As many pictures as a look back shows without haste. */
const mostPictures = 6;

/** What an episode says besides its own story, behind it. */
export interface SeasonFrame {
  kind: 'recap' | 'look-back';
  text: string;
  memories: Memory[];
  /** The last line of a season. */
  farewell?: string;
}

interface Whose {
  childName: string;
  episodeNumber: number;
  language: Language;
  sorrowful: boolean;
  earlier: SeasonMemory;
  /** Words of the parent's own story: a film has room for a share of them. */
  words: number;
}

/** Words that are left for the line that closes a film. */
const closingWords = 5;

const memoriesOf = ({ episodeNumber, title, moments }: EpisodeMemory): Memory[] =>
  moments.map((moment) => ({ episodeNumber, title, ...moment }));

/** A title within a sentence: without its own full stop, and not a whole sentence long. */
function spokenTitle(title: string, childName: string): string | null {
  const plain = cleanText(title, childName)
    .replace(/[.!?…:;,\s]+$/u, '')
    .replace(/["“”]/g, '');
  return plain !== '' && countWords(plain) <= 8 ? plain : null;
}

/** Whether a title can be said within this language: a Portuguese one in an English sentence is read wrongly. */
function isOf(language: Language, { title, language: told = language }: EpisodeMemory): boolean {
  if (told !== language) return false;
  // The other way round a few words without a sign of their own are taken for English.
  const known = knownLanguageOf(title);
  return language !== 'en' || (known !== 'pt' && known !== 'es');
}

/** The pictures of a season, spread over it, the most special moment of each episode. */
function albumOf(earlier: SeasonMemory, pictures: number): Memory[] {
  const count = Math.min(pictures, earlier.length);
  const step = (earlier.length - 1) / Math.max(1, count - 1);
  const shown = Array.from({ length: count }, (_, i) => earlier[Math.round(i * step)]);
  return shown.flatMap((memory) => (memory ? memoriesOf(memory).slice(0, 1) : []));
}

/**
 * What sets this episode into its season, behind the story, for the parent's words come first: what was told before,
 * from the second episode on, and in the last one a look back. Nothing here invents: titles are the parent's, pictures
 * those of earlier episodes. A story of sorrow stands alone.
 */
export function seasonFrameOf(whose: Whose): SeasonFrame | null {
  if (whose.sorrowful) return null;
  const { childName, episodeNumber } = whose;
  const { season } = wordsIn(whose.language);
  const room = whose.words * ownShare;
  const fits = (...texts: string[]): boolean => countWords(texts.join(' ')) <= room;
  const before = whose.earlier.filter((each) => each.episodeNumber < episodeNumber);
  const ofSeason = before.filter((each) => each.episodeNumber > episodeNumber - seasonLength);
  if (episodeNumber % seasonLength === 0 && ofSeason.length >= 3) {
    const seasons = episodeNumber / seasonLength;
    const farewell = lineFor(season.farewells, childName, seasons);
    const long = lineFor(season.lookBacks, childName, seasons);
    return fits(long, farewell)
      ? { kind: 'look-back', text: long, memories: albumOf(ofSeason, mostPictures), farewell }
      : {
          kind: 'look-back',
          text: season.shortLookBack.replaceAll('{name}', () => childName),
          memories: albumOf(ofSeason, 3),
          farewell,
        };
  }
  const last = before.at(-1);
  const title = last && spokenTitle(last.title, childName);
  if (!last || !title || !isOf(whose.language, last)) return null;
  const text = lineFor(season.recaps, childName, episodeNumber).replaceAll('{title}', () => title);
  return countWords(text) + closingWords <= room ? { kind: 'recap', text, memories: memoriesOf(last) } : null;
}

export const wordsOfFrame = (frame: SeasonFrame | null): number =>
  frame === null ? 0 : countWords(`${frame.text} ${frame.farewell ?? ''}`);

/** A scene of pictures from earlier episodes while the storyteller speaks one line. */
export function memoryScene({ kind: id, text, memories }: SeasonFrame): Scene | null {
  const [first] = memories;
  if (first === undefined) return null;
  const { set, time, weather, action, emotion } = first;
  const beat: Beat = {
    id: `${id}-beat-1`,
    speaker: 'narrator',
    text,
    shot: { size: 'medium', move: 'push' },
    staging: [{ member: 'hero', action, emotion, place: 0, facing: 'right' }],
    memories,
  };
  return { id, set, time, weather, mood: id === 'recap' ? 'wondering' : 'tender', beats: [beat] };
}
