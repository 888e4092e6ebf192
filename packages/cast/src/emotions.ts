export const emotions = [
  'neutral',
  'happy',
  'laughing',
  'surprised',
  'sad',
  'proud',
  'scared',
  'sleepy',
  'thinking',
  'angry',
  'shy',
] as const;
export type Emotion = (typeof emotions)[number];
