export type { VoiceEngine } from './engines/engine.ts';
export { openEngine } from './engines/index.ts';
export type { VoiceSettings } from './engines/settings.ts';
export { narrate } from './narrate.ts';
export type { NarratedSpeech, SpokenBeat } from './narrate.ts';
export type { SaidName } from './names/sounds-like.ts';
export { type Language, spokenTokens, spokenWords } from './spoken-text.ts';
