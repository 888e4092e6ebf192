/** What a character can do. Every action is a moving pose in `cast/poses`. */
export const actions = [
  'stand',
  'talk',
  'wave',
  'walk',
  'run',
  'jump',
  'sit',
  'kneel',
  'bike',
  'sleep',
  'hug',
  'point',
  'clap',
  'blow',
  'read',
  'think',
  'cheer',
  'dance',
] as const;
export type Action = (typeof actions)[number];
