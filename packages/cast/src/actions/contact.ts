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

/** When the motion of an action touches something. */
export interface Contact {
  kind: ContactKind;
  /** Frame of the action at which it is heard, and after how many it is heard again. */
  first: number;
  every: number;
  /** How often at most. */
  most?: number;
}
