import type { SoundPlan } from '@milestoon/film';
import type { Instrument } from './instruments.ts';
import { bassNote, type Score } from './score.ts';
import { SectionWriter } from './section-writer.ts';
import { sectionsOf } from './sections.ts';
import { composeTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** The flourish sounds together with the first bar; louder it would startle. */
const openingGain = 0.6;

/** The title card's flourish: the key's chord, and a glissando up to the bell. */
function opening(theme: Theme, score: Score): void {
  const add = (instrument: Instrument, semitones: number, at: number, gain: number, pan: number): void => {
    const midi = theme.key + semitones;
    const note = instrument === 'bass' ? bassNote(midi) : midi;
    score.notes.push({ instrument, midi: note, at, seconds: 1.6, gain: gain * openingGain, pan });
  };
  for (const semitones of [0, 7, 16]) add('strings', semitones, 0, 0.18, 0);
  for (const semitones of [0, 4, 7]) add('pizzicato', semitones, 0, 0.3, -0.2);
  add('bass', -24, 0, 0.5, 0);
  [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24].forEach((semitones, i) => {
    add('music-box', semitones + 12, 0.05 + i * 0.055, 0.14 + i * 0.012, (i - 5) * 0.12);
  });
  add('glockenspiel', 36, 0.05 + 11 * 0.055, 0.3, 0.3);
}

/**
 * Composes the music of a film: the child's tune in every mood, a flourish at the start, a cadence at the end. The
 * tune is the same all through the season; chords, rhythm and hands are the episode's own.
 */
export function compose(plan: SoundPlan, isSpoken: (time: number) => boolean): Score {
  const score: Score = { notes: [], strokes: [] };
  const theme = composeTheme(plan.theme ?? plan.seed);
  const sections = sectionsOf(plan);
  sections.forEach((section, i) => {
    new SectionWriter(section, theme, score, plan.seed + i * 7919, isSpoken).write();
  });
  if (sections.length > 0) opening(theme, score);
  return score;
}
