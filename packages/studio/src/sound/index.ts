export { mixSound } from './mix-sound.ts';
export type { SoundParts } from './mix-sound.ts';
export { buildStems, master, type Mix, mixdown } from './mixdown.ts';
export { resample } from './resample.ts';
