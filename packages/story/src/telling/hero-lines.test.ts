import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { childForms } from '../person/child-forms.ts';
import { withHeroLines } from './hero-lines.ts';

const told = (sentence: string): string[] =>
  withHeroLines(sentence, childForms('Mia', 'she')).map(({ speaker, text }) =>
    speaker === 'hero' ? `* ${text}` : text,
  );

describe('withHeroLines', () => {
  it('gives the child its own words, announced by the narrator', () => {
    assert.deepEqual(told('"I did it!" she shouted.'), ['She shouted:', '* I did it!']);
    assert.deepEqual(told('Then Mia said: "The clouds look like sheep!"'), [
      'Then Mia said:',
      '* The clouds look like sheep!',
    ]);
    assert.deepEqual(told('"Wait for me," she called and ran to the gate.'), [
      '* Wait for me.',
      'She called and ran to the gate.',
    ]);
  });

  it('leaves the words of others with the narrator', () => {
    assert.deepEqual(told('Grandma said, "Well done!"'), ['Grandma said, "Well done!"']);
    assert.deepEqual(told('She asked why, and he said "because".'), [
      'She asked why, and he said "because".',
    ]);
  });

  it('does not take a thought apart', () => {
    assert.deepEqual(told('She said that she was "four and a half".'), [
      'She said that she was "four and a half".',
    ]);
    assert.deepEqual(told('She said "trick or treat" to every neighbor.'), [
      'She said "trick or treat" to every neighbor.',
    ]);
  });
});
