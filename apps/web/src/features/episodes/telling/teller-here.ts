import { deviceChoice } from '../../../watching/device-choice.ts';

const newest = 50;

/**
 * Who speaks at this device, a teller's id by the episode's. Nobody before they are chosen here: what somebody else
 * agreed to elsewhere, as by a link, is nobody's here.
 */
export const tellerHere = deviceChoice<Readonly<Record<string, string>>>('milestoon.teller', (stored) =>
  Object.fromEntries(
    Object.entries(stored ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .slice(-newest),
  ),
);
