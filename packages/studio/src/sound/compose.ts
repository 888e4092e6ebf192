import { random } from '@milestoon/film/core';
import type { SoundPlan } from '@milestoon/film/timeline';
import { arrangements } from './arrangements.ts';
import type { Arrangement, Layer, Mood } from './arrangements.ts';
import type { Instrument } from './instruments.ts';
import type { Drum } from './percussion.ts';
import { beatsPerPhrase, composeTheme, nearestChordStep } from './theme.ts';
import type { Theme } from './theme.ts';

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

/** A stretch of one mood, cut into whole beats. */
interface Section {
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
/** The flourish sounds together with the first bar; louder it would startle. */
const openingGain = 0.6;
const dominant = 4;
/** How far a played tune steps back while somebody speaks. */
const tuneUnderSpeech = 0.45;

/** The same note between C2 and B2: lower is lost in small loudspeakers. */
const bassNote = (midi: number): number => 36 + (midi % 12);

/** Neighbouring stretches of one mood become one; each gets a tempo that fits it exactly. */
function sectionsOf(plan: SoundPlan): Section[] {
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
function chordAt(section: Section, beat: number): number {
  const { beats, finale, arrangement, chords, isLast } = section;
  const perBar = arrangement.beatsPerBar;
  if (isLast && beat >= beats - finale) return 0;
  const turn = isLast ? beats - finale - 2 : beats - 2;
  if (beat >= turn && beats > perBar) return dominant;
  return chords[Math.floor(beat / perBar) % chords.length] ?? 0;
}

/** Writes a section into the score. */
class SectionWriter {
  private readonly section: Section;
  private readonly theme: Theme;
  private readonly score: Score;
  private readonly dice: ReturnType<typeof random>;
  private readonly isSpoken: (time: number) => boolean;

  constructor(
    section: Section,
    theme: Theme,
    score: Score,
    seed: number,
    isSpoken: (time: number) => boolean,
  ) {
    this.section = section;
    this.theme = theme;
    this.score = score;
    this.dice = random(seed);
    this.isSpoken = isSpoken;
  }

  /** Scale steps → MIDI note. */
  private midi(step: number, octave: number): number {
    const { scale } = this.section.arrangement;
    const turns = Math.floor(step / 7);
    return this.theme.key + (scale[step - turns * 7] ?? 0) + 12 * (turns + octave);
  }

  private time(beat: number): number {
    return this.section.start + beat * this.section.beat;
  }

  private add(layer: Layer, step: number, beat: number, beats: number, accent = 1): void {
    const human = this.dice.bell();
    const midi = this.midi(step, layer.octave);
    this.score.notes.push({
      instrument: layer.instrument,
      midi: layer.instrument === 'bass' ? bassNote(midi) : midi,
      at: Math.max(0, this.time(beat) + human * 0.006),
      seconds: beats * this.section.beat,
      gain: layer.gain * accent * (1 + 0.1 * this.dice.signed()),
      pan: layer.pan,
    });
  }

  /** Beats before the last chord. */
  private get running(): number {
    return this.section.beats - this.section.finale;
  }

  /** Question, answer, then the question a third higher, answer, and a rest to breathe. */
  private tune(layer: Layer): void {
    const { arrangement } = this.section;
    const phrases = [
      [this.theme.question, 0],
      [this.theme.answer, 0],
      [this.theme.question, 2],
      [this.theme.answer, 0],
    ] as const;
    const perBar = arrangement.beatsPerBar;
    const length = perBar === 3 ? 6 : beatsPerPhrase;
    for (let phrase = 0; phrase * length < this.running; phrase++) {
      const [notes, lift] = phrases[phrase % phrases.length] ?? phrases[0];
      for (const note of notes) {
        // In three-four time the fourth beat of each bar falls away.
        const inBar = note.beat % 4;
        if (inBar >= perBar) continue;
        const beat = phrase * length + Math.floor(note.beat / 4) * perBar + inBar;
        if (beat >= this.running) break;
        const root = chordAt(this.section, beat);
        const step = note.step + lift;
        const strong = inBar === 0 || inBar === 2;
        const quiet = this.isSpoken(this.time(beat)) ? tuneUnderSpeech : 1;
        const beats = Math.min(note.beats, perBar - inBar, this.running - beat);
        this.add(layer, strong ? nearestChordStep(step, root) : step, beat, beats * 0.92, quiet);
      }
    }
  }

  /** A chord held while it lasts, in its closest position. */
  private held(layer: Layer): void {
    let from = 0;
    for (let beat = 1; beat <= this.running; beat++) {
      const root = chordAt(this.section, from);
      const perBar = this.section.arrangement.beatsPerBar;
      if (beat < this.running && chordAt(this.section, beat) === root && beat - from < perBar) continue;
      for (const tone of [0, 2, 4]) this.add(layer, (root + tone) % 7, from, beat - from);
      from = beat;
    }
  }

  private perBeat(write: (beat: number, root: number, inBar: number) => void): void {
    for (let beat = 0; beat < this.running; beat++)
      write(beat, chordAt(this.section, beat), beat % this.section.arrangement.beatsPerBar);
  }

  private figure(layer: Layer): void {
    switch (layer.figure) {
      case 'tune':
        return this.tune(layer);
      case 'held':
        return this.held(layer);
      case 'broken': {
        const shape = [0, 4, 2, 4, 7, 4, 2, 4];
        return this.perBeat((beat, root, inBar) => {
          for (const half of [0, 1])
            this.add(layer, root + (shape[inBar * 2 + half] ?? 0), beat + half / 2, 0.5);
        });
      }
      case 'offbeat':
        return this.perBeat((beat, root) => {
          for (const tone of [0, 2, 4]) this.add(layer, (root + tone) % 7, beat + 0.5, 0.4, 0.7);
        });
      case 'pulse':
        return this.perBeat((beat, root) => {
          for (const half of [0, 1]) {
            const accent = half === 0 ? 1 : 0.65;
            this.add(layer, root % 7, beat + half / 2, 0.4, accent);
            this.add(layer, (root + 4) % 7, beat + half / 2, 0.4, accent * 0.7);
          }
        });
      case 'bass':
        return this.perBeat((beat, root, inBar) => {
          if (inBar % 2 === 0) this.add(layer, root, beat, 1, inBar === 0 ? 1 : 0.7);
        });
      case 'hop':
        return this.perBeat((beat, root, inBar) => {
          if (inBar % 2 === 0) this.add(layer, inBar === 0 ? root : root - 3, beat, 1, inBar === 0 ? 1 : 0.8);
        });
    }
  }

  private rhythm(): void {
    const { arrangement } = this.section;
    for (const { drum, strokes, gain, pan } of arrangement.rhythm) {
      for (let eighth = 0; eighth < this.running * 2; eighth++) {
        const stroke = strokes[eighth % (arrangement.beatsPerBar * 2)];
        if (stroke !== 'x' && stroke !== 'o') continue;
        const accent = (stroke === 'x' ? 1 : 0.5) * (1 + 0.15 * this.dice.signed());
        const at = Math.max(0, this.time(eighth / 2) + this.dice.bell() * 0.005);
        this.score.strokes.push({ drum, at, gain: gain * accent, pan });
      }
    }
  }

  /** The last chord of the film, rolled upwards, with a bell on top. */
  private cadence(): void {
    const from = this.running;
    const roll = 0.07 / this.section.beat;
    const held = this.section.finale * 0.8;
    const last = (instrument: Instrument, octave: number, gain: number, pan: number): Layer => ({
      instrument,
      figure: 'held',
      octave,
      gain,
      pan,
    });
    [0, 2, 4, 7, 9].forEach((step, i) => {
      this.add(last('music-box', 0, 0.3, (i - 2) * 0.15), step, from + i * roll, held);
    });
    for (const step of [0, 4, 9]) this.add(last('strings', 0, 0.16, 0), step, from, held);
    this.add(last('bass', -2, 0.5, 0), 0, from, 1);
    this.add(last('glockenspiel', 2, 0.3, 0.2), 0, from + 5 * roll, held);
  }

  /** A run of chord tones that carries one mood into the next. */
  private transition(): void {
    if (this.section.isLast || this.section.beats < 4) return;
    const run: Layer = { instrument: 'music-box', figure: 'broken', octave: 1, gain: 0.16, pan: 0.2 };
    [0, 2, 4, 6, 7, 9, 11, 13].forEach((step, i) => {
      this.add(run, dominant + step - 7, this.section.beats - 1 + i / 8, 0.3, 0.6 + i * 0.06);
    });
  }

  write(): void {
    for (const layer of this.section.arrangement.layers) this.figure(layer);
    this.rhythm();
    this.transition();
    if (this.section.isLast) this.cadence();
  }
}

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

/** Composes the music of a film: one tune in every mood, a flourish at the start, a cadence at the end. */
export function compose(plan: SoundPlan, isSpoken: (time: number) => boolean): Score {
  const score: Score = { notes: [], strokes: [] };
  const theme = composeTheme(plan.seed);
  const sections = sectionsOf(plan);
  sections.forEach((section, i) => {
    new SectionWriter(section, theme, score, plan.seed + i * 7919, isSpoken).write();
  });
  if (sections.length > 0) opening(theme, score);
  return score;
}
