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
  'lick',
  'brush',
  'paint',
  'build',
  'strum',
  'kick',
] as const;
export type Action = (typeof actions)[number];

/** Actions with a thing beside the figure, on the side it faces: nobody else may stand there. */
export const withThingsBeside: readonly Action[] = ['blow', 'paint', 'build', 'kick'];
