import { random } from '@milestoon/drawing';
import type { SoundPlan } from '@milestoon/film';
import { arrangements } from './arrangements.ts';
import type { Arrangement, Mood } from './arrangements.ts';

/** A stretch of one mood, cut into whole beats. */
export interface Section {
  mood: Mood;
  start: number;
  end: number;
  beats: number;
  beat: number;
  chords: readonly number[];
  arrangement: Arrangement;
  isLast: boolean;
  /** Beats at the end on which the last chord rings; 0 where the music goes on. */
  finale: number;
}

/** Seconds that the last chord of the film needs to ring. */
const finaleSeconds = 2.2;
/** Step of the scale that leads home. */
export const dominant = 4;

/** Neighbouring stretches of one mood become one; each gets a tempo that fits it exactly. */
export function sectionsOf(plan: SoundPlan): Section[] {
  const merged: { mood: Mood; start: number; end: number }[] = [];
  for (const part of plan.music) {
    const before = merged.at(-1);
    if (before?.mood === part.mood) before.end = part.end;
    else if (part.end > part.start) merged.push({ ...part });
  }
  const dice = random(plan.seed ^ 0x5ec7);
  return merged.map((part, i): Section => {
    const arrangement = arrangements[part.mood];
    const seconds = part.end - part.start;
    const beats = Math.max(1, Math.round((seconds * arrangement.tempo) / 60));
    const beat = seconds / beats;
    const isLast = i === merged.length - 1;
    return {
      ...part,
      beats,
      beat,
      arrangement,
      chords: dice.pick(arrangement.progressions),
      isLast,
      finale: isLast ? Math.min(beats, Math.ceil(finaleSeconds / beat)) : 0,
    };
  });
}

/** Step of the scale on which the chord of a beat stands. Endings turn to the dominant; the film's goes home. */
export function chordAt(section: Section, beat: number): number {
  const { beats, finale, arrangement, chords, isLast } = section;
  const perBar = arrangement.beatsPerBar;
  if (isLast && beat >= beats - finale) return 0;
  const turn = isLast ? beats - finale - 2 : beats - 2;
  if (beat >= turn && beats > perBar) return dominant;
  return chords[Math.floor(beat / perBar) % chords.length] ?? 0;
}
