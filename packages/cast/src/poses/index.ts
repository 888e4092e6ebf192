import { definitionOf } from '../actions/index.ts';
import type { Action } from '../actions/names.ts';
import { headsOf, type Picture } from '@milestoon/things';
import type { CharacterRole } from '../character.ts';
import { isGrownUp } from '../grown-ups.ts';
import type { Emotion } from '../emotions.ts';
import type { Food } from '../foods.ts';
import { bedBack, blanket } from '../props/bed.ts';
import type { Seat } from '../performance.ts';
import { onTheKnees } from './rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { Keyframe } from './keyframes.ts';
import type { Motion } from './motion.ts';

/** Babies do with their arms what others do standing, but sit on the floor. */
const seatedBaby = {
  legs: {
    near: { angle: 74, knee: -8, foot: -60, toe: 0.2 },
    far: { angle: 100, knee: 14, foot: -60, toe: 0.2 },
  },
  ground: 'hip',
  seated: true,
  lift: 0,
} as const satisfies Pose;
/** As one sits on a bench or a kerb. */
const seatedOnSeat = {
  legs: {
    near: { angle: 80, knee: -4, foot: -62, toe: 0.75, thigh: 0.92, shin: 0.92 },
    far: { angle: 88, knee: 2, foot: -58, toe: 0.75, thigh: 0.92, shin: 0.92 },
  },
  ground: 'hip',
  seated: true,
  lift: 0,
  cloakLength: 0.15,
} as const satisfies Pose;
/** Behind a table the knees come towards us, and the feet hang. */
const seatedBehind = {
  legs: {
    near: { angle: 10, knee: 0, foot: 0, thigh: 0.3, shin: 0.7 },
    far: { angle: -6, knee: 0, foot: 0, thigh: 0.3, shin: 0.7 },
  },
  ground: 'hip',
  seated: true,
  lift: 0,
  cloakLength: 0.15,
} as const satisfies Pose;
/** Upright in a bed that is seen from its foot. */
const seatedInBed = {
  legs: { near: { angle: 0, thigh: 0.1, shin: 0.1 }, far: { angle: 0, thigh: 0.1, shin: 0.1 } },
  ground: 0.26,
  seated: true,
  lift: 0,
} as const satisfies Pose;
type SeatedPose =
  | typeof seatedBaby
  | typeof seatedOnSeat
  | typeof seatedBehind
  | typeof seatedInBed
  | typeof onTheKnees;
const seatedMotions = new Map<SeatedPose, Map<Motion, Motion>>([
  [seatedBaby, new Map()],
  [seatedOnSeat, new Map()],
  [seatedBehind, new Map()],
  [seatedInBed, new Map()],
  [onTheKnees, new Map()],
]);

/** The bed is round whoever is in it, in pyjamas. */
const inBed = ({ props }: Motion): Partial<Motion> => ({
  cut: true,
  noBag: true,
  wear: 'night',
  props: (frame, thing) => {
    const own = props?.(frame, thing);
    return {
      ...own,
      behind: (figure) => [...bedBack(figure), ...(own?.behind?.(figure) ?? [])],
      under: (figure) => [...blanket(figure), ...(own?.under?.(figure) ?? [])],
    };
  },
});

const seats = { behind: seatedBehind, bed: seatedInBed, knees: onTheKnees } as const;

function seatedIn(motion: Motion, seat: SeatedPose): Motion {
  const { move, speed } = motion;
  // Who is on the way is on the feet.
  if (typeof move === 'function' && speed !== undefined) return motion;
  const known = seatedMotions.get(seat)?.get(motion);
  if (known) return known;
  const seated: Motion = {
    ...motion,
    ...(seat === seatedInBed ? inBed(motion) : {}),
    move:
      typeof move === 'function'
        ? (frame, body) => ({ ...move(frame, body), ...seat })
        : {
            ...move,
            keys: move.keys.map((key): Keyframe<Pose> => ({ ...key, pose: { ...key.pose, ...seat } })),
          },
  };
  seatedMotions.get(seat)?.set(motion, seated);
  return seated;
}

/** Heads: what is larger than a suitcase is not in one hand. */
const mostInHand = 2.4;

/** The motion for an action; who just stands shows in the whole body what they feel. */
export function motionOf(
  action: Action,
  role: CharacterRole,
  emotion: Emotion,
  food?: Food,
  thing?: Picture,
  seated: Seat = false,
): Motion {
  const { motion, baby, grownUp, feelings, foods, withThing, withLarge, withKind, withKinds, behindTable } =
    definitionOf(action);
  const kinds = [...(withKind ? [withKind] : []), ...(withKinds ?? [])];
  const ofKind = thing && kinds.find(({ names }) => names.test(thing.name))?.motion;
  const own = thing && (ofKind ?? (headsOf(thing) > mostInHand ? withLarge : undefined) ?? withThing);
  const told = own ?? (food && foods?.[food]) ?? motion;
  if (role === 'baby') return baby === 'alike' ? told : seatedIn(told, seatedBaby);
  if (seated === 'behind' && behindTable) return seatedIn(behindTable, seatedBehind);
  if (seated) return seatedIn(told, seated === true ? seatedOnSeat : seats[seated]);
  if (grownUp && isGrownUp(role)) return grownUp;
  return feelings?.[emotion] ?? told;
}
