/** In a wheelchair: what others do standing is done sitting; going somewhere is rolling. */
import type { DrawOp } from '@milestoon/drawing';
import type { Action } from '../../actions/names.ts';
import type { Figure } from '../../figure.ts';
import type { Props } from '../../props/props.ts';
import { wheelchair } from '../../props/wheelchair.ts';
import { chairFrame } from '../../props/wheelchair-frame.ts';
import type { Pose } from '../../rig/pose.ts';
import { walkSpeed } from '../gait.ts';
import type { Keyframe } from '../keyframes.ts';
import type { Body, Motion } from '../motion.ts';
import { danceHeading, dancePose, wheeliePose } from './joy.ts';
import { handBiking } from './hand-bike.ts';
import { seated } from './seated.ts';
import { outOfChair } from './out-of-chair.ts';
import { awayPose, headsIn, racing, rolling, sneaking, strolling } from './strokes.ts';
import { buildingAtTable } from './table.ts';
import { rollingUphill, uphill } from './uphill.ts';

/** Done with a thing that stands as high as somebody who stands. */
const atAThing: readonly Action[] = ['paint', 'blow'];
/** Done on the ground by others; here the arms rest as when nothing is done. */
const onTheGround: readonly Action[] = ['sit', 'kneel'];

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

function moveOf(action: Action, motion: Motion, stand: Motion, body: Body): Motion {
  switch (action) {
    case 'walk':
      return rolling(strolling);
    case 'run':
      return rolling(racing);
    case 'bike':
      return handBiking(motion.speed ?? racing.speed);
    case 'scooter':
      return rolling({ ...racing, speed: motion.speed ?? racing.speed });
    case 'crawl':
      return rolling(sneaking);
    case 'climb':
      return rollingUphill;
    case 'build':
      return buildingAtTable(body);
    case 'walk-away':
      return { noBag: true, move: (frame) => awayPose(frame, body) };
    case 'jump':
      return { noBag: true, move: (frame) => wheeliePose(frame, body) };
    default: {
      const { move } = onTheGround.includes(action) ? stand : motion;
      if (typeof move === 'function') {
        const pose = (frame: number): Pose => move(frame, body);
        return {
          ...motion,
          move: (frame) =>
            action === 'dance' ? dancePose(pose(frame), frame, body) : seated(pose(frame), body),
          ...(action === 'dance'
            ? { heading: (frame) => ({ body: danceHeading(frame), head: danceHeading(frame) }) }
            : {}),
        };
      }
      const keys = move.keys.map((key): Keyframe<Pose> => {
        // A ball is kicked with the footplate: a start, and on after it.
        const x = action === 'kick' ? (kickRoll[key.at] ?? 0) : 0;
        return { ...key, pose: seated(key.pose, body, x, action === 'kick' && key.at === 40 ? -12 : 0) };
      });
      return { ...motion, noBag: true, move: { ...move, keys } };
    }
  }
}
const kickRoll: Partial<Record<number, number>> = { 10: -0.16, 16: 0.1, 22: 0.14, 32: 0.05 };

/** Speeds of wheels that turn while the figure stays where it is. */
const movedOnThePage: Partial<Record<Action, number>> = { 'walk-away': walkSpeed, climb: uphill.speed };

const known = new WeakMap<Body, Map<Motion, Motion>>();

/** The motion of an action as it is done in a wheelchair; `stand` is what is done when nothing is. */
export function inWheelchair(action: Action, motion: Motion, stand: Motion, body: Body): Motion {
  const remembered = known.get(body) ?? new Map<Motion, Motion>();
  known.set(body, remembered);
  const found = remembered.get(motion);
  if (found) return found;
  const without = outOfChair(action, motion, body);
  if (without) {
    remembered.set(motion, without);
    return without;
  }
  const moved = moveOf(action, motion, stand, body);
  const speed = movedOnThePage[action] ?? moved.speed ?? 0;
  const { bones } = body;
  const standing = bones.thigh + bones.shin + bones.foot;
  const torso = 0.7;
  const lower = atAThing.includes(action) ? (chairFrame(bones).hip + torso) / (standing + torso) : 1;
  const made: Motion = {
    ...moved,
    props: (frame) => withChair(moved.props?.(frame) ?? {}, lower, frame * headsIn({ speed }, bones)),
  };
  remembered.set(motion, made);
  return made;
}
