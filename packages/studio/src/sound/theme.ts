import { random } from '@milestoon/drawing';

/** A note of a tune: beats from the start of its phrase, and steps of the scale from the key note. */
export interface ThemeNote {
  beat: number;
  beats: number;
  step: number;
}

/** A child's tune, the same in every mood and episode: a question of two bars, an answer, and a bridge between. */
export interface Theme {
  /** MIDI number of the key note, around middle C. */
  key: number;
  question: readonly ThemeNote[];
  answer: readonly ThemeNote[];
  /** Another rhythm, higher up, that leads back. */
  bridge: readonly ThemeNote[];
}

export const beatsPerPhrase = 8;

/** Onsets of tunes that a child can sing: long notes at the ends, few syncopations. */
const rhythms = [
  [0, 1, 2, 3, 4, 5, 6],
  [0, 1, 1.5, 2, 3, 4, 5, 6],
  [0, 0.5, 1, 2, 3, 4, 4.5, 5, 6],
  [0, 1.5, 2, 3, 4, 5.5, 6],
  [0, 2, 3, 4, 5, 6],
  [0, 0.5, 1, 1.5, 2, 4, 4.5, 5, 5.5, 6],
] as const;
const keys = [60, 62, 63, 65, 55, 57, 58] as const;
const chordSteps = [0, 2, 4, 7];
const moves = [-2, -1, -1, 1, 1, 1, 2, 2, 3, -3] as const;

const lowest = -1;
const highest = 8;

/** Closest step that belongs to the chord on `root` (a triad: root, third, fifth, in any octave). */
export function nearestChordStep(step: number, root: number): number {
  const distance = (candidate: number): number => Math.abs(candidate - step);
  const candidates = [-7, 0, 7, 14].flatMap((octave) => [0, 2, 4].map((tone) => root + tone + octave));
  return candidates.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
}

type Dice = ReturnType<typeof random>;

/** A line of steps and small leaps over these onsets. */
function wander(dice: Dice, onsets: readonly number[], start: number): ThemeNote[] {
  let step = start;
  let last = 0;
  return onsets.map((beat, i): ThemeNote => {
    const end = onsets[i + 1] ?? beatsPerPhrase;
    const note = { beat, beats: end - beat, step };
    // After a leap the tune turns back by a step: it can be sung.
    const move = Math.abs(last) > 2 ? -Math.sign(last) : dice.pick(moves);
    last = step + move > highest || step + move < lowest ? -move : move;
    step += last;
    return note;
  });
}

const endOn = (notes: readonly ThemeNote[], ...steps: number[]): ThemeNote[] =>
  notes.map((note, i) => ({ ...note, step: steps[i - notes.length + steps.length] ?? note.step }));

/**
 * Writes the tune of a seed. The question ends open, on the fifth or second; the answer comes home; the bridge has
 * a rhythm of its own and ends on the fifth, so that the question can follow.
 */
export function composeTheme(seed: number): Theme {
  const dice = random(seed ^ 0x7e3e);
  const key = dice.pick(keys);
  const rhythm = dice.pick(rhythms);
  const question = wander(dice, rhythm, dice.pick(chordSteps.slice(0, 3)));
  const close = dice.pick([0, 0, 7, 2]);
  const approach = close + dice.pick([-1, 1, 2]);
  const others = rhythms.filter((candidate) => candidate !== rhythm);
  return {
    key,
    question: endOn(question, dice.pick([4, 4, 1])),
    answer: endOn(question, approach, close),
    bridge: endOn(wander(dice, dice.pick(others), dice.pick([4, 5, 7])), 4),
  };
}
