import { type Action, definitionOf, type Emotion, hasTrait } from '@milestoon/cast';

/** What has a place for the thing that it is done with. */
const slotted: readonly Action[] = [
  'hold',
  'carry',
  'throw',
  'drop',
  'push',
  'put-down',
  'pour',
  'look-through',
  'phone',
  'play-music',
  'wipe',
  'eat',
  'drink',
  'hand-over',
  'pull',
  'reach',
  'open',
  'take-out',
  'hit',
  'dig',
  'kiss',
  'put-on',
  'measure',
  'lick',
  'cook',
  'cut',
  'slice',
  'flip',
  'fish',
  'sweep',
  'blow',
  'smell',
  'light',
  'craft',
  'knead',
  'sew',
  'stick',
];
/** Done with free hands: a thing in them is seen. Whoever licks has the tongue at it. */
const withHands: readonly Action[] = [
  ...slotted.filter((action) => action !== 'lick'),
  'receive',
  'walk',
  'run',
  'stand',
  'talk',
  'wave',
  'cheer',
  'laugh',
  'jump',
  'dance',
  'shout',
  'look',
  'cry',
  'think',
  'sit',
  'kneel',
  'lie-down',
  'point',
  'clap',
  'kick',
  'search',
  'hide',
  'climb',
  'fall',
  'get-up',
  'nod',
  'wait',
  'watch',
  'sing',
  'whisper',
  'tiptoe',
  'shrug',
  'bow',
  'refuse',
];

export const isSlotted = (action: Action): boolean => slotted.includes(action);
export const hasFreeHands = (action: Action): boolean => withHands.includes(action);

/** What is done with both by two who do it together. */
export const isMutual = (action: Action): boolean =>
  hasTrait(action, 'mutual') || definitionOf(action).together !== undefined;

/** What somebody is seen to do who only feels something: nobody just stands and waves. */
const bodies: Readonly<Record<Emotion, Action>> = {
  neutral: 'look',
  happy: 'clap',
  laughing: 'laugh',
  surprised: 'look',
  sad: 'cry',
  proud: 'cheer',
  scared: 'hide',
  sleepy: 'lie-down',
  thinking: 'think',
  angry: 'shout',
  shy: 'hide',
};
export const bodyOf = (emotion: Emotion): Action => bodies[emotion];

/** What somebody does to whom or with whom something is done. */
export function answerTo(action: Action, emotion: Emotion): { action: Action; emotion: Emotion } {
  if (action === 'hand-over') return { action: 'receive', emotion: 'happy' };
  // Who gets something from somebody is handed it.
  if (action === 'receive') return { action: 'hand-over', emotion: 'happy' };
  if (action === 'look-through') return { action: 'stand', emotion: 'happy' };
  if (action === 'drive') return { action: 'sit', emotion };
  if (action === 'piggyback' || action === 'shoulder-carry') return { action: 'ride', emotion: 'happy' };
  if (action === 'lift') return { action: 'in-arms', emotion };
  if (action === 'comfort') return { action: 'lean-on', emotion: 'sad' };
  if (action === 'whisper') return { action: 'nod', emotion };
  if (action === 'tickle') return { action: 'laugh', emotion: 'laughing' };
  if (isMutual(action)) return { action, emotion };
  if (action === 'shout' || action === 'talk') return { action: 'look', emotion: 'surprised' };
  if (emotion === 'sad' || emotion === 'scared') return { action: 'look', emotion: 'sad' };
  return { action: 'look', emotion: 'happy' };
}
