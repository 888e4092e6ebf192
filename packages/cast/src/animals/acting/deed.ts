import { easing } from '@milestoon/drawing';
import { blendPostures, type Posture, rest } from '../rig/posture.ts';
import type { Toy } from '../drawing/toys.ts';

export interface Key {
  /** Frame of the deed at which the posture is reached; what is missing is at rest. */
  at: number;
  posture: Partial<Posture>;
  ease?: keyof typeof easing;
}

/** What an animal does, as key postures; after the last key it goes on from `loopFrom`, or holds. */
export interface Deed {
  keys: readonly Key[];
  loopFrom?: number;
  /** Feet that carry it on. */
  gait?: 'walk' | 'trot' | 'run';
  /** Body and head, degrees about the vertical when turned to the right, as in a performance. */
  view: { body: number; head: number };
  /** What it plays with or eats from. */
  toy?: Toy;
  /** The head stays with what it does: nobody is looked at. */
  busy?: boolean;
}

const known = new WeakMap<Key, Posture>();
const postureOf = (key: Key): Posture => {
  const made = known.get(key) ?? { ...rest, ...key.posture };
  known.set(key, made);
  return made;
};

export function postureAt({ keys, loopFrom }: Deed, frame: number): Posture {
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last) return rest;
  let now = Math.max(0, frame);
  if (now >= last.at) {
    if (loopFrom === undefined || last.at <= loopFrom) return postureOf(last);
    now = loopFrom + ((now - loopFrom) % (last.at - loopFrom));
  }
  const next = keys.findIndex(({ at }) => at > now);
  const [from, to] = [keys[next - 1], keys[next]];
  if (!from || !to) return postureOf(first);
  const t = easing[to.ease ?? 'soft']((now - from.at) / (to.at - from.at));
  return blendPostures(postureOf(from), postureOf(to), t);
}
