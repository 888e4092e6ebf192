import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SoundPlan } from '@milestoon/film';
import { compose } from './compose.ts';
import type { Note } from './score.ts';
import { composeTheme } from './theme.ts';

const plan = (part: Partial<SoundPlan> = {}): SoundPlan => ({
  seed: 3,
  theme: 11,
  duration: 48,
  speech: [],
  music: [
    { mood: 'cheerful', start: 0, end: 24 },
    { mood: 'triumphant', start: 24, end: 48 },
  ],
  effects: [],
  ...part,
});
const silent = (): boolean => false;
const notesOf = (of: SoundPlan, isSpoken = silent): Note[] =>
  compose(of, isSpoken).notes.sort((a, b) => a.at - b.at);
/** The pitches of a tune, relative to its first, while an instrument plays alone what it plays. */
const tuneOf = (notes: readonly Note[], instrument: string, from: number, count: number): number[] => {
  const own = notes.filter((note) => note.instrument === instrument && note.at >= from).slice(0, count);
  return own.map(({ midi }) => midi - (own[0]?.midi ?? 0));
};

describe('the music of a season', () => {
  it('has the same tune in every episode of a child, and another for another child', () => {
    const tune = ({ seed = 3, theme = 11 }) => composeTheme(plan({ seed, theme }).theme ?? seed);
    assert.deepEqual(tune({ seed: 3 }), tune({ seed: 4 }));
    const keyOf = (of: SoundPlan): number => {
      const last = notesOf(of)
        .filter(({ instrument }) => instrument === 'bass')
        .at(-1);
      return (last?.midi ?? 0) % 12;
    };
    assert.equal(keyOf(plan({ seed: 4 })), keyOf(plan()));
    const keys = new Set(Array.from({ length: 12 }, (_, theme) => keyOf(plan({ theme }))));
    assert.ok(keys.size >= 4, 'children have keys of their own');
    assert.notDeepEqual(notesOf(plan({ seed: 4 })), notesOf(plan()), 'yet no two episodes sound alike');
  });

  it('begins with the chord of its key and ends on it', () => {
    for (let theme = 0; theme < 20; theme++) {
      const of = plan({ theme });
      const { key } = composeTheme(theme);
      const notes = notesOf(of);
      const home = [0, 4, 7].map((semitones) => (key + semitones) % 12);
      const bass = notes.filter(({ instrument }) => instrument === 'bass');
      assert.equal(bass[0]?.midi, 36 + (key % 12));
      const last = bass.at(-1)?.at ?? 0;
      const end = notes.filter(({ at }) => at > last - 0.02);
      assert.ok(end.length >= 8);
      for (const { midi } of end) assert.ok(home.includes(midi % 12), `theme ${theme}: ${midi % 12}`);
      assert.equal(bass.at(-1)?.midi, 36 + (key % 12));
      assert.ok(last > of.duration - 3, 'there is time for it to ring');
    }
  });

  it('is not dull: several motifs, not one over and over', () => {
    const notes = notesOf(plan({ music: [{ mood: 'cheerful', start: 0, end: 48 }] }));
    const motifs = new Set<string>();
    for (let from = 1; from < 40; from += 4) motifs.add(tuneOf(notes, 'flute', from, 5).join());
    assert.ok(motifs.size >= 6, `${motifs.size} motifs`);
  });

  it('makes room for words: quick notes of the tune are left out under them', () => {
    const of = plan({ theme: 2 });
    const tune = (isSpoken: () => boolean): number =>
      notesOf(of, isSpoken).filter(({ instrument }) => instrument === 'flute').length;
    assert.ok(tune(() => true) <= tune(silent));
    const loud = notesOf(of).filter(({ instrument }) => instrument === 'flute');
    const quiet = notesOf(of, () => true).filter(({ instrument }) => instrument === 'flute');
    assert.ok(Math.max(...quiet.map(({ gain }) => gain)) < 0.6 * Math.max(...loud.map(({ gain }) => gain)));
  });
});
