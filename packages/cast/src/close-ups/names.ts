/** Names of things, as plans of shots write them. */
export const things = [
  'loose-tooth',
  'lost-tooth',
  'key',
  'sticker',
  'plaster',
  'medal',
  'shell',
  'flower',
  'letter',
  'scissors',
  'glasses',
  'star',
  'ball',
  'present',
  'book',
  'drawing',
  'balloon',
  'bike',
  'snowman',
  'sandcastle',
  'puddle',
  'caterpillar',
  'shoe',
  'cake',
  'ice-cream',
  'cookie',
  'toothbrush',
  'apple',
] as const;
export type ThingName = (typeof things)[number];

/** Who listens to the storyteller: the joke that comes back. */
export const listeners = [
  'cookie',
  'teddy',
  'snail',
  'owl',
  'sock',
  'goldfish',
  'penguin',
  'mouse',
  'hat',
  'tissues',
  'parrot',
  'hiccups',
] as const;
export type ListenerName = (typeof listeners)[number];
