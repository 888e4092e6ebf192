import type { Moment } from '../plan.ts';

const vessels = /^(?:canoe|raft|rowboat|sailboat|dinghy|motor-boat|kayak)$/;

/** Who sits in a boat that is drawn has water all round: neither the deck of another boat is there, nor a bank. */
export const afloat = (moment: Moment): Moment =>
  (moment.place.set === 'boat' || moment.place.set === 'lake') &&
  moment.mode === 'done' &&
  moment.seen.some(({ picture, how }) => how === 'inside' && vessels.test(picture))
    ? { ...moment, place: { ...moment.place, set: 'lake', scenery: 'open-water' } }
    : moment;
