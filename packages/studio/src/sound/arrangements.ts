import type { moods } from '@milestoon/story/screenplay';
import type { Instrument } from './instruments.ts';
import type { Drum } from './percussion.ts';

export type Mood = (typeof moods)[number];

/**
 * How a layer plays the chord: a tune, a held chord, a broken chord, chords off the beat, or the bass
 * on the beat ('bass') or jumping to its fifth ('hop').
 */
export type Figure = 'tune' | 'held' | 'broken' | 'offbeat' | 'bass' | 'hop' | 'pulse';

export interface Layer {
  instrument: Instrument;
  figure: Figure;
  /** Octaves from the theme's key. */
  octave: number;
  gain: number;
  pan: number;
}

export interface Arrangement {
  /** Beats a minute before it is fitted to the scene. */
  tempo: number;
  beatsPerBar: 3 | 4;
  /** Semitones of the scale's seven steps. */
  scale: readonly number[];
  /** Steps of the scale on which the chords stand, one a bar; the seed picks a row. */
  progressions: readonly (readonly number[])[];
  layers: readonly Layer[];
  /** Strokes on eighths of one bar: 'x' loud, 'o' soft, '.' none. */
  rhythm: readonly { drum: Drum; strokes: string; gain: number; pan: number }[];
}

const major = [0, 2, 4, 5, 7, 9, 11];
const lydian = [0, 2, 4, 6, 7, 9, 11];
const mixolydian = [0, 2, 4, 5, 7, 9, 10];

const layer = (instrument: Instrument, figure: Figure, octave: number, gain: number, pan: number): Layer => ({
  instrument,
  figure,
  octave,
  gain,
  pan,
});

/** The little orchestra of each mood. */
export const arrangements: Readonly<Record<Mood, Arrangement>> = {
  cheerful: {
    tempo: 112,
    beatsPerBar: 4,
    scale: major,
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 4, 0],
      [0, 5, 3, 4],
    ],
    layers: [
      layer('glockenspiel', 'tune', 2, 0.26, 0.15),
      layer('flute', 'tune', 1, 0.2, 0.15),
      layer('marimba', 'broken', 0, 0.26, -0.4),
      layer('pizzicato', 'offbeat', 0, 0.28, 0.4),
      layer('bass', 'hop', -2, 0.5, 0),
    ],
    rhythm: [
      { drum: 'shaker', strokes: 'o.xoo.xo', gain: 0.1, pan: 0.5 },
      { drum: 'brush', strokes: '..x...x.', gain: 0.14, pan: -0.2 },
    ],
  },
  playful: {
    tempo: 124,
    beatsPerBar: 4,
    scale: major,
    progressions: [
      [0, 3, 0, 4],
      [0, 1, 4, 0],
      [0, 5, 1, 4],
    ],
    layers: [
      layer('pizzicato', 'tune', 1, 0.4, 0.1),
      layer('marimba', 'tune', 1, 0.2, 0.1),
      layer('marimba', 'offbeat', 0, 0.28, -0.35),
      layer('bass', 'hop', -2, 0.5, 0),
    ],
    rhythm: [
      { drum: 'woodblock', strokes: 'x..o..x.', gain: 0.12, pan: 0.45 },
      { drum: 'shaker', strokes: '.o.o.o.o', gain: 0.08, pan: -0.4 },
    ],
  },
  tender: {
    tempo: 76,
    beatsPerBar: 4,
    scale: major,
    progressions: [
      [0, 4, 5, 3],
      [0, 2, 3, 4],
      [5, 3, 0, 4],
    ],
    layers: [
      layer('flute', 'tune', 1, 0.22, 0.1),
      layer('music-box', 'broken', 1, 0.28, -0.3),
      layer('strings', 'held', 0, 0.2, 0.1),
      layer('bass', 'bass', -2, 0.3, 0),
    ],
    rhythm: [],
  },
  wondering: {
    tempo: 86,
    beatsPerBar: 4,
    scale: lydian,
    progressions: [
      [0, 1, 0, 1],
      [0, 1, 5, 4],
      [0, 4, 1, 0],
    ],
    layers: [
      layer('music-box', 'tune', 1, 0.32, 0.2),
      layer('glockenspiel', 'broken', 1, 0.14, -0.45),
      layer('strings', 'held', 0, 0.24, 0),
      layer('bass', 'bass', -2, 0.25, 0),
    ],
    rhythm: [{ drum: 'triangle', strokes: 'o.......', gain: 0.07, pan: 0.5 }],
  },
  brave: {
    tempo: 106,
    beatsPerBar: 4,
    scale: mixolydian,
    progressions: [
      [0, 6, 3, 0],
      [0, 3, 6, 0],
      [0, 0, 6, 3],
    ],
    layers: [
      layer('horn', 'tune', 0, 0.26, 0.1),
      layer('pizzicato', 'pulse', 0, 0.24, -0.35),
      layer('strings', 'held', 0, 0.18, 0.2),
      layer('bass', 'bass', -2, 0.5, 0),
    ],
    rhythm: [
      { drum: 'tom', strokes: 'x..ox.o.', gain: 0.34, pan: -0.15 },
      { drum: 'shaker', strokes: 'oxoxoxox', gain: 0.06, pan: 0.4 },
    ],
  },
  triumphant: {
    tempo: 118,
    beatsPerBar: 4,
    scale: major,
    progressions: [
      [0, 3, 4, 0],
      [0, 4, 5, 3],
      [0, 3, 0, 4],
    ],
    layers: [
      layer('horn', 'tune', 0, 0.24, -0.1),
      layer('glockenspiel', 'tune', 2, 0.2, 0.25),
      layer('pizzicato', 'pulse', 0, 0.22, 0.35),
      layer('strings', 'held', 0, 0.2, 0),
      layer('bass', 'bass', -2, 0.5, 0),
    ],
    rhythm: [
      { drum: 'kick', strokes: 'x...x...', gain: 0.4, pan: 0 },
      { drum: 'tambourine', strokes: '..x...x.', gain: 0.14, pan: 0.35 },
      { drum: 'shaker', strokes: 'oxoxoxox', gain: 0.07, pan: -0.4 },
    ],
  },
  sleepy: {
    tempo: 72,
    beatsPerBar: 3,
    scale: major,
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 3, 4],
    ],
    layers: [
      layer('music-box', 'tune', 1, 0.34, 0.1),
      layer('music-box', 'broken', 0, 0.2, -0.3),
      layer('strings', 'held', 0, 0.16, 0.1),
    ],
    rhythm: [],
  },
};
