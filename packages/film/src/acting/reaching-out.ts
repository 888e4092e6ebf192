import type { Staging } from '@milestoon/story/screenplay';

/** Done with hands or mouth at a spot of a body. */
const atBody =
  /^(?:put-on|put-down|dress|stick|wipe|cut|tie|bite|lick|lick-face|kiss|stroke|pet|tickle|pull|reach|take-out|hit)$/;
/** Whether somebody has the hands or the mouth at a spot, and is not there themselves. */
export const reachesOut = ({ action }: Pick<Staging, 'action'>): boolean => atBody.test(action);
