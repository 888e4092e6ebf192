import type { Random } from '@milestoon/drawing';
import type { SetName } from '@milestoon/stage';
import type { Person } from '../people/cast-finder.ts';
import type { Line } from '../telling/tell.ts';
import type { PlannedScene } from './scene-plan.ts';

/** Where a day begins; never the place it leads to. */
const mornings: readonly SetName[] = ['bedroom', 'living', 'kitchen'];

/**
 * A story in one place begins a step before it: the storyteller's first line is heard at home. What the
 * parent tells stays where the text puts it.
 */
export function withMorning(scenes: readonly PlannedScene[], random: Random): PlannedScene[] {
  const [first, ...rest] = scenes;
  const opening = first?.lines[0];
  const places = new Set(scenes.map((scene) => scene.set));
  const start = random.pick(mornings.filter((set) => set !== first?.set));
  if (!first || opening?.part !== 'opening' || places.size !== 1 || start === undefined) return [...scenes];
  const morning: PlannedScene = { ...first, set: start, lines: [opening], atHome: true };
  if (first.time === 'night') morning.time = 'golden';
  const later = first.lines.slice(1);
  return later.length === 0 ? [morning, ...rest] : [morning, { ...first, lines: later }, ...rest];
}

/** The open question for the next episode, asked at home when the day is over. */
export function eveningScene(last: PlannedScene, line: Line): PlannedScene {
  return {
    ...last,
    set: 'bedroom',
    time: 'night',
    weather: 'clear',
    mood: 'tender',
    lines: [line],
    atHome: true,
  };
}

const household = /^(?:hero|mother|father|brother|sister|baby|dog|cat)$/;

/** Who lives with the child. */
export const livesAtHome = ({ role }: Pick<Person, 'role'>): boolean => household.test(role);
