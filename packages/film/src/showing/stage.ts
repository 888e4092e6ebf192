/** What stands where when the things of a moment are placed. Stage pixels. */
import { type Character, scaleOf } from '@milestoon/cast';
import type { SceneryName, SetName, TimeOfDay } from '@milestoon/stage';
import type { Seen } from '@milestoon/story/screenplay';
import { type Picture, toldOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Prop } from './prop.ts';

/** Who and what is there when the things of a moment are placed. */
export interface Stage {
  actors: readonly Actor[];
  characters: Readonly<Record<string, Character>>;
  pictures: Readonly<Record<string, Picture>>;
  mark: { x: number; y: number };
  from: number;
  /** Where the shot ends, in frames. */
  to?: number;
  /** Where the ground ends, stage pixels. */
  horizon: number;
  indoor: boolean;
  set: SetName;
  scenery?: SceneryName;
  time?: TimeOfDay;
  /** What things are laid on that nobody holds, where there is such. */
  laysTable?: Prop['stand'];
}

/** Pixels of the child's head. */
export const headOf = ({ characters }: Stage): number => {
  const hero = characters.hero;
  return hero ? scaleOf(hero) : 150;
};

/** Where one of the cast begins; where the first stands for somebody who is not there. */
export const placeOf = (member: string | undefined, { actors, from, mark }: Stage): number => {
  const actor = actors.find((each) => each.member === member) ?? actors[0];
  return actor ? actorAt(actor, from).x : mark.x;
};

/** As many of a picture as are told, six at the most. */
export const picturesOf = ({ picture, count = 1, ...thing }: Seen): Prop['pictures'] =>
  Array.from({ length: Math.min(count, 6) }, () => ({ name: picture, ...toldOf(thing) }));
