import type { Action } from './actions.ts';

/** What is touched, and can be heard. */
export const contactKinds = [
  'footstep',
  'land',
  'clap',
  'kick',
  'catch',
  'strum',
  'brush',
  'block',
  'giggle',
  'paddle',
  'puff',
  'sip',
  'munch',
  'bike-bell',
] as const;
export type ContactKind = (typeof contactKinds)[number];

export interface Contact {
  kind: ContactKind;
  /** Frame of the action at which it is heard, and after how many it is heard again. */
  first: number;
  every: number;
  /** How often at most. */
  most?: number;
}

/** When the pose of an action touches something; the frames are those of the poses in `poses`. */
const contacts: Partial<Record<Action, readonly Contact[]>> = {
  walk: [{ kind: 'footstep', first: 0, every: 12 }],
  'walk-away': [{ kind: 'footstep', first: 0, every: 12 }],
  run: [{ kind: 'footstep', first: 0, every: 8 }],
  jump: [{ kind: 'land', first: 27, every: 48 }],
  clap: [{ kind: 'clap', first: 8, every: 8 }],
  kick: [{ kind: 'kick', first: 16, every: 84 }],
  catch: [{ kind: 'catch', first: 48, every: 72 }],
  strum: [{ kind: 'strum', first: 6, every: 12 }],
  brush: [{ kind: 'brush', first: 3, every: 6 }],
  build: [{ kind: 'block', first: 26, every: 34, most: 3 }],
  laugh: [{ kind: 'giggle', first: 4, every: 40 }],
  swim: [{ kind: 'paddle', first: 9, every: 18 }],
  blow: [{ kind: 'puff', first: 20, every: 72 }],
  drink: [{ kind: 'sip', first: 24, every: 66 }],
  eat: [{ kind: 'munch', first: 26, every: 48 }],
  bike: [{ kind: 'bike-bell', first: 18, every: 1000, most: 1 }],
};

export const contactsOf = (action: Action): readonly Contact[] => contacts[action] ?? [];
