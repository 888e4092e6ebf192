export { mixSound } from './mix-sound.ts';
export type { SoundParts } from './mix-sound.ts';
export { type Mix, mixdown } from './mixdown.ts';
