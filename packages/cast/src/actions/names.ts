/** What people can do; each is a file beside this one. */
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
  'embrace',
  'hold-hands',
  'hand-over',
  'receive',
  'walk-away',
  'look-back',
  'admire',
  'laugh',
  'cry',
  'hide',
  'look',
  'crawl',
  'swim',
  'swing',
  'climb',
  'catch',
  'kite',
  'cook',
  'eat',
  'drink',
  'scooter',
  'sled',
  'pet',
  'stroke',
  'ride',
] as const;
export type PersonAction = (typeof actions)[number];

/** What only animals do. All that people do they do in their own way. */
export const animalActions = [
  'lie',
  'sniff',
  'shake',
  'fetch',
  'chase',
  'fly',
  'fly-away',
  'nap',
  'flap',
  'peck',
  'splash',
] as const;

export const allActions = [...actions, ...animalActions] as const;
export type Action = (typeof allActions)[number];

const ofAnimals: readonly Action[] = animalActions;
export const isOfAnimals = (action: Action): action is (typeof animalActions)[number] =>
  ofAnimals.includes(action);
