import type { Performance } from '@milestoon/cast';
import type { AnimalPlace } from '@milestoon/stage';

/** Frames of a breath and a wag, after which the same drawings come again: painters have kept them. */
const loop = 48;
/** Frames that a drawing stays; nothing in a pen is quick. */
const sixes = 6;
const fours = 4;
/** Frames over which one deed flows into the next. */
const blend = 8;

/** What an animal does where it lives when it has looked on for so many frames, and how long it takes. */
interface Pastime {
  action: 'sniff' | 'peck';
  quiet: number;
  busy: number;
}
const grazing: Pastime = { action: 'sniff', quiet: loop * 5, busy: 78 };
const own: Partial<Record<AnimalPlace['role'], Pastime>> = {
  cow: grazing,
  horse: grazing,
  sheep: grazing,
  pig: grazing,
  chicken: { action: 'peck', quiet: loop * 2, busy: 52 },
};

type Moment = Pick<Performance, 'action' | 'actionFrame' | 'frame' | 'previous'> & {
  /** Equal keys mean equal drawings. */
  key: string;
};

/** What an animal does in its place at a frame: it looks on, and grazes or pecks for a while; ducks paddle. */
export function pastimeAt({ manner, role }: Pick<AnimalPlace, 'manner' | 'role'>, frame: number): Moment {
  if (manner === 'swims') return looped('swim', frame);
  const still = manner === 'sits' ? 'sit' : 'stand';
  const pastime = own[role];
  if (!pastime) return looped(still, frame);
  const { action, quiet, busy } = pastime;
  const into = frame % (quiet + busy);
  const emotion = 'neutral';
  if (into >= quiet) {
    const actionFrame = Math.floor((into - quiet) / fours) * fours;
    const previous = { action: still, emotion, actionFrame: loop } as const;
    return { action, actionFrame, frame: actionFrame, previous, key: `${action} ${actionFrame}` };
  }
  if (into >= blend) return looped(still, into);
  const actionFrame = Math.floor(into / fours) * fours;
  const previous = { action, emotion, actionFrame: busy } as const;
  return { action: still, actionFrame, frame: actionFrame, previous, key: `back ${actionFrame}` };
}

function looped(action: 'stand' | 'sit' | 'swim', frame: number): Moment {
  const at = Math.floor((frame % loop) / sixes) * sixes;
  // Long since begun: nothing is blended.
  return { action, actionFrame: loop + at, frame: at, key: `${action} ${at}` };
}
