import { studioStepStarts } from '@milestoon/domain';

/** How long films take, in seconds: until they are directed, until they are drawn, until they are ready. */
export interface Phases {
  preparing: number;
  drawing: number;
  finishing: number;
}

/** The proportions of a film of 1080 lines on two processors, where none was made yet. */
const unknown: Phases = { preparing: 7, drawing: 87, finishing: 6 };

export const allOf = ({ preparing, drawing, finishing }: Phases): number => preparing + drawing + finishing;

/** Until the first pictures are there, it takes about as long again as the film took to be directed: measured. */
const warmingUp = ({ preparing, drawing }: Phases): number => Math.min(preparing, drawing / 2);

/** The progress of a film, 0…1, at moments whose time is known, and that time in seconds. */
const momentsOf = (phases: Phases): [share: number, seconds: number][] => [
  [0, 0],
  [studioStepStarts.narration, phases.preparing / 6],
  [studioStepStarts.sound, phases.preparing],
  [studioStepStarts.video, phases.preparing + warmingUp(phases)],
  [studioStepStarts.finish, phases.preparing + phases.drawing],
  [1, allOf(phases)],
];

/** So much may be drawn that nobody has reported yet. */
const drawnUnreported = 0.02;

/**
 * How much of the work is done, 0…1, where the progress stands at `share`, and how much of it may be done before
 * anything is reported.
 */
export function workDone(share: number, phases: Phases | null): { done: number; next: number } {
  const own = phases ?? unknown;
  const moments = momentsOf(own);
  const after = moments.findIndex(([of]) => of > share);
  const from = moments[after - 1];
  const to = moments[after];
  if (!from || !to) return { done: 1, next: 1 };
  const done = (from[1] + ((share - from[0]) / (to[0] - from[0])) * (to[1] - from[1])) / allOf(own);
  const isDrawn = share >= studioStepStarts.video && share < studioStepStarts.finish;
  return { done, next: isDrawn ? done + drawnUnreported : to[1] / allOf(own) };
}
