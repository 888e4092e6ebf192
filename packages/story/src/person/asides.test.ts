import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutBrackets } from './asides.ts';

it('says what stands in brackets behind a name', () => {
  for (const [written, said] of [
    ['Her brother Kip (14) kept telling her.', 'Her brother Kip, 14, kept telling her.'],
    ['She sat beside Kip (14).', 'She sat beside Kip, 14.'],
    ['Waffles (dog) ran and Button (the cat) slept.', 'Waffles, the dog, ran and Button, the cat, slept.'],
  ] as const)
    assert.equal(withoutBrackets(written, true), said);
  assert.equal(withoutBrackets('O Pudim (o gato) fugiu.', false), 'O Pudim, o gato, fugiu.');
});

it('leaves other brackets to whoever reads', () => {
  const text = 'My good teapot (NOT for sale) and Mia (so proud) left.';
  assert.equal(withoutBrackets(text, true), text);
});
