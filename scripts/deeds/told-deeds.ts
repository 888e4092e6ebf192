import type { NounLanguage } from '@milestoon/things/nouns';
import { agreementOf } from '../events/agreement.ts';
import { momentAt, planOf, type ToldStory, verbAt } from '../events/corpus.ts';

/** What somebody does in a labelled event: the words that tell it, what rules say and what labels say. */
export interface ToldDeed {
  language: NounLanguage;
  /** The verb's stem, with its language. */
  verb: string;
  /** The word behind the verb; '' where none is. */
  next: string;
  /** Stems of what is named behind the verb, with their language. */
  objects: readonly string[];
  isHeros: boolean;
  /** The action that rules chose; 'none' where they chose none. */
  ruled: string;
  isRuledRight: boolean;
  /** Actions that fit, the best first. */
  does: readonly string[];
}

const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}']+/gu) ?? [];
const closed = new Set(
  wordsOf(
    'the a an and or of with her his my our their its he she we they i it me him them us was were is be been had has ' +
      'have that this then so very just all o os as um uma de do da dos das e que se lhe no na nos nas com por para el ' +
      'la los las un una y del al le lo en su sus mi',
  ),
);
const endings = 3;
const shortest = 4;
/** Endings tell when and who, and nothing of what is done. */
const stemOf = (word: string): string =>
  word.slice(0, word.length > shortest + 1 ? Math.max(shortest, word.length - endings) : shortest);
/** So many words behind a verb are looked at, and of what they name so much is taken. */
const reach = 4;
const most = 3;

/** The deeds of a story's labelled events, as its plan and its labels tell them. */
export function toldDeeds(story: ToldStory): ToldDeed[] {
  const { language } = story;
  const plan = planOf(story);
  return story.events.map((event) => {
    const words = wordsOf(event.span);
    const verb = wordsOf(event.verb).at(-1) ?? '';
    const behind = words.slice(words.indexOf(verb) + 1).slice(0, reach);
    const acts = plan?.moments[momentAt(plan.moments, verbAt(story, event))]?.acts ?? [];
    const [who] = event.who;
    return {
      language,
      verb: `${language}:${stemOf(verb)}`,
      next: behind[0] ?? '',
      objects: behind
        .filter((word) => !closed.has(word))
        .slice(0, most)
        .map((word) => `${language}:${stemOf(word)}`),
      isHeros: who === 'hero',
      ruled: (acts.find((act) => act.who === who) ?? acts[0])?.action ?? 'none',
      isRuledRight: agreementOf(story, event, plan).does === true,
      does: event.does,
    };
  });
}
