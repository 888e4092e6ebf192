import { type Action, definitionOf, hasTrait } from '@milestoon/cast';
import type { Milestone, Mood } from '../milestones/milestone.ts';
import type { Line } from '../telling/tell.ts';
import { feelingOf, isTrouble } from '../telling/tone.ts';
import { alongside } from './staging.ts';

/** One line and what the text says of the child in it. */
export interface HeroMoment {
  line: Line;
  mood: Mood;
  /** The pose the text gives the child, if it gives one. */
  told: Action | null;
  /** Whether the child itself is spoken of, not only its family. */
  ofHero: boolean;
}

interface Context {
  milestone: Milestone;
  age: number;
  sorrowful: boolean;
}

const byMood: Readonly<Record<Mood, readonly Action[]>> = {
  cheerful: ['walk', 'wave', 'point', 'dance', 'talk', 'stand'],
  playful: ['dance', 'jump', 'point', 'wave', 'run'],
  tender: ['stand', 'talk', 'wave', 'think', 'walk'],
  wondering: ['point', 'think', 'walk', 'stand', 'talk'],
  brave: ['walk', 'stand', 'talk', 'point', 'think'],
  triumphant: ['cheer', 'jump', 'dance', 'wave'],
  sleepy: ['stand', 'think', 'wave', 'talk'],
};
/** What the child may be sent to do where it does not move enough, the best first. */
const moving: readonly Action[] = ['walk', 'run', 'dance', 'jump'];
const isOnTheWay = (action: Action): boolean => hasTrait(action, 'lively') || hasTrait(action, 'alongside');

/** Poses that suit a moment, the best first. */
function choicesFor(moment: HeroMoment, context: Context, index: number): readonly Action[] {
  const { line, told } = moment;
  const mood = context.milestone.kind === 'sleeping' ? 'sleepy' : moment.mood;
  const feeling = feelingOf(line.text);
  if (told !== null) return [told, ...(definitionOf(told).again ?? ['stand', 'talk', 'wave'])];
  if (context.sorrowful)
    return line.part === 'closing' ? ['wave', 'stand'] : ['stand', 'think', 'sit', 'talk'];
  if (line.speaker === 'hero') {
    if (line.text.startsWith('Look')) return ['point', 'talk'];
    if (isTrouble(feeling)) return ['talk', 'stand'];
    if (
      line.text.endsWith('!') &&
      !/^(?:Oh|Ooh|Wow|Shh|Yawn|Nobody|Don't|Wait)/.test(line.text) &&
      mood !== 'sleepy'
    )
      return index % 2 === 0 ? ['cheer', 'jump', 'dance'] : ['jump', 'cheer', 'dance'];
    return ['talk', 'wave', 'point'];
  }
  const turned = (actions: readonly Action[]): Action[] => [
    ...actions.slice(line.text.length % actions.length),
    ...actions.slice(0, line.text.length % actions.length),
  ];
  switch (line.part) {
    case 'feeling':
      // Comfort is quiet.
      return mood === 'tender' ? turned(['stand', 'talk', 'think']) : turned(byMood[mood]);
    case 'closing':
      if (mood === 'sleepy') return ['wave', 'cheer'];
      // A quiet day ends with a way home, a loud one with a dance; who is looked at shows the face.
      if (/\b(?:smile|look|wave|bye|bow|picture|photo)\b/i.test(line.text)) return ['wave', 'cheer', 'dance'];
      if (mood === 'tender' || mood === 'wondering' || mood === 'brave')
        return ['walk-away', 'wave', 'cheer'];
      return turned(['dance', 'cheer', 'walk-away', 'wave']);
    case 'told':
      if (moment.ofHero && isTrouble(feeling))
        return feeling === 'scared' || feeling === 'shy'
          ? ['stand', 'think', 'talk']
          : ['sit', 'stand', 'talk'];
      if (moment.ofHero && feeling === 'sleepy')
        return [context.milestone.kind === 'sleeping' ? 'sleep' : 'sit', 'stand'];
      if (/\b(?:bike|seat|pedals?|training wheels)\b/i.test(line.text) && context.milestone.action === 'bike')
        return ['bike', 'stand'];
      return moment.ofHero
        ? [context.milestone.action, 'stand', 'talk', 'wave']
        : ['stand', 'wave', 'point', 'talk'];
  }
}

/** Babies who cannot walk yet are not sent running. */
const able = (action: Action, age: number): boolean => age >= 1 || !hasTrait(action, 'needs-walking');

/**
 * What the child does in every line of the film: the text decides, the mood varies the rest. No pose
 * comes twice in a row unless one sentence goes on, pensive and clapping ones stay rare, and a film of a
 * child that can run moves at least twice.
 */
export function heroActions(moments: readonly HeroMoment[], context: Context): Action[] {
  const chosen: Action[] = [];
  let onTheWay: Action | undefined;
  moments.forEach((moment, i) => {
    const last = chosen.at(-1);
    const before = moments[i - 1];
    const goesOn =
      (moment.line.source !== undefined && before?.line.source === moment.line.source) ||
      (moment.told !== null && hasTrait(moment.told, 'goes-on'));
    const next = moments[i + 1];
    const nextTold = next !== undefined && next.line.source !== undefined ? next.told : null;
    const rare = chosen.filter((action) => action === 'think').length >= 2;
    const choices = choicesFor(moment, context, i).filter((action) => able(action, context.age));
    if (onTheWay && moment.told === null && alongside.test(moment.line.text)) {
      chosen.push(onTheWay);
      return;
    }
    const fits = (action: Action): boolean =>
      (action !== last || (goesOn && action === moment.told)) &&
      !(action === 'think' && rare && moment.told === null);
    const spares = (action: Action): boolean => action === moment.told || action !== nextTold;
    chosen.push(
      choices.find((action) => fits(action) && spares(action)) ??
        choices.find(fits) ??
        (last === 'stand' ? 'wave' : 'stand'),
    );
    if (moment.told !== null) onTheWay = isOnTheWay(moment.told) ? moment.told : undefined;
  });
  if (context.age < 1 || context.sorrowful || context.milestone.kind === 'sleeping') return chosen;
  // Too little movement: the storyteller's own lines are where the child is free to run.
  for (const [i, moment] of moments.entries()) {
    if (chosen.filter((action) => moving.includes(action) || hasTrait(action, 'lively')).length >= 2) break;
    const free =
      moment.line.source === undefined &&
      moment.line.speaker === 'narrator' &&
      moment.line.part === 'feeling' &&
      moment.mood !== 'tender';
    const step = moving.find((action) => action !== chosen[i - 1] && action !== chosen[i + 1]);
    if (free && step !== undefined && !moving.includes(chosen[i] ?? 'stand')) chosen[i] = step;
  }
  return chosen;
}
