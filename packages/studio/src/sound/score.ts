import type { Instrument } from './instruments.ts';
import type { Drum } from './percussion.ts';

/** Seconds from the film's start. */
interface Event {
  at: number;
  gain: number;
  pan: number;
}
export interface Note extends Event {
  instrument: Instrument;
  midi: number;
  seconds: number;
}
export interface Stroke extends Event {
  drum: Drum;
}
export interface Score {
  notes: Note[];
  strokes: Stroke[];
}

/** The same note between C2 and B2: lower is lost in small loudspeakers. */
export const bassNote = (midi: number): number => 36 + (midi % 12);
