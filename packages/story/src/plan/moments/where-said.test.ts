import assert from 'node:assert/strict';
import test from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

test('whoever asks something does so where they are, whatever it is about', () => {
  const moments = planOf('', {
    description: 'Mia cepilló al burro. Antes de dormir le preguntó a mamá si el burro sueña.',
    childName: 'Mia',
  }).moments;
  assert.equal(moments.at(-1)?.place.set, 'bedroom');
});

test('what stands before a journey in its sentence is not done where it ends', () => {
  const [first] = planOf('Mia cut her chin and we drove to the hospital.', { childName: 'Mia' }).moments;
  assert.notEqual(first?.place.set, 'ward');
});
