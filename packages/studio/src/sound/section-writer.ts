import { random } from '@milestoon/drawing';
import type { Layer } from './arrangements.ts';
import type { Instrument } from './instruments.ts';
import type { Drum } from './percussion.ts';
import { bassNote, type Score } from './score.ts';
import { chordAt, dominant, type Section } from './sections.ts';
import { beatsPerPhrase, nearestChordStep } from './theme.ts';
import type { Theme } from './theme.ts';

/** How far a played tune steps back while somebody speaks. */
const tuneUnderSpeech = 0.45;

/** Writes a section into the score. */
export class SectionWriter {
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

  /**
   * The form of a song: question, answer, the question again, a bridge, the question a third higher, answer.
   * Further instruments of the tune leave it in the answers and go along a third below.
   */
  private tune(layer: Layer): void {
    const { arrangement } = this.section;
    const { question, answer, bridge } = this.theme;
    const perBar = arrangement.beatsPerBar;
    const length = perBar === 3 ? 6 : beatsPerPhrase;
    const form = [
      { notes: question, lift: 0, doubled: 0 },
      { notes: answer, lift: 0, doubled: -2 },
      { notes: question, lift: 0, doubled: 0 },
      { notes: bridge, lift: 0, doubled: 0 },
      { notes: question, lift: 2, doubled: -2 },
      { notes: answer, lift: 0, doubled: -2 },
    ] as const;
    const leads = arrangement.layers.find(({ figure }) => figure === 'tune') === layer;
    for (let phrase = 0; phrase * length < this.running; phrase++) {
      const { notes, lift, doubled } = form[phrase % form.length] ?? form[0];
      for (const note of notes) {
        // In three-four time the fourth beat of each bar falls away.
        const inBar = note.beat % 4;
        if (inBar >= perBar) continue;
        const beat = phrase * length + Math.floor(note.beat / 4) * perBar + inBar;
        if (beat >= this.running) break;
        const spoken = this.isSpoken(this.time(beat));
        // Words come first: quick notes are left out under them.
        if (spoken && note.beats < 1) continue;
        const root = chordAt(this.section, beat);
        const step = note.step + lift + (leads ? 0 : doubled);
        const strong = inBar === 0 || inBar === 2;
        const beats = Math.min(note.beats, perBar - inBar, this.running - beat);
        const quiet = spoken ? tuneUnderSpeech : 1;
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
    const perBar = arrangement.beatsPerBar;
    // A long stretch begins without drums, so that they can come in.
    const from = this.section.beats > perBar * 4 ? perBar : 0;
    for (const { drum, strokes, gain, pan } of arrangement.rhythm) {
      for (let eighth = from * 2; eighth < this.running * 2; eighth++) {
        const stroke = strokes[eighth % (perBar * 2)];
        if (stroke !== 'x' && stroke !== 'o') continue;
        this.stroke(drum, eighth / 2, gain * (stroke === 'x' ? 1 : 0.5), pan);
      }
    }
    const [first] = arrangement.rhythm;
    if (!first) return;
    // Four bars end on a little roll.
    for (let beat = perBar * 4 - 1; beat < this.running; beat += perBar * 4)
      for (const [i, at] of [0.25, 0.5, 0.75].entries())
        this.stroke(first.drum, beat + at, first.gain * (0.5 + 0.2 * i), first.pan);
  }

  private stroke(drum: Drum, beat: number, gain: number, pan: number): void {
    const at = Math.max(0, this.time(beat) + this.dice.bell() * 0.005);
    this.score.strokes.push({ drum, at, gain: gain * (1 + 0.15 * this.dice.signed()), pan });
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
