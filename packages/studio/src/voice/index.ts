export { narrate } from './narrate.ts';
export type { NarratedSpeech, SpokenBeat } from './narrate.ts';
export type { SaidName } from './names/sounds-like.ts';
