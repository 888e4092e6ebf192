import { limits } from '@milestoon/domain';
import type { Random } from '@milestoon/drawing';
import type { Beat, Scene } from '../screenplay.ts';
import { wordsIn } from '../languages/index.ts';
import { cleanText } from '../text/clean.ts';
import type { Language } from '../text/language.ts';
import { countWords } from '../text/words.ts';
import type { EpisodeMemory, Memory, SeasonMemory } from './season-memory.ts';

const seasonLength = limits.episodesPerSeason;
/** As many pictures as a look back shows without haste. */
const mostPictures = 6;

/** What an episode says besides its own story. */
export interface SeasonFrame {
  recap: { text: string; memories: Memory[] } | null;
  lookBack: { text: string; memories: Memory[] } | null;
  /** The last line: an open question, or the farewell of a season. Null beside the longest of stories. */
  teaser: string | null;
}

interface Whose {
  childName: string;
  episodeNumber: number;
  language: Language;
  sorrowful: boolean;
  earlier: SeasonMemory;
  /** Words of the parent's own story: a film has room for so many. */
  words: number;
}

/** With more words than these, and the shortest frame of a story around them, a film would be too long. */
const mostWords = 128;

const memoriesOf = ({ episodeNumber, title, moments }: EpisodeMemory): Memory[] =>
  moments.map((moment) => ({ episodeNumber, title, ...moment }));

/** A title within a sentence: without its own full stop, and not a whole sentence long. */
function spokenTitle(title: string, childName: string): string | null {
  const plain = cleanText(title, childName)
    .replace(/[.!?…:;,\s]+$/u, '')
    .replace(/["“”]/g, '');
  return plain !== '' && countWords(plain) <= 8 ? plain : null;
}

/** The pictures of a season, spread over it, the most special moment of each episode. */
function albumOf(earlier: SeasonMemory, pictures: number): Memory[] {
  const count = Math.min(pictures, earlier.length);
  const step = (earlier.length - 1) / Math.max(1, count - 1);
  const shown = Array.from({ length: count }, (_, i) => earlier[Math.round(i * step)]);
  return shown.flatMap((memory) => (memory ? memoriesOf(memory).slice(0, 1) : []));
}

/**
 * What frames this episode within its season: 'Last time …' from the second on, a question at the end, and
 * in the last one a look back instead of both. Nothing here invents: titles are the parent's, pictures those
 * of earlier episodes. A story of sorrow stands alone.
 */
export function seasonFrameOf(whose: Whose, random: Random): SeasonFrame | null {
  if (whose.sorrowful) return null;
  const { season } = wordsIn(whose.language);
  const fill = (line: string, title = ''): string =>
    line.replaceAll('{name}', whose.childName).replaceAll('{title}', title);
  const before = whose.earlier.filter(({ episodeNumber }) => episodeNumber < whose.episodeNumber);
  const isFinale = whose.episodeNumber % seasonLength === 0;
  const ofSeason = before.filter(({ episodeNumber }) => episodeNumber > whose.episodeNumber - seasonLength);
  const recapLine = random.pick(season.recaps);
  const teaser = fill(random.pick(isFinale ? season.farewells : season.teasers));
  const lookBack = fill(random.pick(season.lookBacks));
  const fits = (...texts: string[]): boolean => whose.words + countWords(texts.join(' ')) <= mostWords;
  if (isFinale && ofSeason.length >= 3)
    return fits(lookBack, teaser)
      ? { recap: null, lookBack: { text: lookBack, memories: albumOf(ofSeason, mostPictures) }, teaser }
      : {
          recap: null,
          lookBack: { text: fill(season.shortLookBack), memories: albumOf(ofSeason, 3) },
          teaser,
        };
  const last = before.at(-1);
  const title = last && spokenTitle(last.title, whose.childName);
  const recap = last && title ? { text: fill(recapLine, title), memories: memoriesOf(last) } : null;
  if (recap && fits(recap.text, teaser)) return { recap, lookBack: null, teaser };
  return { recap: null, lookBack: null, teaser: fits(teaser) ? teaser : null };
}

export const wordsOfFrame = (frame: SeasonFrame | null): number =>
  frame === null
    ? 0
    : [frame.recap?.text, frame.lookBack?.text, frame.teaser].reduce(
        (sum: number, text) => sum + countWords(text ?? ''),
        0,
      );

/** A scene of pictures from earlier episodes while the storyteller speaks one line. */
export function memoryScene(
  id: 'recap' | 'look-back',
  { text, memories }: { text: string; memories: Memory[] },
): Scene | null {
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
