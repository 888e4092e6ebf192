/** The four ways of drawing. `key` is what is stored; `name` is what a parent reads. */
export const animationStyles = [
  { key: 'anime', name: 'Anime', description: 'Japanese animation style' },
  { key: 'adventure', name: 'Adventure', description: 'Action-packed adventure theme' },
  { key: 'simple', name: 'Classic', description: 'Clean simple cartoon style' },
  { key: 'fantasy', name: 'Fantasy', description: 'Magical fantasy world' },
] as const;

export type AnimationStyle = (typeof animationStyles)[number]['key'];

/** The keys of all ways of drawing, in the order parents see them. */
export const animationStyleKeys = animationStyles.map((style) => style.key) as [
  AnimationStyle,
  ...AnimationStyle[],
];

/** Whether a value from outside is the key of a way of drawing. */
export const isAnimationStyle = (value: unknown): value is AnimationStyle =>
  animationStyleKeys.some((key) => key === value);
