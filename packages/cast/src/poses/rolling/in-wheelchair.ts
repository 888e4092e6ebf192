/** In a wheelchair: what others do standing is done sitting; going somewhere is rolling. */
import type { DrawOp } from '@milestoon/drawing';
import { definitionOf } from '../../actions/index.ts';
import type { Action } from '../../actions/names.ts';
import type { Figure } from '../../figure.ts';
import type { Props } from '../../props/props.ts';
import { wheelchair } from '../../props/wheelchair.ts';
import { chairFrame } from '../../props/wheelchair-frame.ts';
import type { Body, Motion } from '../motion.ts';
import { seatedThrough } from './seated.ts';
import { headsIn } from './strokes.ts';

/** The things of the action lowered to whoever sits, around the chair. */
function withChair(things: Props, lower: number, travelled: number): Props {
  const chair = wheelchair(travelled);
  const both =
    (layer: 'behind' | 'mid' | 'under') =>
    (figure: Figure): readonly DrawOp[] => {
      const own = things[layer]?.(figure) ?? [];
      const lowered: readonly DrawOp[] =
        lower === 1 || own.length === 0 ? own : [{ kind: 'group', matrix: [1, 0, 0, lower, 0, 0], ops: own }];
      const seat = chair[layer]?.(figure) ?? [];
      return layer === 'behind' ? [...lowered, ...seat] : [...seat, ...lowered];
    };
  return { ...things, behind: both('behind'), mid: both('mid'), under: both('under') };
}

const known = new WeakMap<Body, Map<Motion, Motion>>();

/** The motion of an action as it is done in a wheelchair; `stand` is what is done when nothing is. */
export function inWheelchair(action: Action, motion: Motion, stand: Motion, body: Body): Motion {
  const remembered = known.get(body) ?? new Map<Motion, Motion>();
  known.set(body, remembered);
  const made = remembered.get(motion) ?? madeInWheelchair(action, motion, stand, body);
  remembered.set(motion, made);
  return made;
}

function madeInWheelchair(action: Action, motion: Motion, stand: Motion, body: Body): Motion {
  const { inChair, outOfChair, atRest, lowered, turning } = definitionOf(action).wheelchair ?? {};
  if (outOfChair) return outOfChair(motion);
  const moved =
    inChair?.(motion, body) ?? seatedThrough(atRest ? { ...motion, move: stand.move } : motion, body);
  const speed = turning ?? moved.speed ?? 0;
  const { bones } = body;
  const standing = bones.thigh + bones.shin + bones.foot;
  const torso = 0.7;
  const lower = lowered ? (chairFrame(bones).hip + torso) / (standing + torso) : 1;
  return {
    ...moved,
    props: (frame, thing) =>
      withChair(moved.props?.(frame, thing) ?? {}, lower, frame * headsIn({ speed }, bones)),
  };
}
